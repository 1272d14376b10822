"""Barhi dates: a hanging bunch, or in the close view a few strands on limestone with a halved date."""
import numpy as np
from mathutils import Matrix, Vector

from produce.date import cap, date, flesh, frond, half_date, skin, stalk_skin, stone, strand_skin
from kit import clusters, ground, leaves, light
from kit.camera import View
from kit.grade import Grade
from kit.mesh import Parts, ripple, smooth_curve, tube
from kit.objects import add_object, rest_on_ground
from kit.shader import plain_material

CAMERAS = {
    'portrait': View(at=(1, -92, 21), target=(.5, 0, 17.2), lens=88, fstop=10, focus=(0, -6, 14)),
    'close': View(at=(1.5, -33, 30), target=(.2, -2.6, .8), lens=96, fstop=15, focus=(0, -4., 1.8)),
}
GRADES = {'portrait': Grade(exposure=.28, saturation=1.08, contrast=.05), 'close': Grade(exposure=.06, saturation=1.06, contrast=.08)}
STALK = 29.  # the height at which the strands of the hanging bunch leave their stalk


def hanging_strands(strands=17, seed=4):
    """Strands that hang from the stalk. Dates are on the outer two thirds, each turned further around the strand than the last.

    Return the input of the simulation and its result.
    """
    rng = np.random.default_rng(seed)
    knots, strand_of, fruits, fixed = [], [], [], []
    for number in range(strands):
        turn, lean = number * 2.39996 + rng.normal(0, .2), np.radians(62 * ((number + .5) / strands) ** .6 + rng.normal(0, 4))
        count = int(rng.integers(13, 18))
        direction = np.array([np.cos(turn) * np.sin(lean), np.sin(turn) * np.sin(lean), -np.cos(lean)])
        start = np.array([.55 * np.cos(turn), .35 * np.sin(turn), STALK + 2.2 * (1 - (number + .5) / strands)])
        path = start + np.arange(count)[:, None] * 1.22 * direction + np.cumsum(rng.normal(0, .07, (count, 3)), 0)
        first = len(knots)
        fixed += [first, first + 1]
        knots += list(path)
        strand_of += [number] * count
        side = np.cross(direction, (.3, .2, 1.))
        side /= np.linalg.norm(side)
        other = np.cross(direction, side)
        spin = rng.uniform(0, 6)
        for index in range(5 + number % 3, count):
            if rng.random() < .10:
                continue
            spin += 2.4 + rng.normal(0, .3)
            fruits.append((first + index, *(side * np.cos(spin) + other * np.sin(spin) + direction * (.5 if index < count - 1 else 2.))))
    inputs = np.array(knots), np.array(strand_of), np.array(fruits)
    return inputs, clusters.cached('dates-hung', clusters.settle, *inputs, fixed=fixed, radius=.98, gap=1.10, long=.95, steps=420)


def lying_strands(strands=4, seed=5):
    """Strands that spread over the table from the back left, with dates on both sides. Return the same as `hanging_strands`."""
    rng = np.random.default_rng(seed)
    knots, strand_of, fruits, fixed = [], [], [], []
    for number in range(strands):
        heading = np.radians(-86 + 84 * (number + .5) / strands + rng.normal(0, 2))
        count = int(rng.integers(13, 16))
        path = np.array([-8.6, 8.4, .9]) + np.arange(count)[:, None] * 1.36 * np.array([np.cos(heading), np.sin(heading), 0])
        path[:, :2] += np.cumsum(rng.normal(0, .10, (count, 2)), 0)
        start = len(knots)
        fixed += [start, start + 1]
        knots += list(path)
        strand_of += [number] * count
        for index in range(5, count):
            across = np.array([-np.sin(heading), np.cos(heading), 0]) * (1 if index % 2 else -1)
            forward = np.array([np.cos(heading), np.sin(heading), 0]) * (.8 if index < count - 1 else 4.)
            fruits.append((start + index, *(across + forward + [0, 0, .12 if index % 5 else 1.1] + rng.normal(0, .06, 3))))
    inputs = np.array(knots), np.array(strand_of), np.array(fruits)
    return inputs, clusters.cached('dates-laid', clusters.settle, *inputs, fixed=fixed, radius=.98, gap=1.16, long=.95, steps=400)


