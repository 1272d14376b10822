"""A bell pepper halved lengthwise, with its ribs, core and seeds."""
import numpy as np

from produce.pepper import SEED, SKIN, Shape, WALL, add_stalk
from studio.mesh import Parts, lattice_faces, ripple, smooth_curve


def half_pepper(seed, skins, height=8.6, radius=3.9, lobes=4):
    """Half a pepper, cut in the plane of X and Z. The hollow faces -Y."""
    shape = Shape(seed, height, radius, lobes, half=True)
    rng, outer = shape.rng, shape.points
    rows, columns = shape.t.shape
    outer[:, (0, -1), 1] = 0
    along, around = np.gradient(outer, axis=0), np.gradient(outer, axis=1)
    normal = np.cross(around, along)
    normal /= np.linalg.norm(normal, axis=2, keepdims=True) + 1e-9
    normal *= np.sign((normal * (outer - outer.reshape(-1, 3).mean(0) * [1, .5, 1])).sum(2).mean())
    rib = np.clip(shape.groove * 1.2, 0, 1) ** 2 * np.interp(shape.t, [0, .2, .45, .7, .85], [.8, 1, .8, .35, 0])
    thick = .52 + .10 * ripple(outer.reshape(-1, 3), .8, seed + 2).reshape(rows, columns) + .42 * rib
    inner = outer - normal * thick[..., None]
    inner[:, :, 1] = np.maximum(inner[:, :, 1], 0)
    inner[:, (0, -1), 1] = 0
    parts = Parts()
    parts.add(outer, lattice_faces(rows, columns), SKIN, groove=shape.groove.ravel(), top=np.exp(-(shape.t.ravel() / .11) ** 2))
    keep = slice(int(rows * .10), int(rows * .965))
    hollow = inner[keep]
    parts.add(hollow, lattice_faces(*hollow.shape[:2])[:, ::-1].copy(), WALL, rib=rib[keep].ravel(), cut=0.)
    share = np.linspace(0, 1, 9)
    for column in (0, -1):
        rim = outer[:, None, column] * (1 - share[None, :, None]) + inner[:, None, column] * share[None, :, None]
        # Round the edges of the cut slightly.
        rim[:, :, 1] = .05 * (2 * share - 1) ** 4
        parts.add(rim, lattice_faces(rows, 9), WALL, cut=np.repeat((1 - share)[None] ** .6, rows, 0).ravel() * .9, rib=.12)
    add_core(parts, rng, seed, height, radius)
    add_stalk(parts, shape)
    return parts.mesh(f'half pepper{seed}', skins)


def add_core(parts, rng, seed, height, radius):
    """Add the pale core under the stalk, which is not cut, and the seeds on it."""
    rows, columns = 90, 110
    knots = smooth_curve([(0, -.10), (.30, -.09), (.34, .04), (.31, .16), (.37, .34), (.39, .52), (.33, .72), (.20, .88), (.08, .97), (0, .99)], rows)
    a = np.broadcast_to(np.linspace(0, 2 * np.pi, columns, endpoint=False), (rows, columns))
    lobed = 1 + .16 * np.cos(a * 3 + seed) * np.clip(knots[:, 1], 0, 1)[:, None] + .05 * np.sin(a * 7 + knots[:, 1:] * 5)
    r, z = knots[:, :1] * radius * lobed, .25 * height - knots[:, 1:] * height * .40 + 0 * a
    flat = np.stack([r * np.cos(a) + .10, r * np.sin(a) * .86 + .04, z], -1).reshape(-1, 3)
    flat = flat + ripple(flat, 1.5, seed)[:, None] * .12 + ripple(flat, 5., seed + 1)[:, None] * .03
    parts.add(flat, lattice_faces(rows, columns, close_columns=True), WALL, rib=1., cut=0.)
    grid = flat.reshape(rows, columns, 3)
    normal = np.cross(np.roll(grid, -1, 1) - np.roll(grid, 1, 1), np.gradient(grid, axis=0))
    normal /= np.linalg.norm(normal, axis=2, keepdims=True) + 1e-9
    normal *= np.sign((normal * (grid - grid.mean((0, 1)))).sum())
    t, b = np.meshgrid(np.linspace(0, np.pi, 14), np.linspace(0, 2 * np.pi, 24, endpoint=False), indexing='ij')
    # A seed is a flat disc with a thick rim and a small point where it was attached.
    wide = np.sin(t) * (1 + .22 * np.exp(-(b - np.pi) ** 2 / .08))
    disc = np.stack([.215 * wide * np.cos(b), .19 * wide * np.sin(b), .034 * np.cos(t) * (1 + 1.3 * np.exp(-((np.sin(t) - .82) / .16) ** 2))
                     + .035 * (np.sin(t) * np.cos(b)) ** 2], -1).reshape(-1, 3)
    placed, tries = [], 0
    while len(placed) < 210 and tries < 5000:
        tries += 1
        row, column = int(rows * rng.uniform(.24, .99)), int(rng.uniform(0, columns))
        seat, out = grid[row, column], normal[row, column]
        crowd = sum(np.linalg.norm(seat - other) < .24 for other in placed)
        if seat[1] > .5 or rng.uniform() < .12 * (row < rows * .45) or crowd > 2 or (crowd and rng.uniform() < .45):
            continue
        placed.append(seat)
        facing = out + rng.normal(0, .38, 3)
        facing /= np.linalg.norm(facing)
        side = np.cross(facing, rng.normal(size=3))
        side /= np.linalg.norm(side)
        turn = np.stack([facing, side, np.cross(facing, side)] if rng.random() < .30 else [side, np.cross(facing, side), facing])
        parts.add(seat + out * (.04 + .07 * crowd + .05 * rng.random()) + disc @ turn * rng.uniform(.82, 1.12), lattice_faces(14, 24, close_columns=True), SEED)
