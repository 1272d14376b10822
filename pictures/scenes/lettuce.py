"""One crisp head of lettuce on limestone, with dew."""
from produce.lettuce import leaf_skin, lettuce
from studio import ground
from studio.camera import View
from studio.droplets import dew
from studio.grade import Grade
from studio.mesh import thing

CAMERAS = {
    'portrait': View(at=(4, -112, 44), target=(0, -.6, 5.6), lens=88, fstop=13, focus=(0, -8, 9)),
    'close': View(at=(5, -44, 36), target=(1.5, -6, 8.5), lens=100, fstop=16, focus=(1.5, -8, 9.5)),
}
GRADE = Grade(exposure=.1, saturation=1.06)


def build(shot):
    ground.still_life('sage', 'limestone', size=2.3)
    head = thing('head', lettuce(4, leaf_skin(), fine=True), (0, 0, 0), (6, -4, 25))
    dew(head, 160 if shot.camera == 'close' else 90, .11, .55, 2, lambda points, normals: (points[:, 2] > 4) & (points[:, 1] < 4))
