"""Wooden crates and pallets, and jute sacks."""
import numpy as np

from .materials import linen, wood
from .mesh import coordinates, lattice_faces, mesh, revolve, ripple, smooth_curve
from .objects import add_group, add_object
from .pile import Pile


def board(name, size, material, at, turn=(0, 0, 0), parent=None, seed=0, edge=.25):
    """A sawn board with uneven, slightly rounded edges; a smaller `edge` is sharper. The grain runs along X, its longest side."""
    nx, ny = 40, 9
    length, width, thick = size
    x, a = np.meshgrid(np.linspace(-.5, .5, nx) * length, np.linspace(0, 2 * np.pi, 24, endpoint=False), indexing='ij')
    y = np.sign(np.cos(a)) * abs(np.cos(a)) ** edge * width / 2
    z = np.sign(np.sin(a)) * abs(np.sin(a)) ** edge * thick / 2
    points = np.stack([x, y, z], -1).reshape(-1, 3)
    points += ripple(points + seed * 31, .35, seed)[:, None] * .03
    ends = []
    for index in (0, nx - 1):
        ends.append(list(range(index * 24, index * 24 + 24))[::(-1 if index == 0 else 1)])
    data = mesh(name, points, [list(f) for f in lattice_faces(nx, 24, close_columns=True)] + ends, [material])
    made = add_object(name, data, at, turn, parent=parent)
    return made


