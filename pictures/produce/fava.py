"""A dry Egyptian fava bean, and an open green pod. The bean is a flat, dented oval of about 1.3 cm with a black eye."""
import numpy as np

from studio.mesh import Parts, hull, lattice_faces, mesh, ripple, smooth_curve, tube
from studio.objects import add_object
from studio.pile import Model
from studio.shader import Shader


def skin():
    m = Shader('fava bean')
    cloud, fine = m.noise(1.2, 5, .6), m.noise(11, 5, .65)
    wrinkle = m.noise(1., 5, .65, m.stretched((4.5, 1.2, 4.5)))
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), (.19, .088, .036), (.35, .19, .088))
    c = m.vary(c, .013, .16, .24)
    c = m.mix(m.multiply(m.ramp(wrinkle, [(.52, 0.), (.68, 1.)]), .45), c, (.15, .062, .024))
    c = m.mix(m.multiply(m.attribute('rim'), .35), c, (.48, .31, .16))
    c = m.mix(m.attribute('eye'), c, (.012, .009, .008))
    m.subsurface(c, .04, (.12, .06, .03))
    relief = m.add((cloud, .8), (wrinkle, .9), (fine, .22))
    return m.surface(Roughness=m.remap(fine, .3, .7, .34, .58), Specular=.42, Normal=m.bump(relief, .34, .06))


def fava(seed, material, rows=60, columns=56):
    rng = np.random.default_rng(seed)
    length, width, thick = rng.uniform(.60, .72), rng.uniform(.44, .52), rng.uniform(.26, .33)
    a, b = np.meshgrid(np.linspace(0, np.pi, rows), np.linspace(0, 2 * np.pi, columns, endpoint=False), indexing='ij')
    x = length * np.cos(a)
    round_ = np.sin(a) ** .86
    egg = 1 + .14 * np.cos(a)
    y = width * round_ * np.cos(b) * egg
    z = thick * np.sign(np.sin(b)) * abs(np.sin(b)) ** 1.15 * round_ * egg
    for side in (-1, 1):
        depth, place = rng.uniform(.05, .13), rng.normal(0, .16, 2)
        dent = np.exp(-(((x - place[0]) / .34) ** 2 + ((y - place[1]) / .26) ** 2))
        z = np.where(np.sign(np.sin(b)) == side, z - side * depth * dent, z)
    y = y + .12 * x ** 2 * rng.choice([-1, 1])
    points = np.stack([x, y, z], -1).reshape(-1, 3)
    points += ripple(points, 4.2, seed)[:, None] * .020 * np.array([1, 1, .8])
    slot = (np.sin(b) * thick * round_ / .055) ** 2 + ((y - 0) / .17) ** 2
    end = np.cos(a) > .6
    eye = (np.exp(-slot ** 2) * end).ravel()
    rim = (np.exp(-((np.sqrt(slot) - 1.4) / .4) ** 2) * end).ravel()
    points[:, 0] -= eye * .02
    data = mesh(f'fava{seed}', points, lattice_faces(rows, columns, close_columns=True), [material], {'eye': eye, 'rim': rim})
    return Model(data, hull(points.reshape(rows, columns, 3)[::6, ::6].reshape(-1, 3)))


def fresh_skin():
    m = Shader('fresh fava')
    cloud, fine = m.noise(1.1, 4, .6), m.noise(9, 4, .6)
    c = m.vary(m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), (.27, .40, .10), (.40, .52, .17)), .008, .08, .1)
    c = m.mix(m.multiply(m.attribute('rim'), .4), c, (.55, .60, .30))
    c = m.mix(m.attribute('eye'), c, (.16, .20, .05))
    m.subsurface(c, .22, (.3, .35, .12))
    return m.surface(Roughness=m.remap(fine, .3, .7, .30, .48), Specular=.45, Normal=m.bump(m.add(cloud, (fine, .3)), .25, .05))


