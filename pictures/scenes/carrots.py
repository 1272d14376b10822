"""A bunch of carrots with their tops, tied with twine, on grey wood."""
import numpy as np

from produce.carrot import carrot, materials
from studio import ground
from studio.camera import View
from studio.grade import Grade
from studio.mesh import rest, strands, thing
from studio.shader import plain

CAMERAS = {
    'portrait': View(at=(-4, -92, 66), target=(0, -2.0, 2.2), lens=84, fstop=13, focus=(0, -8, 3)),
    'close': View(at=(-9, -50, 22), target=(-1.6, -13.5, 1.6), lens=110, fstop=14, focus=(-1.6, -15, 2.)),
}
GRADE = Grade(exposure=.08, saturation=1.08)

# Seed, length, radius, where the crown lies, and the turn about the vertical: the tips point towards the camera.
ROOTS = [(1, 17., 1.75, (-4.3, 2.2, 2), 78), (2, 15.5, 1.55, (-1.6, 3.0, 2), 86), (3, 18., 1.85, (1.5, 2.4, 2), 95),
         (4, 14.5, 1.45, (4.4, 2.8, 2), 104), (5, 16.5, 1.6, (-2.6, 2.8, 4.8), 84), (6, 15., 1.65, (.3, 3.6, 4.9), 91),
         (7, 13.5, 1.35, (2.9, 3.2, 4.6), 99), (8, 12., 1.25, (5.9, 4.8, 1.8), 118)]


def build(shot):
    ground.still_life('sage', 'grey', size=2., turn=-2, shade=True)
    skins = materials()
    for seed, length, radius, at, turn in ROOTS:
        root = carrot(seed, skins, length, radius, top=17, lift=.30)
        upper = at[2] > 3
        made = thing(f'carrot{seed}', root.mesh, at, (seed * 77 % 40 - 20, 6 if upper else 1, turn))
        if upper:
            made.location.z = 4.35
        else:
            made.location.z = radius * .98
    twine()


def twine():
    """Three turns of jute around the stalks, and a bow's loose ends."""
    material = plain('twine', (.36, .27, .16), .9)
    paths = []
    for turn in range(3):
        a = np.linspace(0, 2 * np.pi, 80)
        paths.append(np.stack([.4 + 3.9 * np.cos(a), 6.6 + turn * .30 + .2 * np.sin(a * 2), 3.3 + 2.9 * np.sin(a)], -1))
    for side in (-1, 1):
        s = np.linspace(0, 1, 40)
        paths.append(np.stack([.4 + side * s * 2.6, 6.4 - 2.2 * s + .5 * np.sin(s * 6), 6.2 + .9 * np.sin(s * 3.) - 1.2 * s ** 2], -1))
    strands('twine', paths, .13, material)
