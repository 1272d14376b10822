"""A short cucumber, whole or in slices. It lies along X, its stalk at +X, and is about 14 cm long."""
import numpy as np

from kit.mesh import Parts, hull, lattice_faces, ripple, smooth_curve, tube
from kit.pile import Model
from kit.shader import Shader

SKIN, STALK, FLOWER = range(3)


def skin():
    m = Shader('cucumber')
    along, stripe, bump = m.attribute('along'), m.attribute('stripe'), m.attribute('bump')
    broad = m.noise(.3, 4, .6)
    mottle = m.noise(1., 6, .65, m.stretched((.5, 2.6, 2.6)))
    fine = m.noise(8, 4, .6)
    c = m.mix(m.ramp(broad, [(.3, 0.), (.7, 1.)]), (.009, .040, .005), (.020, .070, .009))
    c = m.mix(m.multiply(m.ramp(mottle, [(.5, 0.), (.68, 1.)]), .45), c, (.042, .12, .018))
    c = m.mix(m.remap(m.add(along, (mottle, .35)), .7, 1.35, 0, .55), c, (.075, .175, .025))
    c = m.mix(m.multiply(stripe, m.ramp(mottle, [(.35, .35), (.6, 1.)])), c, (.24, .36, .10))
    c = m.mix(m.multiply(bump, .30), c, (.10, .20, .05))
    c = m.mix(m.attribute('spine'), c, (.55, .55, .35))
    c = m.vary(c, .008, .06, .14)
    m.subsurface(c, .07, (.2, .25, .06))
    relief = m.add((mottle, .8), (fine, .25), (broad, 1.2))
    return m.surface(Roughness=m.remap(m.noise(1.7, 5, .6), .3, .7, .30, .48), Specular=.45, Normal=m.bump(relief, .3, .07))


def stalk():
    m = Shader('cucumber stalk')
    fibre = m.noise(1., 5, .65, m.stretched((1., 9, 9)))
    c = m.mix(m.ramp(fibre, [(.3, 0.), (.7, 1.)]), (.07, .13, .03), (.20, .27, .09))
    return m.surface(Base_Color=m.mix(m.attribute('end'), c, (.42, .38, .22)), Roughness=.6, Normal=m.bump(fibre, .5, .05))


def flower():
    m = Shader('cucumber flower')
    fine = m.noise(5, 5, .65)
    return m.surface(Base_Color=m.mix(fine, (.20, .12, .04), (.52, .38, .17)), Roughness=.85, Normal=m.bump(fine, .6, .05))


def materials():
    return [skin(), stalk(), flower()]


def centre_line(rng, length, bend):
    """The points of the bent line through the middle of the fruit."""
    s = np.linspace(-.5, .5, 420)
    turn = bend * s + .25 * bend * np.sin(s * 5 + rng.uniform(0, 6))
    lift = rng.normal(0, .06) * np.sin(s * 4)
    step = length / 419
    x, y, z = np.cumsum(np.cos(turn)) * step, np.cumsum(np.sin(turn)) * step, np.cumsum(lift) * step
    path = np.stack([x, y, z], -1)
    return path - path.mean(0)


