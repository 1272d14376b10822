"""A pepper plant a few weeks old: a round stem, two seed leaves, and true leaves in a spiral. It stands on height 0."""
import numpy as np

from kit.mesh import Parts, lattice_faces, ripple, smooth_curve, tube
from kit.shader import Shader

OUTLINE = smooth_curve([(0, .03), (.04, .17), (.15, .66), (.32, 1.), (.5, .92), (.68, .64), (.83, .33), (.94, .10), (1, .006)], 200)
SEED_LEAF = smooth_curve([(0, .10), (.1, .34), (.3, .82), (.5, 1.), (.7, .84), (.88, .45), (1, .02)], 200)
# From the oldest leaf (0) to the youngest (1): relative length, angle of the stalk above the horizontal, and bend (radians).
AGES = np.linspace(0, 1, 8)
LENGTHS = (.66, .86, 1., 1., .84, .58, .34, .2)
RISES = (.30, .42, .55, .66, .80, .95, 1.15, 1.3)
DROOPS = (1.25, 1.15, 1.05, .95, .85, .70, .45, .2)


def skins():
    """The materials of leaf and stem. The leaf's reads these mesh attributes: `rib` (1 on the midrib), `branch` (a whole number on
    each side vein), `margin` (1 at the edge), `fx` and `fy` (the place on the flattened leaf in cm), `young` and `number`.
    """
    return [leaf_skin(), stem_skin()]


def leaf_skin():
    m = Shader('seedling leaf')
    rib, branch, young, margin = (m.attribute(name) for name in ('rib', 'branch', 'young', 'margin'))
    flat = m.node('ShaderNodeCombineXYZ', X=m.attribute('fx'), Y=m.attribute('fy'), Z=m.attribute('number')).outputs[0]
    near = m.math('FRACT', branch)
    near = m.math('MINIMUM', near, m.math('SUBTRACT', 1., near))
    side = m.multiply(m.ramp(near, [(.012, 1.), (.075, 0.)], 'EASE'), m.remap(margin, .5, 1., .85, .25))
    net = m.ramp(m.voronoi(4.2, flat, 'DISTANCE_TO_EDGE'), [(0., 1.), (.09, 0.)])
    small = m.ramp(m.voronoi(11., flat, 'DISTANCE_TO_EDGE'), [(0., 1.), (.12, 0.)])
    vein = m.math('MAXIMUM', rib, side)
    cloud, fine = m.noise(.8, 5, .6, flat), m.noise(7., 4, .6, flat)
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), (.030, .098, .010), (.066, .165, .017))
    c = m.mix(m.multiply(young, .75), c, (.15, .29, .030))
    c = m.mix(m.multiply(net, .16), c, (.13, .24, .05))
    c = m.mix(m.multiply(vein, .62), c, (.22, .34, .085))
    c = m.mix(m.multiply(m.ramp(m.noise(2.1, 5, .7, flat), [(.66, 0.), (.74, 1.)]), .25), c, (.17, .20, .04))
    c = m.vary(c, .008, .06, .10)
    back = m.node('ShaderNodeNewGeometry').outputs['Backfacing']
    skin = m.mix(back, c, m.mix(.55, c, (.15, .24, .085)))
    puff = m.multiply(m.ramp(near, [(0., 0.), (.3, 1.)], 'EASE'), .5)
    normal = m.bump(m.add((puff, .9), (vein, -.9), (net, -.35), (small, -.10), (fine, .18)), .55, .06)
    rough = m.remap(back, 0, 1, m.remap(fine, .3, .7, .27, .44), .62)
    m.surface(Base_Color=skin, Roughness=rough, Specular=.42, Normal=normal)
    # Seen against the light, the leaf glows, its veins are dark and the midrib is pale.
    glow = m.tint(c, .478, 1.12, 3.1)
    glow = m.mix(m.add((net, .20), (small, .10), (side, .30)), glow, (.085, .15, .012))
    m.translucent(m.remap(rib, 0., 1., .46, .18), glow, normal)
    return m.material


