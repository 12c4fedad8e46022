#!/bin/sh
# A program in several processes (tpurun --mpi): the same bits as in one, for even and uneven deals of its devices; what is read and written where; what
# goes wrong in one ends all with an error that says who and where; two network namespaces, as two hosts. Needs OpenMPI; the namespaces need root.
#   mpi.sh BUILD_DIR
set -eu
. "$(dirname "$0")/lib.sh"
command -v mpirun >/dev/null || skip mpirun
[ -e "$build/libtpurt_mpi.so" ] || skip "libtpurt_mpi.so: MPI was not found when this was built"
compile() { "$build/tpucc" "$1" --replicas "$2" -o "$3" >log 2>&1 || fail "$1 is not compiled"; }
mpi() { mpirun --allow-run-as-root --oversubscribe "$@" </dev/null; }
results="0 1 2 3 4 5 6 7 8"
outputs() { for i in $results; do printf -- '--output output%s/0=%s%s.npy ' $i "$1" $i; done; }
same() { for i in $results; do cmp "${3:-one}$i.npy" "$1$i.npy" || fail "$2: result $i differs"; done; }

# ---- The same bits

compile "$here/mpi/collectives.mlir" 8 all.so
# shellcheck disable=SC2046 # words
"$build/tpurun" all.so $(outputs one) >log 2>&1 || fail "one process"
for n in 1 2 3 4; do
    # shellcheck disable=SC2046
    mpi -n $n "$build/tpurun" --mpi all.so --threads $((1 + n % 2)) $(outputs many) >log 2>&1 || fail "$n processes"
    same many "$n processes"
    rm -f many?.npy
done

# Compiled for some number of processes, which decides the order of sums, and run in any.
results="0 1 2 3"
for made_for in 1 2 4; do
    "$build/tpucc" "$here/mpi/large.mlir" --replicas 8 --processes $made_for -o large.so >log 2>&1 || fail "large.mlir for $made_for processes"
    # shellcheck disable=SC2046
    "$build/tpurun" large.so $(outputs alone) >log 2>&1 || fail "large.so in one process"
    for n in 2 3 4; do
        # shellcheck disable=SC2046
        mpi -n $n "$build/tpurun" --mpi large.so --threads 1 $(outputs many) >log 2>&1 || fail "large.so for $made_for, in $n processes"
        same many "large.so for $made_for, in $n processes" alone
    done
done
results="0 1 2 3 4 5 6 7 8"

# Programs over a mesh: the partitions of one replica are in several processes, which all have its whole results.
for name in collectives replicated_step; do
    jax=$data/models/jax/$name
    if [ ! -e "$jax/program.mlir" ]; then
        without "$jax"
        continue
    fi
    "$build/tpucc" "$jax/program.mlir" -o $name.so >log 2>&1 || fail "$name is not compiled"
    files="--rtol 1e-4"
    for file in "$jax"/arg*.npy; do files="$files --input $(basename "$file" .npy)=$file"; done
    for file in "$jax"/output*.npy; do files="$files --expect $(basename "$file" .npy)=$file"; done
    # shellcheck disable=SC2086 # words
    "$build/tpurun" $name.so $files --output output0=one.npy --output output1=more.npy >log 2>&1 || fail "$name in one process"
    # shellcheck disable=SC2086
    mpi -n 3 "$build/tpurun" --mpi $name.so $files --output output0=many.npy --output output1=several.npy >log 2>&1 || fail "$name in 3 processes"
    cmp one.npy many.npy && cmp more.npy several.npy || fail "$name in 3 processes"
done

# ---- Files: each process reads and writes what is of its own devices

mpi -n 3 "$build/tpurun" --mpi all.so --output output8@0=a.npy --output output8@7=b.npy --output output8=c.npy >log 2>&1 || fail "results of replicas"
cmp a.npy b.npy && cmp a.npy c.npy || fail "what is the same on each replica differs"
{ head -c 328 a.npy; printf '\001'; tail -c +330 a.npy; } >wrong.npy
mpi -n 3 "$build/tpurun" --mpi all.so --expect output8=a.npy --expect output0/0=one0.npy --atol 0 --rtol 0 >log 2>&1 || fail "--expect"
mpi -n 2 "$build/tpurun" --mpi all.so --expect output8@7=a.npy --expect output0/0=one1.npy --atol 0 --rtol 0 >log 2>&1 && fail "a wrong result"
grep -q "one1.npy: error: result 'output0', joined along dimension 0, differs" log || fail "a wrong result"
mpi -n 2 "$build/tpurun" --mpi all.so --expect output8@7=wrong.npy >log 2>&1 && fail "a wrong result of the other process"
grep -q "^process 1: wrong.npy: error: result 'output8' of replica 7 differs" log || fail "a wrong result of the other process"

cat >double.mlir <<'M'
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %y = stablehlo.add %x, %x : tensor<3xf32>
  return %y : tensor<3xf32>
}
M
compile double.mlir 4 double.so
printf "\223NUMPY\001\000\166\000{'descr': '<f4', 'fortran_order': False, 'shape': (12,), }%59s\n" '' >x.npy
printf '\000\000\200\077\000\000\000\100\000\000\100\100\000\000\200\100\000\000\240\100\000\000\300\100\000\000\340\100\000\000\000\101\000\000\020\101\000\000\040\101\000\000\060\101\000\000\100\101' >>x.npy
"$build/tpurun" double.so --input x/0=x.npy --output output/0=one.npy >log 2>&1 || fail "an array cut among replicas"
mpi -n 3 "$build/tpurun" --mpi double.so --input x/0=x.npy --output output/0=many.npy >log 2>&1 || fail "an array cut among replicas of 3 processes"
cmp one.npy many.npy || fail "an array cut among replicas of 3 processes"
mpi -n 2 "$build/tpurun" --mpi double.so --bench=0.1 --json --threads 1 >log 2>&1 || fail "--bench"
[ "$(grep -c '"program": "double.so"' log)" = 1 ] || fail "--bench prints one line"

