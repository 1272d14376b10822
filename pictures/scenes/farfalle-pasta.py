"""Farfalle heaped on a linen cloth."""
import numpy as np

from produce.short_pasta import farfalle, semolina
from studio import ground, light
from studio.camera import View
from studio.grade import Grade
from studio.mesh import revolve
from studio.pile import Pile

CAMERAS = {
    'portrait': View(at=(2, -76, 36), target=(.4, -.8, 2.7), lens=92, fstop=11, focus=(0, -4, 4)),
    'close': View(at=(2.5, -36, 22), target=(.6, -2.0, 3.8), lens=98, fstop=13, focus=(.6, -4.4, 3.8)),
}
GRADE = Grade(exposure=.22, saturation=1.1, contrast=.06)


def build(shot):
    ground.still_life('dusty-blue', 'oak', size=1.5, shade=False, turn=-8)
    light.palm_shade((18, 24, 0), 34, 70, distance=36, width=1.3)
    durum = semolina(tone=(.79, .49, .12), pale=(.88, .65, .26))
    bows = [farfalle(seed, durum) for seed in range(1, 10)]
    heap = Pile('farfalle')
    heap.against(revolve('fence', [(7.6, -1), (7.6, 5), (7.2, 40)], (), 48), friction=.2)
    rng = np.random.default_rng(7)
    for index in range(96):
        layer, angle = index // 6, index * 2.4
        away = 4.2 * ((index * 5 % 6 + .5) / 6) ** .5 * (1 - .03 * layer)
        heap.drop(bows[index % 9], (away * np.cos(angle), away * np.sin(angle), 1.4 + layer * 1.5), rng.uniform(0, 360, 3) * [1, .25, 1])
    heap.settle(130, friction=.8, damping=.3)
    loose = Pile('farfalle-loose')
    for index, (x, y) in enumerate([(-9.6, -5.6), (3.0, -10.6), (9.8, -5.4), (-4.2, -9.8)]):
        loose.drop(bows[(index * 4 + 2) % 9], (x, y, 1.5), (rng.uniform(-20, 20), 0, rng.uniform(0, 360)))
    loose.settle(60, friction=.8, damping=.3)