def cucumber(seed, skins, length=14., radius=1.65, bend=.3):
    rng = np.random.default_rng(seed)
    path = centre_line(rng, length, bend)
    s = np.linspace(0, 1, 420)
    profile = smooth_curve([(0, .03), (.006, .34), (.025, .60), (.07, .83), (.16, .95), (.45, 1.), (.75, .96), (.88, .84), (.95, .62), (.985, .40),
                            (1, .26)], 420)
    r = np.interp(s, profile[:, 0], profile[:, 1]) * radius * (1 + .03 * np.sin(s * 7 + rng.uniform(0, 6)) + .02 * np.sin(s * 15 + rng.uniform(0, 6)))
    columns = 168
    a = np.linspace(0, 2 * np.pi, columns, endpoint=False)
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    side = np.cross(along, (0, 0, 1.))
    side /= np.linalg.norm(side, axis=1)[:, None]
    up = np.cross(side, along)
    p = rng.uniform(0, 6, 4)
    grid, s2 = np.meshgrid(s, a, indexing='ij')
    section = 1 + .035 * np.cos(3 * s2 + p[0]) + .016 * np.cos(10 * s2 + p[1] + .6 * grid) + .03 * np.cos(2 * s2 + p[2])
    out = side[:, None] * np.cos(a)[None, :, None] + up[:, None] * np.sin(a)[None, :, None]
    points = path[:, None] + out * (r[:, None] * section)[..., None]
    flat = points.reshape(-1, 3)
    flat = flat + out.reshape(-1, 3) * (ripple(flat, .9, seed) * .05 + ripple(flat, 3.2, seed + 4) * .012)[:, None]
    # Warts, each with the rest of a spine on it.
    count = int(rng.integers(80, 110))
    seat = np.stack([rng.uniform(.05, .93, count), rng.uniform(0, 2 * np.pi, count)], -1)
    bump, tip = np.zeros(grid.shape), np.zeros(grid.shape)
    for where, angle in seat:
        reach = rng.uniform(.10, .17)
        near = abs(s - where) < .03
        dx = (grid[near] - where) * length
        dy = ((s2[near] - angle + np.pi) % (2 * np.pi) - np.pi) * radius
        d2 = (dx / 1.25) ** 2 + dy ** 2
        bump[near] += np.exp(-d2 / reach ** 2) * rng.uniform(.5, 1.)
        tip[near] += np.exp(-d2 / .045 ** 2)
    flat = flat + out.reshape(-1, 3) * (bump.ravel() * .055)[:, None]
    stripe = np.clip(np.cos(10 * s2 + p[1] + .6 * grid) * 1.6 - .75, 0, 1) * np.clip((.62 - grid) / .5, 0, 1)
    stripe = stripe * (.5 + .5 * np.sin(3 * s2 + p[3]))
    parts = Parts()
    parts.add(flat, lattice_faces(420, columns, close_columns=True), SKIN, along=(1 - grid).ravel(), stripe=np.clip(stripe, 0, .8).ravel(),
              bump=np.clip(bump, 0, 1).ravel(), spine=np.clip(tip, 0, 1).ravel() * .7)
    t = np.linspace(0, 1, 24)
    curl = rng.normal(0, .35, 2)
    stem = path[-1] + along[-1] * (t[:, None] * rng.uniform(.8, 1.5) - .12) + side[-1] * curl[0] * t[:, None] ** 2 + up[-1] * abs(curl[1]) * t[:, None] ** 2
    parts.add(*tube(stem, np.interp(t, [0, .15, .5, .9, 1], [.46, .33, .24, .27, .25]) * radius / 1.65, 20), STALK,
              end=np.repeat(np.concatenate([[0], np.clip((t - .93) / .07, 0, 1), [1]]), 20))
    for _ in range(7):
        offset = rng.normal(0, .35, 2)
        t = np.linspace(0, 1, 8)[:, None]
        path2 = path[0] + [0, 0, 0] - along[0] * (t * rng.uniform(.15, .4) - .04) + (side[0] * offset[0] + up[0] * offset[1]) * (.25 + t * .4)
        parts.add(*tube(path2, .06 - .03 * t[:, 0], 6), FLOWER)
    return Model(parts.mesh(f'cucumber{seed}', skins), hull(flat.reshape(420, columns, 3)[::12, ::8].reshape(-1, 3)))


def flesh():
    """The cut face: pale and wet, with a darker green ring and three chambers of seeds."""
    m = Shader('cucumber flesh')
    rind, core, seed, husk, out, fibre = [m.attribute(name) for name in ('rind', 'core', 'seed', 'husk', 'out', 'fibre')]
    cloud, fine = m.noise(1.6, 5, .65), m.noise(11, 4, .6)
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), (.50, .60, .27), (.66, .73, .42))
    c = m.mix(core, c, m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), (.30, .41, .13), (.47, .56, .24)))
    c = m.mix(m.multiply(fibre, m.remap(out, .55, .8, .1, .45)), c, (.74, .80, .52))
    c = m.mix(m.ramp(m.add(out, (fine, .05)), [(.72, 0.), (.90, .45), (.985, 1.)]), c, (.17, .34, .045))
    c = m.mix(seed, c, (.80, .78, .56))
    c = m.mix(m.multiply(husk, .5), c, (.30, .38, .13))
    c = m.mix(rind, c, (.018, .065, .008))
    m.subsurface(c, .30, (.35, .4, .2))
    return m.surface(Roughness=m.remap(m.add((fine, .5), (cloud, .5)), .35, .65, .12, .32), Specular=.5, Clearcoat=.3, Clearcoat_Roughness=.1,
                     Normal=m.bump(m.add(fine, (cloud, .8)), .25, .04))