def stem_skin():
    m = Shader('seedling stem')
    streak = m.noise(1., 5, .6, m.stretched((7, 7, .7)))
    c = m.ramp(streak, [(.3, (.10, .17, .030)), (.7, (.20, .30, .065))])
    c = m.mix(m.multiply(m.attribute('blush'), .7), c, (.10, .045, .045))
    m.subsurface(c, .12, (.2, .25, .06))
    return m.surface(Roughness=.42, Specular=.4, Normal=m.bump(streak, .35, .03))


def blade(rng, path, along, length, width, fold, outline, ripples=1., rows=84, columns=41):
    """A leaf along a bent line. `path` and `along` are the line's points (x, z) and angles. Return points and attributes."""
    u, v = np.meshgrid(np.linspace(0, 1, rows), np.linspace(-1, 1, columns), indexing='ij')
    phase = rng.uniform(0, 6.28, 8)
    half = np.interp(u, outline[:, 0], outline[:, 1]) * width / 2
    half = half * (1 + .06 * np.sign(v) * np.sin(u * 4 + phase[0])) * (1 + .02 * np.sin(u * 23 + np.sign(v) * 2 + phase[1]))
    aside = v * half
    spacing = length / 7.2
    branch = (u * length - .58 * abs(aside) - .55 * aside ** 2 / width) / spacing + .45 * (v > 0) + phase[2]
    lift = fold * abs(aside) * (1 - .35 * abs(v)) - .22 * fold * abs(aside) * abs(v) ** 3
    lift = lift + ripples * .05 * width * abs(v) ** 2 * np.sin(u * 8 + np.sign(v) * phase[3]) * np.minimum(u * 4, 1)
    lift = lift + ripples * .022 * width * abs(v) ** 2.5 * np.sin(u * 19 + np.sign(v) * phase[4])
    flat = np.stack([u * length, aside, aside * 0], -1).reshape(-1, 3)
    lift = lift + ripples * .030 * ripple(flat, 2.4 * 5 / length, int(phase[5] * 99)).reshape(u.shape) * length / 5
    puff = np.abs(np.sin(np.pi * branch)) ** .8 * np.clip(abs(v) * 5, 0, 1) * (1 - v ** 4) * np.sin(np.pi * u) ** .5
    lift = lift + .026 * width * puff * ripples - .015 * width * np.exp(-(v / .10) ** 2)
    sway = .05 * length * np.sin(u * 2.4 + phase[6]) * u
    here = np.interp(u, np.linspace(0, 1, len(along)), along)
    x, z = (np.interp(u, np.linspace(0, 1, len(path)), path[:, axis]) for axis in (0, 1))
    points = np.stack([x - np.sin(here) * lift, aside * np.cos(fold * .35) + sway, z + np.cos(here) * lift], -1).reshape(-1, 3)
    rib = np.exp(-(aside / (.028 * width * (1.15 - u) + .006)) ** 2)
    return points, dict(rib=rib.ravel(), branch=branch.ravel(), margin=abs(v).ravel(), fx=u.ravel() * length, fy=aside.ravel())


def bent_line(length, rise, droop, count=60, bow=1.3):
    """A line that starts at the origin at the angle `rise` and bends down by `droop`. Return points (x, z) and angles."""
    t = np.linspace(0, 1, count)
    angle = rise - droop * t ** bow
    step = length / (count - 1)
    return np.stack([np.cumsum(np.cos(angle)) - np.cos(angle), np.cumsum(np.sin(angle)) - np.sin(angle)], -1) * step, angle


def place(points, turn, roll, at, pivot):
    """Roll a leaf about the end of its stalk (at the height `pivot`), turn it about Z, and move it to its place on the stem."""
    x, y, z = points[:, 0], points[:, 1], points[:, 2] - pivot
    y, z = y * np.cos(roll) - z * np.sin(roll), y * np.sin(roll) + z * np.cos(roll) + pivot
    return np.stack([x * np.cos(turn) - y * np.sin(turn), x * np.sin(turn) + y * np.cos(turn), z], -1) + at


