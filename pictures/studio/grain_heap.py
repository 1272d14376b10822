"""Heaps of thousands of small grains, laid one by one on a height field: quick where falling bodies would take hours.

Every grain is an ellipsoid to the field: it comes to rest on the highest point under it, tilted as the ground there.
"""
import numpy as np


class HeightField:
    """Heights on a square grid, `cell` cm wide, around the middle of the table."""

    def __init__(self, size=24., cell=.045):
        self.cell, self.half = cell, size / 2
        self.count = int(size / cell)
        line = (np.arange(self.count) + .5) * cell - self.half
        self.x, self.y = np.meshgrid(line, line, indexing='ij')
        self.height = np.zeros((self.count, self.count))

    def index(self, value):
        return np.clip(((np.asarray(value) + self.half) / self.cell).astype(int), 0, self.count - 1)

    def cover(self, points):
        """Raise the field to a dense cloud of points (a scoop, a bowl)."""
        points = points[(abs(points[:, :2]) < self.half).all(1)]
        np.maximum.at(self.height, (self.index(points[:, 0]), self.index(points[:, 1])), points[:, 2])

    def at(self, x, y):
        return self.height[self.index(x), self.index(y)]


def frame(normal, spin):
    side = np.cross(normal, (np.cos(spin), np.sin(spin), .01))
    side /= np.linalg.norm(side)
    return np.stack([side, np.cross(normal, side), normal], 1)


def lay(field, rng, x, y, axes, tilt=.22, tries=8, wander=0., steepest=.75, sink=.006, highest=None):
    """Lay one grain with half-axes `axes` near (x, y), in the lowest of `tries` poses up to `wander` cm away.

    Returns (centre, 3x3 rotation) and raises the field, or None when it would stand above `highest`.
    """
    best = None
    for _ in range(tries):
        here = (x + rng.uniform(-wander, wander), y + rng.uniform(-wander, wander))
        pose = rest_pose(field, rng, *here, axes, tilt, steepest)
        if pose is not None and (best is None or pose[0] < best[0]):
            best = (*pose, here)
    if best is None or (highest is not None and best[0] > highest):
        return None
    centre, turn, over, high, patch, (x, y) = best
    centre -= sink
    ground = field.height[patch]
    field.height[patch] = np.where(over, np.maximum(ground, centre + high), ground)
    return np.array([x, y, centre]), turn


def rest_pose(field, rng, x, y, axes, tilt, steepest):
    """One pose of a grain over (x, y): the height of its centre, its rotation, what it covers and how high."""
    reach = int(max(axes) / field.cell) + 1
    i, j = int(field.index(x)), int(field.index(y))
    patch = slice(max(0, i - reach), i + reach + 1), slice(max(0, j - reach), j + reach + 1)
    ground = field.height[patch]
    dx, dy = field.x[patch] - x, field.y[patch] - y
    near = dx ** 2 + dy ** 2 < max(axes) ** 2
    if near.sum() < 4:
        return None
    # The slope of a plane through the ground; the patch is nearly symmetric, so plain moments will do.
    px, py, pz = dx[near], dy[near], ground[near]
    slope = np.array([(px * pz).sum() / (px ** 2).sum(), (py * pz).sum() / (py ** 2).sum()]) if abs(px.mean()) < .02 else np.zeros(2)
    slope = slope * min(1, steepest / (np.linalg.norm(slope) + 1e-9))
    normal = np.array([*(-slope + rng.normal(0, tilt, 2)), 1.])
    turn = frame(normal / np.linalg.norm(normal), rng.uniform(0, 2 * np.pi))
    shape = turn @ np.diag(1 / np.asarray(axes) ** 2) @ turn.T
    # Heights z of the ellipsoid over (dx, dy): shape22 z^2 + 2 b z + c = 1.
    b = shape[0, 2] * dx + shape[1, 2] * dy
    c = shape[0, 0] * dx ** 2 + 2 * shape[0, 1] * dx * dy + shape[1, 1] * dy ** 2
    inside = b ** 2 - shape[2, 2] * (c - 1)
    over = inside > 0
    if not over.any():
        return None
    root = np.sqrt(np.maximum(inside, 0))
    low, high = (-b - root) / shape[2, 2], (-b + root) / shape[2, 2]
    return (ground - low)[over].max(), turn, over, high, patch


def fill(field, rng, target, sizes, count, choices=8, wander=.25, above=.12, **pose_options):
    """Lay up to `count` grains wherever the field is furthest below `target` (an array like the field's heights).

    `sizes(rng)` gives the half-axes of the next grain. Returns a list of (centre, rotation, axes).
    """
    free = np.argwhere(target > field.height + .05)
    out = []
    for _ in range(count):
        some = free[rng.integers(0, len(free), choices)]
        lack = target[some[:, 0], some[:, 1]] - field.height[some[:, 0], some[:, 1]]
        i, j = some[lack.argmax()]
        if lack.max() < .02:
            continue
        axes = sizes(rng)
        laid = lay(field, rng, field.x[i, j], field.y[i, j], axes, wander=wander, highest=target[i, j] + above, **pose_options)
        if laid is not None:
            out.append((*laid, axes))
    return out
