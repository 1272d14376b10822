"""A pile of oranges at the right, and one that rolled away from it. The left third is empty, for the page's headline."""
import random

from produce.orange import button, orange, peel
from kit import ground, leaves, light
from kit.camera import View
from kit.grade import Grade
from kit.objects import add_object, rest_on_ground
from kit.pile import Pile

CAMERAS = {'away': View(at=(-5, -120, 21), target=(-5, 0, 10.2), lens=64, fstop=4.5, focus=(-13.5, -17, 4))}
GRADE = Grade(exposure=.16, saturation=1.1, contrast=.1, vignette=.2)
LEAVES = [(4, (4.5, -14.5, 1), (5, -4, -150)), (7, (33, -14, 1), (-4, 3, -20)), (3, (17.5, -9, 1), (8, 2, 60)), (9, (-4.5, -23, 1), (-5, 4, 200))]


def build(shot):
    ground.still_life('#54706a', 'limestone', size=2.4, shade=False, wall_at=34, drop=4, fill=.2, sun=6.4)
    light.palm_shade((24, 81, 26), 120, 62, distance=46, width=2.3)
    light.palm_shade((-34, 16, 0), 90, 20, distance=60, width=3.4, seed=4)
    light.sun_blocker(64, 35, (-84, -10, 0))
    rng = random.Random(12)
    skins = [peel(), button()]
    fruits = [orange(seed, skins) for seed in (1, 2, 4, 6, 9)]
    heap = Pile('rolled-orange')
    for level, wide, deep in ((0, 5, 4), (1, 4, 3), (2, 3, 2), (3, 2, 1)):
        for row in range(wide):
            for column in range(deep):
                heap.drop(fruits[rng.randrange(5)], (25 + (row - (wide - 1) / 2) * 7.5 + rng.uniform(-.15, .15),
                                                     6 + (column - (deep - 1) / 2) * 7.4, 3.7 + level * 5.9),
                          [rng.uniform(0, 360) for _ in range(3)], rng.uniform(.94, 1.03))
    heap.drop(fruits[2], (-13.5, -16, 3.75), (-58, 16, 30))
    heap.settle(80, friction=1., damping=.85)
    green = leaves.leaf_material('orange leaf', (.020, .075, .012), (.075, .16, .035), rough=.36, through=.25, under=(.07, .14, .05))
    for seed, at, turn in LEAVES:
        rest_on_ground(add_object('leaf', leaves.leaf('leaf', green, length=6.4, width=3., curl=.4, fold=.3, wave=.05, veins=11, taper=.72, seed=seed), at, turn))
