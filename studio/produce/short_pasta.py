"""Penne and farfalle of durum semolina: golden, slightly rough, with specks."""
import numpy as np

from kit.mesh import hull, lattice_faces, mesh, ripple
from kit.pile import Model
from kit.shader import Shader


def semolina(name='semolina', tone=(.75, .41, .085), pale=(.86, .56, .18)):
    m = Shader(name)
    cloud, fine, speck = m.noise(.9, 4, .6), m.noise(15, 5, .7), m.voronoi(6.5)
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), tone, pale)
    c = m.mix(m.multiply(m.ramp(m.noise(3.4, 5, .65), [(.52, 0.), (.66, 1.)]), .45), c, (.87, .66, .32))
    c = m.mix(m.multiply(m.ramp(m.add(speck, (fine, .15)), [(.13, 1.), (.19, 0.)]), .40), c, (.42, .20, .045))
    c = m.mix(m.multiply(m.attribute('thick'), .5), c, (.66, .33, .06))
    c = m.vary(c, .006, .07, .07)
    dust = m.multiply(m.math('MAXIMUM', m.normal_up(), 0.), m.ramp(fine, [(.48, 0.), (.64, .5)]))
    c = m.mix(m.multiply(dust, .22), c, (.88, .74, .46))
    m.subsurface(c, .16, (.24, .13, .05))
    return m.surface(Roughness=m.remap(fine, .3, .7, .46, .68), Specular=.38, Normal=m.bump(m.add(fine, (cloud, .8)), .3, .035))


def thick_sheet(name, middle, thick, material, attributes, closed_ends=True):
    """Give a sheet of points (rows, columns, 3) a thickness (a number, or one for each point) and rounded rims."""
    rows, columns = middle.shape[:2]
    along, across = np.gradient(middle, axis=0), np.gradient(middle, axis=1)
    normal = np.cross(along, across)
    normal /= np.linalg.norm(normal, axis=2, keepdims=True) + 1e-9
    half = np.broadcast_to(np.asarray(thick, float), (rows, columns)) / 2
    rim = np.ones((rows, columns))
    if closed_ends:
        for index, share in ((0, .0), (1, .75), (2, .95)):
            rim[index] = np.minimum(rim[index], share)
            rim[-1 - index] = np.minimum(rim[-1 - index], share)
    off = normal * (half * rim)[..., None]
    side = np.stack([-across[:, :1], across[:, -1:]])
    side = side / (np.linalg.norm(side, axis=3, keepdims=True) + 1e-9) * (half[:, :1] * rim[:, :1] * .55)[None, ..., None]
    ring = np.concatenate([middle + off, middle[:, -1:] + side[1], (middle - off)[:, ::-1], middle[:, :1] + side[0]], 1)
    width = ring.shape[1]
    out = {}
    for key, value in attributes.items():
        value = np.broadcast_to(value, (rows, columns))
        out[key] = np.concatenate([value, value[:, -1:], value[:, ::-1], value[:, :1]], 1).ravel()
    return mesh(name, ring.reshape(-1, 3), lattice_faces(rows, width, close_columns=True), [material], out)


