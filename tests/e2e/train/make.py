# Makes the data of train.sh, here, without any library: points of 8 numbers in 4 classes, as arrays and as TFRecord files in two shards (records in turn).
import struct


def npy(path, descr, shape, data):
    h = "{'descr': '%s', 'fortran_order': False, 'shape': %s, }" % (descr, shape)
    h += ' ' * ((-10 - len(h) - 1) % 64) + '\n'
    open(path, 'wb').write(b'\x93NUMPY\x01\x00' + struct.pack('<H', len(h)) + h.encode() + data)
s = 1


def rnd():
    global s
    s = (s * 6364136223846793005 + 1442695040888963407) % 2**64
    return (s >> 40) / 2**24 - 0.5


def rows(n):
    x, y = [], []
    for _ in range(n):
        v = [rnd() * 2 for _ in range(8)]
        y.append((v[0] + v[1] > 0) * 2 + (v[2] - v[3] > 0))
        x += v
    return x, y
for name, n in (('train', 500), ('test', 77)):
    x, y = rows(n)
    npy(name + '_x.npy', '<f4', '(%d, 8)' % n, struct.pack('<%df' % len(x), *x))
    npy(name + '_y.npy', '|u1', '(%d,)' % n, bytes(y))
    if name == 'train':
        kept = x, y


def crc32c(data):
    crc = 0xffffffff
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ (0x82f63b78 if crc & 1 else 0)
    crc ^= 0xffffffff
    return ((crc >> 15 | crc << 17) + 0xa282ead8) & 0xffffffff


def record(data):
    length = struct.pack('<Q', len(data))
    return length + struct.pack('<I', crc32c(length)) + data + struct.pack('<I', crc32c(data))


def part(field, data):
    assert len(data) < 128
    return bytes([field << 3 | 2, len(data)]) + data


def feature(name, kind, values):
    return part(1, part(1, name) + part(2, part(kind, part(1, values))))


x, y = kept
for shard in range(2):
    with open('shard%d.tfrecord' % shard, 'wb') as f:
        for i in range(shard, 500, 2):
            f.write(record(part(1, feature(b'labels', 3, bytes([y[i]])) + feature(b'x', 2, struct.pack('<8f', *x[8 * i:8 * i + 8])))))
# As other writers may: values one by one, packed, in pieces, varints longer than they need to be, fields in any order, unknown ones of every kind (groups,
# too), a message in two pieces, features that nobody asked for, one that is empty.
def varint(v):
    v, out = v % 2**64, b''
    while v > 127:
        out, v = out + bytes([v & 127 | 128]), v >> 7
    return out + bytes([v])


def long_part(field, data):
    return varint(field << 3 | 2) + varint(len(data)) + data


def labels_by(how, v):
    packed = part(3, part(1, bytes([v])))
    return [packed, part(3, bytes([1 << 3, v])), part(3, part(1, bytes([v | 128, 128, 0]))), part(1, b'') + packed][how]


def floats_by(how, v):
    first, rest = struct.pack('<3f', *v[:3]), struct.pack('<5f', *v[3:])
    single = b''.join(bytes([1 << 3 | 5]) + struct.pack('<f', f) for f in v)
    unknown = part(2, part(1, first) + bytes([9 << 3, 77]) + part(1, rest))
    return [part(2, part(1, first + rest)), part(2, single), part(2, part(1, first)) + part(2, part(1, rest)), unknown][how]


def entry(name, value, turned):
    both = [part(1, name), long_part(2, value)]
    return long_part(1, b''.join(both[::-1] if turned else both))


unasked = [part(1, part(1, b'abc') + part(1, b'')), part(3, long_part(1, varint(-1) + varint(1 << 40))), b'', part(3, b'')]
group = bytes([9 << 3 | 3, 4 << 3, 1, 2 << 3 | 3, 3 << 3 | 2, 1, 0, 2 << 3 | 4, 9 << 3 | 4])
for shard in range(5):
    with open('s-%05d-of-00005' % shard, 'wb') as f:
        for i in range(shard, 500, 5):
            k = i // 5
            parts = [entry(b'labels', labels_by(k % 4, y[i]), k & 1), entry(b'x', floats_by(k // 4 % 4, x[8 * i:8 * i + 8]), k & 2),
                     entry(b'unasked', unasked[k % 4], 0), entry('gr\u00f6\u00dfe'.encode(), long_part(1, long_part(1, bytes(300))), 1)]
            parts = parts[k % 4:] + parts[:k % 4]
            whole = long_part(1, b''.join(parts))
            if k % 5 == 1:
                whole = long_part(1, parts[0] + parts[1]) + long_part(1, parts[2] + parts[3])
            if k % 5 == 2:
                whole = bytes([7 << 3 | 1]) + bytes(8) + whole + part(15, b'xyz') + varint(300 << 3 | 5) + b'abcd'
            if k % 5 == 3:
                whole = group + whole + group
            f.write(record(whole))
for name, bytes_ in (('open', group[:-1]), ('other', group[:-1] + bytes([8 << 3 | 4])), ('deep', bytes([9 << 3 | 3]) * 200)):
    open(name + '.tfrecord', 'wb').write(record(bytes_))
npy('one_x.npy', '<f4', '(1, 8)', struct.pack('<8f', *x[:8]))
npy('one_y.npy', '|u1', '(1,)', bytes(y[:1]))
npy('none_x.npy', '<f4', '(0, 8)', b'')
npy('none_y.npy', '|u1', '(0,)', b'')
npy('far_y.npy', '<i8', '(500,)', struct.pack('<500q', *([1] * 499 + [1 << 40])))
npy('class_y.npy', '|u1', '(500,)', bytes(y[:77] + [4] + y[78:]))
npy('nan_x.npy', '<f4', '(500, 8)', struct.pack('<4000f', *x[:987], float('nan'), *x[988:]))
npy('ones.npy', '<f4', '(500,)', struct.pack('<500f', *[1] * 500))
npy('but77.npy', '<f4', '(500,)', struct.pack('<500f', *[1] * 77, 0, *[1] * 422))
npy('objects.npy', '|O', '(500,)', bytes(4000))
npy('text.npy', '<U8', '(500,)', bytes(16000))

header = b'{"w":{"dtype":"F32","shape":[8,4],"data_offsets":[0,128]},"optimizer/momentum/w":{"dtype":"F32","shape":[1],"data_offsets":[128,132]}}'
open('other.safetensors', 'wb').write(struct.pack('<Q', len(header)) + header + bytes(132))
