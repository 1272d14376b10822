"""A carrot with its leaves. The root lies along -X from its crown at the origin; the leaves grow along +X."""
import numpy as np

from kit.leaves import leaf_material
from kit.mesh import Parts, hull, lattice_faces, ripple, tube
from kit.pile import Model
from kit.shader import Shader, plain_material, shade

ROOT, HAIR, STALK, FROND = range(4)


def root_skin(tone=(.60, .105, .008)):
    """A hand-washed root: scars across it, pale rings, soil left in the creases, a green-brown crown."""
    m = Shader('carrot')
    across = m.noise(1, 5, .65, m.stretched((5.5, .9, .9)))
    cloud, fine = m.noise(.5, 4, .55), m.noise(9, 5, .65)
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), shade(tone, .82), (.70, .165, .018))
    c = m.mix(m.multiply(m.ramp(across, [(.50, 0.), (.66, 1.)]), .40), c, (.78, .29, .07))
    c = m.vary(c, .007, .06, .1)
    c = m.mix(m.multiply(m.attribute('scar'), .75), c, (.25, .085, .020))
    dirt = m.math('MULTIPLY', m.ramp(m.add((m.noise(.8, 5, .65), .6), (fine, .4)), [(.54, 0.), (.68, 1.)]), .55)
    c = m.mix(dirt, c, (.17, .10, .055))
    c = m.mix(m.math('MULTIPLY', m.attribute('crown'), m.ramp(fine, [(.2, .5), (.6, 1.)]), True), c, (.17, .13, .03))
    m.subsurface(c, .10, (.5, .16, .05))
    relief = m.add((across, 1.), (fine, .25), (m.attribute('scar'), -1.2))
    return m.surface(Roughness=m.remap(fine, .3, .7, .36, .56), Specular=.42, Normal=m.bump(relief, .32, .08))


def materials():
    return [root_skin(), plain_material('root hair', (.55, .30, .12), .7),
            plain_material('carrot stalk', (.17, .27, .06), .45, Subsurface=.1, Subsurface_Color=(.2, .32, .07)),
            leaf_material('carrot frond', (.06, .155, .025), (.13, .24, .05), rough=.5, through=.35, vary=.12)]


