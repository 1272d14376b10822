"""Yellow Barhi dates, about 3.2 cm long, with the cap by which they hang; also a halved date and a palm's frond."""
import numpy as np

from kit.leaves import blade
from kit.mesh import Parts, lattice_faces, ripple, smooth_curve, tube
from kit.shader import Shader

SKIN, CAP = range(2)


def skin():
    """Yellow skin, darker towards the tip, with a dull bloom, flecks, scuffs and lines. Some dates begin to ripen at the tip."""
    m = Shader('date')
    broad, patch, fine = m.noise(.40, 4, .55), m.noise(1.5, 5, .62), m.noise(11, 4, .6)
    along = m.attribute('along')
    chance = m.math('FRACT', m.multiply(m.random(), 5.37))
    c = m.mix(m.ramp(broad, [(.3, 0.), (.72, 1.)]), (.70, .325, .010), (.82, .465, .022))
    # Pale and greenish near the cap, amber towards the tip.
    c = m.mix(m.remap(m.add(along, (patch, .35)), .12, .72, .75, 0.), c, (.66, .55, .085))
    c = m.mix(m.remap(m.add(along, (patch, .35), (broad, .25)), .70, 1.40, 0., .65), c, (.68, .265, .010))
    ripe = m.remap(m.add(along, (patch, .45), (chance, .42)), 1.38, 1.66, 0., .7)
    c = m.mix(ripe, c, m.mix(patch, (.105, .030, .008), (.22, .075, .014)))
    line = m.noise(1., 5, .65, m.stretched((4.2, 4.2, .38)))
    c = m.mix(m.multiply(m.ramp(line, [(.54, 0.), (.70, 1.)]), .14), c, (.56, .25, .018))
    scuff = m.ramp(m.noise(.85, 7, .72, twist=1.8), [(.66, 0.), (.73, .55)])
    c = m.mix(scuff, c, (.40, .18, .035))
    dots = m.ramp(m.voronoi(4.6), [(.045, 1.), (.10, 0.)])
    c = m.mix(m.multiply(dots, .5), c, (.30, .13, .035))
    c = m.vary(c, .014, .08, .12)
    bloom = m.multiply(m.ramp(m.add((patch, .6), (m.noise(3.4, 5, .7), .4)), [(.36, 0.), (.70, 1.)]), m.math('SUBTRACT', .11, m.multiply(ripe, .09)))
    c = m.mix(bloom, c, (.86, .74, .50))
    c = m.mix(m.attribute('tip'), c, (.085, .040, .016))
    m.subsurface(c, .26, (.45, .2, .05))
    relief = m.add((patch, .8), (broad, 1.2), (fine, .10), (dots, .22), (line, .9), (scuff, .25))
    rough = m.add(m.remap(patch, .3, .7, .24, .40), m.multiply(bloom, .8), m.multiply(ripe, -.08))
    return m.surface(Roughness=rough, Specular=.5, Normal=m.bump(relief, .30, .06))


def cap():
    """The cap's material: straw to amber, darker and dry at the edge."""
    m = Shader('date cap')
    fine, cloud = m.noise(7, 5, .65), m.noise(1.8, 4, .6)
    c = m.mix(m.ramp(m.add((fine, .4), (cloud, .6)), [(.3, 0.), (.7, 1.)]), (.40, .185, .030), (.66, .42, .115))
    c = m.mix(m.multiply(m.attribute('edge'), .75), c, (.20, .085, .025))
    c = m.vary(c, .008, .08, .15)
    m.subsurface(c, .08, (.2, .08, .03))
    return m.surface(Roughness=.48, Specular=.4, Normal=m.bump(m.add(fine, (cloud, .6)), .4, .04))


def strand_skin():
    m = Shader('date strand')
    cloud, fibre = m.noise(.6, 4, .6), m.noise(5, 5, .65)
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), (.56, .30, .055), (.70, .46, .13))
    c = m.mix(m.multiply(m.ramp(fibre, [(.52, 0.), (.68, 1.)]), .5), c, (.34, .19, .06))
    m.subsurface(c, .08, (.2, .08, .03))
    return m.surface(Roughness=.5, Specular=.4, Normal=m.bump(fibre, .5, .06))


def stalk_skin():
    """The stalk of a bunch: greenish, with fibres along it. It needs the attributes `mx` and `my`, the direction from its middle."""
    m = Shader('date stalk')
    place = m.node('ShaderNodeCombineXYZ', X=m.attribute('mx'), Y=m.attribute('my'), Z=m.multiply(m.axis(m.position(), 2), .025)).outputs[0]
    cloud, fibre, scuff = m.noise(.35, 4, .6), m.noise(9, 6, .7, place), m.noise(1.3, 6, .7)
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), (.33, .30, .055), (.56, .40, .085))
    c = m.mix(m.multiply(m.ramp(fibre, [(.48, 0.), (.66, 1.)]), .6), c, (.24, .165, .05))
    c = m.mix(m.ramp(scuff, [(.58, 0.), (.70, .5)]), c, (.25, .13, .045))
    return m.surface(Base_Color=c, Roughness=.55, Specular=.35, Normal=m.bump(m.add(fibre, (scuff, .5)), .6, .12))