def penne(seed, material, length=4.5, radius=.50, wall=.115, ridges=24, slant=.95):
    """A ridged tube with both ends cut at the same slant."""
    rng = np.random.default_rng(seed)
    length, radius = length * rng.uniform(.9, 1.07), radius * rng.uniform(.96, 1.04)
    columns = ridges * 9
    a = np.linspace(0, 2 * np.pi, columns, endpoint=False)
    ends = np.array([0, .012, .035, .07])
    u = np.concatenate([ends / length * 2, np.linspace(.06, .94, 22), 1 - ends[::-1] / length * 2]) - .5
    soft = np.concatenate([[.75, .93, .99, 1.], np.ones(22), [1., .99, .93, .75]])
    ridge = np.clip(np.cos(a * ridges) * 1.5, -1, 1) * .5 + .5
    oval = 1 + rng.uniform(.0, .09) * np.cos(2 * a + rng.uniform(0, 6))
    outer = (radius + .036 * ridge[None] * soft[:, None] ** 3 - wall / 2 * (1 - soft[:, None])) * oval
    inner = np.broadcast_to((radius - wall + wall / 2 * (1 - soft[:, None])) * oval, outer.shape)
    lean = slant * rng.uniform(.85, 1.15)
    bend = rng.normal(0, .012)

    def rings(r):
        y, z = r * np.cos(a), r * np.sin(a)
        x = u[:, None] * length + lean * z + .012 * np.sin(a * 5 + rng.uniform(0, 6)) * abs(u[:, None] * 2) ** 8
        return np.stack([x, y, z + bend * x ** 2], -1)

    points = np.concatenate([rings(outer), rings(inner)[::-1]])
    rows = len(points)
    flat = points.reshape(-1, 3)
    flat = flat + ripple(flat, 1.3, seed)[:, None] * .018
    thick = np.concatenate([np.zeros(outer.size), np.full(inner.size, .9)])
    data = mesh(f'penne{seed}', flat, lattice_faces(rows, columns, close_rows=True, close_columns=True), [material], {'thick': thick})
    return Model(data, hull(points[: len(u)][::4, ::9].reshape(-1, 3)))


def farfalle(seed, material, length=4.3, width=2.9, thick=.125):
    """A bow: a sheet with two toothed ends that is pinched into folds in the middle."""
    rng = np.random.default_rng(seed)
    length, width = length * rng.uniform(.93, 1.05), width * rng.uniform(.93, 1.07)
    rows, columns = 150, 210
    u, v = np.meshgrid(np.linspace(-1, 1, rows), np.linspace(-1, 1, columns), indexing='ij')
    pinch = np.exp(-(abs(u) / rng.uniform(.30, .36)) ** 1.7)
    slow = np.exp(-(abs(u) / .75) ** 2.2)
    squeeze = 1 - .66 * pinch
    y = v * width / 2 * squeeze * (1 + .04 * np.sin(u * 2 + rng.uniform(0, 6)))
    fold = np.cos(2 * np.pi * v * rng.uniform(.97, 1.03) + rng.normal(0, .12))
    # Make the crease of the pinched folds sharp.
    fold = np.sign(fold) * abs(fold) ** .85
    z = fold * (.36 * pinch + .055 * slow) * width / 2.9
    z = z + rng.normal(0, .16) * u ** 2 * np.sign(u) + rng.uniform(-.10, .30) * u ** 2 + rng.normal(0, .10) * v ** 2 * abs(u)
    z = z + .09 * np.sin(v * 3.2 + rng.uniform(0, 6) + u) * abs(u) ** 1.5
    teeth = 11
    saw = abs(((v * teeth / 2 + rng.uniform(0, 1)) % 1) - .5) * 4 - 1
    reach = length / 2 + .085 * np.tanh(saw * 1.6) * np.clip((abs(u) - .86) / .14, 0, 1)
    x = u * reach - .12 * np.sin(np.pi * abs(v) / 2) ** 2 * u * abs(u)
    twist = rng.normal(0, .16) * u
    y, z = y * np.cos(twist) - z * np.sin(twist), y * np.sin(twist) + z * np.cos(twist)
    points = np.stack([x, y, z], -1)
    points = points + (ripple(points.reshape(-1, 3), 2.2, seed) * .022).reshape(u.shape)[..., None] * [0, 0, 1]
    data = thick_sheet(f'farfalle{seed}', points, thick * (1 + .35 * pinch), material, {'thick': pinch * .9})
    # The simulated hull is slightly smaller, so that the bows lie close together.
    lean = points[::12, ::14].reshape(-1, 3) * [.97, .95, .85]
    return Model(data, hull(np.vstack([lean + [0, 0, .05], lean - [0, 0, .05]])))
