"""A tomato, ribbed or smooth, whole with its calyx and stalk, or cut across. The stalk points up."""
import numpy as np

from kit.leaves import leaf_material
from kit.mesh import Parts, hull, lattice_faces, ripple, smooth_curve, tube
from kit.pile import Model
from kit.shader import Shader, shade

ROWS, COLUMNS = 220, 360
SKIN, CALYX = 0, 1

PROFILES = {
    'beefsteak': [(0, .24), (.14, .26), (.34, .37), (.66, .42), (.93, .26), (1., 0), (.92, -.24), (.66, -.40), (.32, -.45), (0, -.43)],
    'round': [(0, .34), (.16, .37), (.42, .44), (.74, .36), (.96, .13), (.98, -.12), (.84, -.34), (.52, -.47), (.2, -.5), (0, -.5)],
    'oxheart': [(0, .38), (.2, .42), (.5, .44), (.84, .30), (1., .08), (.95, -.16), (.74, -.38), (.40, -.54), (.12, -.61), (0, -.62)],
    'plum': [(0, .46), (.24, .49), (.62, .43), (.90, .24), (.98, 0), (.95, -.22), (.76, -.42), (.42, -.53), (0, -.56)],
}


def skin(name, ripe, deep, shoulder, stripe=None):
    """All arguments but the name are colours: `ripe` and `deep` mix in clouds, `shoulder` is around the stalk, `stripe` is for
    lengthwise stripes.
    """
    m = Shader(name)
    cloud, fine = m.noise(.28, 4, .55), m.noise(1.8, 4, .55)
    c = m.mix(m.ramp(cloud, [(.32, 0.), (.70, 1.)]), deep, ripe)
    streak = m.noise(1, 4, .6, m.stretched((1.4, 1.4, .18)))
    c = m.mix(m.multiply(m.ramp(streak, [(.5, 0.), (.7, 1.)]), .25), c, shade(ripe, 1.4))
    if stripe:
        c = m.mix(m.math('MULTIPLY', m.attribute('stripe'), m.ramp(fine, [(.3, .6), (.6, 1.)]), True), c, stripe)
    top = m.math('ADD', m.attribute('top'), m.multiply(m.math('SUBTRACT', fine, .5), .7), True)
    c = m.mix(m.multiply(m.ramp(top, [(.28, 0.), (.85, 1.)]), .85), c, shoulder)
    c = m.mix(m.multiply(m.attribute('groove'), .4), c, shade(deep, .6))
    spots = m.ramp(m.voronoi(7.), [(.05, 1.), (.10, 0.)])
    c = m.mix(m.multiply(spots, .22), c, shade(ripe, 1.7))
    crack = m.math('MULTIPLY', m.attribute('scar'), m.ramp(m.noise(4, 6, .7), [(.42, 0.), (.52, 1.)]), True)
    c = m.mix(crack, c, (.30, .20, .11))
    m.subsurface(c, .12, (.6, .15, .06))
    rough = m.add(m.remap(m.noise(2.6, 4, .6), .3, .7, .20, .36), m.multiply(crack, .4))
    return m.surface(Roughness=rough, Specular=.5, Clearcoat=.12, Clearcoat_Roughness=.12,
                     Normal=m.bump(m.add(fine, (cloud, 2.), (m.noise(14, 3, .5), .10), (crack, .6)), .15, .1))


def calyx_material():
    return leaf_material('tomato calyx', (.055, .125, .026), (.12, .22, .06), rough=.6, through=.2, vary=.12)


def tomato(seed, materials, shape='beefsteak', radius=4., height=6., ribs=9, depth=.12):
    """`depth` is the depth of the ribs as a share of the radius; `height` scales the profile, which is about 1 high, in cm."""
    rng = np.random.default_rng(seed)
    profile = smooth_curve(PROFILES[shape], 400)
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(profile * [radius, height], axis=0), axis=1))])
    t = np.linspace(0, 1, ROWS)
    distance = np.maximum(np.interp(t, length / length[-1], profile[:, 0]), 0) * radius
    z = np.interp(t, length / length[-1], profile[:, 1]) * height
    t2, angle = np.meshgrid(t, np.linspace(0, 2 * np.pi, COLUMNS, endpoint=False), indexing='ij')
    seams = np.cumsum(rng.uniform(.55, 1.45, ribs))
    seams = seams / seams[-1] * 2 * np.pi + rng.uniform(0, 6)
    deep = rng.uniform(.35, 1.25, ribs)
    gap = abs((angle[..., None] - seams + .18 * np.sin(t2 * 3 + seed)[..., None] + np.pi) % (2 * np.pi) - np.pi)
    groove = (np.exp(-(gap / (1.15 / ribs)) ** 2) * deep).sum(-1)
    strength = np.interp(t, [0, .06, .22, .5, .8, 1], [.2, 1.2, 1.1, .62, .5, .25])[:, None]
    body = 1 - depth * strength * groove + .05 * np.sin(angle + rng.uniform(0, 6)) + .04 * np.sin(2 * angle + rng.uniform(0, 6))
    rise = -.05 * height * depth / .12 * groove * np.interp(t, [.02, .12, .3], [0, 1, 0])[:, None]
    lean = rng.normal(0, .05)
    points = np.stack([distance[:, None] * body * np.cos(angle) + lean * z[:, None], distance[:, None] * body * np.sin(angle),
                       z[:, None] + rise], -1).reshape(-1, 3)
    points += ripple(points, 1.7 / radius, seed)[:, None] * .028 * radius
    parts = Parts()
    stripe = np.clip(np.sin(angle * 11 + 1.4 * np.sin(t2 * 7 + angle * 3)) * 1.6, 0, 1) * np.interp(t, [0, .1, .7, 1], [.9, 1, .8, .2])[:, None]
    parts.add(points, lattice_faces(ROWS, COLUMNS, close_columns=True), SKIN, groove=groove.ravel() * np.clip(strength * np.ones_like(t2), 0, 1).ravel(),
              top=np.exp(-(t2 / rng.uniform(.16, .26)) ** 2).ravel(), scar=np.exp(-(t2 / .045) ** 2).ravel(), stripe=stripe.ravel())
    add_calyx(parts, rng, points.reshape(ROWS, COLUMNS, 3)[2:14].reshape(-1, 3)[:, 2].mean(), radius)
    return Model(parts.mesh(f'tomato{seed}', materials), hull(points[::37]))


