"""Wooden crates and jute sacks."""
import numpy as np

from .materials import linen, wood
from .mesh import group, lattice_faces, mesh, revolve, ripple, smooth_curve, thing


def board(name, size, material, at, turn=(0, 0, 0), parent=None, seed=0):
    """A sawn board, its edges slightly rounded and uneven. Grain runs along its longest side (X)."""
    nx, ny = 40, 9
    length, width, thick = size
    x, a = np.meshgrid(np.linspace(-.5, .5, nx) * length, np.linspace(0, 2 * np.pi, 24, endpoint=False), indexing='ij')
    y = np.sign(np.cos(a)) * abs(np.cos(a)) ** .25 * width / 2
    z = np.sign(np.sin(a)) * abs(np.sin(a)) ** .25 * thick / 2
    points = np.stack([x, y, z], -1).reshape(-1, 3)
    points += ripple(points + seed * 31, .35, seed)[:, None] * .03
    ends = []
    for index in (0, nx - 1):
        ends.append(list(range(index * 24, index * 24 + 24))[::(-1 if index == 0 else 1)])
    data = mesh(name, points, [list(f) for f in lattice_faces(nx, 24, close_columns=True)] + ends, [material])
    made = thing(name, data, at, turn, parent=parent)
    return made


def crate(width=42., depth=30., height=16., at=(0, 0, 0), turn=0., slats=3, material=None, seed=1):
    """An open slatted crate of pale poplar. Returns (group, inner mesh) for `Pile.against`."""
    rng = np.random.default_rng(seed)
    tones = [wood(f'poplar{i}', tuple(c * f for c in (.25, .165, .095)), tuple(c * f for c in (.52, .39, .25)),
                  plank=60., rough=.65) for i, f in enumerate((.85, 1., 1.12))]
    pick = lambda: material or tones[rng.integers(3)]
    whole = group('crate', at, (0, 0, turn))
    thick, tall = .7, (height - 1.) / slats - 1.1
    jitter = lambda amount=.12: rng.normal(0, amount)
    for row in range(slats):
        z = 1. + tall / 2 + row * (tall + 1.1)
        for side in (-1, 1):
            board('slat', (width, tall, thick), pick(), (jitter(), side * depth / 2, z + jitter(.06)), (90, 0, jitter(.3)),
                  whole, rng.integers(99))
            board('slat', (depth - thick, tall, thick), pick(), (side * (width / 2 - thick), 0, z + jitter(.06)),
                  (90, 0, 90 + jitter(.3)), whole, rng.integers(99))
    for sx in (-1, 1):
        for sy in (-1, 1):
            board('post', (height, 2.6, 1.6), pick(), (sx * (width / 2 - 1.9), sy * (depth / 2 - 1.2), height / 2),
                  (0, 90, 0), whole, rng.integers(99))
    count = int(depth // 6)
    for index in range(count):
        board('floor', (width - 1, depth / count - .5, thick), pick(),
              (0, (index + .5) / count * depth - depth / 2, .5), (0, 0, 0), whole, rng.integers(99))
    w, d = width / 2 - 1.2, depth / 2 - .6
    corner = [(-w, -d), (w, -d), (w, d), (-w, d)]
    points = [(x, y, z) for z in (.9, height * 3) for x, y in corner]
    inner = mesh('inside', points, np.array([[0, 1, 2, 3], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]]), smooth=False)
    return whole, inner


def sack(radius=11., height=17., at=(0, 0, 0), turn=0., seed=1, tone=(.36, .27, .165), roll=1.6):
    """An open jute sack standing full, its mouth rolled down. Returns (thing, inner mesh); fill it to the rim."""
    profile = smooth_curve([(0, .1), (radius * .8, 0), (radius * 1.02, 2.), (radius * 1.1, height * .35),
                            (radius * 1.02, height * .75), (radius * .97, height - 1.), (radius * 1.06, height + .2),
                            (radius * 1.16, height - .2), (radius * 1.17, height - roll * 1.2), (radius * 1.06, height - roll * 1.9),
                            (radius * 1.0, height - roll * 1.2), (radius * .98, height - .4), (radius * .94, height - .6),
                            (radius * .93, height - 4)], 160)
    data = revolve('sack', profile, [linen('jute', tone, threads=5.5)], 260)
    points = np.empty(len(data.vertices) * 3, np.float32)
    data.vertices.foreach_get('co', points)
    points = points.reshape(-1, 3)
    angle = np.arctan2(points[:, 1], points[:, 0])
    out = points[:, :2] / (np.linalg.norm(points[:, :2], axis=1)[:, None] + 1e-6)
    rng = np.random.default_rng(seed)
    pleat = sum(np.sin(angle * k + points[:, 2] * rng.uniform(-.12, .12) + rng.uniform(0, 6)) / (1 + k * .12)
                for k in rng.integers(3, 17, 7)) * .16
    low = np.clip(points[:, 2] / 3, 0, 1)
    points[:, :2] += out * (pleat * low + ripple(points, .22, seed) * .55 * low)[:, None]
    points[:, 2] += ripple(points, .16, seed + 4) * .6 * low
    data.vertices.foreach_set('co', points.ravel())
    made = thing('sack', data, at, (0, 0, turn))
    fence = revolve('inside', [(.01, height - 5), (radius * .9, height - 5), (radius * .93, height), (radius * .95, height * 2)], (), 40)
    return made, fence
