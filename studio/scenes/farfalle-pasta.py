"""A heap of farfalle on oak."""
import bpy
import numpy as np

from produce.short_pasta import farfalle, semolina
from kit import ground, light
from kit.camera import View
from kit.grade import Grade
from kit.mesh import revolve
from kit.pile import Model, Pile

CAMERAS = {
    'portrait': View(at=(2, -79, 34), target=(.2, -1.2, 2.5), lens=92, fstop=11, focus=(0, -4, 4)),
    'close': View(at=(2.5, -36, 22), target=(.6, -2.0, 3.8), lens=98, fstop=13, focus=(.6, -4.4, 3.8)),
}
GRADE = Grade(exposure=.28, saturation=1.1, contrast=.06)


def build(shot):
    ground.still_life('dusty-blue', 'oak', size=1.5, shade=False, turn=-8)
    light.palm_shade((18, 24, 0), 34, 70, distance=36, width=1.3)
    durum = semolina(tone=(.77, .395, .072), pale=(.87, .545, .165))
    bows = [farfalle(seed, durum) for seed in range(1, 10)]
    falls_as = {bow.mesh.name: bow.hull for bow in bows}
    heap = Pile('farfalle')
    heap.add_obstacle(revolve('fence', [(6.2, -1), (6.2, 40)], (), 48), friction=.2)
    rng = np.random.default_rng(7)
    for index in range(88):
        layer, angle = index // 6, index * 2.4
        distance = 3.4 * ((index * 5 % 6 + .5) / 6) ** .5 * (1 - .03 * layer)
        heap.drop(bows[index % 9], (distance * np.cos(angle), distance * np.sin(angle), 1.4 + layer * 1.5), rng.uniform(0, 360, 3) * [1, .25, 1])
    stacked = heap.settle(110, friction=.8, damping=.3)
    # Simulate again without the fence, so that the heap slides into a natural slope.
    slid = Pile('farfalle-heap')
    for body in stacked:
        turn = [np.degrees(angle) for angle in body.matrix_world.to_euler()]
        slid.drop(Model(body.data, falls_as[body.data.name]), body.matrix_world.translation, turn)
        bpy.data.objects.remove(body)
    for index, (x, y) in enumerate([(-9.4, -7.6), (2.6, -12.2), (10.4, -7.2)]):
        slid.drop(bows[(index * 4 + 2) % 9], (x, y, .9), (rng.uniform(-12, 12), 0, rng.uniform(0, 360)))
    slid.settle(100, friction=.9, damping=.4)
