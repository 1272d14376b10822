"""Heaps of thousands of small grains (lentils). A rigid-body simulation of so many bodies would take hours.

The grains are laid one by one on a height field. Each counts as an ellipsoid: it rests on the highest point under it and is
tilted like the surface there.
"""
import numpy as np


class HeightField:
    """Heights on a square grid around the origin. A cell of the grid is `cell` cm wide."""

    def __init__(self, size=24., cell=.045):
        self.cell, self.half = cell, size / 2
        self.count = int(size / cell)
        line = (np.arange(self.count) + .5) * cell - self.half
        self.x, self.y = np.meshgrid(line, line, indexing='ij')
        self.height = np.zeros((self.count, self.count))

    def index(self, value):
        return np.clip(((np.asarray(value) + self.half) / self.cell).astype(int), 0, self.count - 1)

    def cover(self, points):
        """Raise the heights to a dense cloud of points, for example those of a scoop or a bowl."""
        points = points[(abs(points[:, :2]) < self.half).all(1)]
        np.maximum.at(self.height, (self.index(points[:, 0]), self.index(points[:, 1])), points[:, 2])

    def at(self, x, y):
        return self.height[self.index(x), self.index(y)]


def frame(normal, spin):
    """A rotation matrix whose Z axis is `normal`, turned about it by `spin`."""
    side = np.cross(normal, (np.cos(spin), np.sin(spin), .01))
    side /= np.linalg.norm(side)
    return np.stack([side, np.cross(normal, side), normal], 1)


def lay(field, rng, x, y, axes, tilt=.22, tries=8, wander=0., steepest=.75, sink=.006, highest=None):
    """Lay one grain with the half-axes `axes` near (x, y): try poses up to `wander` cm away and take the lowest.

    Raise the field and return (centre, 3x3 rotation). Return None if the grain would be above `highest`.
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
    """One random pose of a grain at (x, y), or None.

    Return the height of its centre, its rotation, the cells that it covers (a mask), the height of its upper
    surface above its centre, and the slices of the field that these two arrays belong to.
    """
    reach = int(max(axes) / field.cell) + 1
    i, j = int(field.index(x)), int(field.index(y))
    patch = slice(max(0, i - reach), i + reach + 1), slice(max(0, j - reach), j + reach + 1)
    ground = field.height[patch]
    dx, dy = field.x[patch] - x, field.y[patch] - y
    near = dx ** 2 + dy ** 2 < max(axes) ** 2
    if near.sum() < 4:
        return None
    # Fit a plane to the ground. The patch is nearly symmetric, so the two slopes can be fitted separately.
    px, py, pz = dx[near], dy[near], ground[near]
    slope = np.array([(px * pz).sum() / (px ** 2).sum(), (py * pz).sum() / (py ** 2).sum()]) if abs(px.mean()) < .02 else np.zeros(2)
    slope = slope * min(1, steepest / (np.linalg.norm(slope) + 1e-9))
    normal = np.array([*(-slope + rng.normal(0, tilt, 2)), 1.])
    turn = frame(normal / np.linalg.norm(normal), rng.uniform(0, 2 * np.pi))
    shape = turn @ np.diag(1 / np.asarray(axes) ** 2) @ turn.T
    # The ellipsoid's surface at (dx, dy) solves shape[2, 2] z^2 + 2 b z + c = 1.
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
    """Lay up to `count` grains where the field is furthest below the heights `target`.

    `sizes(rng)` returns the half-axes of the next grain. Return a list of (centre, rotation, axes).
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
