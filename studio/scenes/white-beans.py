"""A heap of white beans in a glazed bowl. Some lie beside it on oak."""
import random
from math import cos, sin

from produce.bean import bean, skin
from kit import ground, vessels
from kit.camera import View
from kit.grade import Grade
from kit.materials import glaze
from kit.pile import Pile

CAMERAS = {
    'portrait': View(at=(2, -64, 28), target=(.5, -1.6, 2.7), lens=92, fstop=11, focus=(.5, -3.5, 4.4)),
    'close': View(at=(6.4, -36, 21), target=(2.6, -4.4, 1.7), lens=104, fstop=14, focus=(3.6, -5.8, 1.6)),
}
GRADE = Grade(exposure=.05, saturation=1.12, contrast=.04)


def build(shot):
    ground.still_life('ochre', 'oak')
    rng = random.Random(5)
    kinds = [bean(seed + 1, skin_) for skin_ in [skin()] for seed in range(9)]
    _, inside, outside = vessels.bowl(glaze(rim=3.82))
    heap = Pile('white-beans')
    heap.add_obstacle(inside)
    heap.add_obstacle(outside)
    turn = lambda: [rng.uniform(0, 360) for _ in range(3)]
    for index in range(470):
        angle, distance = index * 2.4, 4.2 * (((index * 7) % 12 + .5) / 12) ** .5
        x, y = distance * cos(angle), distance * sin(angle)
        heap.drop(rng.choice(kinds), (x, y, 2 + index // 12 * .85), turn(), rng.uniform(.9, 1.12))
    for index in range(38):
        angle = rng.uniform(-1.35, -.35) if index < 32 else rng.uniform(3.5, 4.3)
        distance = rng.uniform(6.5, 9.2)
        heap.drop(rng.choice(kinds), (distance * cos(angle), distance * sin(angle), .8 + rng.random() * 2), turn(), rng.uniform(.9, 1.12))
    heap.settle(150, friction=.55, damping=.15, gravity=-90)