def slice_mesh(seed, skins, rows=170, columns=300):
    """One slice that lies flat: two cut faces and the skin between them. `skins` are (skin, flesh)."""
    rng = np.random.default_rng(seed)
    radius, thick = rng.uniform(1.52, 1.68), rng.uniform(.30, .46)
    share, a = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 2 * np.pi, columns, endpoint=False), indexing='ij')
    p = rng.uniform(0, 6, 4)
    edge = radius * (1 + .028 * np.cos(3 * a + p[0]) + .004 * np.cos(10 * a + p[1]) + .035 * np.cos(2 * a + p[2]))
    x, y = share * edge * np.cos(a), share * edge * np.sin(a)
    flat = np.stack([x, y, x * 0], -1).reshape(-1, 3)
    # The three chambers differ in size.
    third = np.array([1., 1., 1.]) + rng.normal(0, .09, 3)
    size = sum(third[k] * np.clip(np.cos(a - p[3] - (k + .5) * 2 * np.pi / 3), 0, 1) ** 2 for k in range(3))
    lobe = .52 + .13 * size + .03 * ripple(flat * 1.5, 2., seed).reshape(a.shape)
    core = np.clip((lobe - share) / .06, 0, 1)
    rays = np.cos(a * 23 + 2.2 * np.sin(a * 3 + p[1]) + 1.2 * share) * np.cos(a * 9 + p[2])
    fibre = np.clip(rays * 1.6 - .35, 0, 1) * np.clip((share - lobe) / .05, 0, 1) * np.clip((.93 - share) / .08, 0, 1)
    wall = abs((((a - p[3]) * 3 / (2 * np.pi)) % 1) - .5) * 2
    core = core * np.clip((1 - wall) * share * 9, 0, 1) ** .5
    seed_value, husk = np.zeros(a.shape), np.zeros(a.shape)
    for chamber in range(3):
        for row in range(2):
            for number in range(rng.integers(3, 6)):
                angle = p[3] + (chamber + .5) * 2 * np.pi / 3 + (number - 1.5) * .40 + rng.normal(0, .13)
                where = edge.mean() * ((.43 if row else .27) + rng.normal(0, .04))
                if row == 0 and number not in (1, 2):
                    continue
                dx, dy = x - where * np.cos(angle), y - where * np.sin(angle)
                u, v = dx * np.cos(angle) + dy * np.sin(angle), dy * np.cos(angle) - dx * np.sin(angle)
                tilt, long = rng.normal(0, .22), rng.uniform(.15, .20)
                u, v = u * np.cos(tilt) + v * np.sin(tilt), v * np.cos(tilt) - u * np.sin(tilt)
                d = np.sqrt((u / long) ** 2 + (v / (.08 * (1 + .5 * u / long))) ** 2)
                seed_value = np.maximum(seed_value, np.clip((1.05 - d) / .15, 0, 1) * rng.uniform(.35, .9))
                husk = np.maximum(husk, np.exp(-((d - 1.3) / .28) ** 2))
    z = .035 * ripple(flat, 1.9, seed + 1).reshape(a.shape) + .025 * seed_value - .04 * core - .02 * husk + .006 * fibre
    z = z - .03 * np.clip((share - .97) / .03, 0, 1) ** 2
    rind = np.clip((share - .962) / .012, 0, 1)
    parts = Parts()
    wedge = rng.uniform(-.05, .05) * x
    values = dict(rind=rind.ravel(), core=core.ravel(), seed=seed_value.ravel(), husk=husk.ravel(), out=share.ravel(), fibre=fibre.ravel())
    faces = lattice_faces(rows, columns, close_columns=True)
    parts.add(np.stack([x, y, thick / 2 + wedge + z], -1), faces[:, ::-1].copy(), 1, **values)
    parts.add(np.stack([x, y, -thick / 2 - z], -1), faces, 1, **values)
    u = np.linspace(0, 1, 14)[:, None]
    swell = 1 + .02 * np.sin(np.pi * u)
    top, low = (thick / 2 + wedge + z)[-1], (-thick / 2 - z)[-1]
    parts.add(np.stack([x[-1] * swell, y[-1] * swell, low * (1 - u) + top * u], -1), lattice_faces(14, columns, close_columns=True), 0,
              along=.5, stripe=0., bump=0., spine=0.)
    return parts.mesh(f'slice{seed}', skins)
