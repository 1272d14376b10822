"""A bell pepper halved lengthwise: the cut wall and stalk, the hollow with its ribs, and the core with its seeds."""
import numpy as np
from mathutils.kdtree import KDTree

from produce.pepper import SEED, SKIN, Shape, WALL, add_stalk
from kit.mesh import Parts, lattice_faces, mesh, ripple, smooth_curve

SEED_FACES = lattice_faces(12, 28, close_columns=True)


def half_pepper(seed, skins, height=8.6, radius=3.9, lobes=4):
    """Half a pepper, cut in the plane of X and Z. The hollow faces -Y."""
    shape = Shape(seed, height, radius, lobes, half=True)
    rows, columns = shape.t.shape
    outer = shape.points
    outer[:, (0, -1), 1] = 0
    parts = Parts()
    edge = np.vstack([outer[:, 0], outer[::-1, -1]])
    hollow, rib = carve_hollow(shape, edge, seed)
    rib = np.maximum(rib, foot_of_stalk(hollow, height))
    parts.add(hollow, lattice_faces(*rib.shape, close_rows=True), WALL, rib=rib.ravel(), cut=0.)
    share = np.linspace(0, 1, 15)
    rim = edge[:, None] * (1 - share[:, None]) + hollow[:, None, 0] * share[:, None]
    pith = foot_of_stalk(rim, height)
    # The cut is flat, but its edges are a little round.
    rim[:, :, 1] = .07 * abs(2 * share - 1) ** 7 * (1 - pith)
    parts.add(outer, lattice_faces(rows, columns), SKIN, groove=shape.groove.ravel(), top=np.exp(-(shape.t.ravel() / .11) ** 2))
    parts.add(rim, lattice_faces(len(edge), 15, close_rows=True), WALL, rib=np.maximum(pith, .05).ravel(),
              cut=(np.clip(1.15 - share * 9, 0, 1) * (1 - pith)).ravel(), wet=(1 - pith).ravel())
    add_core(parts, shape.rng, seed, height, radius)
    add_stalk(parts, shape, half=True)
    return parts.mesh(f'half pepper{seed}', skins)


def foot_of_stalk(points, height):
    """How much each point belongs to the white flesh under the stalk (0 to 1)."""
    return np.exp(-(np.linalg.norm(points - [0, 0, .20 * height], axis=-1) / 1.15) ** 4)


def carve_hollow(shape, edge, seed):
    """The hollow's surface: for every direction from a point inside, the farthest point that leaves a wall's thickness.

    The directions of the first column point at `edge`, the skin's outline in the plane of the cut. Also return how much
    each point belongs to a rib.
    """
    centre = np.array([0, 0, -.06 * shape.height])
    skin = shape.points[::2, ::3].reshape(-1, 3)
    tree = KDTree(len(skin))
    for index, point in enumerate(skin):
        tree.insert(point, index)
    tree.balance()
    around = np.unwrap(np.arctan2(edge[:, 2] - centre[2], edge[:, 0] - centre[0]))[:, None]
    away = np.linspace(0, np.pi / 2, 120)[None]
    ray = np.stack([np.cos(away) * np.cos(around), np.sin(away) + 0 * around, np.cos(away) * np.sin(around)], -1).reshape(-1, 3)
    thick = .52 + .06 * ripple(ray, 3., seed + 2) + .38 * np.clip(ray[:, 2], 0, 1) ** 8
    far = np.zeros(len(ray))
    for step in range(16):
        for index, point in enumerate(centre + ray * far[:, None]):
            far[index] += .9 * (tree.find(point)[2] - thick[index])
    # A rib runs down the wall between two lobes; it is widest and highest at the top.
    wall = centre + ray * far[:, None]
    height = wall[:, 2] / shape.height
    angle = np.arctan2(wall[:, 1], wall[:, 0]) + .10 * np.sin(height * 9 + seed)
    apart = np.min([abs((angle - valley + np.pi) % (2 * np.pi) - np.pi) for valley in shape.valleys], 0) * np.hypot(wall[:, 0], wall[:, 1])
    rib = np.exp(-(apart / np.interp(height, [-.45, 0, .35], [.10, .18, .34])) ** 2) * np.interp(height, [-.42, -.30, 0], [0, .5, .9])
    points = wall - ray * (np.interp(height, [-.3, .1, .35], [.10, .28, .75]) * rib + .035 * ripple(wall, 4.5, seed))[:, None]
    points.reshape(*around.shape[:1], 120, 3)[:, 0, 1] = 0
    return points.reshape(len(edge), 120, 3), rib.reshape(len(edge), 120)


