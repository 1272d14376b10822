"""Young white clover: a tuft of stalks with three round leaflets each, and flower heads on some. It stands on height 0."""
import numpy as np

from kit.mesh import Parts, lattice_faces, smooth_curve, tube
from kit.shader import Shader, plain_material

LEAFLET = smooth_curve([(0, .03), (.07, .24), (.22, .62), (.42, .92), (.60, 1.), (.77, .93), (.89, .70), (.96, .42), (1, .10)], 120)
LEAF, STALK, FLOWER = range(3)


def skins():
    return [leaf_skin(), plain_material('clover stalk', (.13, .22, .045), .5), flower_skin()]


def leaf_skin():
    """The leaf's material. It reads these mesh attributes: `rib` (1 on the midrib), `branch` (a whole number on each side vein),
    `mark` (1 on the pale crescent), `tone` (a random number for each leaf) and `deep` (1 at the foot of the plant).
    """
    m = Shader('clover leaf')
    rib, branch, mark, tone, deep = (m.attribute(name) for name in ('rib', 'branch', 'mark', 'tone', 'deep'))
    near = m.math('FRACT', branch)
    side = m.ramp(m.math('MINIMUM', near, m.math('SUBTRACT', 1., near)), [(.03, 1.), (.16, 0.)], 'EASE')
    cloud, fine = m.noise(1.3, 4, .6), m.noise(9, 4, .6)
    c = m.mix(m.ramp(m.add((tone, .75), (cloud, .25)), [(.15, 0.), (.85, 1.)]), (.028, .105, .012), (.085, .215, .022))
    c = m.mix(m.multiply(mark, m.ramp(fine, [(.3, .6), (.6, .95)])), c, (.27, .40, .17))
    c = m.mix(m.add((side, .16), (rib, .4)), c, (.17, .29, .07))
    c = m.mix(m.multiply(deep, .5), c, (.20, .21, .04))
    c = m.vary(c, .008, .08, .12)
    back = m.node('ShaderNodeNewGeometry').outputs['Backfacing']
    c = m.mix(m.multiply(back, .5), c, (.15, .25, .09))
    normal = m.bump(m.add((side, -.7), (rib, -1.), (fine, .25)), .4, .04)
    m.surface(Base_Color=c, Roughness=m.remap(fine, .3, .7, .38, .55), Specular=.38, Normal=normal)
    m.translucent(.42, m.mix(m.multiply(side, .4), m.tint(c, .48, 1.15, 2.7), (.10, .18, .02)), normal)
    return m.material


def flower_skin():
    m = Shader('clover flower')
    c = m.mix(m.attribute('tip'), (.50, .46, .22), m.mix(m.noise(1.4, 3, .6), (.84, .72, .68), (.88, .84, .76)))
    m.surface(Base_Color=c, Roughness=.7, Specular=.2)
    m.translucent(.35, m.tint(c, .5, 1.1, 1.2))
    return m.material


def frame(ahead, up):
    """Three unit vectors: along `ahead`, across it, and near to `up`."""
    ahead = ahead / np.linalg.norm(ahead)
    across = np.cross(up, ahead)
    across /= np.linalg.norm(across)
    return np.stack([ahead, across, np.cross(ahead, across)])


def leaflet(rng, length, width, droop, fold, rows=26, columns=17):
    """One leaflet along +X, face up. Return points and attributes."""
    u, v = np.meshgrid(np.linspace(0, 1, rows), np.linspace(-1, 1, columns), indexing='ij')
    half = np.interp(u, LEAFLET[:, 0], LEAFLET[:, 1]) * width / 2
    phase = rng.uniform(0, 6.28, 3)
    bend = .25 - droop * u
    along = u - .075 * u ** 5 * np.exp(-(v / .3) ** 2) + .012 * np.sin(v * 9 + phase[0]) * u ** 3
    lift = abs(v) * half * fold - .5 * fold * half * abs(v) ** 3 + .03 * width * np.sin(u * 7 + np.sign(v) * phase[1]) * v ** 2
    step = length / (rows - 1)
    x = np.cumsum(np.cos(bend), 0) * step + (along - u) * length
    z = np.cumsum(np.sin(bend), 0) * step + lift
    mark = np.exp(-((u - .60 + .26 * abs(v) ** 1.3) / .085) ** 2) * np.clip((1 - abs(v)) * 5, 0, 1)
    branch = (u - .42 * abs(v)) * 9 + .5 * (v > 0)
    rib = np.exp(-(v * half / .035) ** 2)
    return np.stack([x, v * half, z], -1).reshape(-1, 3), dict(rib=rib.ravel(), branch=branch.ravel(), mark=mark.ravel())


