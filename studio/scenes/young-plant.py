"""A young pepper plant in dark soil with a wooden marker, in low sun from behind on the left."""
import numpy as np

from produce.seedling import seedling, skins
from kit import earth, landscape, light, materials
from kit.camera import View
from kit.grade import Grade
from kit.mesh import lattice_faces, mesh
from kit.objects import add_object

CAMERAS = {'marker': View(at=(.6, -66, 17), target=(.2, 0, 7.4), lens=90, fstop=6.3, focus=(-1.8, -1.6, 7))}
GRADE = Grade(exposure=.5, saturation=1.08, vignette=.16)
PLANT = (-2.6, 0)


def height(x, y):
    mound = 1.0 * np.exp(-((x - PLANT[0]) ** 2 + (y - PLANT[1]) ** 2) / 22)
    return earth.soil_height(x, y, 1.1) + mound - 1.1


def build(shot):
    rng = np.random.default_rng(4)
    soil = earth.humus()
    earth.ground(soil, height)
    area = (-13, 13, -24, 60)
    earth.scatter_crumbs(rng, soil, height, (.08, .19, .5), 26000, area, 1, detail=3)
    earth.scatter_crumbs(rng, soil, height, (.3, .62, 1.5), 2600, area, 2)
    earth.scatter_crumbs(rng, earth.stone_skin(), height, (.25, .5, 1.2), 110, area, 3, stone=True)
    earth.scatter_straw(rng, height, 46, area)
    green = skins()
    add_object('plant', seedling(3, green, height=9.4, leaf=7.2, leaves=11), (*PLANT, height(np.array([PLANT[0]]), np.array([PLANT[1]]))[0]), (0, 0, 20))
    others(rng, green)
    marker()
    hedge(rng)
    landscape.far_trees()
    light.dim_sky(.32, horizon=(1., .86, .66))
    light.sun(28, -102, 8., 1.4, (1., .77, .50))
    light.panel((-50, -50, 40), (0, 0, 4), (50, 40), 3.2, (1., .93, .82))


def others(rng, green):
    """Add more plants farther back, out of focus."""
    models = [seedling(seed, green, fine=False) for seed in (11, 12, 13)]
    for index, (x, y) in enumerate([(-17, 34), (13, 38), (-29, 60), (-4, 66), (24, 70), (-46, 96), (-15, 100), (14, 104), (44, 108), (-30, 140), (6, 142), (40, 146)]):
        add_object('other', models[index % 3], (x + rng.normal(0, 1.5), y, -.8), (0, 0, rng.uniform(0, 360)), rng.uniform(.85, 1.15))


def marker():
    """Add a flat stake of pale wood with rounded corners beside the plant."""
    length, half, thick = 17., 1.2, .17
    along = np.concatenate([length * np.linspace(0, .93, 60), length - half * (1 - np.sin(np.linspace(.05, 1.57, 40)))])
    width = half * np.maximum(1 - np.maximum((along - length + half) / half, 0) ** 4, 0) ** .25
    angle = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    round_ = lambda a: np.sign(a) * abs(a) ** .35
    y = 5.5 + width[:, None] * round_(np.cos(angle))
    z = thick * np.minimum(1, width[:, None] / .12) * round_(np.sin(angle))
    points = np.stack([np.repeat(along[:, None], 40, 1), y, z], -1).reshape(-1, 3) - [5, 0, 0]
    pale = materials.wood('marker', (.27, .17, .09), (.50, .37, .22), rough=.6)
    made = add_object('marker', mesh('marker', points, lattice_faces(len(along), 40, close_columns=True), [pale]), (0, 1.5, 0))
    made.rotation_euler = np.radians([90, -86, -30])
    made.location = (11.5, 0.2, -2.6)
    return made


def hedge(rng):
    count = 26
    landscape.place_copies('hedge', landscape.bush(), np.stack([rng.uniform(-150, 150, count), rng.uniform(230, 330, count), np.full(count, -6.)], -1),
                           rng, rng.uniform(9, 20, count), .05)
