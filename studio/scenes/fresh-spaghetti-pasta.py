"""Nests of fresh spaghetti on a floured walnut board."""
import numpy as np

from produce.spaghetti import dough, loose_strand, nest
from kit import flour, ground
from kit.camera import View
from kit.grade import Grade
from kit.objects import add_strands

CAMERAS = {
    'portrait': View(at=(1.5, -50, 20.5), target=(-.1, .6, 1.9), lens=92, fstop=11, focus=(-1, -3, 2.2)),
    'close': View(at=(-1.2, -22, 12), target=(-2.6, -1.2, 1.7), lens=105, fstop=13, focus=(-3.2, -3.6, 2.2)),
}
GRADE = Grade(exposure=.15, saturation=1.1, contrast=.03)

NESTS = [(1, (-3.5, -1.9), 2.75), (2, (3.4, -1.0), 2.8), (3, (-.1, 4.6), 2.75)]


def build(shot):
    table = ground.still_life('dusty-blue', 'walnut', turn=-9)
    flour.dust(table.data.materials[0])
    flour.crumbs()
    material = dough()
    for seed, at, radius in NESTS:
        made = add_strands(f'nest{seed}', nest(seed, radius), .074, material, sides=3 if shot.final else 2)
        made.location, made.rotation_euler[2] = (*at, 0), seed * 1.3
    rng = np.random.default_rng(8)
    add_strands('loose', [loose_strand(rng, (rng.uniform(-6, 3), rng.uniform(-7.4, -5.6)), rng.uniform(4, 7), rng.uniform(-.4, .6))
                          for _ in range(5)], .074, material)
