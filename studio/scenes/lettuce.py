"""One head of lettuce on limestone, with dew."""
from produce.batavia import head, leaf_skin
from kit import ground, light
from kit.camera import View
from kit.droplets import dew
from kit.grade import Grade
from kit.objects import add_object

CAMERAS = {
    'portrait': View(at=(3, -80, 46), target=(-.2, -1.0, 5.2), lens=102, fstop=14, focus=(0, -6, 8)),
    'close': View(at=(4, -38, 42), target=(.4, -2.6, 7.0), lens=96, fstop=16, focus=(.6, -4, 8.4)),
}
GRADE = Grade(exposure=.34, saturation=1.06, contrast=.04)


def build(shot):
    ground.still_life('sage', 'limestone', size=2., shade=False)
    light.palm_shade((23, 32, 0), 44, 70, distance=48, width=1.5)
    body = add_object('head', head(4, leaf_skin()), (0, 0, 0), (0, 0, 265))
    dew(body, 220 if shot.camera == 'close' else 120, .08, .5, 2, lambda points, normals: (points[:, 2] > 4) & (points[:, 1] < 4))
