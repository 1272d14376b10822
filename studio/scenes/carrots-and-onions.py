"""Carrots with their leaves, and golden and red onions, on sackcloth. Seen from above."""
import random

from produce import carrot, onion
from kit import ground, light
from kit.camera import View
from kit.grade import Grade
from kit.materials import wood
from kit.objects import add_object
from kit.pile import Pile

CAMERAS = {
    'above': View(at=(-1, -40, 92), target=(.5, -.8, 0), lens=58, fstop=14, focus=(0, -4, 4)),
}
GRADE = Grade(exposure=.1, saturation=1.08)


def build(shot):
    ground.slab(wood('grey', (.10, .085, .07), (.28, .25, .21)), (160, 110, 3), turn=4)
    ground.cloth(84, 52, (1, 0), -7, seed=4, folds=.9, tone=(.33, .25, .155))
    light.dim_sky(.18)
    light.sun(34, -70, 5.6)
    light.panel((60, 50, 60), (0, 0, 2), (50, 40), 6)
    light.palm_shade((-26, 16, 2), 50, 30, 34, -70, 50, width=1.6)
    skins = carrot.materials()
    for number, (x, y, turn) in enumerate(((-8, 4, 62), (-4.2, 2.6, 70), (-.4, 5, 80), (3.2, 3, 86), (-6.6, 9, 67), (1.6, 7, 84))):
        root = carrot.carrot(number + 1, skins, 14.5 + number % 3 * 1.4, 1.5 + .12 * (number % 3), top=17, lift=.22)
        add_object('carrot', root.mesh, (x, y, 4.9 if number > 3 else 2.1), (number * 37 % 30 - 15, -12 if number > 3 else -5.4, turn))
    rng = random.Random(5)
    kinds = [onion.onion(seed, onion.materials(name), size) for seed, name, size in
             ((1, 'golden', 3.7), (2, 'red', 3.4), (3, 'golden', 3.3), (4, 'red', 3.7), (5, 'golden', 4.))]
    heap = Pile('carrots-and-onions')
    for x, y, z in ((18, -4, 4), (25.5, -2.6, 4), (20.6, 3.6, 4), (28, 5, 4), (22.8, -10, 4), (22.6, .2, 10.5), (-22, -9, 4), (-28.6, -5, 4), (14.8, -11, 4)):
        heap.drop(kinds[rng.randrange(5)], (x, y, z), (rng.uniform(-60, 60), rng.uniform(-60, 60), rng.uniform(0, 360)))
    for made in heap.settle(80, friction=.9, damping=.6):
        made.location.z += .25
