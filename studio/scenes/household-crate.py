"""A wooden crate packed for a household: lettuce, carrots, tomatoes, oranges, onions and a paper bag of beans."""
import random
from math import pi

import numpy as np

from produce import bean, carrot, lettuce, onion, orange, tomato
from kit import crates, ground, light, materials
from kit.camera import View
from kit.grade import Grade
from kit.mesh import lattice_faces, mesh, revolve, ripple, smooth_curve
from kit.objects import add_object, rest_on_ground
from kit.pile import Pile
from kit.shader import Shader, colour, shade

CAMERAS = {
    'crate': View(at=(24, -118, 66), target=(-1.5, -2, 9.5), lens=56, fstop=13, focus=(2, -12, 14)),
}
GRADE = Grade(exposure=.14, saturation=1.08, contrast=.09)
WIDTH, DEPTH, HEIGHT, FLOOR = 50, 34, 15, 7.5
RED = ((.50, .022, .012), (.36, .008, .008), (.32, .10, .016))
TOMATOES = [(RED, dict(shape='beefsteak', radius=4.2, height=6.6, ribs=9, depth=.12)),
            (((.56, .030, .014), (.44, .012, .008), (.42, .12, .02)), dict(shape='round', radius=3.5, height=6.2, ribs=5, depth=.03)),
            (RED, dict(shape='plum', radius=2.6, height=6.8, ribs=4, depth=.03)),
            (((.70, .28, .018), (.64, .18, .010), (.56, .24, .03)), dict(shape='beefsteak', radius=3.7, height=6., ribs=8, depth=.1))]
# Seed, place of the crown, turn and height of each carrot. The tips point to the right; the leaves hang over the left rim.
CARROTS = [(1, (-13, -11), 172, 13), (2, (-12.4, -7.8), 166, 13), (3, (-12.6, -4.6), 161, 13), (4, (-14, -9.2), 164, 15.7),
           (5, (-13.4, -6), 176, 15.8), (6, (-13.6, -12.2), 178, 15.3)]


def build(shot):
    ground.backdrop(materials.plaster('wall', colour('#5d665a')), 84, -4, 2.2)
    ground.slab(materials.wood('walnut', (.050, .026, .013), (.175, .098, .052)), (260, 112, 5), (0, 6), 6)
    light.dim_sky(.19)
    light.sun(strength=5.6)
    light.panel((80, 60, 80), (0, 0, 4), (60, 50), 8)
    light.panel((40, -120, 50), (0, 0, 4), (60, 60), 2., (.9, .95, 1.))
    light.palm_shade((34, 60, 26), 110, 40, distance=90, width=3.6)
    rng = random.Random(8)
    _, inner = crates.crate(WIDTH, DEPTH, HEIGHT, seed=4, sawn=True)
    lining()
    greens()
    roots = carrots()
    fruits(rng, inner, roots)
    paper_bag(rng, (16.5, 8.2, 5))
    ground.cloth(66, 46, (-19, -8), 16, seed=9, folds=1.3, tone=(.37, .315, .235))


def random_rotation(rng):
    return [rng.uniform(0, 360) for _ in range(3)]


def paper(name, tone=(.40, .265, .145)):
    m = Shader(name)
    cloud, fibre = m.noise(.12, 5, .6), m.noise(1, 5, .7, m.stretched((9, 9, 2.5)))
    fold = m.voronoi(.42, feature='DISTANCE_TO_EDGE')
    c = m.mix(m.ramp(m.mix(.45, cloud, fibre), [(.35, 0.), (.65, 1.)]), shade(tone, .86), shade(tone, 1.12))
    relief = m.add((m.ramp(fold, [(0., 1.), (.12, 0.)]), .5), (cloud, 3.), (fibre, .12))
    return m.surface(Base_Color=c, Roughness=.8, Specular=.2, Normal=m.bump(relief, .5, .12))


def crumpled(points, seed, amount):
    """Shifts that make a surface look like crumpled paper. The absolute values of low-frequency noise give sharp folds."""
    folds = sum(abs(ripple(points, frequency, seed + index)) / (index + 1) for index, frequency in enumerate((.22, .45, .9)))
    return (folds - folds.mean())[:, None] * amount


def lining():
    """Line the crate with brown paper, on which everything lies. It also shows between the slats."""
    brown = paper('lining', (.30, .20, .11))
    x, y = np.meshgrid(np.linspace(-.5, .5, 120) * (WIDTH - 3.4), np.linspace(-.5, .5, 90) * (DEPTH - 2.6), indexing='ij')
    points = np.stack([x, y, x * 0 + FLOOR - .6], -1).reshape(-1, 3)
    edge = np.minimum(WIDTH / 2 - 1.7 - abs(points[:, 0]), DEPTH / 2 - 1.3 - abs(points[:, 1]))
    points[:, 2] += crumpled(points, 3, .5)[:, 0] - (edge < .1) * 6.6
    add_object('lining', mesh('lining', points, lattice_faces(120, 90), [brown]))


