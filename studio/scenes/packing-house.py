"""Crates at a packing house: rows on pallets, lit from the side through tall openings; or one stack in the cold store."""
import random

import bpy
import numpy as np

from produce import carrot, lettuce, onion, orange, pepper, tomato
from kit import crates, ground, landscape, light, materials
from kit.camera import View
from kit.grade import Grade
from kit.mesh import mesh, revolve
from kit.objects import add_object, bundle, place_bundle
from kit.pile import Pile
from kit.shader import colour, plain_material

CAMERAS = {
    'crates': View(at=(-116, -164, 110), target=(4, 22, 48.5), lens=41, fstop=2.6, focus=(-34, -16, 34)),
    'stack': View(at=(-40, -372, 152), target=(0, 0, 68), lens=70, fstop=5, focus=(-10, -40, 80)),
    'close': View(at=(-92, -120, 74), target=(0, 20, 40), lens=62, fstop=3, focus=(-30, -25, 36)),
}
GRADE = Grade(exposure=.4, saturation=1.06, contrast=.05)
GRADES = {'crates': Grade(exposure=.5, saturation=1.04, contrast=.05), 'stack': Grade(exposure=.42, saturation=1.1, contrast=.11)}
WIDTH, DEPTH, HEIGHT, FLOOR, POST = 48, 32, 17, 8, 21.5
RED = ((.50, .022, .012), (.36, .008, .008), (.32, .10, .016))
RIPE = ((.56, .034, .014), (.44, .014, .008), (.42, .13, .02))
TOMATOES = [(RED, dict(shape='beefsteak', radius=4.2, height=6.6, ribs=9, depth=.11)), (RIPE, dict(shape='round', radius=3.6, height=6.3, ribs=5, depth=.03)),
            (RED, dict(shape='round', radius=3.9, height=6.6, ribs=6, depth=.05)), (RIPE, dict(shape='beefsteak', radius=3.8, height=6., ribs=8, depth=.09))]


def build(shot):
    heaps = {'oranges': heaped_crate_bundles('oranges', oranges(), 32, 7.6), 'tomatoes': heaped_crate_bundles('tomatoes', tomatoes(), 32, 7.6),
            'peppers': heaped_crate_bundles('peppers', peppers(), 26, 8.4), 'onions': heaped_crate_bundles('onions', onions(), 32, 7.4)}
    top_crates = {name: heap for name, (heap, _) in heaps.items()} | {'lettuce': heads(), 'carrots': bunches()}
    lower = [under for _, under in heaps.values()]
    add_object('floor', mesh('floor', [(-900, -500, 0), (900, -500, 0), (900, 900, 0), (-900, 900, 0)], [[0, 1, 2, 3]], [materials.concrete()]))
    (hall if shot.camera == 'crates' else cold_store)(top_crates, lower)


def random_rotation(rng):
    return [rng.uniform(0, 360) for _ in range(3)]


def oranges():
    skins = [orange.peel(), orange.button()]
    return [orange.orange(seed, skins) for seed in (1, 2, 3, 4, 6)]


def tomatoes():
    leaf = tomato.calyx_material()
    return [tomato.tomato(seed, [tomato.skin(f'tomato{seed}', *tones), leaf], **shape) for seed, (tones, shape) in enumerate(TOMATOES, 1)]


def peppers():
    skins = {name: pepper.materials(name) for name in ('red', 'yellow', 'green')}
    return [pepper.pepper(seed, skins[name], 8.6, 3.8) for seed, name in ((1, 'red'), (2, 'yellow'), (3, 'green'), (4, 'red'), (5, 'yellow'))]


def onions():
    skins = onion.materials('golden')
    return [onion.onion(seed, skins, size) for seed, size in ((1, 3.7), (3, 3.4), (5, 3.9), (2, 3.5))]


