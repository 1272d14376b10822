"""A heap of dry fava beans in a red clay bowl on limestone. Some lie beside it."""
import random
from math import cos, sin

from produce.fava import fava, skin
from kit import ground, vessels
from kit.camera import View
from kit.grade import Grade
from kit.materials import clay
from kit.pile import Pile

CAMERAS = {
    'portrait': View(at=(-1.5, -66, 27.5), target=(-.1, -1.6, 2.6), lens=92, fstop=11, focus=(.5, -3.6, 4.4)),
    'close': View(at=(-8.4, -34, 19), target=(-3.0, -5.2, 1.5), lens=104, fstop=14, focus=(-3.6, -6.6, 1.)),
}
GRADE = Grade(exposure=.12, saturation=1.1, contrast=.03)


def build(shot):
    ground.still_life('ochre', 'limestone', turn=3)
    rng = random.Random(11)
    material = skin()
    kinds = [fava(seed + 1, material) for seed in range(10)]
    _, inside, outside = vessels.bowl(clay(), radius=5.9, height=4.2)
    heap = Pile('egyptian-fava-beans')
    heap.add_obstacle(inside)
    heap.add_obstacle(outside)
    turn = lambda: [rng.uniform(0, 360) for _ in range(3)]
    for index in range(560):
        angle, distance = index * 2.4, 4.2 * (((index * 7) % 12 + .5) / 12) ** .5
        heap.drop(rng.choice(kinds), (distance * cos(angle), distance * sin(angle), 2.2 + index // 12 * .8), turn(), rng.uniform(.88, 1.15))
    for index in range(62):
        angle = rng.uniform(3.7, 4.8) if index < 50 else rng.uniform(-1.1, -.45)
        distance = rng.uniform(6.5, 9. if index % 3 else 11.)
        heap.drop(rng.choice(kinds), (distance * cos(angle), distance * sin(angle), .8 + rng.random() * 2), turn(), rng.uniform(.88, 1.15))
    heap.settle(150, friction=.55, damping=.15, gravity=-90)