if [ "$(nproc)" -ge 2 ]; then
    mpi -n 2 --bind-to none "$build/tpurun" --mpi double.so --input x/0=x.npy --pin --threads 1 --devices >log 2>&1 || fail "--pin"
    [ "$(grep -o 'bound to processor [0-9]*' log | sort -u | wc -l)" = 2 ] || fail "two processes are bound to one processor"
fi

# ---- What goes wrong

# wants CODE PATTERN ARGUMENT...: an exit code of mpirun and a line that it prints
wants() {
    code=$1 pattern=$2 got=0
    shift 2
    timeout 50 mpirun --allow-run-as-root --oversubscribe "$@" </dev/null >log 2>&1 || got=$?
    [ $got = "$code" ] || fail "exit code $got, not $code: $*"
    grep -Eq "$pattern" log || fail "no line '$pattern': $*"
}
wants 2 "^double.so: error: 5 processes are more than the program's 4 devices; start at most 4" -n 5 "$build/tpurun" --mpi double.so
wants 3 "^process 1: nowhere.npy: error: cannot open" -n 2 "$build/tpurun" --mpi double.so --input x/0=x.npy --input x@3=nowhere.npy
sed 's/stablehlo.add/stablehlo.multiply/' double.mlir >other.mlir
compile other.mlir 4 other.so
wants 3 "error: process [01] has another program, or another number of replicas, or runs it as another processor's" \
    -n 1 "$build/tpurun" --mpi double.so --bench=1 : -n 1 "$build/tpurun" --mpi other.so --bench=1
"$build/tpucc" double.mlir --replicas 4 --mcpu=haswell,x86-64-v3 -o likes.so >log 2>&1 || fail "two processors"
wants 3 "error: process [01] .* another processor's than (haswell|x86-64-v3); give all processes the same" \
    -n 1 "$build/tpurun" --mpi likes.so --bench=1 : -n 1 "$build/tpurun" --mpi likes.so --target x86-64-v3 --bench=1
mkdir alone
cp "$build/tpurun" alone
alone/tpurun --mpi double.so --bench=1 >log 2>&1 && fail "no transport"
grep -q "error: 'libtpurt_mpi.so', which connects processes, cannot be loaded" log || fail "no transport"

# A process that stops, and one that is killed, in a program that would run for hours.
compile "$here/mpi/long.mlir" 4 long.so
for signal in STOP KILL; do
    timeout 50 mpirun --allow-run-as-root --oversubscribe -n 4 "$build/tpurun" --mpi long.so --threads 1 --timeout 2 </dev/null >log 2>&1 &
    job=$! kids=
    for _ in 1 2 3 4 5 6 7 8 9 10; do
        sleep 0.3
        first=$(pgrep -P $job || true)
        kids=$(pgrep -P "${first:-0}" || true) # of mpirun, a child of timeout
        [ "$(echo "$kids" | wc -w)" = 4 ] && break
    done
    sleep 0.5
    # shellcheck disable=SC2086 # a list of numbers
    set -- "$build" $kids
    [ $# = 5 ] || fail "mpirun has not started four processes"
    third=
    for kid in $kids; do ! grep -zqx OMPI_COMM_WORLD_RANK=2 "/proc/$kid/environ" || third=$kid; done # they start in any order
    kill -$signal "$third"
    got=0
    wait $job || got=$?
    [ $got != 0 ] && [ $got != 124 ] || fail "SIG$signal: exit code $got"
    [ $signal = KILL ] ||
        grep -Eq "long.so: error: (process [013]: )?replica [013] has waited 2\.[0-9] seconds at '.*' for replica 2 of process 2; is that process still there\?" log || fail "SIG$signal"
done

# ---- Two hosts

a=tpa$$ b=tpb$$
# A container that may not make them, or a root folder that is not mounted, says nothing about the program.
without_hosts() {
    echo "skipped: two network namespaces, which take root's rights and a root folder of their own"
    exit 0
}
[ "$(id -u)" = 0 ] && command -v ip >/dev/null && ip netns add $a 2>/dev/null || without_hosts
trap 'ip netns del $a 2>/dev/null || :; ip netns del $b 2>/dev/null || :; rm -rf "$work"' EXIT
ip netns exec $a true 2>/dev/null || without_hosts
ip netns add $b
ip link add $a netns $a type veth peer name $b netns $b
ip -n $a addr add 10.77.0.1/24 dev $a
ip -n $b addr add 10.77.0.2/24 dev $b
for ns in $a $b; do
    ip -n $ns link set $ns up
    ip -n $ns link set lo up
done
cat >agent <<A
#!/bin/sh
# HOST COMMAND...: runs the command on the other host
shift
exec ip netns exec $b unshare --uts sh -c "hostname other; \$*"
A
chmod +x agent
net="--mca btl tcp,self --mca oob_tcp_if_include 10.77.0.0/24 --mca btl_tcp_if_include 10.77.0.0/24 --mca plm_rsh_agent $work/agent"
# shellcheck disable=SC2046,SC2086
timeout 50 ip netns exec $a mpirun --allow-run-as-root --oversubscribe --host 10.77.0.1:2,10.77.0.2:2 $net -n 4 "$build/tpurun" --mpi all.so --threads 1 \
    $(outputs hosts) </dev/null >log 2>&1 || fail "two hosts"
same hosts "two hosts"
