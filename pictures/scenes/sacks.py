"""Sacks of fava beans, white beans and lentils in a row at the market."""
import random
from math import cos, sin

from produce import bean, fava
from studio import crates, ground
from studio.camera import View
from studio.grade import Grade
from studio.mesh import revolve
from studio.pile import Pile

CAMERAS = {'row': View(at=(2, -132, 62), target=(0, 0, 11.), lens=66, fstop=12, focus=(0, -8, 18))}
GRADE = Grade(exposure=.15, saturation=1.08)
SACKS = [('fava', -25, 2, 3), ('beans', 0, -3, 7), ('fava', 25, 3, 11)]


def build(shot):
    ground.still_life('ochre', 'walnut', size=3.)
    rng = random.Random(2)
    models = {'fava': [fava.fava(seed + 1, material) for material in [fava.skin()] for seed in range(8)],
              'beans': [bean.bean(seed + 1, material) for material in [bean.skin()] for seed in range(8)]}
    for name, x, y, seed in SACKS:
        _, fence = crates.sack(11, 18, (x, y, 0), seed * 20, seed)
        heap = Pile(f'sack-{seed}')
        heap.against(fence, (x, y, 0))
        heap.against(revolve('floor', [(.01, 15.2), (11, 14.4)], (), 40), (x, y, 0))
        for index in range(620):
            angle, away = index * 2.4, 8.6 * (((index * 7) % 40 + .5) / 40) ** .5
            heap.drop(rng.choice(models[name]), (x + away * cos(angle), y + away * sin(angle), 16.5 + index // 40 * .95), [rng.uniform(0, 360) for _ in range(3)], rng.uniform(1., 1.25))
        heap.settle(120, friction=.6, damping=.2, gravity=-90, ground=False)
