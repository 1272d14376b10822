"""A sprig of mint: a stalk with pairs of toothed leaves, along +X from its cut end. It is about 20 cm long."""
import numpy as np

from kit.leaves import blade, leaf_material
from kit.mesh import Parts, tube
from kit.shader import plain_material

STALK, LEAF = 0, 1


def materials():
    return [plain_material('mint stalk', (.10, .16, .035), .5),
            leaf_material('mint', (.062, .185, .028), (.15, .29, .075), rough=.5, through=.32, vary=.2, under=(.13, .24, .08))]


def sprig(seed, skins, length=20.):
    rng = np.random.default_rng(seed)
    t = np.linspace(0, 1, 50)
    bow, lift = rng.normal(0, 2.2), rng.uniform(.5, 2.2)
    path = np.stack([t * length, bow * t ** 2 + .2 * np.sin(t * 9), .3 + lift * np.sin(np.pi * t) * t], -1)
    parts = Parts()
    parts.add(*tube(path, .17 - .1 * t, 8), STALK)
    spin = rng.uniform(0, 3)
    for place in np.linspace(.26, .99, 11):
        base, ahead = path[int(place * 49)], path[min(49, int(place * 49) + 1)] - path[int(place * 49) - 1]
        ahead /= np.linalg.norm(ahead)
        side = np.cross((0, 0, 1.), ahead)
        up = np.cross(ahead, side)
        size = np.interp(place, [.26, .55, .85, 1], [3.2, 5., 3.8, 2.]) * rng.uniform(.85, 1.15)
        spin += np.pi / 2 + rng.normal(0, .2)
        for flank in (0, np.pi):
            out = side * np.cos(spin + flank) + up * abs(np.sin(spin + flank)) * .8
            along = out * rng.uniform(.75, 1.1) + ahead * rng.uniform(.35, .9)
            along /= np.linalg.norm(along)
            face = up - along * (up @ along) + 1e-3 * side
            face = face / np.linalg.norm(face) + rng.normal(0, .25, 3)
            across = np.cross(face, along)
            across /= np.linalg.norm(across)
            points, faces, vein = blade(size, size * .62, rng.uniform(.2, 1.1), .3, .10, 7, .62, seed=int(rng.integers(999)), rows=40, columns=15, teeth=.12)
            points = points @ np.stack([along, across, np.cross(along, across)]) + base
            points[:, 2] = np.maximum(points[:, 2], .06)
            parts.add(points, faces, LEAF, vein=vein)
    return parts.mesh(f'mint{seed}', skins)
