"""An onion in its papery skins. Its neck points up; it is about 7.5 cm across. For a halved one see `half_onion`."""
import numpy as np

from kit.mesh import Parts, hull, lattice_faces, mesh, ripple, smooth_curve, tube
from kit.pile import Model
from kit.shader import Shader, shade

TUNIC, PAPER, ROOT = range(3)
# Colours: dark, light, vein, paper, outer edge of the flesh.
TONES = {
    'golden': ((.27, .080, .015), (.55, .225, .050), (.18, .050, .010), (.62, .33, .11), (.62, .62, .30)),
    'red': ((.050, .005, .016), (.150, .017, .038), (.026, .003, .010), (.27, .060, .075), (.36, .030, .115)),
}


def streaks(m, fine, lift):
    """Noise that is stretched along the meridians, from the neck to the roots."""
    place = m.node('ShaderNodeCombineXYZ', X=m.multiply(m.attribute('mx'), fine), Y=m.multiply(m.attribute('my'), fine),
                   Z=m.multiply(m.axis(m.position(), 2), lift))
    return m.node('ShaderNodeTexNoise', Scale=1., Detail=5., Roughness=.65, Vector=place.outputs[0]).outputs['Fac']


def withered(m, lines):
    """How far the skin is bleached to straw: in streaks on the shoulder, wholly at the end of the neck."""
    return m.remap(m.add(m.attribute('neck'), (lines, 1.5)), .80, 1.65, 0., 1.)


def tunic(name):
    """The outermost skin."""
    dark, light, vein, paper, _ = TONES[name]
    m = Shader(f'{name} onion')
    cloud, patch = m.noise(.35, 4, .6), m.noise(.8, 5, .6, twist=1.)
    broad, lines, hair = streaks(m, 4., .25), streaks(m, 13., .12), streaks(m, 42., .2)
    c = m.mix(m.ramp(m.add((broad, .6), (cloud, .4)), [(.32, 0.), (.66, 1.)]), dark, light)
    c = m.mix(m.multiply(m.ramp(lines, [(.55, 0.), (.66, 1.)]), .65), c, vein)
    c = m.mix(m.multiply(m.ramp(patch, [(.56, 0.), (.66, 1.)]), .35), c, paper)
    c = m.mix(m.multiply(m.ramp(m.noise(2.2, 6, .7), [(.62, 0.), (.7, 1.)]), .4), c, shade(vein, .6))
    c = m.mix(withered(m, lines), c, m.mix(lines, shade(paper, 1.1), (.60, .43, .21)))
    c = m.mix(m.attribute('base'), c, (.42, .30, .16))
    c = m.vary(c, .012, .08, .12)
    m.subsurface(c, .06, (.3, .12, .05))
    relief = m.add((lines, .8), (hair, .4), (broad, 1.2), (m.noise(1.4, 5, .6), .9))
    return m.surface(Roughness=m.remap(broad, .3, .7, .26, .48), Specular=.5, Sheen=.15, Normal=m.bump(relief, .38, .06))


def paper(name):
    """A loose dry skin: thin and brittle, so that light passes through it."""
    _, light, vein, tone, _ = TONES[name]
    m = Shader(f'{name} onion paper')
    cloud, lines = m.noise(.7, 5, .6), streaks(m, 14., .15)
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), light, tone)
    c = m.mix(m.multiply(m.ramp(lines, [(.54, 0.), (.66, 1.)]), .7), c, vein)
    c = m.mix(withered(m, lines), c, m.mix(lines, shade(tone, 1.1), (.62, .45, .23)))
    normal = m.bump(m.add(lines, (m.noise(2.5, 5, .6), 1.2)), .5, .07)
    m.surface(Base_Color=c, Roughness=.42, Specular=.45, Normal=normal)
    m.translucent(.38, m.tint(c, .5, 1.1, 1.5), normal)
    return m.material


def root():
    m = Shader('onion root')
    return m.surface(Base_Color=m.mix(m.noise(3, 4, .6), (.30, .20, .10), (.58, .44, .26)), Roughness=.85)


def materials(name):
    return [tunic(name), paper(name), root()]


def bulb_points(rng, seed, size, tall, t, a):
    """The points of the bulb's surface, and how far each belongs to the neck (0 to 1).

    `t` runs from the end of the neck (0) to the roots (1); `a` is the angle around the axis.
    """
    knots = [(.02, 3.2), (.16, 3.5), (.27, 3.93), (.34, 3.7), (.40, 3.35), (.60, 2.85), (1.25, 2.32), (2.25, 1.62), (2.85, .70), (3., -.25), (2.78, -1.25),
             (2.1, -2.05), (1.2, -2.5), (.7, -2.62), (.45, -2.60), (0, -2.55)]
    curve = smooth_curve(knots, 300)
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(curve, axis=0), axis=1))])
    r = np.maximum(np.interp(t, length / length[-1], curve[:, 0]), 0) * size / 3
    z = np.interp(t, length / length[-1], curve[:, 1]) * size / 3 * tall
    neck = np.clip((.31 - t) / .13, 0, 1)
    k, p = rng.uniform(-.05, .05, 3), rng.uniform(0, 6, 6)
    r = r * (1 + k[0] * np.cos(a + p[0]) + k[1] * np.cos(2 * a + p[1]) + .012 * np.cos(5 * a + p[2]) + .010 * np.cos(9 * a + p[5]))
    r = r * (1 + neck * (.22 * np.cos(3 * a + p[3] + t * 9) + .14 * np.cos(7 * a + p[4])))
    flat = 1 + neck * .35
    x, y = r * np.cos(a) * flat, r * np.sin(a) / flat
    z = z + np.exp(-((t - .07) / .04) ** 2) * (.25 * np.cos(2 * a + p[1]) + .18 * np.cos(5 * a + p[0]))
    lean = rng.normal(0, .35, 2)
    up = np.clip(z - 1.9 * size / 3, 0, 9)
    x, y = x + lean[0] * up ** 1.5 * .5, y + lean[1] * up ** 1.5 * .5
    points = np.stack([x, y, z], -1)
    return points + (ripple(points.reshape(-1, 3), .6, seed) * .07 + ripple(points.reshape(-1, 3), 1.9, seed + 3) * .018).reshape(*x.shape, 1) * (1 - .5 * neck[..., None]), neck


