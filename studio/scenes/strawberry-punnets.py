"""Strawberries in punnets of paper pulp on oak, seen from above."""
import random

from produce.strawberry import materials, strawberry
from kit import ground, light, vessels
from kit.camera import View
from kit.grade import Grade
from kit.materials import wood
from kit.pile import Pile

CAMERAS = {
    'above': View(at=(2, -26, 74), target=(1.2, .6, 0), lens=62, fstop=13, focus=(0, -2, 5)),
}
GRADE = Grade(exposure=.1, saturation=1.1)
PUNNETS = [(-14.2, 5.6, 2), (.8, 6.2, -1), (15.8, 5.4, 3), (-13.4, -6.2, -3), (1.6, -5.6, 1)]


def build(shot):
    ground.slab(wood(), (120, 80, 3), turn=-5)
    light.dim_sky(.19)
    light.sun(36, -72, 5.5)
    light.panel((40, 40, 50), (0, 0, 2), (40, 30), 3.2)
    light.palm_shade((14, -4, 4), 44, 40, 36, -72, 40, width=1.3)
    rng = random.Random(9)
    skins = materials()
    berries = [strawberry(seed, skins, rng.uniform(3.4, 4.6), rng.uniform(1.5, 1.9)) for seed in range(1, 9)]
    heap = Pile('strawberry-punnets')
    for x, y, turn in PUNNETS:
        _, inner = vessels.punnet(14, 10.6, 5, (x, y, 0), turn)
        heap.add_obstacle(inner, (x, y, 0), (0, 0, turn))
        for index in range(22):
            heap.drop(rng.choice(berries), (x + rng.uniform(-4.4, 4.4), y + rng.uniform(-3, 3), 3.5 + index * 1.25), [rng.uniform(0, 360) for _ in range(3)])
    for x, y in ((12.6, -3.4), (16.8, -5.2), (13.4, -8.2), (18.6, -9.2), (22., -6.6)):
        heap.drop(rng.choice(berries), (x, y, 2.5), (rng.uniform(70, 110), rng.uniform(-20, 20), rng.uniform(0, 360)))
    heap.settle(150, friction=.85, damping=.4, gravity=-60)
