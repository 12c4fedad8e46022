#!/bin/sh
# tpurun train: a run that is killed, interrupted, finds its newest checkpoint damaged or its disk full ends, when it goes on, with the bits of one that was
# left alone, on any number of threads, from arrays and from TFRecord files; what it writes; what it refuses, with which words and exit code.
#   train.sh BUILD_DIR
set -eu
. "$(dirname "$0")/../lib.sh"
command -v python3 >/dev/null || skip python3
python3 "$here/make.py" # also other.safetensors, which no run wrote
"$build/tpucc" "$here/softmax.mlir" -o softmax.so
"$build/tpucc" "$here/predict.mlir" --train --loss sparse_categorical_crossentropy --data x --batch 32 -o made.so >/dev/null 2>&1
arrays=train_x.npy,train_y.npy

train() { "$build/tpurun" train softmax.so --shuffle --seed 3 "$@"; }
# says CODE TEXT COMMAND...: it ends with this code, and standard error has the text
says() {
    code=$1 text=$2
    shift 2
    got=0
    "$@" >out 2>err || got=$?
    [ $got = "$code" ] || wrong "$* ends with $got, not $code"
    [ -z "$text" ] || grep -qF -- "$text" err || { wrong "$* does not say '$text':"; cat err; }
    n=$((n + 1))
}
same() { cmp -s alone.safetensors "$1" || wrong "$2: other weights"; n=$((n + 1)); }

# --- one that is left alone; threads; TFRecord
train --data $arrays --validate test_x.npy,test_y.npy --epochs 40 --weights-out alone.safetensors --log log.jsonl --plot curve.svg >out
grep -q '^epoch 40/40: loss 0\.[0-9]*, accuracy 9[0-9]\.[0-9]* %; validation: loss 0\.[0-9]*, accuracy [89][0-9]' out || fail "the last epoch says otherwise"
python3 - <<'END' || fail "log or curve"
import json, xml.dom.minidom
rows = [json.loads(line) for line in open('log.jsonl')]
assert [r['epoch'] for r in rows] == list(range(1, 41)) and rows[-1]['step'] == 640 and rows[-1]['examples'] == 500
assert rows[-1]['loss'] < rows[0]['loss'] / 2 and rows[-1]['validation_accuracy'] > 0.8
svg = xml.dom.minidom.parse('curve.svg')
assert len(svg.getElementsByTagName('circle')) == 80
END
for threads in 1 3; do
    for readers in 1 4; do
        train --data $arrays --epochs 40 --threads $threads --readers $readers --quiet --weights-out w.safetensors >out
        [ ! -s out ] || wrong "--quiet says something"
        same w.safetensors "$threads threads, $readers readers"
    done
done
train --data shard0.tfrecord,shard1.tfrecord --epochs 40 --weights-out w.safetensors >out
same w.safetensors "TFRecord"
gzip -k s-00001-of-00005
train --data s-00000-of-00005,s-00001-of-00005.gz,s-00002-of-00005,s-00003-of-00005,s-00004-of-00005 --epochs 40 --weights-out w.safetensors >out
same w.safetensors "TFRecord of other writers"
says 1 "a group does not end" train --data open.tfrecord
says 1 "another group ends than began" train --data other.tfrecord
says 1 "groups lie too deep in each other" train --data deep.tfrecord
train --data "labels=train_y.npy" --data x=train_x.npy --epochs 40 --weights-out w.safetensors >out
same w.safetensors "arrays by name"

# --- killed at any moment, again and again
kills=0
while :; do
    "$build/tpurun" train softmax.so --shuffle --seed 3 --data $arrays --epochs 40 --checkpoint-dir killed --checkpoint-every 3 --weights-out w.safetensors \
        >out 2>err &
    pid=$!
    sleep 0.0$((kills * 7 % 9 + 1))
    kill -9 $pid 2>/dev/null || :
    if wait $pid 2>/dev/null; then break; fi
    kills=$((kills + 1))
    [ $kills -lt 300 ] || fail "it never ends"
done
same w.safetensors "$kills kills"
[ "$(ls killed | wc -l)" = 3 ] || wrong "not three checkpoints are kept"