def heaped_crate_bundles(name, kinds, count, apart):
    """Two bundles: a heaped crate, and the same crate filled only to its rim, to stand below another.

    The produce falls on a hidden floor. Below the floor, turned copies of it show between the slats.
    """
    rng = random.Random(name)
    box, inner = box_with_posts(len(name))
    heap = Pile('packing-' + name)
    heap.add_obstacle(inner)
    heap.add_obstacle(revolve('floor', [(.01, FLOOR), (60, FLOOR)], (), 30))
    columns, rows = int((WIDTH - 4) / apart), int((DEPTH - 3) / apart)
    places = [place for _ in range(3) for place in rng.sample(range(columns * rows), columns * rows)]
    for index, place in enumerate(places[:count]):
        layer = index // (columns * rows)
        x, y = (place % columns - (columns - 1) / 2) * apart, (place // columns - (rows - 1) / 2) * apart
        heap.drop(rng.choice(kinds), (x * (1 - .2 * layer) + rng.uniform(-.4, .4), y * (1 - .2 * layer) + rng.uniform(-.4, .4), FLOOR + 5 + layer * 9), random_rotation(rng))
    fruit = heap.settle(100, friction=.75, damping=.35)
    for made in list(fruit):
        if max(abs(made.location.x) / WIDTH, abs(made.location.y) / DEPTH) > .5:
            bpy.data.objects.remove(made)
            fruit.remove(made)
        elif made.location.z < FLOOR + 6:
            deeper = add_object(made.name, made.data)
            deeper.location, deeper.rotation_euler = (-made.location.x, -made.location.y, made.location.z - 7), (made.location.x, 0, made.location.y)
            fruit.append(deeper)
    return bundle(name, [box, *fruit]), bundle('under ' + name, [box, *(made for made in fruit if made.location.z < POST - 4.2)])


def box_with_posts(seed):
    """A crate with posts that are higher than its slats, as in a stack that air must pass through."""
    box, inner = crates.crate(WIDTH, DEPTH, HEIGHT, seed=seed, sawn=True)
    pale = materials.wood('post', (.20, .13, .075), (.48, .36, .23), plank=60., rough=.65, start=-30.)
    for x in (-1, 1):
        for y in (-1, 1):
            crates.board('post', (POST, 2.8, 1.9), pale, (x * (WIDTH / 2 - 2.), y * (DEPTH / 2 - 1.3), POST / 2), (0, 90, 0), box, seed + 5 + x + 3 * y, .1)
    return box, inner


def heads():
    box, _ = box_with_posts(3)
    skin = lettuce.leaf_skin()
    kinds = [lettuce.lettuce(seed, skin, 38, fine=False) for seed in (4, 7, 9)]
    places = ((-13, -5, 11), (.5, -5.6, 11.6), (13, -4.6, 11), (-12.4, 5.6, 12), (1.5, 6, 12.5), (13, 6, 12))
    return bundle('lettuce', [box, *(add_object('head', kinds[index % 3], at, (-8 + index * 5 % 17, 9 - index * 7 % 19, index * 75), .76) for index, at in enumerate(places))])


def bunches():
    """Carrots across the crate in three layers, their leaves over its back."""
    box, _ = box_with_posts(6)
    skins, rng = carrot.materials(), random.Random(4)
    kinds = [carrot.carrot(seed, skins, 16 + seed % 3, 1.6 + .1 * (seed % 3), top=17, lift=.5).mesh for seed in range(1, 6)]
    roots = []
    for layer, count in enumerate((11, 10, 8)):
        for index in range(count):
            at = ((index - (count - 1) / 2) * 3.9 + rng.uniform(-.5, .5), 5 + rng.uniform(-1.5, 1.5), 10.5 + layer * 2.9 + rng.uniform(-.2, .2))
            roots.append(add_object('carrot', rng.choice(kinds), at, (rng.uniform(-25, 25), -3, 90 + rng.uniform(-9, 9))))
    return bundle('carrots', [box, *roots])


def hall(top_crates, lower):
    rng = random.Random(2)
    for y, level, row in ((0, 0, ('oranges', 'peppers', 'tomatoes')), (37, 1, ('lettuce', 'carrots', 'onions')), (75, 2, ('tomatoes', 'oranges', 'lettuce'))):
        for column, name in enumerate(row):
            for floor in range(level + 1):
                place_bundle(top_crates[name] if floor == level else rng.choice(lower), ((column - 1) * 51 + rng.uniform(-1.5, 1.5), y + rng.uniform(-1, 1), 14 + floor * POST),
                             (0 if name == 'carrots' else rng.choice((0, 180))) + rng.uniform(-2, 2))
    for x in (-40, 40):
        crates.pallet(79, 114, (x, 38, 0), 0, 3)
    for number, (x, y, heights) in enumerate(((150, 190, (4, 3, 3, 3)), (40, 320, (5, 4, 5, 5)), (270, 300, (4, 4, 5, 4)), (190, 470, (5, 5, 5, 5)), (420, 420, (4, 5, 5, 4)), (-90, 400, (3, 4, 3, 3)))):
        stacked(top_crates, lower, (x, y), 8 * number - 12, heights, rng)
    wall = materials.plaster('wall', colour('#8d8472'))
    for x in range(-300, 1200, 190):
        ground.slab(wall, (95, 30, 520), (x, 700), top=520)
    for y in (-170, 70, 320, 560):
        ground.slab(wall, (30, 90, 520), (-420, y), top=520)
    yard()
    light.dim_sky(.12)
    light.sun(35, -112, 5.6)
    light.panel((-260, -200, 200), (0, 40, 30), (220, 200), 34, (1, .95, .88))
    light.panel((160, -300, 200), (0, 40, 30), (200, 200), 14, (.85, .92, 1.))


def yard():
    """What is seen between the pillars: a sunlit yard and the trees around it, far out of focus."""
    sand = plain_material('sand', (.40, .30, .19), 1.)
    add_object('yard', mesh('yard', [(-900, 745, -12), (6000, 745, -12), (6000, 5000, -12), (-900, 5000, -12)], [[0, 1, 2, 3]], [sand]))
    landscape.far_trees(1700, 1.8, 7.)


def stacked(top_crates, lower, at, turn, heights, rng, tops=None):
    """Add a pallet with four columns of crates: back left, back right, front left, front right. The top crates are heaped."""
    crates.pallet(102, 70, (*at, 0), turn, sum(heights))
    spin, tops = np.radians(turn), tops or rng.sample(sorted(top_crates), 4)
    for place, tall in enumerate(heights):
        under = rng.choice(lower)
        for layer in range(tall):
            x, y = (place % 2 - .5) * 49 + rng.uniform(-.7, .7), (.5 - place // 2) * 33 + rng.uniform(-.7, .7)
            place_bundle(top_crates[tops[place]] if layer == tall - 1 else under, (at[0] + x * np.cos(spin) - y * np.sin(spin), at[1] + x * np.sin(spin) + y * np.cos(spin), 14 + layer * POST),
                         turn + rng.choice((0, 180)) + rng.uniform(-1.2, 1.2))


def cold_store(top_crates, lower):
    rng = random.Random(5)
    stacked(top_crates, lower[:1], (0, 0), 20, (5, 4, 4, 3), rng, ('oranges', 'tomatoes', 'oranges', 'lettuce'))
    stacked(top_crates, lower, (112, 250), -6, (3, 4, 3, 3), rng)
    stacked(top_crates, lower, (-88, 340), 10, (3, 3, 2, 3), rng)
    light.dim_sky(.24, (.45, .62, .95), (.62, .76, 1.), (.3, .36, .45))
    light.panel((-270, -80, 240), (0, 0, 50), (120, 160), 200, (.84, .92, 1.))
    light.panel((200, 160, 160), (0, 0, 60), (80, 160), 50, (1., .80, .58))
    ground.backdrop(materials.plaster('wall', colour('#626d70')), 420, -.5, 6)
