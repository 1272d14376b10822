"""One crisp head of lettuce on limestone, with dew."""
from produce.batavia import head, leaf_skin
from studio import ground, light
from studio.camera import View
from studio.droplets import dew
from studio.grade import Grade
from studio.mesh import thing

CAMERAS = {
    'portrait': View(at=(3, -83, 42), target=(-.2, -1.0, 5.1), lens=92, fstop=12, focus=(0, -7, 8)),
    'close': View(at=(4, -42, 32), target=(.8, -3.6, 8.0), lens=100, fstop=15, focus=(1.2, -6, 9)),
}
GRADE = Grade(exposure=.12, saturation=1.06, contrast=.04)


def build(shot):
    ground.still_life('sage', 'limestone', size=2., shade=False)
    light.palm_shade((23, 32, 0), 44, 70, distance=48, width=1.5)
    body = thing('head', head(9, leaf_skin()), (0, 0, 0), (0, 0, 25))
    dew(body, 160 if shot.camera == 'close' else 90, .10, .55, 2, lambda points, normals: (points[:, 2] > 4) & (points[:, 1] < 4))