# --- interrupted: it ends after its step, as the signal would have ended it
"$build/tpurun" train softmax.so --data $arrays --epochs 1000000 --checkpoint-dir long --log long.jsonl >out 2>err &
pid=$!
while [ ! -s long.jsonl ]; do sleep 0.05; done
kill -TERM $pid
got=0
wait $pid || got=$?
[ $got = 143 ] || wrong "SIGTERM: ends with $got"
grep -q 'interrupted after step [0-9]*; the same command goes on there' err || wrong "it does not say where it was interrupted"
n=$((n + 1))

# --- going on by parts: fewer epochs first; one damaged
train --data $arrays --epochs 13 --checkpoint-dir parts --log parts.jsonl >out
train --data $arrays --epochs 20 --checkpoint-dir parts --log parts.jsonl >out
last=$(ls parts | tail -n 1)
head -c 2000 "parts/$last" >cut && cp cut "parts/$last"
says 1 "which is cut off, or before it begins; the one of step 304 is whole" train --data $arrays --epochs 40 --checkpoint-dir parts
grep -q 'help: --skip-damaged goes on with the one of step 304' err || wrong "it does not advise --skip-damaged"
says 0 "it was renamed, and the one of step 304 is taken" train --data $arrays --epochs 40 --checkpoint-dir parts --skip-damaged --log parts.jsonl --weights-out w.safetensors
same w.safetensors "in parts, past a damaged checkpoint"
sed 's/, "validation_loss.*accuracy": [0-9.]*, "ex/, "ex/; s/"seconds.*//' log.jsonl >log.plain
sed 's/"seconds.*//' parts.jsonl | cmp -s - log.plain || wrong "the log of a run in parts differs"
train --data $arrays --epochs 40 --checkpoint-dir parts >out
grep -q 'nothing is left to do: 40 epochs are done; more --epochs go on' out || wrong "it does not say that all is done"
for other in '--seed 4' '--shuffle=10'; do
    # shellcheck disable=SC2086
    says 1 "the run that wrote this checkpoint had" "$build/tpurun" train softmax.so --seed 3 --shuffle $other --data $arrays --epochs 50 --checkpoint-dir parts
done
for other in '--drop-remainder' '--scale x=2'; do
    # shellcheck disable=SC2086
    says 1 "the run that wrote this checkpoint had s" train --data $arrays --epochs 50 --checkpoint-dir parts $other
done
says 1 "had records 500, this one has 77" train --data test_x.npy,test_y.npy --checkpoint-dir parts

# --- a full disk: a limit on the size of files
train --data $arrays --epochs 5 --checkpoint-dir full --keep 1 >out
cp -r full before
says 3 "cannot be written: File too large" sh -c 'ulimit -f 4; shift; exec "$0" "$@"' "$build/tpurun" - train softmax.so --shuffle --seed 3 --data $arrays --epochs 6 --checkpoint-dir full
diff -r full before >/dev/null || wrong "a full disk changed the checkpoint before"
train --data $arrays --epochs 40 --checkpoint-dir full --weights-out w.safetensors >out
same w.safetensors "after a full disk"

# --- weights for inference: of a checkpoint, without what belongs to its run, and alone
"$build/tpucc" "$here/predict.mlir" --weights "full/$(ls full | tail -n 1)" -o checkpoint.so
"$build/tpucc" "$here/predict.mlir" --weights w.safetensors -o weights.so
"$build/tpurun" weights.so --input x=test_x.npy --output logits=logits.npy
"$build/tpurun" checkpoint.so --input x=test_x.npy --expect logits=logits.npy --rtol 0 --atol 0 || wrong "the checkpoint's weights are others"
python3 - <<'END' || wrong "the compiled weights predict otherwise"
import json, struct
logits = struct.unpack('<308f', open('logits.npy', 'rb').read()[-1232:])
labels = open('test_y.npy', 'rb').read()[-77:]
right = sum(max(range(4), key=lambda c: logits[4 * i + c]) == labels[i] for i in range(77))
assert abs(right / 77 - json.loads(open('log.jsonl').readlines()[-1])['validation_accuracy']) < 1e-6
END
says 1 "tensor 'optimizer/momentum/w' fits no argument" "$build/tpucc" "$here/predict.mlir" --weights other.safetensors -o weights.so

