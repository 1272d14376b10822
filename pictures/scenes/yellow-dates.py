"""A bunch of Barhi dates on their strands, laid on limestone."""
import numpy as np
from mathutils import Matrix, Vector

from produce.date import cap, date, flesh, frond, half_date, skin, stone, strand_skin
from studio import clusters, ground, leaves, light
from studio.camera import View
from studio.grade import Grade
from studio.mesh import Parts, rest, smooth_curve, thing, tube
from studio.shader import plain

CAMERAS = {
    'portrait': View(at=(2, -70, 27), target=(.2, 0, 2.6), lens=92, fstop=11, focus=(0, -4, 2.6)),
    'close': View(at=(2, -41, 19), target=(.5, -5.6, 1.7), lens=98, fstop=14, focus=(0, -9., 1.8)),
}
GRADE = Grade(exposure=.08, saturation=1.06, contrast=.06)


def bunch(strands=8, seed=5):
    """Strands fan out from one stalk at the back left; dates sit on their outer two thirds."""
    rng = np.random.default_rng(seed)
    knots, strand_of, fruits, fixed = [], [], [], []
    for number in range(strands):
        heading = np.radians(-64 + 46 * (number + .5) / strands + rng.normal(0, 3))
        layer = number * 4 % strands
        count = int(rng.integers(13, 15))
        path = np.array([-8.8, 8.0, .9 + .12 * (number % 3)]) + np.arange(count)[:, None] * 1.22 * np.array([np.cos(heading), np.sin(heading), 0])
        path[:, 2] += layer * 1.15 * np.clip(np.arange(count) / 4 - .25, 0, 1)
        path[:, :2] += np.cumsum(rng.normal(0, .10, (count, 2)), 0)
        start = len(knots)
        fixed += [start, start + 1]
        knots += list(path)
        strand_of += [number] * count
        spin = rng.uniform(0, 6)
        for index in range(6 + number % 2, count):
            if rng.random() < .16:
                continue
            spin += 2.4 + rng.normal(0, .3)
            side = np.array([-np.sin(heading), np.cos(heading), 0]) * np.cos(spin) + np.array([0, 0, 1.]) * abs(np.sin(spin)) * .8
            forward = np.array([np.cos(heading), np.sin(heading), 0]) * (.45 if index < count - 1 else 2.)
            fruits.append((start + index, *(side + forward)))
    given = np.array(knots), np.array(strand_of), fruits
    return given, clusters.settle(*given, fixed=fixed, fence=(1.6, -1.4, 7.6))



def build(shot):
    ground.still_life('blush', 'limestone', size=1.5, shade=False)
    light.palm_shade((18, 24, 0), 34, 70, distance=36, width=1.3)
    (_, strand_of, fruits), (knots, near, far, size) = bunch()
    skins = [skin(), cap()]
    models = [date(seed, skins) for seed in range(1, 10)]
    rng = np.random.default_rng(2)
    for number in range(len(fruits)):
        along = Vector(far[number] - near[number])
        stretch = (along.length + size[number] * 2) / 2.92
        turn = along.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Rotation(rng.uniform(0, 6.28), 4, 'Z')
        start = Vector(near[number]) - along.normalized() * size[number] * 1.0
        wide = size[number] / 1.06
        thing('date', models[number % 9]).matrix_world = Matrix.Translation(start) @ turn @ Matrix.Diagonal((wide, wide, stretch, 1))
    parts = Parts()
    for strand in range(strand_of.max() + 1):
        path = smooth_curve(knots[strand_of == strand], 110)
        t = np.linspace(0, 1, 110)
        kink = np.stack([np.sin(t * 31 + strand), np.cos(t * 27 + 2 * strand), 0 * t], -1) * .05 * np.clip(t * 3 - .6, 0, 1)[:, None]
        knuckle = .05 * np.exp(-(((t * 13 + .5) % 1 - .5) / .16) ** 2)
        parts.add(*tube(path + kink, np.interp(t, [0, .08, .35, 1], [.26, .20, .17, .12]) + knuckle * (t > .3), 14))
    for number, fruit in enumerate(fruits):
        foot, seat = knots[fruit[0]], near[number] - (far[number] - near[number]) / np.linalg.norm(far[number] - near[number]) * size[number] * .96
        path = foot + np.linspace(-.05, 1.04, 8)[:, None] * (seat - foot)
        parts.add(*tube(path, np.linspace(.13, .17, 8), 12))
    t = np.linspace(0, 1, 40)
    back = np.array([-.78, .62, 0])
    path = np.array([-7.6, 7.1, .40]) + t[:, None] * back * 5.2
    points, faces = tube(path, np.interp(t, [0, .12, .35, .8, .97, 1], [.20, .36, .46, .52, .58, .52]), 40)
    points[:, 2] = np.maximum(points[:, 2], .01)
    parts.add(points, faces)
    thing('strands', parts.mesh('strands', [strand_skin()]))
    green = leaves.leaf_material('date palm', (.050, .105, .035), (.17, .22, .085), rough=.5, through=.18, vary=.25)
    midrib = plain('midrib', (.24, .27, .09), .5)
    thing('frond', frond(3, [green, midrib], 13.5, 6.5), (-6.6, 10.6, 0), (0, 0, -5))
    if shot.camera == 'close':
        inside = [*skins, flesh(), stone()]
        rest(thing('half', half_date(3, inside), (-2.6, -10.8, 1), (-90, 38, -75)))
        rest(thing('half', half_date(6, inside, False), (1.5, -11.4, 1), (-90, 34, -118)))
