"""A red and a yellow bell pepper that stand, and in front of them a green one that lies. The close view has a halved one instead."""
from produce.half_pepper import half_pepper, loose_seed
from produce.pepper import materials, pepper
from kit import ground, light
from kit.camera import View
from kit.grade import Grade
from kit.objects import add_object, rest_on_ground

CAMERAS = {
    'portrait': View(at=(2, -74, 24), target=(.2, 0, 4.7), lens=92, fstop=10, focus=(0, -4, 5)),
    'close': View(at=(1.0, -54, 25), target=(.1, -3.0, 4.1), lens=100, fstop=12, focus=(.4, -6.4, 3.2)),
}
GRADE = Grade(exposure=.12, saturation=1.08, contrast=.06)


def build(shot):
    ground.still_life('sage', 'limestone', size=1.6, shade=False)
    light.palm_shade((18, 28, 0), 36, 70, distance=38, width=1.3)
    red, yellow, green = (materials(name) for name in ('red', 'yellow', 'green'))
    stand = lambda seed, skins, at, turn, **size: rest_on_ground(add_object('pepper', pepper(seed, skins, **size).mesh, at, turn))
    stand(1, red, (-4.4, .6, 0), (0, 4, 20))
    stand(2, yellow, (4.3, 3.2, 0), (-4, -3, 70), height=8.0, radius=4.1)
    if shot.camera == 'close':
        rest_on_ground(add_object('half', half_pepper(21, red, 8.4, 3.7), (.5, -8.2, 0), (-60, 0, 14)))
        fallen = loose_seed(red)
        for x, y, turn in ((4.6, -10.4, 20), (5.1, -10.1, 110), (3.9, -11.6, 200), (-2.6, -12.1, 70)):
            rest_on_ground(add_object('seed', fallen, (x, y, 0), (9, -6, turn)))
    else:
        stand(3, green, (1.4, -5.8, 0), (82, 8, -62), height=8.8, radius=3.6, lobes=3)
