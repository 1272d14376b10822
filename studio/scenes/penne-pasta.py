"""A heap of penne in a glazed bowl. A few lie beside it."""
import numpy as np

from produce.short_pasta import penne, semolina
from kit import ground, light, materials, vessels
from kit.camera import View
from kit.grade import Grade
from kit.mesh import revolve
from kit.pile import Pile

CAMERAS = {
    'portrait': View(at=(2, -77, 31), target=(.3, -1.0, 3.3), lens=92, fstop=11, focus=(0, -4, 5)),
    'close': View(at=(2.5, -34, 27), target=(.4, -1.6, 5.2), lens=98, fstop=13, focus=(.4, -3.4, 5.6)),
}
GRADE = Grade(exposure=.22, saturation=1.1, contrast=.06)


def build(shot):
    ground.still_life('dusty-blue', 'oak', size=1.5, shade=False, turn=9)
    light.palm_shade((18, 22, 0), 34, 70, distance=36, width=1.3)
    durum = semolina()
    quills = [penne(seed, durum) for seed in range(1, 9)]
    _, inside, outside = vessels.bowl(materials.glaze('glaze', (.30, .30, .27), rim=5.05), radius=8.2, height=5.2)
    heap = Pile('penne')
    heap.add_obstacle(inside, friction=.5)
    heap.add_obstacle(outside, friction=.5)
    heap.add_obstacle(revolve('fence', [(7.75, 4.6), (7.3, 7.), (7.3, 60.)], (), 48), friction=.3)
    rng = np.random.default_rng(4)
    for index in range(118):
        layer, angle = index // 6, index * 2.4
        distance = 3.4 * ((index * 5 % 6 + .5) / 6) ** .5
        heap.drop(quills[index % 8], (distance * np.cos(angle), distance * np.sin(angle), 3 + layer * 1.5), rng.uniform(0, 360, 3) * [1, .2, 1])
    for index, (x, y, turn) in enumerate([(-6.6, -8.2, 20), (1.2, -10.8, -28), (7.4, -7.2, 58)]):
        heap.drop(quills[(index * 3 + 1) % 8], (x, y, .8), (rng.uniform(0, 360), 0, turn))
    heap.settle(170, friction=.6, damping=.2)