def add_calyx(parts, rng, top, radius):
    count = int(rng.integers(5, 8))
    u, v = np.meshgrid(np.linspace(0, 1, 34), np.linspace(-1, 1, 9), indexing='ij')
    for index in range(count):
        length = radius * rng.uniform(.42, .68)
        outline = (np.sin(np.pi * np.clip(.10 + u * .9, 0, 1)) ** .7) * length * rng.uniform(.09, .13) + .01
        angle = .75 - 1.2 * np.sin(np.pi * u * .8) + rng.uniform(-.3, 2.2) * u ** 2
        x = np.cumsum(np.cos(angle), 0) * length / 34
        z = np.maximum(np.cumsum(np.sin(angle), 0) * length / 34, .02) + abs(v) * outline * .5
        y = v * outline + rng.normal(0, .3) * u ** 2 * length * .4
        turn = 2 * np.pi * index / count + rng.normal(0, .15)
        points = np.stack([x * np.cos(turn) - y * np.sin(turn), x * np.sin(turn) + y * np.cos(turn), z + top + .1], -1)
        points[..., 2] += np.clip((x - .3 * radius) / radius, 0, 1) * .1
        parts.add(points, lattice_faces(34, 9), CALYX, vein=(np.exp(-(v / .15) ** 2) * .5).ravel())
    t = np.linspace(0, 1, 24)
    lean = rng.normal(0, .6, 2)
    path = np.stack([lean[0] * t ** 2, lean[1] * t ** 2, top - .15 + t * rng.uniform(1., 1.9)], -1)
    parts.add(*tube(path, .17 + .12 * np.exp(-(t / .12) ** 2) + .07 * np.exp(-((t - .75) / .1) ** 2), 18), CALYX)


def flesh(name, wall, gel):
    """The cut face: firm walls, wet gel with seeds, a pale core. `wall` and `gel` are colours."""
    m = Shader(f'{name} flesh')
    wet, core, seed, husk, out, vein = [m.attribute(key) for key in ('gel', 'core', 'seed', 'husk', 'out', 'vein')]
    cloud, fine = m.noise(1.1, 5, .65), m.noise(7, 4, .6)
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), shade(wall, .82), shade(wall, 1.15))
    c = m.mix(m.multiply(core, m.ramp(cloud, [(.35, .35), (.65, .9)])), c, tuple(.55 * x + .45 * y for x, y in zip(wall, (.80, .62, .38))))
    pale = tuple(.62 * x + .38 * y for x, y in zip(wall, (.85, .62, .40)))
    c = m.mix(m.multiply(vein, m.ramp(cloud, [(.3, .25), (.7, .8)])), c, pale)
    c = m.mix(m.multiply(m.ramp(m.noise(4.5, 5, .7), [(.5, 0.), (.7, 1.)]), .28), c, pale)
    c = m.mix(m.ramp(out, [(.90, 0.), (.975, .8)]), c, shade(wall, .7))
    c = m.mix(wet, c, m.mix(m.ramp(m.noise(2.4, 4, .6), [(.35, 0.), (.65, 1.)]), shade(gel, .8), gel))
    c = m.mix(m.multiply(husk, .5), c, tuple(.6 * x + .4 * y for x, y in zip(gel, (.80, .60, .25))))
    c = m.mix(seed, c, m.mix(fine, (.62, .40, .13), (.76, .56, .25)))
    m.subsurface(c, .30, (.6, .2, .08))
    rough = m.add(m.remap(m.add((fine, .5), (cloud, .5)), .35, .65, .18, .38), m.multiply(wet, -.12))
    return m.surface(Roughness=rough, Specular=.5, Clearcoat=.35, Clearcoat_Roughness=.08,
                     Normal=m.bump(m.add((fine, .7), cloud), .28, .05))


