"""Rows of lettuce with palms behind them and a low sun ahead on the right; also the same field at first light. In metres."""
import numpy as np

from produce.lettuce import leaf_skin, lettuce
from kit import atmosphere, landscape, light
from kit.camera import View
from kit.grade import Grade
from kit.mesh import mesh
from kit.objects import add_object
from kit.shader import plain_material

CAMERAS = {
    'rows': View(at=(.12, -.4, 1.12), target=(1.5, 14, .16), lens=30, fstop=4, focus=(.3, 4.2, .2), metres=True),
    'first-light': View(at=(2.6, -.9, 2.0), target=(-5.2, 26, 2.2), lens=36, fstop=4, focus=(0, 8, .2), metres=True),
    'head': View(at=(.40, 1.05, .62), target=(0, 1.95, .13), lens=58, fstop=5, metres=True),
}
GRADE = Grade(exposure=.40, saturation=1.04, contrast=.05, vignette=.10)
GRADES = {'first-light': Grade(exposure=.15, saturation=1.22, contrast=.14, warmth=.06, vignette=.14)}
SPACING, RIDGE = .95, .13
SUN = {'rows': (12, 128), 'head': (14, 128), 'first-light': (4.5, 162)}  # elevation, azimuth


def build(shot):
    rng = np.random.default_rng(7)
    early = shot.camera == 'first-light'
    soil = landscape.field_soil()
    landscape.furrows(soil, SPACING, RIDGE)
    landscape.far_fields()
    for side in (-1, 1):
        points = [(side * 69, -5, .02), (side * 700, -5, .02), (side * 700, 200, .02), (side * 69, 200, .02)]
        add_object('neighbours', mesh('neighbours', points, np.array([[0, 1, 2, 3]]), [plain_material('dark field', (.030, .045, .014), 1.)]))
    crop(rng)
    landscape.clods(rng, soil, SPACING, RIDGE)
    palms(rng)
    for kind in range(4):
        count = 170
        landscape.place_copies(f'shelter belt{kind}', landscape.tree(kind), np.stack([rng.uniform(-260, 230, count), rng.uniform(205, 330, count), np.full(count, -.3)], -1),
                               rng, rng.lognormal(1.35, .35, count), .05)
    landscape.escarpment()
    height, side = SUN[shot.camera]
    if early:
        light.gradient_sky([(0, (.95, .52, .30)), (.10, (.60, .42, .40)), (.28, (.30, .34, .44)), (.9, (.10, .16, .30))], .9, (.95, .45, .12), side)
        light.clouds((.95, .50, .36), cover=.46, amount=.6, turn=70, seed=3.)
        light.sun(height + 1, side, 4.2, 1.2, (1., .55, .28))
    else:
        light.open_sky(height, side, .13)
        light.clouds((6.8, 4.2, 2.4), cover=.46, amount=.65, turn=-20, seed=8.)
        light.sun(height + 1, side, 9., 1.2, (1., .60, .28))


def crop(rng):
    """Place heads 33 cm apart on the ridges, but only where a camera can see them."""
    places = []
    for x in np.arange(-130, 100) * SPACING:
        y = np.arange(.9 + rng.uniform(0, .3), 165, .33)
        y = y + rng.normal(0, .035, len(y))
        y = y[(abs(x) < 8 + y * .85) & (rng.uniform(size=len(y)) > .025)]
        places.append(np.stack([x + rng.normal(0, .03, len(y)), y, np.full(len(y), RIDGE - .03)], -1))
    places = np.vstack(places)
    # The model is in centimetres and the scene in metres. A scale of .0125 makes a head 33 cm wide.
    size = .0118 * (1 + .16 * landscape.ground_noise(places[:, 0], places[:, 1], .25, 9)) * rng.uniform(.8, 1.2, len(places))
    kind = rng.integers(0, 6, len(places))
    skin = leaf_skin()
    for number in range(6):
        chosen = kind == number
        landscape.place_copies(f'lettuce{number}', lettuce(number + 1, skin, 30, fine=False), places[chosen], rng, size[chosen])


def palms(rng):
    materials = landscape.palm_materials()
    models = [landscape.palm(seed + 1, materials) for seed in range(6)]
    for index in range(84):
        alone = rng.uniform() < .35
        x = rng.uniform(-170, 150) if alone else rng.choice([-128, -96, -40, -31, 24, 60, 104]) + rng.normal(0, 9)
        add_object('palm', models[index % 6], (x, rng.uniform(180, 290), -.1), (rng.normal(0, 3), rng.normal(0, 3), rng.uniform(0, 360)),
                   rng.uniform(.75, 1.75))


def post_process(image, depth):
    if image.shape[1] < image.shape[0] * 1.8:
        return atmosphere.haze(image, depth)
    view = CAMERAS['first-light']
    image = atmosphere.haze(image, depth, (.60, .50, .46), 1100., glow=(1.02, .56))
    return atmosphere.mist(image, depth, view)
