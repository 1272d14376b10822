"""Pomegranates on dark stone, lit from the side."""
import random

from produce.pomegranate import aril, aril_skin, half, pith, rind, whole
from kit import ground, light, materials
from kit.camera import View
from kit.grade import Grade
from kit.objects import add_object, rest_on_ground
from kit.pile import Pile
from kit.shader import colour

CAMERAS = {'side': View(at=(1, -92, 27), target=(.6, 0, 4.7), lens=80, fstop=10, focus=(3, -5, 4.5))}
GRADE = Grade(exposure=.1, saturation=1.08, contrast=.06, vignette=.2)
WHOLE = [(3, (-10.5, 1.5, 5), (-12, -24, 30)), (8, (-1.6, 5.4, 5), (30, 12, -50)), (12, (13.2, 4.6, 5), (76, 8, 36)), (15, (-17.6, 8.5, 5), (95, -16, 120))]


def build(shot):
    ground.backdrop(materials.plaster('wall', colour('#3a3836')), 90, -3, 1.8)
    ground.slab(materials.limestone('basalt', (.060, .056, .054)), (200, 90, 3), turn=-3)
    light.dim_sky(.10)
    light.sun(24, -84, 5.6, 1.6)
    light.panel((50, 50, 40), (0, 0, 4), (44, 30), 3.4)
    light.palm_shade((16, 26, 8), 50, 60, 24, -84, 60, width=1.6)
    skins = [rind(), pith()]
    for seed, at, turn in WHOLE:
        rest_on_ground(add_object('whole', whole(seed, skins).mesh, at, turn), sink=.06)
    juice = aril_skin()
    kernels = [aril(seed + 1, juice) for seed in range(7)]
    for seed, at, turn in ((5, (4.6, -2.6, 3.75), (52, 6, -8)), (9, (12.4, -6.2, 3.7), (16, 14, 40))):
        half(seed, skins, kernels, at, turn)
    rng = random.Random(6)
    loose = Pile('pomegranates-on-stone')
    for _ in range(26):
        loose.drop(rng.choice(kernels), (rng.gauss(-2, 4.4), rng.gauss(-7.6, 1.3), 1 + rng.random() * 2), [rng.uniform(0, 360) for _ in range(3)])
    loose.settle(80, friction=.8)
