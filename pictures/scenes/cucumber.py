"""Four cucumbers with dew on limestone; and one sliced."""
import numpy as np

from produce.cucumber import cucumber, flesh, materials, slice_mesh
from studio import droplets, ground, light
from studio.camera import View
from studio.grade import Grade
from studio.mesh import rest, thing
from studio.pile import Pile

CAMERAS = {
    'portrait': View(at=(1, -72, 41), target=(0, 0, 1.9), lens=92, fstop=11, focus=(0, -3, 3)),
    'close': View(at=(1.5, -42, 27), target=(0, -4.6, 1.2), lens=92, fstop=12, focus=(0, -6, 1.6)),
}
GRADE = Grade(exposure=.22, saturation=1.06, contrast=.06)

PLACES = [(1, 14.5, 1.7, .28, (-2.6, 1.6, 1.8), (0, 0, 38)), (2, 13.2, 1.6, -.35, (2.3, .0, 1.8), (0, 0, 47)), (3, 14., 1.65, .4, (.2, .8, 5.0), (0, 4, 30)),
          (4, 12.6, 1.55, .25, (2.6, -4.9, 1.7), (0, 0, -18))]


def build(shot):
    ground.still_life('sage', 'limestone', size=1.5, shade=False)
    light.palm_shade((19, 24, 0), 34, 70, distance=36, width=1.3)
    skins = materials()
    heap = Pile('cucumber')
    for seed, length, radius, bend, at, turn in PLACES:
        heap.drop(cucumber(seed, skins, length, radius, bend), at, turn)
    for number, body in enumerate(heap.settle(100, friction=.95, damping=.8)):
        droplets.dew(body, 75, .065, .5, number, keep=lambda points, normals: (normals[:, 2] > .1) & (normals[:, 1] < .7))
