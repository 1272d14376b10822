"""A canal between fields after sunset, with reeds, and palms in front of the afterglow. Lengths are in metres."""
import numpy as np

from kit import atmosphere, landscape, light
from kit.camera import View
from kit.grade import Grade
from kit.leaves import leaf_material
from kit.mesh import lattice_faces, mesh
from kit.objects import add_object
from kit.shader import Shader

CAMERAS = {'dusk': View(at=(-.5, -1.5, 1.75), target=(.35, 30, 2.6), lens=35, fstop=8, focus=(0, 12, 0), metres=True)}
GRADE = Grade(exposure=.12, saturation=1.06, contrast=.06, vignette=.12)
HALF_WIDTH = 2.6  # of the water


def build(shot):
    rng = np.random.default_rng(11)
    water()
    earth()
    reeds(rng)
    crops(rng)
    trees(rng)
    landscape.escarpment(5200)
    light.gradient_sky([(0, (1.30, .47, .13)), (.06, (1.05, .42, .19)), (.16, (.60, .34, .31)), (.32, (.26, .27, .40)), (.60, (.10, .16, .32)),
                        (.95, (.05, .09, .22))], .95, (1.5, .50, .07), 176, .36)
    light.clouds((1.55, .50, .22), cover=.49, amount=.75, stretch=(.5, .9), turn=68, seed=5.)
    glow = light.sun(4, 165, 1.7, 9, (1., .52, .24))
    glow.visible_glossy = False  # the afterglow must not be reflected as a sun
    light.sun(26, -50, .75, 30, (.80, .84, 1.))


def shore(y, seed):
    """How far the bank reaches into the water at the distance `y` from the camera."""
    return landscape.ground_noise(y * 0, y, .8, seed) * .22 + landscape.ground_noise(y * 0, y, .16, seed + 1) * .4


def water():
    m = Shader('water')
    slow, fine = m.noise(1., 3, .5, m.stretched((.5, 1.5, 1))), m.noise(1., 4, .55, m.stretched((2.6, 7., 1)))
    calm = m.ramp(m.noise(.16, 3, .5), [(.4, .15), (.65, 1.)])
    normal = m.bump(m.add((slow, 1.), (m.multiply(fine, calm), .30)), .5, .028)
    points = [(-9, -6, 0), (9, -6, 0), (9, 900, 0), (-9, 900, 0)]
    return add_object('water', mesh('water', points, np.array([[0, 1, 2, 3]]),
                                    [m.surface(Base_Color=(.012, .016, .012), Roughness=.025, Specular=.6, Normal=normal)]))


def earth():
    m = Shader('bank')
    broad, fine = m.noise(.5, 8, .65), m.noise(6, 8, .7)
    green = m.ramp(m.noise(.35, 6, .6), [(.35, (.030, .060, .014)), (.65, (.075, .095, .022))])
    mud = m.ramp(m.mix(.5, broad, fine), [(.3, (.045, .028, .017)), (.7, (.15, .095, .055))])
    tone = m.mix(m.remap(m.add(m.axis(m.position(), 2), (fine, .3)), .35, .62, 0, 1), mud, green)
    skin = m.surface(Base_Color=tone, Roughness=.95, Specular=.15, Normal=m.bump(m.add(broad, fine), .9, .08))
    for side in (-1, 1):
        u = np.concatenate([np.linspace(0, 1, 40), np.geomspace(1.05, 60, 50)])
        y = np.concatenate([np.linspace(-4, 25, 240), np.geomspace(25.2, 900, 160)])
        across, along = (a.ravel() for a in np.meshgrid(u, y, indexing='ij'))
        x = HALF_WIDTH - .5 + across * 2.2 - shore(along, side + 5)
        z = -.30 + .95 * np.clip(across, 0, 1) ** .8 + .10 * landscape.ground_noise(x, along, 1.3, side + 2) + .03 * landscape.ground_noise(x, along, 9., 4)
        faces = lattice_faces(len(u), len(y))
        add_object('bank', mesh('bank', np.stack([x * side, along, z], -1), faces if side < 0 else faces[:, ::-1].copy(), [skin]))