def add_flower(parts, rng, at, size):
    """Add a round head of florets. The lowest ones droop."""
    t = np.linspace(0, 1, 7)
    for index in range(110):
        height = 1 - 1.75 * (index + .5) / 110
        turn, flat = index * 2.39996, np.sqrt(1 - height ** 2)
        out = np.array([flat * np.cos(turn), flat * np.sin(turn), height])
        axes = frame(out + [0, 0, .9 if height > -.35 else -.2], np.array([.01, .02, 1.]) + out * .3)
        reach = size * rng.uniform(.75, 1.05)
        half = reach * .13 * np.sin(np.pi * (.12 + .83 * t)) ** .7
        body = np.stack([np.repeat(t[:, None] * reach, 5, 1), half[:, None] * np.array([-1, -.6, 0, .6, 1]), half[:, None] * np.array([0, .7, 1, .7, 0]) * .9], -1)
        parts.add(body.reshape(-1, 3) @ axes + at + out * size * .34, lattice_faces(7, 5), FLOWER, tip=np.repeat(np.clip(t * 1.6 - .15, 0, 1), 5))


def clover(seed, materials, height=10., stalks=30, spread=5., flowers=0, fine=True):
    rng = np.random.default_rng(seed)
    rows, columns, sides = (26, 17, 8) if fine else (8, 7, 4)
    parts = Parts()
    t = np.linspace(0, 1, 16)
    for index in range(stalks + flowers):
        flower = index >= stalks
        share = .5 * rng.uniform() if flower else (index + .5) / stalks
        turn = index * 2.39996 + rng.normal(0, .25)
        away = spread * share ** .6 * rng.uniform(.8, 1.15)
        tall = height * (1.12 if flower else (1 - .62 * share ** 1.6)) * rng.uniform(.85, 1.1)
        out = np.array([np.cos(turn), np.sin(turn), 0.])
        aside = np.array([-out[1], out[0], 0.]) * rng.normal(0, .5)
        path = out * (away * t ** 1.7)[:, None] + aside * np.sin(t * 3)[:, None] + np.array([0, 0, 1.]) * (tall * np.sin(t * 1.45) / np.sin(1.45) - .4)[:, None]
        parts.add(*tube(path, .075 - .025 * t, sides), STALK)
        if flower:
            add_flower(parts, rng, path[-1], rng.uniform(.75, .95))
            continue
        up = np.array([0, 0, 1.]) + out * (.15 + .55 * share) + rng.normal(0, .18, 3)
        size, spin, tone = rng.uniform(1.7, 2.5) * (1 - .25 * share), rng.uniform(0, 6.28), rng.uniform()
        droop, fold = rng.uniform(.1, .55), rng.uniform(.08, .35)
        plane = frame(np.cross(up, [np.cos(spin), np.sin(spin), .1]), up)
        for number in range(3):
            points, extra = leaflet(rng, size, size * rng.uniform(.86, .98), droop + rng.normal(0, .1), fold, rows, columns)
            angle = number * 2.094 + rng.normal(0, .09)
            ahead = plane[0] * np.cos(angle) + plane[1] * np.sin(angle)
            parts.add(points @ frame(ahead, plane[2]) + path[-1], lattice_faces(rows, columns), LEAF, tone=tone, deep=np.clip(share * 2.2 - 1.5, 0, 1), **extra)
    return parts.mesh(f'clover{seed}', materials)
