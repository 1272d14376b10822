"""A navel orange, whole or halved. The end with the stalk points up; it is about 7.4 cm across."""
import numpy as np

from kit.mesh import Parts, hull, lattice_faces, mesh, ripple
from kit.objects import add_group, add_object
from kit.pile import Model
from kit.pores import pores
from kit.shader import Shader

RADIUS = 3.7
FLATNESS = .95  # the height divided by the width


def peel():
    m = Shader('orange peel')
    cloud, patch, sheen = m.noise(.22, 4, .55), m.noise(.9, 5, .6), m.noise(1.3, 3, .5)
    pore, fine = pores(m, 24., .42), pores(m, 47., .40)
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.72, 1.)]), (.72, .135, .003), (.84, .225, .006))
    c = m.mix(m.multiply(m.ramp(patch, [(.5, 0.), (.75, 1.)]), .35), c, (.82, .30, .015))
    c = m.vary(c, .007, .03, .09)
    c = m.mix(m.multiply(m.math('SUBTRACT', 1., pore), .42), c, (.48, .075, .002))
    c = m.mix(m.multiply(m.attribute('shoulder'), .45), c, (.50, .30, .03))
    scar = m.ramp(m.noise(1.1, 6, .7, twist=2.), [(.68, 0.), (.74, .6)])
    c = m.mix(scar, c, (.52, .30, .12))
    m.subsurface(c, .07, (.35, .12, .03))
    relief = m.add((pore, .8), (fine, .22), (sheen, 1.1), (patch, .3))
    return m.surface(Roughness=m.remap(sheen, .3, .7, .33, .47), Specular=.45, Normal=m.bump(relief, .8, .06))


def button():
    """The material of the dry green star where the stalk was."""
    m = Shader('orange button')
    fine = m.noise(9, 5, .7)
    c = m.mix(m.ramp(fine, [(.35, 0.), (.65, 1.)]), (.075, .085, .02), (.20, .19, .07))
    return m.surface(Base_Color=c, Roughness=.8, Normal=m.bump(fine, .6, .05))


def pulp():
    m = Shader('orange pulp')
    inside, edge, cell, rind, out = [m.attribute(name) for name in ('pulp', 'edge', 'cell', 'rind', 'out')]
    fibre, fine = m.noise(2.2, 6, .7), m.noise(12, 4, .6)
    juice = m.mix(cell, (.78, .135, .003), (.87, .235, .010))
    juice = m.mix(m.ramp(out, [(.1, .35), (.5, 0.)]), juice, (.88, .38, .04))
    juice = m.mix(m.multiply(m.math('SUBTRACT', 1., edge), .38), juice, (.90, .44, .09))
    pith = m.mix(m.ramp(fibre, [(.35, 0.), (.65, 1.)]), (.70, .49, .22), (.85, .70, .42))
    pith = m.mix(m.ramp(out, [(.84, .75), (.905, 0.)]), pith, (.88, .50, .13))
    pith = m.mix(m.ramp(out, [(.95, 0.), (.975, .8)]), pith, (.86, .40, .05))
    c = m.mix(rind, m.mix(inside, pith, juice), (.80, .23, .010))
    wet = m.multiply(inside, m.ramp(fine, [(.2, 1.), (.8, .75)]))
    m.subsurface(c, m.remap(inside, 0, 1, .12, .38), (.5, .22, .05))
    m.set_input(m.principled, 'Subsurface Color', m.tint(c, .5, 1.05, 1.1))
    relief = m.add(m.multiply(fibre, m.math('SUBTRACT', 1., inside)), (fine, .15))
    return m.surface(Roughness=m.remap(wet, 0, 1, .72, .15), Clearcoat=m.multiply(inside, .5), Clearcoat_Roughness=.08,
                     Normal=m.bump(relief, .3, .06))


def peel_points(seed, half=False, rows=220, columns=320):
    """The points, faces and `shoulder` values of the peel. A half is the lower part, cut at height 0."""
    rng = np.random.default_rng(seed)
    t = np.linspace(0, np.pi * (.5 if half else 1), rows)
    t = np.pi - t if half else t
    t, a = np.meshgrid(t, np.linspace(0, 2 * np.pi, columns, endpoint=False), indexing='ij')
    uneven = 0 if half else 1
    r = RADIUS * (1 + uneven * np.sin(t) * (.014 * np.cos(2 * a + rng.uniform(0, 6)) + .008 * np.cos(3 * a + rng.uniform(0, 6))))
    points = np.stack([r * np.sin(t) * np.cos(a), r * np.sin(t) * np.sin(a), r * np.cos(t) * FLATNESS], -1).reshape(-1, 3)
    t, a = t.ravel(), a.ravel()
    points = points * (1 + uneven * (ripple(points, .55, seed) * .009 + ripple(points, 1.7, seed + 50) * .0022))[:, None]
    dent = np.exp(-(t / .15) ** 2)
    pleat = np.exp(-((t - .24) / .15) ** 2) * (np.cos(a * 9 + rng.uniform(0, 6) + 2 * t) * .5 + .5)
    if not half:
        points[:, 2] -= dent * .24
        points *= (1 - pleat * .015)[:, None]
    points[:, 2] += np.exp(-((np.pi - t) / .10) ** 2) * .14
    return points, lattice_faces(rows, columns, close_columns=True), np.clip(np.exp(-(t / .22) ** 2) + pleat * .4, 0, 1)