def reeds(rng):
    tones = [leaf_material('reed', (.055, .095, .022), rough=.5, through=.4), leaf_material('dry reed', (.26, .19, .075), rough=.6, through=.3)]
    kinds = [landscape.tuft(f'reed{n}', n, 26, 1.25, .55, .014, tones) for n in range(3)] + [landscape.tuft(f'grass{n}', n + 9, 46, .42, .8, .006, tones) for n in range(3)]
    for side in (-1, 1):
        for number, model in enumerate(kinds):
            tall = number < 3
            count = 800 if tall else 4200
            y = np.geomspace(3.2, 240, count) * rng.uniform(.9, 1.1, count) if tall else np.geomspace(2., 130, count) * rng.uniform(.9, 1.1, count)
            keep = landscape.ground_noise(y * 0, y, .42, side + 20) > (.08 if side < 0 else .02) if tall else y > 0
            y = y[keep]
            across = abs(rng.normal(.30, .13, len(y))) if tall else rng.uniform(.25, 1.7, len(y))
            x = HALF_WIDTH - .5 + across * 2.2 - shore(y, side + 5)
            z = -.30 + .95 * np.clip(across, 0, 1) ** .8
            landscape.place_copies(f'{model.name}{side}', model, np.stack([x * side, y, z], -1), rng, rng.lognormal(-.28, .3, len(y)) * (1 if tall else 1.2 + .004 * y), .1)


def crops(rng):
    """Low tufts in rows beyond the banks: clover and young wheat."""
    tones = [leaf_material('crop', (.050, .115, .020), rough=.5, through=.4), leaf_material('pale crop', (.11, .15, .03), rough=.5, through=.4)]
    model = landscape.tuft('crop', 40, 60, .42, .9, .011, tones)
    y, row = np.meshgrid(np.geomspace(5, 200, 240), np.arange(26), indexing='ij')
    y, row = (y * rng.uniform(.98, 1.02, y.shape)).ravel(), row.ravel()
    for side in (-1, 1):
        x = side * (HALF_WIDTH + 3. + row * .8 + rng.normal(0, .05, len(row)))
        landscape.place_copies(f'crop{side}', model, np.stack([x, y, np.full(len(x), .62)], -1), rng, rng.uniform(.8, 1.3, len(x)) * (1 + .006 * y))


def trees(rng):
    materials = landscape.palm_materials()
    models = [landscape.palm(seed + 1, materials) for seed in range(6)]
    stands = [(-6.3, 24, .70), (-8.6, 31, .92), (-6.0, 41, .78), (-9.5, 44, 1.), (5.6, 47, .78), (-6.6, 62, .95), (8.6, 66, 1.), (-11, 74, 1.1), (6.4, 88, 1.)]
    stands += [(rng.choice([-1, 1]) * rng.uniform(5.5, 40), rng.uniform(95, 330), rng.uniform(.8, 1.35)) for _ in range(46)]
    bearings = []
    for index, (x, y, size) in enumerate(stands):
        turn = rng.normal(0, 4), rng.normal(0, 4), rng.uniform(0, 360)
        bearing = (x - CAMERAS['dusk'].at[0]) / (y - CAMERAS['dusk'].at[1])
        if y < 95 or min(abs(bearing - other) for other in bearings) > .010:  # no palm is directly behind another
            add_object('palm', models[index % 6], (x, y, .4), turn, size)
            bearings.append(bearing)
    for kind in range(4):
        count = 90
        x = rng.choice([-1, 1], count) * (6 + rng.uniform(0, 1, count) ** 2 * 150)
        landscape.place_copies(f'tree{kind}', landscape.tree(kind), np.stack([x, rng.uniform(150, 420, count), np.full(count, .3)], -1), rng, rng.lognormal(1.5, .35, count), .05)


def post_process(image, depth):
    view = CAMERAS['dusk']
    air = atmosphere.mist(image, depth, view, (.50, .28, .25), (.70, .33, .18), 520., 12., 25., 0., 6000.)
    return air
