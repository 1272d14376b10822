"""A kidney-shaped white bean, 1.4 to 1.8 cm long. The mesh attributes `eye` and `halo` colour its eye."""
import numpy as np

from kit.mesh import hull, lattice_faces, mesh, ripple
from kit.pile import Model
from kit.shader import Shader


def skin():
    m = Shader('white bean')
    cloud, fine = m.noise(1.1, 4, .55), m.noise(9, 5, .6)
    wrinkle = m.noise(1., 4, .6, m.stretched((.7, 5, 5)))
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), (.56, .43, .26), (.73, .61, .42))
    c = m.vary(c, .008, .25, .09)
    c = m.mix(m.multiply(m.ramp(m.noise(3.3, 5, .7), [(.60, 0.), (.75, 1.)]), .3), c, (.50, .36, .20))
    c = m.mix(m.multiply(m.ramp(wrinkle, [(.50, 0.), (.66, 1.)]), .30), c, (.52, .39, .22))
    c = m.mix(m.multiply(m.ramp(m.noise(6.5, 4, .6), [(.67, 0.), (.73, 1.)]), .55), c, (.38, .24, .11))
    c = m.mix(m.multiply(m.attribute('halo'), .75), c, (.40, .26, .11))
    c = m.mix(m.attribute('eye'), c, (.80, .74, .60))
    m.subsurface(c, .06, (.2, .12, .06))
    crease = m.multiply(m.ramp(wrinkle, [(.46, 0.), (.52, 1.), (.58, 0.)]), m.ramp(m.random(), [(.3, 0.), (.8, 1.)]))
    relief = m.add(cloud, (wrinkle, 1.), (fine, .3), (crease, -.5))
    return m.surface(Roughness=m.remap(m.add((fine, .6), (cloud, .4)), .3, .7, .34, .58), Specular=.4, Normal=m.bump(relief, .42, .06))


def bean(seed, material, rows=64, columns=48):
    rng = np.random.default_rng(seed)
    length, width, thick = rng.uniform(.70, .88), rng.uniform(.37, .45), rng.uniform(.29, .37)
    bend = rng.uniform(.25, .52)
    a, b = np.meshgrid(np.linspace(0, np.pi, rows), np.linspace(0, 2 * np.pi, columns, endpoint=False), indexing='ij')
    x, round_ = length * np.cos(a), abs(np.sin(a)) ** .82
    uneven = 1 + rng.uniform(.05, .14) * np.cos(a) * rng.choice([-1, 1])
    y = width * round_ * np.cos(b) * uneven + bend * (x / length) ** 2 * .42
    y = y - np.where(np.cos(b) > 0, .055 * np.exp(-(x / .3) ** 2) * np.cos(b) ** 2, 0)
    points = np.stack([x, y, thick * round_ * np.sin(b) * uneven], -1).reshape(-1, 3)
    points -= points.mean(0)
    points += ripple(points, 3.2, seed)[:, None] * .026 + ripple(points, 8., seed + 1)[:, None] * .007
    squared_distance = (x / .13) ** 2 + (np.sin(b) * round_ * thick / .055) ** 2
    inner = np.cos(b) > .3
    eye = (np.exp(-squared_distance ** 2) * inner).ravel()
    halo = (np.exp(-((np.sqrt(squared_distance) - 1.25) / .35) ** 2) * inner).ravel()
    points[:, 1] -= eye * .018
    data = mesh(f'bean{seed}', points, lattice_faces(rows, columns, close_columns=True), [material], {'eye': eye, 'halo': halo})
    return Model(data, hull(points.reshape(rows, columns, 3)[::6, ::5].reshape(-1, 3)))
