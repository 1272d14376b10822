"""Penne heaped in a glazed bowl, a few fallen beside it."""
import numpy as np

from produce.short_pasta import penne, semolina
from studio import ground, light, materials, vessels
from studio.camera import View
from studio.grade import Grade
from studio.pile import Pile

CAMERAS = {
    'portrait': View(at=(2, -74, 37), target=(.6, -1.4, 2.6), lens=92, fstop=11, focus=(0, -4, 5)),
    'close': View(at=(2.5, -34, 27), target=(.4, -1.6, 5.2), lens=98, fstop=13, focus=(.4, -3.4, 5.6)),
}
GRADE = Grade(exposure=.12, saturation=1.1, contrast=.06)


def build(shot):
    ground.still_life('dusty-blue', 'oak', size=1.5, shade=False, turn=9)
    light.palm_shade((18, 22, 0), 34, 70, distance=36, width=1.3)
    durum = semolina()
    quills = [penne(seed, durum) for seed in range(1, 9)]
    _, inside, outside = vessels.bowl(materials.glaze('glaze', (.30, .30, .27), rim=5.05), radius=8.2, height=5.2)
    heap = Pile('penne')
    heap.against(inside, friction=.5)
    heap.against(outside, friction=.5)
    rng = np.random.default_rng(4)
    for index in range(112):
        layer, angle = index // 8, index * 2.4
        away = 4.6 * ((index * 5 % 8 + .5) / 8) ** .5
        heap.drop(quills[index % 8], (away * np.cos(angle), away * np.sin(angle), 3 + layer * 1.25), rng.uniform(0, 360, 3) * [1, .2, 1])
    for index, (x, y) in enumerate([(-7.8, -8.6), (5.2, -9.6), (8.8, -7.0), (10.6, -3.2), (-10.6, -5.4), (6.6, -8.0), (-5.0, -10.6)]):
        heap.drop(quills[(index * 3 + 1) % 8], (x, y, 1.2 + .3 * index), (rng.uniform(0, 360), 0, rng.uniform(0, 360)))
    heap.settle(150, friction=.6, damping=.2)
