"""Dry fava beans heaped in a red clay bowl on limestone."""
import random
from math import cos, sin

from produce.fava import fava, skin
from studio import ground, vessels
from studio.camera import View
from studio.grade import Grade
from studio.materials import clay
from studio.pile import Pile

CAMERAS = {
    'portrait': View(at=(-1.5, -60, 25), target=(0, -1.2, 2.7), lens=92, fstop=11, focus=(.5, -3.6, 4.4)),
    'close': View(at=(-6, -30, 15), target=(-3.4, -4.6, 1.6), lens=115, fstop=13, focus=(-4.2, -6.2, .8)),
}
GRADE = Grade(exposure=.12, saturation=1.1, contrast=.03)


def build(shot):
    ground.still_life('ochre', 'limestone', turn=3)
    rng = random.Random(11)
    material = skin()
    kinds = [fava(seed + 1, material) for seed in range(10)]
    _, inside, outside = vessels.bowl(clay(), radius=5.9, height=4.2)
    heap = Pile('egyptian-fava-beans')
    heap.against(inside)
    heap.against(outside)
    turn = lambda: [rng.uniform(0, 360) for _ in range(3)]
    for index in range(560):
        angle, away = index * 2.4, 4.2 * (((index * 7) % 12 + .5) / 12) ** .5
        heap.drop(rng.choice(kinds), (away * cos(angle), away * sin(angle), 2.2 + index // 12 * .8), turn(), rng.uniform(.88, 1.15))
    for index in range(46):
        angle = rng.uniform(3.7, 4.75) if index < 34 else rng.uniform(-1.1, -.45)
        away = rng.uniform(6.5, 9.)
        heap.drop(rng.choice(kinds), (away * cos(angle), away * sin(angle), .8 + rng.random() * 2), turn(), rng.uniform(.88, 1.15))
    heap.settle(150, friction=.55, damping=.15, gravity=-90)