# --- outputs that cannot be written, or are something else, are found before the first step
for option in '--weights-out no/w.safetensors' '--log no/x' '--plot no/x'; do
    # shellcheck disable=SC2086
    says 3 "cannot create a file here: there is no folder no" train --data $arrays --epochs 1000000 $option
    [ ! -s out ] || wrong "$option: it has begun to work"
done
says 3 ".: error: cannot write this file: Is a directory" train --data $arrays --epochs 1000000 --weights-out .
says 2 "--weights-out w.npy: what is written is a .safetensors file" train --data $arrays --epochs 1000000 --weights-out w.npy
cp train_y.npy kept.npy
says 2 "--log ./kept.npy is also a file of data, which would be overwritten" train --data train_x.npy,labels=kept.npy --log ./kept.npy
says 2 "--plot softmax.so is also the program" train --data $arrays --plot softmax.so
says 2 "--plot x is also --log x" train --data $arrays --log x --plot x
cmp -s train_y.npy kept.npy || wrong "data was overwritten"

# --- edges and mistakes
train --data one_x.npy,one_y.npy --validate one_x.npy,one_y.npy --epochs 3 >out || wrong "one example"
grep -q 'training: 1 example, x' out || wrong "one example is said to be several"
says 1 "there are no records" train --data none_x.npy,none_y.npy
: >empty.npy
says 1 "empty.npy: error: there are no records: the file is empty" train --data empty.npy
says 1 "empty.npy: the file is empty, where an array (.npy, idx) is read" train --data train_x.npy,empty.npy
printf 'PK\003\004\024\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\005\0\0\0y.npy.....' >both.npz
for files in train_x.npy,both.npz both.npz train_x.npy,labels=both.npz; do
    says 1 "both.npz: error: this is an archive of NumPy's arrays (.npz); data is files of one array each (.npy, idx), or of records (TFRecord)" train --data $files
    grep -qF 'numpy.save("both-" + name, a) for name, a in numpy.load("both.npz").items()' err || wrong "the way from .npz is not said"
    [ "$(grep -c error: err)" = 1 ] || wrong "there is more than one message"
