"""Yellow Barhi dates on their strands: short, round, crisp, the colour of egg yolk. About 3 cm long."""
import numpy as np

from studio.leaves import blade
from studio.mesh import Parts, lattice_faces, ripple, smooth_curve, tube
from studio.shader import Shader

SKIN, CAP = range(2)


def skin():
    m = Shader('date')
    broad, patch, fine = m.noise(.45, 4, .55), m.noise(1.5, 5, .62), m.noise(11, 4, .6)
    along = m.attribute('along')
    c = m.mix(m.ramp(broad, [(.3, 0.), (.72, 1.)]), (.67, .31, .015), (.79, .43, .028))
    c = m.mix(m.ramp(m.add(along, (patch, .5)), [(1.0, 0.), (1.4, .55)]), c, (.66, .27, .020))
    c = m.mix(m.ramp(m.add(m.math('SUBTRACT', 1., along), (patch, .3)), [(1.0, 0.), (1.25, .45)]), c, (.62, .44, .055))
    bruise = m.ramp(m.noise(.9, 6, .7, twist=1.5), [(.63, 0.), (.74, .55)])
    c = m.mix(bruise, c, (.46, .185, .028))
    dots = m.ramp(m.cells(5.5), [(.06, 1.), (.13, 0.)])
    c = m.mix(m.times(dots, .30), c, (.40, .19, .04))
    c = m.vary(c, .010, .08, .10)
    bloom = m.times(m.ramp(patch, [(.42, 0.), (.66, 1.)]), .16)
    c = m.mix(bloom, c, (.84, .70, .42))
    tip = m.attribute('tip')
    c = m.mix(tip, c, (.16, .075, .025))
    m.flesh(c, .14, (.45, .2, .05))
    relief = m.add((patch, 1.), (broad, 1.4), (fine, .12), (dots, .25))
    return m.surface(Roughness=m.remap(patch, .3, .7, .26, .46), Specular=.5, Normal=m.bump(relief, .26, .06))


def cap():
    m = Shader('date cap')
    fine = m.noise(7, 5, .65)
    c = m.mix(m.ramp(fine, [(.3, 0.), (.7, 1.)]), (.38, .19, .035), (.62, .38, .10))
    c = m.mix(m.attribute('edge'), c, (.26, .115, .03))
    return m.surface(Base_Color=c, Roughness=.6, Specular=.35, Normal=m.bump(fine, .5, .04))


def strand_skin():
    m = Shader('date strand')
    cloud, fibre = m.noise(.6, 4, .6), m.noise(5, 5, .65)
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), (.60, .24, .020), (.74, .40, .05))
    c = m.mix(m.times(m.ramp(fibre, [(.52, 0.), (.68, 1.)]), .4), c, (.38, .20, .05))
    m.flesh(c, .08, (.2, .08, .03))
    return m.surface(Roughness=.45, Specular=.45, Normal=m.bump(fibre, .4, .05))


def outline(rng):
    """Points of the profile from the cap (z = 0) to the tip: radius, height."""
    fat = rng.uniform(-.04, .05)
    return smooth_curve([(0, .10), (.30, .07), (.62, .17), (.88 + fat, .50), (1.03 + fat, 1.05), (1.05, 1.6), (.94 - fat, 2.15), (.66, 2.62),
                         (.34, 2.84), (.14, 2.90), (.05, 2.88), (0, 2.86)], 260)


def date(seed, skins, rows=110, columns=120):
    """Along Z: the cap near the origin at z = 0, the tip up at about 2.9; half width 1.05."""
    rng = np.random.default_rng(seed)
    curve = outline(rng)
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(curve, axis=0), axis=1))])
    t, a = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 2 * np.pi, columns, endpoint=False), indexing='ij')
    r = np.interp(t, length / length[-1], curve[:, 0])
    z = np.interp(t, length / length[-1], curve[:, 1])
    p = rng.uniform(0, 6, 4)
    r = r * (1 + .030 * np.cos(2 * a + p[0]) + .018 * np.cos(3 * a + p[1]) + .010 * np.cos(5 * a + p[2] + z))
    bend = rng.normal(0, .05)
    points = np.stack([r * np.cos(a) + bend * (z - 1.4) ** 2, r * np.sin(a), z], -1).reshape(-1, 3)
    points = points + ripple(points, 1.6, seed)[:, None] * .045 + ripple(points, 4., seed + 5)[:, None] * .010
    parts = Parts()
    tip = np.exp(-(np.hypot(points[:, 0] - bend * 2, points[:, 1]) / .085) ** 2) * (points[:, 2] > 2.4)
    parts.add(points, lattice_faces(rows, columns, close_columns=True), SKIN, along=(z / 2.9).ravel(), tip=tip)
    u, a = np.meshgrid(np.linspace(0, 1, 18), np.linspace(0, 2 * np.pi, 60, endpoint=False), indexing='ij')
    lobe = .44 * (1 + .20 * np.cos(3 * a + p[3]) + .05 * np.cos(7 * a + p[1]))
    r = u * lobe
    z = -.06 + .14 * u ** 2 + .10 * np.clip(u - .7, 0, 1) - .05 * np.exp(-(u / .3) ** 2)
    top = np.stack([r * np.cos(a), r * np.sin(a), z], -1)
    low = top + np.array([0, 0, .075])
    edge = np.concatenate([top, low[::-1]])
    parts.add(edge, lattice_faces(36, 60, close_columns=True), CAP, edge=np.concatenate([u, u[::-1]]).ravel() ** 4)
    return parts.mesh(f'date{seed}', skins)


