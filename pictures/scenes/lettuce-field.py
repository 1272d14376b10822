"""Rows of lettuce to the palms, low sun ahead on the right; the second camera shows the same field at first light. Metres."""
import numpy as np

from produce.lettuce import leaf_skin, lettuce
from studio import field, light
from studio.camera import View
from studio.grade import Grade
from studio.mesh import thing

CAMERAS = {
    'rows': View(at=(0, -.9, 1.42), target=(1.2, 14, .18), lens=31, fstop=2.8, focus=(.3, 4.2, .2), metres=True),
    'first-light': View(at=(-3.4, -.9, 2.3), target=(-1.5, 20, .5), lens=33, fstop=4, focus=(0, 7, .2), metres=True),
}
GRADES = {'rows': Grade(exposure=.36, saturation=1.06, vignette=.10), 'first-light': Grade(exposure=.22, saturation=1.02, vignette=.14)}
SPACING, RIDGE = .95, .13
ELEVATION, AZIMUTH = 13, 128


def build(shot):
    rng = np.random.default_rng(7)
    early = shot.camera == 'first-light'
    soil = field.field_soil()
    field.furrows(soil, SPACING, RIDGE)
    field.plain_beyond()
    crop(rng)
    field.clods(rng, soil, SPACING, RIDGE)
    palms(rng)
    count = 460
    field.sow('shelter belt', field.bush(), np.stack([rng.uniform(-230, 230, count), rng.uniform(225, 330, count), np.full(count, -.2)], -1),
              rng, rng.lognormal(1.05, .4, count), .05)
    field.escarpment()
    light.open_sky(ELEVATION, AZIMUTH, .13)
    light.sun(ELEVATION + 1, AZIMUTH, 6. if early else 8., 1.2, (1., .70, .48) if early else (1., .64, .33))


def crop(rng):
    """Heads 33 cm apart on the ridges; only what the camera can see."""
    places = []
    for x in np.arange(-46, 47) * SPACING:
        y = np.arange(.9 + rng.uniform(0, .3), 165, .33)
        y = y + rng.normal(0, .035, len(y))
        y = y[(abs(x) < 8 + y * .66) & (rng.uniform(size=len(y)) > .025)]
        places.append(np.stack([x + rng.normal(0, .03, len(y)), y, np.full(len(y), RIDGE - .03)], -1))
    places = np.vstack(places)
    # The model is in centimetres: .0125 makes a head 33 cm wide.
    size = .0118 * (1 + .16 * field.at_height(places[:, 0], places[:, 1], .25, 9)) * rng.uniform(.8, 1.2, len(places))
    kind = rng.integers(0, 6, len(places))
    skin = leaf_skin()
    for number in range(6):
        chosen = kind == number
        field.sow(f'lettuce{number}', lettuce(number + 1, skin, 30, fine=False), places[chosen], rng, size[chosen])


def palms(rng):
    materials = field.palm_materials()
    models = [field.palm(seed + 1, materials) for seed in range(6)]
    for index in range(74):
        alone = rng.uniform() < .35
        x = rng.uniform(-150, 150) if alone else rng.choice([-96, -62, -40, 24, 60, 104]) + rng.normal(0, 8)
        thing('palm', models[index % 6], (x, rng.uniform(196, 240), -.1), (rng.normal(0, 2), rng.normal(0, 2), rng.uniform(0, 360)), rng.uniform(1.15, 1.9))


def after(image, depth):
    return field.haze(image, depth)