def add_dates(inputs, settled, rng):
    """Add the dates. Return the parts of the strands and of the short foot of each date."""
    (_, strand_of, fruits), (knots, near, far, size) = inputs, settled
    skins = [skin(), cap()]
    models = [date(seed, skins) for seed in range(1, 15)]
    for number in range(len(fruits)):
        along = Vector(far[number] - near[number])
        stretch = (along.length + size[number] * 2) / 3.03
        turn = along.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Rotation(rng.uniform(0, 6.28), 4, 'Z')
        start = Vector(near[number]) - along.normalized() * size[number]
        wide = size[number] * rng.uniform(.95, 1.02)
        add_object('date', models[number % 14]).matrix_world = Matrix.Translation(start) @ turn @ Matrix.Diagonal((wide, wide, stretch, 1))
    parts = Parts()
    for strand in range(strand_of.max() + 1):
        path = smooth_curve(knots[strand_of == strand], 140)
        t = np.linspace(0, 1, 140)
        # At every date the strand bends a little and is thicker.
        kink = np.stack([np.sin(t * 43 + strand), np.cos(t * 39 + 2 * strand), np.sin(t * 41 + 3 * strand)], -1) * .055 * np.clip(t * 3 - .8, 0, 1)[:, None]
        knuckle = .045 * np.exp(-(((t * 13 + .5) % 1 - .5) / .16) ** 2)
        parts.add(*tube(path + kink, np.interp(t, [0, .08, .35, 1], [.21, .165, .14, .10]) + knuckle * (t > .3), 14))
    for number, fruit in enumerate(fruits):
        foot, seat = knots[int(fruit[0])], near[number] - (far[number] - near[number]) / np.linalg.norm(far[number] - near[number]) * size[number] * .94
        path = foot + np.linspace(-.05, 1.04, 8)[:, None] * (seat - foot)
        parts.add(*tube(path, np.linspace(.11, .19, 8), 12))
    return parts


def stalk(parts, path, radii, flat=1.):
    """Add the stalk of the bunch. `flat` makes it wider along X and thinner along Y."""
    points, faces = tube(path, radii, 96)
    middle = np.repeat(np.vstack([path[:1], path, path[-1:]]), 96, 0)
    angle = np.tile(np.arange(96), len(path) + 2) * np.pi / 48
    ridge = 1 + .05 * np.sin(7 * angle) + .025 * np.sin(17 * angle + 1) + .05 * ripple(middle * .5 + points * .5, .9, 3)
    parts.add(middle + (points - middle) * ridge[:, None] * (flat, 1 / flat, 1), faces, 1, mx=np.cos(angle), my=np.sin(angle))


def build(shot):
    ground.still_life('blush', 'limestone', size=1.5, shade=False)
    rng = np.random.default_rng(2)
    green = leaves.leaf_material('date palm', (.050, .105, .035), (.17, .22, .085), rough=.5, through=.18, vary=.25)
    midrib = plain_material('midrib', (.24, .27, .09), .5)
    t = np.linspace(0, 1, 40)[:, None]
    if shot.camera == 'portrait':
        light.palm_shade((26, 60, 20), 44, 70, distance=48, width=1.6)
        parts = add_dates(*hanging_strands(), rng)
        path = np.array([0, 0, STALK - 1.2]) + t * [1.2, .6, 16] + t ** 2 * [4.6, 0, 0]
        stalk(parts, path, np.interp(t[:, 0], [0, .18, .4, 1], [.50, .84, .92, 1.05]), 1.22)
        add_object('strands', parts.mesh('strands', [strand_skin(), stalk_skin()]))
        add_object('frond', frond(5, [green, midrib], 30, 15, 19), (6, 13, 44), (68, 40, 174))
        add_object('frond', frond(6, [green, midrib], 28, 14, 18), (9, 17, 45), (74, 46, 12))
        return
    light.palm_shade((18, 24, 0), 34, 70, distance=36, width=1.3)
    parts = add_dates(*lying_strands(), rng)
    path = np.array([-8.8, 8.2, .62]) + t * [-4.1, 3.2, 0]
    stalk(parts, path, np.interp(t[:, 0], [0, .12, .35, .8, .97, 1], [.30, .50, .60, .66, .70, .62]))
    add_object('strands', parts.mesh('strands', [strand_skin(), stalk_skin()]))
    add_object('frond', frond(3, [green, midrib], 13.5, 6.5), (-6.6, 10.6, 0), (0, 0, -5))
    inside = [skin(), cap(), flesh(), stone()]
    rest_on_ground(add_object('half', half_date(3, inside), (-2.2, -8.9, 1), (-90, 38, -75)))
    rest_on_ground(add_object('half', half_date(6, inside, False), (1.3, -9.9, 1), (-90, 34, -118)))