def cut_tomato(seed, materials, radius=4.2, below=3.3, ribs=8, depth=.06, chambers=9):
    """A tomato cut across, the cut face up at height 0. `materials` are (skin, flesh).

    `below` is the depth in cm: up to 2 makes a slice, more a half.
    """
    rng = np.random.default_rng(seed)
    rows, columns = 300, 540
    share, a = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 2 * np.pi, columns, endpoint=False), indexing='ij')
    around = lambda middle: (a - middle + np.pi) % (2 * np.pi) - np.pi
    seams = np.cumsum(rng.uniform(.35, 1.65, ribs))
    groove = sum(np.exp(-(around(seam / seams[-1] * 2 * np.pi) / (1.5 / ribs)) ** 2) * rng.uniform(-.1, 1.5) for seam in seams)
    edge = radius * (1 - depth * groove + .035 * np.sin(a + rng.uniform(0, 6)) + .05 * np.sin(2 * a + rng.uniform(0, 6)) + .012 * np.sin(5 * a + rng.uniform(0, 6)))
    x, y = share * edge * np.cos(a), share * edge * np.sin(a)
    flat = np.stack([x, y, x * 0], -1).reshape(-1, 3)
    wobble = ripple(flat, 1.1, seed).reshape(a.shape) * .26 + ripple(flat, 2.9, seed + 1).reshape(a.shape) * .12
    gel, seeds, husk = np.zeros(a.shape), np.zeros(a.shape), np.zeros(a.shape)
    walls = np.cumsum(rng.uniform(.55, 1.45, chambers))
    walls = np.append(0, walls / walls[-1] * 2 * np.pi) + rng.uniform(0, 6)
    for low, high in zip(walls, walls[1:]):
        middle, half = (low + high) / 2, (high - low) / 2 - rng.uniform(.03, .07)
        inner, outer = rng.uniform(.22, .46), rng.uniform(.74, .89)
        u, v = around(middle) / half, (share - (inner + outer) / 2) / ((outer - inner) / 2)
        # A chamber is wider outside than inside.
        u = u * (1.12 - .22 * v)
        d = (abs(u) ** 2.8 + abs(v) ** 2.8) ** (1 / 2.8) + wobble
        gel = np.maximum(gel, np.clip((1 - d) / .10, 0, 1))
        for _ in range(int(half * 46)):
            angle, where = middle + half * rng.uniform(-.85, .85), radius * (inner + (outer - inner) * rng.uniform(.12, .90))
            dx, dy = x - where * np.cos(angle), y - where * np.sin(angle)
            tilt = angle + rng.normal(0, .5)
            p, q = dx * np.cos(tilt) + dy * np.sin(tilt), dy * np.cos(tilt) - dx * np.sin(tilt)
            e = np.hypot(p / .15, q / (.085 * (1 + 1.2 * p)))
            seeds = np.maximum(seeds, np.clip((1.05 - e) / .2, 0, 1) * rng.uniform(.25, 1))
            husk = np.maximum(husk, np.exp(-((e - 1.4) / .4) ** 2))
    # Pale strands run from the core through the walls and along the skin.
    strand = sum(np.exp(-((around(wall) + .05 * ripple(flat, 1.5, seed + 3).reshape(a.shape)) * share / .035) ** 2) for wall in walls[1:])
    rays = np.clip(np.cos(a * 31 + 3 * np.sin(a * 4 + seed)) * np.cos(a * 13 + seed) * 1.5 - .3, 0, 1)
    ring = np.exp(-((share - .915 - .012 * np.sin(a * 9 + seed)) / .010) ** 2) * .6
    vein = np.clip(strand * .8 + rays * .5 + ring, 0, 1)
    # The gel bulges a little between the seeds and ends below the walls.
    z = .03 * ripple(flat, 1.8, seed + 2).reshape(a.shape) - .05 * gel + .035 * gel * ripple(flat, 5., seed + 4).reshape(a.shape) + .03 * seeds * gel - .08 * np.clip((share - .96) / .04, 0, 1) ** 2
    parts = Parts()
    parts.add(np.stack([x, y, z], -1), lattice_faces(rows, columns, close_columns=True)[:, ::-1].copy(), 1, gel=gel.ravel(), seed=(seeds * gel).ravel(),
              husk=(husk * gel).ravel(), core=np.clip((.34 - share) / .12 + wobble * 2, 0, 1).ravel(), out=share.ravel(), vein=vein.ravel())
    down, a = np.meshgrid(np.linspace(0, 1, 90), a[0], indexing='ij')
    distance = np.cos(down * np.pi / 2) ** .62 if below > 2 else 1 + .04 * np.sin(down * np.pi)
    shape = edge[-1] * distance * (1 - .5 * depth * groove[-1] * down)
    skin_points = np.stack([shape * np.cos(a), shape * np.sin(a), z[-1] - below * (np.sin(down * np.pi / 2) if below > 2 else down)], -1)
    parts.add(skin_points, lattice_faces(90, columns, close_columns=True), 0, groove=np.clip(groove[-1] + 0 * down, 0, 1).ravel())
    return parts.mesh(f'cut tomato{seed}', materials)