def carrot(seed, skins, length=16., radius=1.7, top=20., lift=.35):
    """`length` is the root's and `top` the leaves' length in cm; `lift` is the angle at which the leaves rise (radians)."""
    rng = np.random.default_rng(seed)
    rows, columns = 420, 96
    t, angle = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 2 * np.pi, columns, endpoint=False), indexing='ij')
    taper = np.interp(t, [0, .012, .04, .1, .3, .6, .85, .95, 1], [.30, .62, .88, 1., .93, .72, .40, .20, .05])
    blunt = rng.uniform(.8, 1.2)
    taper = taper ** blunt
    rings = sum(np.exp(-((t - at) / rng.uniform(.0016, .004)) ** 2) * (np.sin(angle * rng.integers(1, 4) + rng.uniform(0, 6)) > rng.uniform(-.6, .5)) * rng.uniform(.3, 1)
                for at in rng.uniform(.03, .95, 46))
    x = -t * length + .25 * np.exp(-(t / .02) ** 2)
    bow = rng.normal(0, .035, 2) * length
    sway = np.stack([bow[0] * np.sin(t * 2.6 + rng.uniform(0, 2)) + .25 * np.sin(t * 7 + rng.uniform(0, 6)) * t,
                     bow[1] * t ** 2 * .4 + .18 * np.sin(t * 8 + rng.uniform(0, 6)) * t], -1)
    distance = radius * taper * (1 + .05 * np.sin(2 * angle + rng.uniform(0, 6)) + .03 * np.sin(3 * angle + 9 * t) - .028 * rings)
    points = np.stack([x, distance * np.cos(angle) + sway[..., 0], distance * np.sin(angle) + sway[..., 1]], -1).reshape(-1, 3)
    points += (ripple(points, .9, seed) * .05 * radius)[:, None] * np.array([.2, 1, 1]) * np.clip(taper.ravel() * 1.5, .1, 1)[:, None]
    parts = Parts()
    parts.add(points, lattice_faces(rows, columns, close_columns=True), ROOT, scar=np.clip(rings, 0, 1).ravel(),
              crown=np.clip(np.exp(-(t / .035) ** 2) * 1.1, 0, 1).ravel())
    grid = points.reshape(rows, columns, 3)
    tip = grid[-1].mean(0)
    s = np.linspace(0, 1, 20)[:, None]
    parts.add(*tube(tip + s * [-rng.uniform(1.5, 3), 0, 0] + np.sin(s * 4 + seed) * [0, .25, .05] * s, .09 * (1 - .8 * s.ravel()) * radius / 1.7, 8), ROOT)
    for _ in range(26):
        start = grid[rng.integers(rows // 4, rows - 8), rng.integers(columns)]
        s = np.linspace(0, 1, 9)[:, None]
        out = np.array([0, start[1] - sway[0, 0, 0], start[2]]) + rng.normal(0, .3, 3)
        out /= np.linalg.norm(out)
        parts.add(*tube(start + (out * .5 + [-.5, 0, 0]) * s * rng.uniform(.3, 1.1) + rng.normal(0, .08, 3) * s ** 2, .022 * (1 - .7 * s.ravel()), 5), HAIR)
    body_end = len(points)
    for _ in range(int(rng.integers(7, 10))):
        add_leaf(parts, rng, top * rng.uniform(.65, 1.1), radius, lift)
    return Model(parts.mesh(f'carrot{seed}', skins), hull(points[:body_end:23]))


def add_leaf(parts, rng, length, radius, lift):
    """Add one compound leaf: a stalk that bends over, side branches, and small lobes on each branch."""
    s = np.linspace(0, 1, 60)
    rise = lift + rng.normal(0, .18) - s ** 1.5 * rng.uniform(.3, 1.3)
    aside = rng.normal(0, .30) + s * rng.normal(0, .35)
    step = np.stack([np.cos(rise) * np.cos(aside), np.cos(rise) * np.sin(aside), np.sin(rise)], -1)
    path = np.array([-.05, *rng.normal(0, .28 * radius, 2)]) + np.cumsum(step, 0) * length / 60
    parts.add(*tube(path, .15 * (1.25 - .95 * s) * radius / 1.7 + .03, 10), STALK)
    for place in np.linspace(.40, .985, 15):
        index = int(place * 59)
        reach = length * .27 * np.sin(np.pi * (1.12 - place) / .82) ** .8 + .5
        for side in (-1, 1):
            add_branch(parts, rng, path[index], step[index], side, reach * rng.uniform(.8, 1.1))
    add_branch(parts, rng, path[-1], step[-1], 0, length * .08 + .6)


def frame_of(along, rng):
    """Two directions at right angles to a branch: across it, and up."""
    up = np.array([0, 0, 1.]) + rng.normal(0, .35, 3)
    across = np.cross(up, along)
    across /= np.linalg.norm(across)
    return across, np.cross(along, across)


def add_branch(parts, rng, start, along, side, reach):
    across, up = frame_of(along, rng)
    heading = along * .75 + across * side * .75 + up * rng.normal(0, .22)
    heading /= np.linalg.norm(heading)
    s = np.linspace(0, 1, 10)[:, None]
    path = start + heading * s * reach + along * s ** 2 * reach * .22 + np.array([0, 0, -.16]) * s ** 2 * reach
    parts.add(*tube(path, .045 * (1.2 - s.ravel()) + .012, 5), STALK)
    lobes, faces = [], []
    across, up = frame_of(heading, rng)
    for place in np.linspace(.22, 1., max(4, int(reach * 3.2))):
        base = path[int(place * 9)]
        size = (.75 * (1.15 - place) + .28) * min(1., reach / 2.2) * rng.uniform(.8, 1.2)
        for flank in (-1, 1):
            ahead = heading * .8 + across * flank * .8 + up * rng.normal(0, .35)
            ahead /= np.linalg.norm(ahead)
            for fork in (-.5, 0, .5):
                tip = ahead + np.cross(up, ahead) * fork * .9 + up * rng.normal(0, .2)
                tip *= size * (1 if fork == 0 else .72) * rng.uniform(.8, 1.1)
                wide = np.cross(up, tip) * .17
                first = len(lobes)
                lobes += [base, base + tip * .55 + wide, base + tip, base + tip * .55 - wide]
                faces.append((first, first + 1, first + 2, first + 3))
    parts.add(np.array(lobes), np.array(faces), FROND, vein=.15)