def add_core(parts, rng, seed, height, radius):
    """Add the pale core that hangs from the stalk's foot, cut flat in front, and the seeds on its flanks."""
    rows, columns = 100, 160
    knots = smooth_curve([(.30, .10), (.33, 0), (.36, -.07), (.36, -.15), (.30, -.23), (.21, -.29), (.10, -.325), (0, -.33)], rows)
    a = np.broadcast_to(np.linspace(0, 2 * np.pi, columns, endpoint=False), (rows, columns))
    lobed = 1 + .15 * np.cos(a * 3 + seed) + .06 * np.sin(a * 7 + knots[:, 1:] * 14)
    r, z = knots[:, :1] * radius * lobed, .20 * height + knots[:, 1:] * height + 0 * a
    flat = np.stack([r * np.cos(a), r * np.sin(a) + .95, z], -1).reshape(-1, 3)
    flat = flat + ripple(flat, 1.5, seed)[:, None] * .16 + ripple(flat, 5., seed + 1)[:, None] * .03
    cut = np.exp(-np.maximum(flat[:, 1] - .05, 0) / .03)
    # The cut lies just in front of the wall's cut, and sinks behind it at the top.
    front = .08 * np.clip(flat[:, 2] / height - .16, 0, 1) / .10 - .035
    flat[:, 1] = np.maximum(flat[:, 1], front + .012 * ripple(flat, 6., seed + 3))
    parts.add(flat, lattice_faces(rows, columns, close_columns=True), WALL, rib=1., wet=0., cut=0.)
    grid = flat.reshape(rows, columns, 3)
    normal = np.cross(np.roll(grid, -1, 1) - np.roll(grid, 1, 1), np.gradient(grid, axis=0))
    normal /= np.linalg.norm(normal, axis=2, keepdims=True) + 1e-9
    normal *= np.sign((normal * (grid - grid.mean((0, 1)))).sum())
    disc = seed_disc()
    placed, tries = [], 0
    while len(placed) < 220 and tries < 9000:
        tries += 1
        row, column = int(rows * rng.uniform(.30, .99)), int(rng.uniform(0, columns))
        seat, out = grid[row, column], normal[row, column]
        crowd = sum(np.linalg.norm(seat - other) < .30 for other in placed)
        if seat[1] > 2. or crowd > 2 or (crowd and rng.uniform() < .4) or (cut.reshape(rows, columns)[row, column] > .5 and rng.uniform() < .90):
            continue
        placed.append(seat)
        parts.add(seat + out * (.04 + .07 * crowd) + disc @ turned(rng, out, .32) * rng.uniform(.85, 1.1), SEED_FACES, SEED)


def loose_seed(skins):
    """One seed that fell out."""
    return mesh('pepper seed', seed_disc(), SEED_FACES, [skins[SEED]])


def seed_disc():
    """A flat seed with a slightly thicker rim and a small point where it was attached."""
    t, b = np.meshgrid(np.linspace(0, np.pi, 12), np.linspace(0, 2 * np.pi, 28, endpoint=False), indexing='ij')
    wide = np.sin(t) * (1 + .16 * np.exp(-(b - np.pi) ** 2 / .06))
    thick = .045 * np.cos(t) * (1 + .5 * np.exp(-((np.sin(t) - .80) / .15) ** 2))
    return np.stack([.20 * wide * np.cos(b), .18 * wide * np.sin(b), thick + .02 * (np.sin(t) * np.cos(b)) ** 2], -1).reshape(-1, 3)


def turned(rng, out, wobble):
    """A random rotation that turns the Z axis nearly to `out`."""
    facing = out + rng.normal(0, wobble, 3)
    facing /= np.linalg.norm(facing)
    side = np.cross(facing, rng.normal(size=3))
    side /= np.linalg.norm(side)
    return np.stack([side, np.cross(facing, side), facing])