def greens():
    skin = lettuce.leaf_skin()
    for seed, at, turn, scale in ((4, (-10.5, 6.4, 11.2), (16, -6, 20), .92), (7, (4.6, 8.2, 10.4), (12, 8, 150), .84)):
        add_object('head', lettuce.lettuce(seed, skin, 40), at, turn, scale)


def carrots():
    """Put a bunch on top. Return hulls and places of the carrots, as obstacles for the fruit."""
    skins, solids = carrot.materials(), []
    for seed, at, turn, height in CARROTS:
        root = carrot.carrot(seed, skins, 15 + seed % 3 * 1.2, 1.55 + .1 * (seed % 3), top=20, lift=.42)
        place = ((*at, height), (seed * 37 % 30 - 15, -7, turn))
        add_object('carrot', root.mesh, *place)
        solids.append((root.hull, *place))
    return solids


def fruits(rng, inner, roots):
    """Let tomatoes, onions and oranges fall into the front right part, and put a few on the table."""
    leaf, dry = tomato.calyx_material(), {name: onion.materials(name) for name in ('golden', 'red')}
    reds = [tomato.tomato(seed, [tomato.skin(f'tomato{seed}', *tones), leaf], **shape) for seed, (tones, shape) in enumerate(TOMATOES, 1)]
    rinds = [orange.peel(), orange.button()]
    gold = [orange.orange(seed, rinds) for seed in (1, 2, 4, 6)]
    bulbs = [onion.onion(seed, dry[name], size) for seed, name, size in ((1, 'golden', 3.6), (2, 'red', 3.4), (5, 'golden', 3.3))]
    heap = Pile('household-crate')
    heap.add_obstacle(inner)
    heap.add_obstacle(revolve('floor', [(.01, FLOOR), (60, FLOOR)], (), 30))
    fence = [(x, y, z) for z in (0, 60) for x, y in ((-3, -16), (-3, 1.5), (23, 1.5))]
    heap.add_obstacle(mesh('fence', fence, np.array([[0, 1, 4, 3], [1, 2, 5, 4]]), smooth=False))
    for solid in roots:
        heap.add_obstacle(*solid)
    for index in range(7):
        heap.drop(reds[(0, 1, 2, 0, 3, 1, 2)[index]], (rng.uniform(2, 9), rng.uniform(-12, -3), 13 + index * 5), random_rotation(rng))
    for index in range(6):
        heap.drop(gold[index % 4], (rng.uniform(14, 19), rng.uniform(-12, -3), 13 + index * 5), random_rotation(rng))
    for index, at in enumerate(((9.5, -10, 50), (2, -9, 56))):
        heap.drop(bulbs[index], at, (30, 40, 60 * index))
    heap.settle(190, friction=.8, damping=.35)
    for model, at, turn in ((bulbs[1], (13, -22.5, 4), (70, 0, 130)), (bulbs[2], (20.5, -21, 4), (64, 0, 30)), (reds[2], (27, -22.5, 3), (82, 0, 70))):
        rest_on_ground(add_object('loose', model.mesh, at, turn))
    orange.half_orange((-15, -24.5, orange.RADIUS * .96), (44, 0, 16), rinds, orange.pulp(), 3, 34.)


def paper_bag(rng, at):
    """Add a square bag of brown paper, its rim rolled down, full of white beans."""
    tall, half = 19., np.array([6., 5.])
    profile = smooth_curve([(.96, 0), (1, 1), (1.02, 6), (.98, 12), (.97, tall - .5), (1., tall), (1.04, tall - .3), (1.06, tall - 2.8), (1.03, tall - 2.9)], 130)
    angle = np.linspace(0, 2 * pi, 260, endpoint=False)
    squared = np.stack([np.sign(np.cos(angle)) * abs(np.cos(angle)) ** .35, np.sign(np.sin(angle)) * abs(np.sin(angle)) ** .35], -1) * half
    points = np.concatenate([profile[:, None, :1] * squared[None], np.broadcast_to(profile[:, None, 1:], (130, 260, 1))], -1).reshape(-1, 3)
    out = points * [1, 1, 0] / np.linalg.norm(points[:, :2], axis=1)[:, None]
    points += out * crumpled(points, 11, .62) + [0, 0, 1] * ripple(points, .3, 5)[:, None] * np.clip(points[:, 2:] / tall, 0, 1) * .7
    add_object('bag', mesh('bag', points, lattice_faces(130, 260, close_columns=True), [paper('bag')]), at, (0, 0, 8))
    skin = bean.skin()
    kinds = [bean.bean(seed + 1, skin) for seed in range(8)]
    heap = Pile('household-beans')
    w, d = half * .9
    walls = [(x, y, z) for z in (tall - 3, 60) for x, y in ((-w, -d), (w, -d), (w, d), (-w, d))]
    heap.add_obstacle(mesh('walls', walls, np.array([[0, 1, 2, 3], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]]), smooth=False), at, (0, 0, 8))
    for index in range(190):
        heap.drop(kinds[index % 8], (at[0] + rng.uniform(-4, 4), at[1] + rng.uniform(-3.2, 3.2), at[2] + tall + index // 18 * .9), random_rotation(rng), rng.uniform(.9, 1.1))
    heap.settle(110, friction=.6, damping=.2, gravity=-90)