def onion(seed, skins, size=3.6, tall=1., flakes=5):
    rng = np.random.default_rng(seed)
    rows, columns = 210, 300
    parts = Parts()
    t, a = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 2 * np.pi, columns, endpoint=False), indexing='ij')
    points, neck = bulb_points(np.random.default_rng(seed), seed, size, tall, t, a)
    base = np.clip((t - .945) / .02, 0, 1)
    parts.add(points, lattice_faces(rows, columns, close_columns=True), TUNIC, neck=neck.ravel(), base=base.ravel(),
              mx=np.cos(a).ravel(), my=np.sin(a).ravel())
    for number in range(flakes):
        add_flake(parts, rng, seed, size, tall, number)
    add_roots(parts, rng, points[-6])
    return Model(parts.mesh(f'onion{seed}', skins), hull(points[::7, ::10].reshape(-1, 3)))


def add_flake(parts, rng, seed, size, tall, number):
    """Add a torn piece of dry skin. Its edges are raised a little above the bulb."""
    count = 150
    middle, width = rng.uniform(0, 2 * np.pi), rng.uniform(.5, 1.5)
    high, low = rng.uniform(.14, .28), rng.uniform(.50, .93)
    u, v = np.meshgrid(np.linspace(0, 1, count), np.linspace(-1, 1, count), indexing='ij')
    t, a = high + u * (low - high), middle + v * width
    points, neck = bulb_points(np.random.default_rng(seed), seed, size, tall, t, a)
    ragged = ripple(np.stack([u * 4, v * 4, u * 0], -1).reshape(-1, 3), 2.2, seed * 7 + number).reshape(u.shape)
    ragged = ragged + .4 * ripple(np.stack([u * 4, v * 4, u * 0], -1).reshape(-1, 3), 9., seed * 5 + number).reshape(u.shape)
    inside = np.minimum(1 - abs(v) ** 1.5 * (.75 + .4 * u), 1.05 - u) + ragged * .16 - .12
    near_edge = np.exp(-(np.maximum(inside, 0) / .16) ** 2)
    lift = .022 + .012 * number / 5 + near_edge * rng.uniform(.03, .16) * (.4 + .6 * u) * (1 + .6 * ragged)
    outward = np.stack([np.cos(a), np.sin(a), (t < .5) * .3 - (t > .75) * .5], -1)
    points = points + outward * np.maximum(lift, .018)[..., None]
    faces = lattice_faces(count, count)
    faces = faces[(inside.ravel()[faces] > 0).all(1)]
    parts.add(points, faces, PAPER, neck=neck.ravel(), mx=np.cos(a).ravel(), my=np.sin(a).ravel())


def add_roots(parts, rng, ring):
    centre = ring.mean(0)
    for _ in range(46):
        angle, r = rng.uniform(0, 2 * np.pi), rng.uniform(.12, .52)
        t = np.linspace(0, 1, 14)[:, None]
        out = np.array([np.cos(angle), np.sin(angle), 0])
        long = rng.uniform(.35, 1.15)
        path = centre + out * r + [0, 0, .06] + t * (out * rng.uniform(.2, .9) + [0, 0, -rng.uniform(.3, .8)]) * long
        path = path + np.stack([np.sin(t[:, 0] * rng.uniform(2, 7) + rng.uniform(0, 6)) * .12 * t[:, 0] for _ in range(3)], -1)
        parts.add(*tube(path, .028 - .015 * t[:, 0], 5), ROOT)


def scrap(seed, material, size=2.2):
    """A loose scrap of skin, to lie on the table."""
    count = 90
    rng = np.random.default_rng(seed)
    u, v = np.meshgrid(np.linspace(-1, 1, count), np.linspace(-1, 1, count), indexing='ij')
    flat = np.stack([u, v, u * 0], -1).reshape(-1, 3)
    edge = (ripple(flat, 3., seed) * .3 + ripple(flat, 11., seed + 1) * .10).reshape(u.shape)
    inside = 1 - np.hypot(u, v * rng.uniform(1.2, 1.7)) ** 2 + edge
    z = .35 * u ** 2 * rng.uniform(.5, 1.5) - .3 * u * v * rng.uniform(-1, 1) + .12 * ripple(flat, 3., seed + 2).reshape(u.shape)
    faces = lattice_faces(count, count)
    faces = faces[(inside.ravel()[faces] > .1).all(1)]
    points = np.stack([u, v * .8, z], -1).reshape(-1, 3) * size / 2
    used = np.unique(faces)
    number = np.zeros(len(points), int)
    number[used] = np.arange(len(used))
    angle = flat[used, 1] * .6
    return mesh('scrap', points[used], number[faces], [material],
                {'mx': np.cos(angle), 'my': np.sin(angle), 'neck': np.zeros(len(used))})
