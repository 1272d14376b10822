"""A dry Egyptian fava bean: a flat, dented oval of about 1.3 cm with a black eye."""
import numpy as np

from kit.mesh import hull, lattice_faces, mesh, ripple
from kit.pile import Model
from kit.shader import Shader


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
