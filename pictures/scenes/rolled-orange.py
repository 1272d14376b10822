"""A pile of oranges at the right, and one that rolled away from it. The left third is calm for type."""
import random

from produce.orange import button, orange, peel
from studio import ground, leaves, light
from studio.camera import View
from studio.grade import Grade
from studio.mesh import rest, thing
from studio.pile import Pile

CAMERAS = {'away': View(at=(-4, -120, 26), target=(-4, 0, 9.), lens=62, fstop=9, focus=(-8, -12, 4))}
GRADE = Grade(exposure=.22, saturation=1.12, contrast=.08)


def build(shot):
    ground.still_life('dusty-blue', 'limestone', size=2.4, shade=False, wall_at=34, drop=4)
    light.palm_shade((34, 30, 0), 60, 64, distance=60, width=2.2)
    rng = random.Random(12)
    skins = [peel(), button()]
    fruits = [orange(seed, skins) for seed in (1, 2, 4, 6, 9)]
    heap = Pile('rolled-orange')
    for level, count, spread in ((0, 4, 7.8), (1, 3, 7.6), (2, 2, 7.2)):
        for row in range(count):
            for column in range(3 - level):
                heap.drop(fruits[rng.randrange(5)], (20 + (row - (count - 1) / 2) * spread + rng.uniform(-.1, .1),
                                                     6 + (column - (2 - level) / 2) * 7.6, 3.8 + level * 6.4), [rng.uniform(0, 360) for _ in range(3)])
    heap.drop(fruits[2], (-9, -12, 3.75), (-58, 16, 30))
    heap.settle(70, friction=1., damping=.85)
    green = leaves.leaf_material('orange leaf', (.020, .075, .012), (.075, .16, .035), rough=.36, through=.25, under=(.07, .14, .05))
    for seed, at, turn in ((4, (8, -9.5, 1), (5, -4, -150)), (7, (31, -9, 1), (-4, 3, -20))):
        rest(thing('leaf', leaves.leaf('leaf', green, length=6.4, width=3., curl=.4, fold=.3, wave=.05, veins=11, taper=.72, seed=seed), at, turn))