def outline(rng):
    """A random profile from the cap (z = 0) to the tip, as points (radius, height)."""
    plump, slim = rng.uniform(-.09, .09), rng.uniform(.90, 1.02)
    knots = np.array([(0, .13), (.22, .10), (.50, .13), (.76 + plump, .36), (.95 + plump, .84), (1.03, 1.45), (1.0 - plump, 2.02), (.80 - plump, 2.50),
                      (.52, 2.80), (.28, 2.93), (.13, 2.98), (.055, 3.03), (0, 3.03)])
    return smooth_curve(knots * [slim, 1], 260)


def date(seed, skins, rows=150, columns=150):
    """A date along Z, with its cap at z = 0 and its tip at about 3. Its radius is 1."""
    rng = np.random.default_rng(seed)
    curve = outline(rng)
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(curve, axis=0), axis=1))])
    t, a = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 2 * np.pi, columns, endpoint=False), indexing='ij')
    r = np.interp(t, length / length[-1], curve[:, 0])
    z = np.interp(t, length / length[-1], curve[:, 1])
    p = rng.uniform(0, 6, 6)
    r = r * (1 + .055 * np.cos(2 * a + p[0]) + .030 * np.cos(3 * a + p[1] + .3 * z) + .014 * np.cos(5 * a + p[2] + z))
    # Shallow lengthwise furrows.
    for _ in range(int(rng.integers(2, 5))):
        off = (a - rng.uniform(0, 6.28) + .12 * np.sin(z * 2 + p[4]) + np.pi) % (2 * np.pi) - np.pi
        r = r - rng.uniform(.012, .04) * np.exp(-(off / rng.uniform(.07, .16)) ** 2) * np.exp(-((z - rng.uniform(.3, 1.9)) / rng.uniform(.4, .9)) ** 2)
    bend = rng.normal(0, .085)
    points = np.stack([r * np.cos(a) + bend * (z - 1.4) ** 2, r * np.sin(a), z], -1).reshape(-1, 3)
    points = points + ripple(points, 1.3, seed)[:, None] * .060 + ripple(points, 3.2, seed + 5)[:, None] * .014
    parts = Parts()
    tip = np.exp(-(np.hypot(points[:, 0] - bend * 2.4, points[:, 1]) / .075) ** 2) * (points[:, 2] > 2.5)
    parts.add(points, lattice_faces(rows, columns, close_columns=True), SKIN, along=(z / 3.0).ravel(), tip=tip)
    add_cap(parts, rng, curve)
    return parts.mesh(f'date{seed}', skins)


def add_cap(parts, rng, curve):
    """Add the cap: lobes that lie on the shoulder, their margins a little raised."""
    u, a = np.meshgrid(np.linspace(0, 1, 26), np.linspace(0, 2 * np.pi, 90, endpoint=False), indexing='ij')
    p = rng.uniform(0, 6, 3)
    lobe = .61 * (1 + .22 * np.cos(3 * a + p[0]) + .05 * np.cos(7 * a + p[1]) + .03 * np.cos(13 * a + p[2]))
    r = u * lobe
    shoulder = np.interp(r, curve[:60, 0], curve[:60, 1])
    lift = .085 - .045 * u + .07 * np.clip(u - .72, 0, 1) * (1 + np.cos(3 * a + p[1]))
    z = shoulder - lift - .10 * np.exp(-(u / .22) ** 2)
    top = np.stack([r * np.cos(a), r * np.sin(a), z], -1)
    edge = np.concatenate([top, (top + np.array([0, 0, .06]))[::-1]])
    parts.add(edge, lattice_faces(52, 90, close_columns=True), CAP, edge=np.concatenate([u, u[::-1]]).ravel() ** 5)


def flesh():
    m = Shader('date flesh')
    out, cavity = m.attribute('out'), m.attribute('cavity')
    cloud, fine = m.noise(2.4, 5, .65), m.noise(13, 4, .6)
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), (.74, .56, .20), (.84, .71, .36))
    c = m.mix(m.ramp(out, [(.72, 0.), (.95, .8)]), c, (.76, .47, .06))
    c = m.mix(m.ramp(out, [(.955, 0.), (.985, 1.)]), c, (.72, .36, .02))
    c = m.mix(cavity, c, (.86, .78, .56))
    m.subsurface(c, .28, (.4, .25, .1))
    return m.surface(Roughness=m.remap(fine, .3, .7, .24, .42), Specular=.45, Normal=m.bump(m.add(fine, (cloud, 1.2)), .3, .04))


def stone():
    m = Shader('date stone')
    cloud = m.noise(1., 5, .65, m.stretched((5, 5, 1.2)))
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), (.20, .10, .04), (.40, .24, .11))
    return m.surface(Base_Color=c, Roughness=.5, Specular=.4, Normal=m.bump(cloud, .5, .05))


def half_date(seed, skins, with_stone=True):
    """A date cut lengthwise, its cut face towards -Y. `skins` are (skin, cap, flesh, stone)."""
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
    """The end of a date palm's frond along X, its tip at +X. `materials` are (leaflet, midrib)."""
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
            spread_angle, rise = np.radians(side * (50 - 26 * u + rng.normal(0, 4))), np.radians(rng.uniform(8, 22))
            x, y, z = points.T
            x, z = x * np.cos(rise) - z * np.sin(rise), x * np.sin(rise) + z * np.cos(rise)
            points = np.stack([x * np.cos(spread_angle) - y * np.sin(spread_angle), x * np.sin(spread_angle) + y * np.cos(spread_angle), np.maximum(z, -.35)], -1)
            parts.add(seat + points, faces, 0, vein=vein)
    return parts.mesh('frond', materials)