def orange(seed, skins):
    """A whole orange. `skins` are (peel(), button())."""
    points, faces, shoulder = peel_points(seed)
    parts = Parts()
    parts.add(points, faces, 0, shoulder=shoulder)
    around, out = np.meshgrid(np.linspace(0, 2 * np.pi, 60, endpoint=False), np.linspace(0, 1, 12), indexing='ij')
    r = out * (.40 + .12 * np.abs(np.cos(around * 2.5 + seed)) ** 2 - .05)
    z = .11 * np.cos(out * 2.6) + .02 * np.cos(around * 5) + RADIUS * FLATNESS - .24
    z = z - .10 * np.exp(-(out / .25) ** 2) + .03 * np.exp(-((out - .3) / .12) ** 2)
    parts.add(np.stack([r * np.cos(around), r * np.sin(around), z], -1), lattice_faces(60, 12, close_rows=True), 1)
    return Model(parts.mesh(f'orange{seed}', skins), hull(points[::7]))


def cut_face(seed, material, segments=10, fine=True):
    """The cut face as one dense disc: segments with juice sacs along the radius, pith and rind."""
    rng = np.random.default_rng(seed)
    rows, columns = (420, 1300) if fine else (300, 900)
    size = RADIUS * 1.001
    r, a = np.meshgrid(np.linspace(0, 1, rows) ** .9 * size, np.linspace(0, 2 * np.pi, columns, endpoint=False), indexing='ij')
    x, y, r, a = (r * np.cos(a)).ravel(), (r * np.sin(a)).ravel(), r.ravel(), a.ravel()
    flat = np.stack([x, y, x * 0], -1)
    ends = np.concatenate([[0], np.cumsum(rng.uniform(.78, 1.22, segments))])
    ends = ends / ends[-1] * 2 * np.pi
    a = (a + ripple(flat, .7, seed) * .05 + .03 * np.sin(r * 1.5)) % (2 * np.pi)
    segment = np.clip(np.searchsorted(ends, a, side='right') - 1, 0, segments - 1)
    side = np.minimum((a - ends[segment]) * r, (ends[segment + 1] - a) * r) - .026
    top = size * (.893 + .012 * rng.uniform(-1, 1, segments))[segment] - r
    soft = .17
    rounded = -soft * np.log(np.exp(-np.clip(side, -4, 4) / soft) + np.exp(-np.clip(top, -4, 4) / soft))
    inside = np.minimum(rounded, r - .40 - .08 * np.sin(a * 3 + 1)) + .02 * ripple(flat, 3., seed + 1)
    inside = np.clip(inside / .045 + .2, 0, 1)
    nearest, second, number = nearest_sacs(rng, x, y, segment, ends, segments, size)
    gap = second - nearest
    dome = 1 - np.exp(-gap / .085)
    z = inside * (dome * .075 + rng.normal(0, 1, number.max() + 1)[number] * .010 - .05) + .015 * ripple(flat, 2.2, 8)
    z += (1 - inside) * .02 - np.clip((r - size * .965) / (size * .035), 0, 1) ** 2 * .05
    z -= np.exp(-((r - .06 * np.sin(a * 4)) / .26) ** 2) * .09
    rind = np.clip((r - size * .955 + .02 * ripple(flat, 2.5, 5)) / (size * .016), 0, 1)
    tone = rng.uniform(0, 1, number.max() + 1)[number]
    return mesh('orange cut', np.stack([x, y, z], -1), lattice_faces(rows, columns, close_columns=True)[:, ::-1].copy(), [material],
                {'pulp': inside, 'edge': np.clip(gap / .055, 0, 1), 'cell': tone, 'rind': rind, 'out': r / size})


def nearest_sacs(rng, x, y, segment, ends, segments, size, count=58):
    """For every point, the distances to the nearest and second nearest sac, and the number of the nearest."""
    nearest, second, number = np.full(len(x), 9.), np.full(len(x), 9.), np.zeros(len(x), int)
    for index in range(segments):
        mine = np.flatnonzero(segment == index)
        middle = (ends[index] + ends[index + 1]) / 2
        along, across = x[mine] * np.cos(middle) + y[mine] * np.sin(middle), y[mine] * np.cos(middle) - x[mine] * np.sin(middle)
        px = size * .9 * np.sqrt(rng.uniform(.01, 1, count))
        py = rng.uniform(-1, 1, count) * np.tan((ends[index + 1] - ends[index]) / 2) * px
        lean = np.arctan2(py, px) * .8
        for start in range(0, len(mine), 20000):
            here = slice(start, start + 20000)
            dx, dy = along[here, None] - px, across[here, None] - py
            u, v = dx * np.cos(lean) + dy * np.sin(lean), dy * np.cos(lean) - dx * np.sin(lean)
            distance = np.sqrt((u / 2.9) ** 2 + v ** 2)
            two = np.argpartition(distance, 1, axis=1)[:, :2]
            values = np.take_along_axis(distance, two, 1)
            swap = values[:, 0] > values[:, 1]
            number[mine[here]] = index * count + np.where(swap, two[:, 1], two[:, 0])
            values.sort(axis=1)
            nearest[mine[here]], second[mine[here]] = values.T
    return nearest, second, number


def half_orange(at, turn, skins, material, seed=3, spin=0., fine=True):
    """Add a half whose cut face points along its own +Z; `at` is the middle of the cut. Return the group."""
    whole = add_group('half orange', at, turn)
    points, faces, shoulder = peel_points(20 + seed, half=True)
    body = mesh('half peel', points, faces, skins[:1], {'shoulder': shoulder})
    add_object('half peel', body, parent=whole)
    add_object('cut face', cut_face(seed, material, fine=fine), turn=(0, 0, spin), parent=whole)
    return whole