def flesh():
    m = Shader('date flesh')
    out, cavity = m.attribute('out'), m.attribute('cavity')
    cloud, fine = m.noise(2.4, 5, .65), m.noise(13, 4, .6)
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), (.74, .56, .20), (.84, .71, .36))
    c = m.mix(m.ramp(out, [(.72, 0.), (.95, .8)]), c, (.76, .47, .06))
    c = m.mix(m.ramp(out, [(.955, 0.), (.985, 1.)]), c, (.72, .36, .02))
    c = m.mix(cavity, c, (.86, .78, .56))
    m.flesh(c, .28, (.4, .25, .1))
    return m.surface(Roughness=m.remap(fine, .3, .7, .24, .42), Specular=.45, Normal=m.bump(m.add(fine, (cloud, 1.2)), .3, .04))


def stone():
    m = Shader('date stone')
    cloud = m.noise(1., 5, .65, m.stretched((5, 5, 1.2)))
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), (.20, .10, .04), (.40, .24, .11))
    return m.surface(Base_Color=c, Roughness=.5, Specular=.4, Normal=m.bump(cloud, .5, .05))


def half_date(seed, skins, with_stone=True):
    """Cut lengthwise; lies with its cut face along -Y. `skins` are (skin, cap, flesh, stone)."""
    rng = np.random.default_rng(seed)
    curve = outline(rng)
    rows, columns = 130, 80
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(curve, axis=0), axis=1))])
    t, a = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, np.pi, columns), indexing='ij')
    r, z = np.interp(t, length / length[-1], curve[:, 0]), np.interp(t, length / length[-1], curve[:, 1])
    parts = Parts()
    body = np.stack([r * np.cos(a), r * np.sin(a), z], -1).reshape(-1, 3)
    body[:, ::2] += (ripple(body * [1, 0, 1], 1.6, seed)[:, None] * .04)
    parts.add(body, lattice_faces(rows, columns), SKIN, along=(z / 2.9).ravel())
    left, right = body.reshape(rows, columns, 3)[:, -1], body.reshape(rows, columns, 3)[:, 0]
    share = np.linspace(0, 1, 110)
    face = left[:, None] * (1 - share[None, :, None]) + right[:, None] * share[None, :, None]
    x, z = face[:, :, 0], face[:, :, 2]
    pit = np.sqrt((x / .46) ** 2 + ((z - 1.45) / 1.02) ** 2)
    face[:, :, 1] = .40 * np.sqrt(np.clip(1 - pit ** 2, 0, 1)) + .02 * ripple(face.reshape(-1, 3), 2.4, seed + 1).reshape(x.shape)
    cavity = np.clip((1.12 - pit) / .10, 0, 1)
    out = np.maximum(abs(2 * share[None] - 1), abs(z - 1.45) / 1.44)
    face[:, :, 1] += .04 * np.clip((abs(2 * share[None] - 1) - .94) / .06, 0, 1) ** 2
    parts.add(face, lattice_faces(rows, 110), 2, out=out.ravel(), cavity=cavity.ravel())
    if with_stone:
        u, b = np.meshgrid(np.linspace(0, np.pi, 70), np.linspace(0, 2 * np.pi, 60, endpoint=False), indexing='ij')
        ring = .36 * np.sin(u) ** .85 * (1 - .30 * np.exp(-((b - 1.5 * np.pi) / .32) ** 2)) * (1 + .02 * np.sin(9 * u + b))
        pip = np.stack([ring * np.cos(b), ring * np.sin(b) + .02, 1.45 - .92 * np.cos(u)], -1).reshape(-1, 3)
        parts.add(pip + ripple(pip, 5., seed)[:, None] * .015, lattice_faces(70, 60, close_columns=True), 3)
    return parts.mesh(f'half date{seed}', skins)


def frond(seed, materials, length=17., leaflet=7.5, pairs=15):
    """The end of a date palm's leaf, lying along X with its tip at +X. `materials` are (leaflet, midrib)."""
    rng = np.random.default_rng(seed)
    parts = Parts()
    t = np.linspace(0, 1, 60)
    rib = np.stack([t * length, .9 * np.sin(t * 1.6) - .4 * t, .42 + .5 * t - .35 * t ** 2], -1)
    parts.add(*tube(rib, np.interp(t, [0, 1], [.34, .09]), 16), 1)
    for number in range(pairs):
        for side in (-1, 1):
            u = (number + .5 + rng.uniform(-.2, .2)) / pairs
            seat = np.array([np.interp(u, t, rib[:, axis]) for axis in range(3)])
            long = leaflet * (1 - .45 * u ** 2) * rng.uniform(.85, 1.08)
            points, faces, vein = blade(length=long, width=.85, curl=rng.uniform(.10, .34), fold=rng.uniform(.7, 1.1), wave=.015, veins=2,
                                        taper=.42, tip=.7, seed=seed * 50 + number * 2 + side, rows=44, columns=11)
            away, rise = np.radians(side * (50 - 26 * u + rng.normal(0, 4))), np.radians(rng.uniform(8, 22))
            x, y, z = points.T
            x, z = x * np.cos(rise) - z * np.sin(rise), x * np.sin(rise) + z * np.cos(rise)
            points = np.stack([x * np.cos(away) - y * np.sin(away), x * np.sin(away) + y * np.cos(away), np.maximum(z, -.35)], -1)
            parts.add(seat + points, faces, 0, vein=vein)
    return parts.mesh('frond', materials)
