"""Cucumbers with dew on limestone: four whole ones, or three and a sliced one in the close view."""
import numpy as np

from produce.cucumber import cucumber, flesh, materials, slice_mesh
from kit import droplets, ground, light
from kit.camera import View
from kit.grade import Grade
from kit.mesh import mesh
from kit.objects import add_object, rest_on_ground
from kit.pile import Pile

CAMERAS = {
    'portrait': View(at=(2.0, -72, 26.5), target=(1.8, -1.6, 2.4), lens=92, fstop=11, focus=(0, -3, 3)),
    'close': View(at=(1.5, -42, 27), target=(.2, -5.4, 1.2), lens=92, fstop=13, focus=(0, -7, 1.4)),
}
GRADE = Grade(exposure=.22, saturation=1.06, contrast=.06)

# Three cucumbers fall into a heap between two boards, which are not rendered. Seed, length, radius, bend, place, turn.
LEAN = 38
PLACES = [(1, 14.5, 1.7, .24, (-1.1, 1.3, 2), (0, 0, LEAN + 2)), (2, 13.4, 1.62, -.25, (1.3, -1.6, 2), (0, 0, LEAN - 3)),
          (3, 14., 1.65, .3, (.4, .4, 5.2), (20, 0, LEAN + 190))]


def build(shot):
    ground.still_life('sage', 'limestone', size=1.5, shade=False)
    light.palm_shade((19, 24, 0), 34, 70, distance=36, width=1.3)
    skins = materials()
    heap = Pile('cucumber')
    for side in (-1, 1):
        board = mesh('board', [(x, side * 3.75, z) for z in (-1, 14) for x in (-20, 20)], np.array([[0, 1, 3, 2]]))
        heap.add_obstacle(board, turn=(0, 0, LEAN), friction=.9)
    for seed, length, radius, bend, at, turn in PLACES:
        heap.drop(cucumber(seed, skins, length, radius, bend), at, turn)
    bodies = heap.settle(110, friction=.95, damping=.8)
    if shot.camera == 'close':
        slices([skins[0], flesh()])
    else:
        bodies.append(rest_on_ground(add_object('cucumber', cucumber(4, skins, 12.8, 1.55, .3).mesh, (4.2, -5.2, 2), (150, 0, 18))))
    for number, body in enumerate(bodies):
        droplets.dew(body, 75, .065, .5, number, keep=lambda points, normals: (normals[:, 2] > .1) & (normals[:, 1] < .7))


def slices(skins):
    """Add a row of slices that lean on each other, and two that lie apart."""
    rng = np.random.default_rng(8)
    models = [slice_mesh(seed, skins) for seed in range(1, 11)]
    heading = np.radians(-14)
    for number in range(8):
        tilt = 0 if number == 0 else 24 + rng.normal(0, 2.5)
        along = -4.6 + number * 1.10 + (rng.normal(0, .10) if number else -.35)
        x, y = along * np.cos(heading), -7.2 + along * np.sin(heading) + rng.normal(0, .22)
        height = 1.62 * np.sin(np.radians(tilt)) + .21 * np.cos(np.radians(tilt))
        rest_on_ground(add_object('slice', models[number], (x, y, height), (0, -tilt, np.degrees(heading) + rng.normal(0, 6))))
    for number, (x, y) in enumerate([(-2.6, -11.0), (1.2, -11.8)]):
        rest_on_ground(add_object('slice', models[8 + number], (x, y, 1), (0, 0, rng.uniform(0, 360))))