def seedling(seed, materials, height=10.5, leaf=6.2, leaves=8, fine=True, lean=.6):
    """`leaf` is the length of the longest leaf. Use `fine=False` for plants far from the camera."""
    rng = np.random.default_rng(seed)
    rows, columns, sides = (84, 41, 18) if fine else (14, 9, 6)
    parts = Parts()
    t = np.linspace(0, 1, 60 if fine else 14)
    bend = rng.uniform(0, 6.28)
    stem = np.stack([lean * t ** 1.6 * np.cos(bend), lean * t ** 1.6 * np.sin(bend), height * t], -1)
    stem[:, :2] += .10 * np.sin(t[:, None] * [7, 8] + rng.uniform(0, 6, 2)) * t[:, None]
    spots = .34 + .66 * (1 - (1 - np.linspace(0, 1, leaves)) ** 1.35)
    thick = height / 10.5 * (.20 - .12 * t + .05 * np.exp(-t / .03))
    thick = thick + .035 * np.exp(-((t[:, None] - spots) / .014) ** 2).sum(1) * (1 - t)
    blush = np.clip(1.1 - t * 5, 0, 1) + .35 * np.exp(-((t[:, None] - spots) / .012) ** 2).max(1)
    path = np.vstack([[stem[0] - [0, 0, 1.2]], stem])
    skin = lambda values: np.repeat(np.concatenate([values[:1], values[:1], values, values[-1:]]), sides)
    parts.add(*tube(path, np.concatenate([thick[:1], thick]), sides), 1, blush=skin(blush))

    def add_leaf(at, turn, length, width, rise, droop, stalk, fold, outline, young, ripples):
        line, angle = bent_line(stalk, rise, rise * .35, 16)
        blade_line, blade_angle = bent_line(length, angle[-1] - .12, droop)
        points, extra = blade(rng, blade_line + line[-1], blade_angle, length, width, fold, outline, ripples, rows, columns)
        roll = rng.normal(0, .14)
        where = at + np.array([np.cos(turn), np.sin(turn), 0]) * .05
        parts.add(place(points, turn, roll, where, line[-1, 1]), lattice_faces(rows, columns), 0,
                  young=young, number=rng.uniform(0, 90), **extra)
        centre = np.stack([line[:, 0], line[:, 0] * 0, line[:, 1]], -1)
        girth = .016 * length + .012
        below = np.stack([np.sin(blade_angle), blade_angle * 0, -np.cos(blade_angle)], -1)[2:12] * girth * .6
        centre = np.vstack([centre, centre[-1] + np.insert(blade_line, 1, 0, axis=1)[2:12] + below])  # the stalk continues under the midrib
        tubes, faces = tube(centre, girth * np.concatenate([np.ones(14), np.linspace(1, .3, 12)]), max(6, sides - 6))
        parts.add(place(tubes, turn, roll, where, line[-1, 1]), faces, 1, blush=.12)

    seed_turn = rng.uniform(0, 6.28)
    base = np.array([np.interp(.27, t, stem[:, axis]) for axis in range(3)])
    for side in (0, np.pi):
        add_leaf(base, seed_turn + side + rng.normal(0, .12), leaf * .46, leaf * .15, rng.uniform(.15, .4), rng.uniform(.4, .9),
                 leaf * .10, .10, SEED_LEAF, .25, .4)
    for index, spot in enumerate(spots):
        q = index / max(1, leaves - 1)
        length = leaf * np.interp(q, AGES, LENGTHS) * rng.uniform(.9, 1.08)
        at = np.array([np.interp(spot, t, stem[:, axis]) for axis in range(3)])
        add_leaf(at, seed_turn + 1.2 + index * 2.39996 + rng.normal(0, .2), length, length * rng.uniform(.54, .63),
                 np.interp(q, AGES, RISES) + rng.normal(0, .08), np.interp(q, AGES, DROOPS) * rng.uniform(.8, 1.2),
                 length * (.31 - .15 * q), .18 + .55 * q ** 2, OUTLINE, np.clip(q * 1.5 - .5, 0, 1), 1 - .4 * q)
    return parts.mesh(f'seedling{seed}', materials)
