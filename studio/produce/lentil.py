"""Brown Egyptian lentils, about 5 mm across, and a wooden scoop."""
import numpy as np

from kit.mesh import Parts, lattice_faces, mesh, ripple, smooth_curve, tube
from kit.shader import Shader

AXES = (.27, .265, .125)  # half the size along X, Y and Z in cm


def skin():
    m = Shader('lentil')
    cloud, fine, mottle = m.noise(2.2, 4, .6), m.noise(16, 5, .7), m.noise(6, 5, .7)
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), (.115, .043, .017), (.215, .090, .036))
    c = m.mix(m.multiply(m.ramp(mottle, [(.55, 0.), (.68, 1.)]), .35), c, (.085, .032, .014))
    pick = m.random()
    c = m.mix(m.ramp(m.math('FRACT', m.multiply(pick, 5.37)), [(.55, 0.), (1., .65)]), c, (.24, .135, .055))
    c = m.mix(m.ramp(m.math('FRACT', m.multiply(pick, 9.11)), [(.62, 0.), (1., .7)]), c, (.155, .036, .014))
    c = m.vary(c, .012, .14, .28)
    c = m.mix(m.multiply(m.attribute('rim'), .45), c, (.30, .17, .08))
    c = m.mix(m.attribute('eye'), c, (.36, .25, .15))
    m.subsurface(c, .06, (.10, .05, .03))
    return m.surface(Roughness=m.remap(fine, .3, .7, .36, .56), Specular=.42, Normal=m.bump(m.add(fine, (mottle, 1.5)), .35, .014))


def split_material():
    """The orange inside of a split lentil without its skin."""
    m = Shader('split lentil')
    cloud, fine = m.noise(3, 4, .6), m.noise(16, 5, .7)
    c = m.vary(m.mix(cloud, (.34, .095, .024), (.48, .165, .048)), .01, .08, .1)
    m.subsurface(c, .12, (.14, .06, .03))
    return m.surface(Roughness=.55, Normal=m.bump(fine, .35, .015))


def lentil(seed, material):
    """A whole lentil that lies flat, of the size AXES."""
    rng = np.random.default_rng(seed)
    rows, columns = 26, 40
    t, a = np.meshgrid(np.linspace(0, np.pi, rows), np.linspace(0, 2 * np.pi, columns, endpoint=False), indexing='ij')
    r = np.sin(t) ** .92 * (1 + .025 * np.cos(2 * a + rng.uniform(0, 6)) + .015 * np.cos(3 * a + rng.uniform(0, 6)))
    z = np.sign(np.cos(t)) * abs(np.cos(t)) ** 1.15
    points = np.stack([AXES[0] * r * np.cos(a), AXES[1] * r * np.sin(a), AXES[2] * z], -1)
    flat = points.reshape(-1, 3)
    flat = flat * (1 + ripple(flat, 7., seed) * .035 + ripple(flat, 16., seed + 3) * .012)[:, None]
    eye = np.exp(-((flat[:, 0] - AXES[0]) ** 2 + (flat[:, 1] * .6) ** 2 + flat[:, 2] ** 2 * 4) / .045 ** 2)
    flat[:, 0] -= eye * .012
    return mesh(f'lentil{seed}', flat, lattice_faces(rows, columns, close_columns=True), [material],
                {'rim': np.exp(-((t.ravel() - np.pi / 2) / .16) ** 2), 'eye': eye})


def half_lentil(seed, material):
    rng = np.random.default_rng(seed)
    rows, columns = 20, 40
    t, a = np.meshgrid(np.concatenate([np.linspace(0, np.pi / 2, 14), np.full(6, np.pi / 2)]), np.linspace(0, 2 * np.pi, columns, endpoint=False), indexing='ij')
    shrink = np.concatenate([np.ones(14), np.linspace(.95, .01, 6)])[:, None]
    flat = np.stack([.25 * np.sin(t) * np.cos(a) * shrink, .25 * np.sin(t) * np.sin(a) * shrink, .13 * np.cos(t) - .05 * (shrink < .99)], -1).reshape(-1, 3)
    flat = flat + ripple(flat, 9., seed)[:, None] * .008 * rng.uniform(.6, 1.2)
    return mesh(f'half{seed}', flat, lattice_faces(rows, columns, close_columns=True), [material])


def scoop(material, radius=2.7, length=6.6, thick=.34, handle=7.5):
    """An open wooden scoop along X, its mouth at +X. It lies on height 0.

    Return the mesh, and a dense cloud of its points for `HeightField.cover`.
    """
    rows, columns = 150, 130
    s, f = np.meshgrid(np.linspace(0, 1, rows), np.linspace(-1, 1, columns), indexing='ij')
    x = length * (s ** 1.25)
    round_back = np.sqrt(np.clip(1 - (1 - np.clip(x / (radius * .95), 0, 1)) ** 2, 0, 1))
    r = np.maximum(radius * round_back * (1 + .05 * s), .02)
    open_angle = np.interp(s, [0, .30, .6, .86, 1], [1.75, 1.70, 1.45, 1.05, .62])
    angle = f * open_angle
    lip = .25 * s ** 3
    middle = np.stack([x, r * np.sin(angle), -r * np.cos(angle) + lip * .6], -1)
    middle[:, :, 2] += radius + thick / 2
    along, across = np.gradient(middle, axis=0), np.gradient(middle, axis=1)
    normal = np.cross(along, across)
    normal /= np.linalg.norm(normal, axis=2, keepdims=True) + 1e-9
    centre = np.stack([x, 0 * x, np.full(x.shape, radius + thick / 2)], -1)
    normal *= np.sign((normal * (centre - middle)).sum(2, keepdims=True) + 1e-9)
    rim = np.minimum(1, np.minimum((1 - abs(f)) * 9 + .25, (1 - s) * 14 + .15))[..., None]
    inner, outer = middle + normal * thick / 2 * rim, middle - normal * thick / 2 * rim
    ring = np.concatenate([inner, outer[:, ::-1]], 1)
    parts = Parts()
    parts.add(ring, lattice_faces(rows, columns * 2, close_columns=True), 0)
    end = np.concatenate([inner[-1], outer[-1]])
    strip = np.array([[i, i + 1, columns + i + 1, columns + i] for i in range(columns - 1)])
    parts.add(end, strip, 0)
    t = np.linspace(0, 1, 90)
    knots = smooth_curve([(-.6, .40), (.0, .80), (.5, .70), (1.2, .52), (2.6, .56), (4.6, .66), (6.2, .60), (6.9, .50), (7.25, .62), (7.5, .45), (7.55, .05)], 90)
    path = np.stack([-knots[:, 0] * handle / 7.5, 0 * t, radius * .92 + knots[:, 0] * .10 + 0 * t], -1)
    parts.add(*tube(path, np.maximum(knots[:, 1], .03), 40), 0)
    points = parts.points()
    dense = np.concatenate([inner.reshape(-1, 3), points])
    fine = (inner[:-1] + inner[1:]) / 2
    return parts.mesh('scoop', [material]), np.concatenate([dense, fine.reshape(-1, 3)])
