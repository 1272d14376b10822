"""Two whole pomegranates, one broken open, and loose arils on limestone."""
import random
from math import cos, radians, sin

from produce.pomegranate import aril, aril_skin, half, pith, rind, whole
from kit import ground, light
from kit.camera import View
from kit.grade import Grade
from kit.objects import add_object, rest_on_ground
from kit.pile import Pile

CAMERAS = {
    'portrait': View(at=(2.5, -73, 27), target=(.1, -.6, 4.0), lens=92, fstop=11, focus=(1.6, -4, 4.2)),
    'close': View(at=(4.5, -37, 18.5), target=(2.4, -3.2, 3.5), lens=126, fstop=15, focus=(2.4, -3.6, 4.2)),
}
GRADE = Grade(exposure=.08, saturation=1.1)


def build(shot):
    ground.still_life('blush', 'limestone', size=1.4, turn=-3)
    if shot.camera == 'close':
        light.panel((-11, 4, 24), (2.4, -3, 4), (7, 7), .22)  # highlights on the wet arils
    materials = [rind(), pith()]
    juice = aril_skin()
    kernels = [aril(seed + 1, juice) for seed in range(7)]
    rest_on_ground(add_object('whole', whole(3, materials).mesh, (-3.9, 2.6, 5), (-14, -20, 30)), sink=.06)
    rest_on_ground(add_object('behind', whole(8, materials).mesh, (5.2, 6.2, 5), (58, 16, -40)), sink=.06)
    half(5, materials, kernels, (2.6, -2.7, 3.75), (50, 4, 6))
    rng = random.Random(4)
    loose = Pile('pomegranate')
    for _ in range(17):
        angle, distance = radians(rng.uniform(195, 265)), rng.uniform(5.2, 9.)
        loose.drop(rng.choice(kernels), (distance * cos(angle) + 1.4, distance * sin(angle), 1 + rng.random() * 2), [rng.uniform(0, 360) for _ in range(3)])
    loose.settle(80, friction=.8)