def crate(width=42., depth=30., height=16., at=(0, 0, 0), turn=0., slats=3, material=None, seed=1, sawn=False):
    """An open slatted crate of pale poplar. Return the group and the inner mesh, for `Pile.add_obstacle`.

    `sawn` slats are flat and have sharp edges; the others are rounded.
    """
    rng, edge, count = np.random.default_rng(seed), .1 if sawn else .25, 9 if sawn else 3
    tones = [wood(f'poplar{i}', tuple(c * f for c in (.25, .165, .095)), tuple(c * f for c in (.52, .39, .25)),
                  plank=60., rough=.65, start=-30. - 60 * i if sawn else 0.) for i, f in enumerate((.85, 1., 1.12) * (count // 3))]
    pick = lambda: material or tones[rng.integers(count)]
    whole = add_group('crate', at, (0, 0, turn))
    thick, tall = .7, (height - 1.) / slats - 1.1
    jitter = lambda amount=.12: rng.normal(0, amount)
    for row in range(slats):
        z = 1. + tall / 2 + row * (tall + 1.1)
        for side in (-1, 1):
            board('slat', (width, tall, thick), pick(), (jitter(), side * depth / 2, z + jitter(.06)), (90, 0, jitter(.3)),
                  whole, rng.integers(99), edge)
            board('slat', (depth - thick, tall, thick), pick(), (side * (width / 2 - thick), 0, z + jitter(.06)),
                  (90, 0, 90 + jitter(.3)), whole, rng.integers(99), edge)
    for sx in (-1, 1):
        for sy in (-1, 1):
            board('post', (height, 2.6, 1.6), pick(), (sx * (width / 2 - 1.9), sy * (depth / 2 - 1.2), height / 2),
                  (0, 90, 0), whole, rng.integers(99), edge)
    planks = int(depth // 6)
    for index in range(planks):
        board('floor', (width - 1, depth / planks - .5, thick), pick(),
              (0, (index + .5) / planks * depth - depth / 2, .5), (0, 0, 0), whole, rng.integers(99), edge)
    w, d = width / 2 - 1.2, depth / 2 - .6
    corner = [(-w, -d), (w, -d), (w, d), (-w, d)]
    points = [(x, y, z) for z in (.9, height * 3) for x, y in corner]
    inner = mesh('inside', points, np.array([[0, 1, 2, 3], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]]), smooth=False)
    return whole, inner


def sack(radius=11., height=17., at=(0, 0, 0), turn=0., seed=1, tone=(.36, .27, .165), roll=1.6):
    """An open jute sack, its rim rolled down. Return the object and the inner mesh. The sack has the shape of a full one: fill it to the rim."""
    profile = smooth_curve([(0, .1), (radius * .8, 0), (radius * 1.02, 2.), (radius * 1.1, height * .35),
                            (radius * 1.02, height * .75), (radius * .97, height - 1.), (radius * 1.06, height + .2),
                            (radius * 1.16, height - .2), (radius * 1.17, height - roll * 1.2), (radius * 1.10, height - roll * 1.9),
                            (radius * 1.0, height - roll * 1.2), (radius * .98, height - .4), (radius * .94, height - .6),
                            (radius * .93, height - 4)], 160)
    data = revolve('sack', profile, [linen('jute', tone, threads=3.4, along='cloth', relief=.09)], 360)
    points = coordinates(data)
    # The weave's coordinates jump at the back, where the camera does not see the seam.
    angle = np.arctan2(points[:, 0], -points[:, 1])
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(profile, axis=0), axis=1))])
    cloth = np.stack([angle * radius, np.tile(length, 360), 0 * angle], -1)
    data.attributes.new('cloth', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', cloth.astype(np.float32).ravel())
    out = points[:, :2] / (np.linalg.norm(points[:, :2], axis=1)[:, None] + 1e-6)
    rng = np.random.default_rng(seed)
    pleat = sum(np.sin(angle * k + points[:, 2] * rng.uniform(-.12, .12) + rng.uniform(0, 6)) / (1 + k * .12)
                for k in rng.integers(3, 17, 7)) * .16
    for _ in range(26):
        lean, level, wide, high = rng.normal(0, .045), rng.uniform(1, height - 5), rng.uniform(.035, .10), rng.uniform(2, 5)
        gap = (angle - rng.uniform(-np.pi, np.pi) + lean * (points[:, 2] - level) + np.pi) % (2 * np.pi) - np.pi
        pleat += rng.choice([-.75, 1]) * rng.uniform(.2, .5) * np.exp(-(gap / wide) ** 2 - ((points[:, 2] - level) / high) ** 2)
    low = np.clip(points[:, 2] / 3, 0, 1)
    points[:, :2] += out * (pleat * low + ripple(points, .22, seed) * .55 * low)[:, None]
    points[:, 2] += ripple(points, .16, seed + 4) * .6 * low
    data.vertices.foreach_set('co', points.ravel())
    made = add_object('sack', data, at, (0, 0, turn))
    fence = revolve('inside', [(.01, height - 5), (radius * .9, height - 5), (radius * .93, height), (radius * .95, height * 2)], (), 40)
    return made, fence


def pallet(width=120., depth=80., at=(0, 0, 0), turn=0., seed=1):
    """A wooden pallet 14 cm high: boards across, nine blocks, runners below. Return the group."""
    rng = np.random.default_rng(seed)
    worn = [wood(f'pallet{i}', tuple(c * f for c in (.15, .105, .068)), tuple(c * f for c in (.36, .28, .19)), plank=90., rough=.75, start=-45. - 90 * i)
            for i, f in enumerate((.8, 1., 1.15))]
    pick = lambda: worn[rng.integers(3)]
    whole = add_group('pallet', at, (0, 0, turn))
    for index in range(7):
        y = (index / 6 - .5) * (depth - 10)
        board('deck', (width, 10 - (index % 2) * 1.5, 2), pick(), (rng.normal(0, .3), y, 13), (0, 0, rng.normal(0, .2)), whole, rng.integers(99), .12)
    for x in (-1, 0, 1):
        board('bearer', (depth, 9.5, 2), pick(), (x * (width / 2 - 6), 0, 10.9), (0, 0, 90), whole, rng.integers(99), .12)
        board('runner', (depth, 9.5, 2), pick(), (x * (width / 2 - 6), 0, 1), (0, 0, 90), whole, rng.integers(99), .12)
        for y in (-1, 0, 1):
            board('block', (10, 9.5, 8.2), pick(), (x * (width / 2 - 6), y * (depth / 2 - 6), 5.9), (0, 0, 90), whole, rng.integers(99), .12)
    return whole


def box(width, depth, height):
    """A closed box around a crate or punnet, for `Pile.add_obstacle`: bodies that fall beside it do not enter it."""
    corners = [(x * width / 2, y * depth / 2, z) for z in (0, height) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    return mesh('box', corners, np.array([[0, 3, 2, 1], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]]), smooth=False)


def heaped_crate(name, rng, models, size, at, turn, across, dome, slats=3, seed=1, layers=2, gap=7.5):
    """A crate heaped above its rim. Layers of fruit, `across` side by side, fall on a hidden floor that is higher in the middle.

    The floor saves the fruit that nobody would see. `dome` is its height at the walls and in the middle;
    `gap` is the distance between layers before they fall.
    """
    width, depth, _ = size
    _, inner = crate(*size, at, turn, slats, seed=seed)
    x, y = np.meshgrid(np.linspace(-.5, .5, 17) * width, np.linspace(-.5, .5, 13) * depth, indexing='ij')
    swell = np.clip(np.cos(np.pi * x / width) * np.cos(np.pi * y / depth), 0, 1) ** .7
    heap = Pile(name)
    heap.add_obstacle(inner, at, (0, 0, turn))
    heap.add_obstacle(mesh('floor', np.stack([x, y, dome[0] + (dome[1] - dome[0]) * swell], -1).reshape(-1, 3), lattice_faces(17, 13)), at, (0, 0, turn), .9)
    along, aside = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    deep = max(2, round(across * depth / width))
    for layer in range(layers):
        for i in range(across - layer):
            for j in range(deep - layer):
                u = ((i + .5 + layer / 2) / across - .5) * (width - 4) + rng.uniform(-.6, .6)
                v = ((j + .5 + layer / 2) / deep - .5) * (depth - 4) + rng.uniform(-.6, .6)
                place = at[0] + u * along - v * aside, at[1] + u * aside + v * along, at[2] + dome[1] + 5 + layer * gap + rng.uniform(0, 1.5)
                heap.drop(rng.choice(models), place, [rng.uniform(0, 360) for _ in range(3)])
    return heap.settle(110, friction=.95, damping=.75, ground=False)