done
printf '1,2,3\n4,5,6\n' >table.csv
says 1 "table.csv: error: this is text; data is files of one array each" train --data table.csv,train_y.npy
grep -qF 'numpy.save("table.npy", numpy.loadtxt("table.csv", delimiter=","' err || wrong "the way from a table is not said"
says 0 "" train --data shard0.tfrecord,empty.npy,shard1.tfrecord --epochs 40 --weights-out w.safetensors # a shard without records
same w.safetensors "TFRecord with an empty shard"
says 1 "test_y.npy: 77 records, and train_x.npy has 500" train --data train_x.npy,test_y.npy
says 1 "those are Python objects" train --data objects.npy,train_y.npy
says 1 "that is text" train --data text.npy,train_y.npy
says 2 "--scale: 'y' is no argument of 'train'" train --data $arrays --scale y=2
grep -q 'help: it has x, labels, weights' err || wrong "it does not say which there are"
says 2 "--scale: 'labels' takes i32, which are not multiplied" train --data $arrays --scale labels=2
says 2 "--scale: 'weights' is given no file" train --data $arrays --scale weights=2
says 0 "" train --data $arrays --scale x=1 --epochs 40 --weights-out w.safetensors
same w.safetensors "a scale of 1"
says 1 "the loss is no finite number after step 3" "$build/tpurun" train made.so --data train_x.npy,class_y.npy
grep -q 'note: record 77 has the label 4, which is no class: there are 4, from 0 on' err || wrong "it does not name the record"
says 1 "note: record 77 has the label 4, which is no class" "$build/tpurun" train made.so --shuffle --data train_x.npy,class_y.npy
says 1 "note: record 123: 'x' has the value nan" "$build/tpurun" train softmax.so --data nan_x.npy,train_y.npy
says 0 "the loss of the validation data is no finite number" "$build/tpurun" train made.so --data $arrays --validate train_x.npy,class_y.npy
grep -q 'note: record 77 has the label 4' err || wrong "it does not name the record of the validation data"
# weights of a file, in order or by name: those of 1 are as if none were given, a record of weight 0 as if it was not there, and short batches count
says 0 "" train --data $arrays,ones.npy --epochs 40 --weights-out w.safetensors
! grep -q weights err || wrong "it speaks of weights"
same w.safetensors "weights of a file, all 1"
says 0 "" "$build/tpurun" train made.so --data train_x.npy,class_y.npy,weights=but77.npy --epochs 2 # the label that is no class has the weight 0
says 0 "" train --data $arrays --epochs 1 --checkpoint-dir a/b/c/ckpt
[ "$(ls a/b/c/ckpt)" = step-000000000016.safetensors ] || wrong "the folders that it lies in are not made"
# none is whole: nothing is renamed, whatever is asked, and only what is possible is advised
for f in a/b/c/ckpt/*; do head -c 100 "$f" >cut && cp cut "$f"; done
says 1 "there is none before it that is whole" train --data $arrays --checkpoint-dir a/b/c/ckpt
grep -q 'help: another --checkpoint-dir begins anew' err && ! grep -q skip-damaged err || wrong "it advises what is not possible"
for again in 1 2; do says 1 "there is none before it that is whole, and none was renamed" train --data $arrays --checkpoint-dir a/b/c/ckpt --skip-damaged; done
[ "$(ls a/b/c/ckpt)" = step-000000000016.safetensors ] || wrong "a checkpoint was renamed"
says 2 "argument 'labels' is given no file: --data takes one for each argument, in order or as NAME=FILE: x, labels, weights; weights may be left out" train --data train_x.npy
says 2 "--data lables=train_y.npy: 'lables' is no argument" train --data x=train_x.npy,lables=train_y.npy
grep -q 'help: did you mean labels=train_y.npy?' err || wrong "it does not guess the argument"
cp train_y.npy odd=y.npy
says 0 "" train --data train_x.npy,odd=y.npy # a name with a sign in it
says 1 "note: it is given for argument 'x', tensor<8xf32>" train --data train_y.npy,train_x.npy
grep -q 'help: --data NAME=FILE,.. says which file is which argument.s: x, labels, weights' err || wrong "it does not say how files are named"
says 2 "--data has 1 file more than there are arguments" train --data train_x.npy,train_y.npy,test_x.npy,test_y.npy
says 2 "compiled for a batch of 32, not 64; compile it again with --batch 64" train --data $arrays --batch 64
says 1 "record 499 has the value 1099511627776, which is no i32" train --data train_x.npy,far_y.npy
says 1 "a record is [8], [] is wanted" train --data train_x.npy,train_x.npy
says 3 "absent.npy: cannot open" train --data absent.npy,train_y.npy
says 2 "TFRecord files and arrays" train --data train_x.npy,shard0.tfrecord
says 2 "--data was not given" train
says 2 "takes NAME=F or F" train --data $arrays --scale x=
says 2 "--keep would change nothing without --checkpoint-dir" train --data $arrays --keep 2
# --- options of tpucc that would change nothing, or not what they seem to
makes() {
    code=$1 text=$2
    shift 2
    says "$code" "$text" "$build/tpucc" "$here/predict.mlir" --train --loss sparse_categorical_crossentropy -o refused.so "$@"
}
makes 2 "--metrics top5: there are 4 classes, of which the label is always among the 5 largest" --data x --metrics top5
makes 2 "--metrics top4: there are 4 classes" --data x --metrics accuracy,top4
makes 0 "" --data x --metrics top3
makes 2 "clip_norm takes a number above 0, not '0'" --data x --optimizer sgd:clip_norm=0
makes 0 "warning: --frozen: 'w' stays at the random values that init draws" --init w=he_normal --init b=zeros --frozen w
makes 0 "warning: --frozen: 'w' stays at the random values that init draws" --data x --frozen w
makes 0 "" --init w=ones --init b=zeros --frozen w
! grep -q warning err || wrong "it warns of what is frozen at ones"
makes 2 "--weights-as would change nothing" --data x --weights-as=int8
makes 2 "--weights-as would change nothing" --data x --weights-as=bf16
printf 'func.func @main(%%x: tensor<4xf32>) -> tensor<4xf32> {\n  return %%x : tensor<4xf32>\n}\n' >plain.mlir
"$build/tpucc" plain.mlir -o plain.so
says 1 "this program cannot be trained: it has no entry point 'train'" "$build/tpurun" train plain.so --data $arrays
[ $failed = 0 ] || fail "$failed of $n"
echo "train: $n runs end as they should, one of them after $kills kills"