def pod_skin():
    """Green and finely grained outside, white and velvety inside (where the mesh attribute `inner` is 1)."""
    m = Shader('fava pod')
    cloud, fine, grain = m.noise(.7, 5, .6), m.noise(12, 5, .65), m.noise(1., 5, .65, m.stretched((1.2, 7., 7.)))
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), (.085, .200, .022), (.160, .310, .045))
    c = m.mix(m.multiply(m.ramp(grain, [(.5, 0.), (.7, 1.)]), .35), c, (.24, .38, .09))
    c = m.mix(m.multiply(m.ramp(m.noise(3.5, 6, .7), [(.64, 0.), (.70, 1.)]), .6), c, (.05, .055, .018))
    c = m.mix(m.attribute('seam'), c, (.07, .15, .02))
    white = m.mix(m.ramp(fine, [(.35, 0.), (.65, 1.)]), (.52, .60, .34), (.72, .76, .55))
    inner = m.attribute('inner')
    c = m.mix(inner, c, white)
    m.subsurface(c, .12, (.3, .35, .12))
    rough = m.add(m.remap(fine, .3, .7, .42, .58), m.multiply(inner, .35))
    return m.surface(Roughness=rough, Specular=.35, Sheen=m.multiply(inner, .5), Normal=m.bump(m.add((grain, .7), (fine, .4), (cloud, .6)), .4, .05))


def open_pod(seed, pod, bean, length=10.5, beans=4):
    """Add a split pod along X with beans in its halves, its hinge below. Return the pod; the beans are its children."""
    rng = np.random.default_rng(seed)
    rows, turns = 220, 44
    seats = (np.arange(beans) + .5) / beans * .74 + .13 + rng.normal(0, .012, beans)
    u, t = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 1, turns), indexing='ij')
    size = np.interp(u, *smooth_curve([(0, .05), (.04, .42), (.13, .84), (.5, 1.), (.86, .9), (.955, .45), (1, .05)], 80).T)
    swell = 1 + .22 * np.exp(-((u[..., None] - seats) / .055) ** 2).sum(-1)
    open_ = np.radians(14 + 34 * np.sin(np.pi * u) ** .6 + 3 * np.sin(u * 7 + seed))

    def shell(side, thin):
        wide, high = (.50 * swell - thin) * size, (.88 - thin * .6) * size
        y, z = wide * np.sin(np.pi * t), thin * size + high * (1 - np.cos(np.pi * t))
        return np.stack([u * length, side * (y * np.cos(open_) + z * np.sin(open_)), z * np.cos(open_) - y * np.sin(open_)], -1)
    loop = np.concatenate([shell(-1, 0)[:, ::-1], shell(1, 0)[:, 1:], shell(1, .15)[:, ::-1], shell(-1, .15)[:, 1:]], 1)
    inner = np.repeat([0., 1.], 2 * turns - 1)
    seam = np.exp(-(abs(np.tile(np.concatenate([np.linspace(1, 0, turns), np.linspace(0, 1, turns)[1:]]), 2) - .5) - .5) ** 2 / .004) * (1 - inner)
    sway = np.stack([0 * u[:, 0], .7 * np.sin(np.pi * u[:, 0]) + .12 * np.sin(u[:, 0] * 9), .35 * (2 * u[:, 0] - 1) ** 2], -1)
    points = (loop + sway[:, None]).reshape(-1, 3)
    points += ripple(points, 1.6, seed)[:, None] * .03
    parts = Parts()
    parts.add(points, lattice_faces(rows, loop.shape[1], close_columns=True), 0, inner=np.tile(inner, rows), seam=np.tile(seam, rows))
    s = np.linspace(0, 1, 20)[:, None]
    parts.add(*tube(np.array([.15, 0, .45]) + s * [-1.1, .1, .25], np.interp(s[:, 0], [0, .3, 1], [.20, .13, .17]), 16), 0)
    parts.add(*tube(np.array([length - .15, 0, .42]) + s * [.8, .05, .35], .10 * (1 - .8 * s[:, 0]), 10), 0, seam=1.)
    made = add_object('pod', parts.mesh('pod', [pod]))
    kinds = [fava(seed + number, bean) for number in range(beans)]
    for number, seat in enumerate(seats):
        side = -1 if number % 2 else 1
        lean = np.radians(48) * side
        row = int(seat * (rows - 1))
        middle = np.array([0, side * .88 * np.sin(abs(lean)), .88 * np.cos(lean) + .13]) + sway[row] + [seat * length, 0, 0]
        add_object('fresh bean', kinds[number].mesh, middle, (side * 42, 0, rng.uniform(-8, 8)), 1.42, parent=made)
    return made
