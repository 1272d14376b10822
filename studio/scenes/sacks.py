"""Sacks of fava beans, white beans and penne; in front of them a bowl of lentils and a bowl of farfalle."""
import random
from math import cos, sin

import numpy as np
from mathutils import Matrix, Vector

from produce import bean, fava, lentil, short_pasta
from kit import crates, grain_heap, ground, light, materials, vessels
from kit.camera import View
from kit.grade import Grade
from kit.mesh import revolve, ripple
from kit.objects import add_object
from kit.pile import Pile
from kit.shader import plain_material

CAMERAS = {'row': View(at=(.5, -106, 80), target=(.2, -5, 9.5), lens=58, fstop=10, focus=(0, -8, 15))}
GRADE = Grade(exposure=.15, saturation=1.08, contrast=.06)
SACKS = [('fava', -25.5, 3, 3, 520, 1., (.10, .045, .02)), ('beans', -.5, 6, 7, 480, 1., (.30, .24, .15)), ('penne', 25, 3, 11, 150, 1.5, (.34, .18, .04))]


def build(shot):
    ground.still_life('ochre', 'walnut', size=2.6, shade=False, fill=.15)
    light.palm_shade((30, 60, 20), 110, 62, distance=50, width=2.4)
    rng = random.Random(2)
    durum = short_pasta.semolina('penne', (.70, .42, .125), (.82, .575, .235))
    models = {'fava': [fava.fava(seed + 1, material) for material in [fava.skin()] for seed in range(8)],
              'beans': [bean.bean(seed + 1, material) for material in [bean.skin()] for seed in range(8)],
              'penne': [short_pasta.penne(seed + 1, durum, ridges=18) for seed in range(7)]}
    for name, x, y, seed, count, step, tone in SACKS:
        _, fence = crates.sack(11, 18, (x, y, 0), seed=seed)
        heap = Pile(f'sack-{seed}')
        heap.add_obstacle(fence, (x, y, 0))
        # Below the topmost layers there is only a mound in a similar colour.
        mound = revolve('mound', [(.01, 17.6), (6, 16.4), (11, 13.6)], [plain_material(name + ' shade', tone, .9)], 40)
        heap.add_obstacle(mound, (x, y, 0))
        add_object('mound', mound, (x, y, -.3))
        drop_in_layers(heap, rng, models[name], (x, y, 18), 8.6, count, 30 if name != 'penne' else 12, step)
        heap.settle(130, friction=.7, damping=.2, gravity=-90, ground=False)
    bowls = farfalle(rng, (15.5, -17.5, 0)), lentils((-13.5, -17, 0))
    spilled(rng, models, bowls)


def drop_in_layers(heap, rng, models, at, radius, count, layer, step):
    for index in range(count):
        angle, distance = index * 2.4, radius * (((index * 7) % layer + .5) / layer) ** .5
        heap.drop(rng.choice(models), (at[0] + distance * cos(angle), at[1] + distance * sin(angle), at[2] + index // layer * step), random_rotation(rng), rng.uniform(1., 1.15))


def random_rotation(rng):
    return [rng.uniform(0, 360) for _ in range(3)]


def farfalle(rng, at):
    durum = short_pasta.semolina('farfalle', (.71, .395, .115), (.83, .55, .22))
    bows = [short_pasta.farfalle(seed, durum) for seed in range(1, 8)]
    _, inside, outside = vessels.bowl(materials.glaze('glaze', (.30, .30, .27), rim=5.3), 8.8, 5.5, at)
    heap = Pile('sacks-farfalle')
    heap.add_obstacle(inside, at)
    heap.add_obstacle(revolve('floor', [(.01, 4.8), (4, 4.2), (8, 2.6)], (), 40), at)
    drop_in_layers(heap, rng, bows, (at[0], at[1], 6), 5.4, 54, 6, 1.6)
    heap.settle(130, friction=.8, damping=.3, ground=False)
    return outside, at


def lentils(at, radius=8.2, height=5.):
    """Add a clay bowl of lentils. Only the top layer has lentils; below it is a dark mound."""
    _, _, outside = vessels.bowl(materials.clay(), radius, height, at)
    rng = np.random.default_rng(6)
    field = grain_heap.HeightField(18.)
    distance = np.hypot(field.x, field.y)
    flat = np.stack([field.x, field.y, 0 * field.x], -1).reshape(-1, 3)
    target = np.where(distance < radius * .935, height * .86 + 1.9 * np.clip(1 - distance / radius, 0, 1) ** .9 + .12 * ripple(flat, .8, 3).reshape(distance.shape), 0)
    field.height = np.where(distance < radius * .96, np.maximum(target - .6, 0), 9)
    add_object('mound', revolve('mound', [(.01, height * .86 + 1.15), (radius * .5, height * .86 + .25), (radius * .95, height * .86 - .75)], [plain_material('lentil shade', (.03, .013, .006), .9)]), at)
    grains = grain_heap.fill(field, rng, target, lambda r: tuple(np.array(lentil.AXES) * np.clip(r.normal(1.08, .07), .9, 1.25)), 4200, choices=8, tilt=.24)
    brown = lentil.skin()
    kinds = [lentil.lentil(seed, brown) for seed in range(1, 8)]
    for number, (centre, turn, axes) in enumerate(grains):
        body = add_object('lentil', kinds[number % 7])
        body.matrix_world = Matrix.Translation(Vector(centre) + Vector(at)) @ Matrix(turn.tolist()).to_4x4() @ Matrix.Scale(axes[0] / lentil.AXES[0], 4)
    return outside, at


def spilled(rng, models, bowls):
    """Add what fell beside the sacks."""
    heap = Pile('sacks-strewn')
    for outside, at in bowls:
        heap.add_obstacle(outside, at)
    for name, x, y, count in (('fava', -30, -12, 9), ('beans', 0, -12, 12), ('penne', 30, -13, 7), ('beans', 3, -21, 5), ('penne', 1, -26, 3)):
        for index in range(count):
            heap.drop(rng.choice(models[name]), (x + rng.gauss(0, 3), y + rng.gauss(0, 1.8), 1 + index * .8), random_rotation(rng))
    heap.settle(70, friction=.9, damping=.5)
