"""A market table at noon: produce at the right, a dark wall at the left, where the page puts its headline.

The camera `above` shows the flat lay of `market_flat_lay` instead.
"""
import random
from math import cos, sin

from produce import bean, carrot, cucumber, lettuce, mint, onion, orange, pepper, pomegranate, strawberry, tomato
from scenes.market_flat_lay import flat_lay
from kit import crates, ground, leaves, light, materials, vessels
from kit.camera import View
from kit.grade import Grade
from kit.mesh import revolve
from kit.objects import add_object, rest_on_ground
from kit.pile import Pile
from kit.shader import colour

CAMERAS = {
    'noon': View(at=(-5, -165, 53), target=(-3.4, 0, 13.4), lens=59, fstop=9, focus=(14, -8, 7)),
    'above': View(at=(0, -10, 128), target=(0, .5, 0), lens=52, fstop=11, focus=(0, 0, 5)),
}
GRADES = {'noon': Grade(exposure=.33, saturation=1.03, contrast=.09), 'above': Grade(exposure=.3, saturation=1.06, contrast=.08)}
KINDS = [  # tomatoes: colours (ripe, deep, shoulder, stripe), shape
    ((.50, .022, .012), (.34, .008, .008), (.28, .10, .016), None, dict(shape='beefsteak', radius=4.6, height=7.2, ribs=10, depth=.14)),
    ((.72, .30, .018), (.66, .19, .010), (.58, .24, .03), None, dict(shape='beefsteak', radius=3.9, height=6.3, ribs=8, depth=.12)),
    ((.20, .022, .014), (.105, .010, .010), (.075, .062, .014), None, dict(shape='round', radius=3.6, height=6.5, ribs=6, depth=.05)),
    ((.34, .36, .035), (.24, .27, .02), (.10, .17, .012), (.055, .11, .010), dict(shape='round', radius=2.7, height=4.9, ribs=5, depth=.025)),
    ((.58, .045, .022), (.46, .020, .014), (.44, .15, .03), None, dict(shape='oxheart', radius=3.4, height=7.6, ribs=6, depth=.09)),
    ((.56, .020, .012), (.44, .010, .008), (.40, .06, .014), None, dict(shape='plum', radius=2.5, height=6.6, ribs=4, depth=.03)),
]
LETTUCES, ORANGES, TOMATOES, PUNNETS, BOWL = (9, 38, 0), (51, 38, 6), (45, 8, 0), ((23, -14, 0, 12), (37.6, -15.5, 0, -14)), (-13, 6, 0)


def build(shot):
    rng = random.Random(3)
    if shot.camera == 'above':
        return flat_lay(rng, KINDS)
    studio()
    greens(rng)
    oranges(rng)
    tomatoes(rng)
    outside = beans(rng)
    carrots()
    front(rng, outside)
    herbs()


def studio():
    ground.backdrop(materials.plaster('wall', colour('#6d7660')), 78, -4, 2.2)
    ground.slab(materials.wood('oak'), (260, 96, 5), (0, 6), -1.5)
    light.dim_sky(.17)
    light.sun(strength=6.2, softness=1.3)
    light.panel((80, 70, 80), (10, 0, 4), (60, 50), 11)
    light.panel((40, -120, 50), (10, 0, 4), (60, 60), 2.2, (.9, .95, 1.))
    light.palm_shade((44, 78, 34), 120, 64, distance=46, width=2.2)
    # The headline is at the left: keep the sun from the wall and the table there.
    light.sun_blocker(50, 64, (-84, 44, 20))
    light.sun_blocker(64, 43.5, (-84, -27, 0))


def random_rotation(rng):
    return [rng.uniform(0, 360) for _ in range(3)]


def greens(rng):
    """Add a crate at the back with heads of lettuce that hang over its rim."""
    crates.crate(46, 32, 15, LETTUCES, -3, seed=2)
    skin = lettuce.leaf_skin()
    heads = [lettuce.lettuce(seed, skin, 38, fine=False) for seed in (4, 7, 9)]
    for index, (x, y) in enumerate(((-9, -9), (5, -10), (17, -8), (-3, 4), (12, 3))):
        add_object('head', heads[index % 3], (LETTUCES[0] + x, LETTUCES[1] + y, 9.5 + (index > 2) * 3.5), (rng.uniform(4, 16), rng.uniform(-12, 12), index * 75), rng.uniform(.82, .92))


def oranges(rng):
    crates.crate(43, 31, 6, (ORANGES[0] - 1, ORANGES[1], 0), 3, slats=1, seed=4)
    skins = [orange.peel(), orange.button()]
    crates.heaped_crate('market-oranges', rng, [orange.orange(seed, skins) for seed in (1, 2, 4, 6)], (42, 30, 14), ORANGES, 5, 5, (9, 13), seed=8)
    green = leaves.leaf_material('orange leaf', (.020, .075, .012), (.075, .16, .035), rough=.36, through=.25, under=(.07, .14, .05))
    for seed, (x, y, z), turn in ((4, (36, 27.5, 23), (20, 24, -130)), (7, (48, 25.5, 23), (-16, 30, -70)), (3, (59, 27, 23.5), (10, 28, -50)), (9, (43, 34, 30), (0, 10, 200))):
        add_object('leaf', leaves.leaf('leaf', green, length=7.5, width=3.4, curl=.5, fold=.3, wave=.05, veins=11, taper=.72, seed=seed), (x, y, z), turn)
    orange.half_orange((4, -15, orange.RADIUS * .93), (58, 0, -14), skins, orange.pulp(), 3, 34.)


def tomatoes(rng):
    leaf = tomato.calyx_material()
    kinds = [tomato.tomato(seed, [tomato.skin(f'tomato{seed}', *kind[:4]), leaf], **kind[4]) for seed, kind in enumerate(KINDS, 1)]
    crates.heaped_crate('market-tomatoes', rng, kinds + kinds[:1], (38, 26, 10), TOMATOES, -12, 5, (4, 8.5), slats=2, seed=5)
    heap = Pile('market-fallen-tomatoes')
    for index, (x, y) in enumerate(((48, -14), (54, -17), (45.5, -20.5))):
        heap.drop(kinds[(2, 5, 3)[index]], (x, y, 4), random_rotation(rng))
    heap.add_obstacle(crates.box(40, 28, 10), TOMATOES, (0, 0, -12))
    heap.settle(60, friction=.9, damping=.6)


def beans(rng):
    """Add a glazed bowl of white beans, filled only where it shows. Return the mesh of its outside."""
    size = 1.6
    skin = bean.skin()
    kinds = [bean.bean(seed + 1, skin) for seed in range(8)]
    _, inside, outside = vessels.bowl(materials.glaze(rim=3.82 * size), 5.86 * size, 3.86 * size, BOWL)
    heap = Pile('market-beans')
    heap.add_obstacle(inside, BOWL)
    heap.add_obstacle(revolve('floor', [(.01, 5.2), (8.3, 3.9)], (), 30), BOWL)
    for index in range(430):
        angle, distance = index * 2.4, 4.6 * size * (((index * 7) % 20 + .5) / 20) ** .5
        heap.drop(rng.choice(kinds), (BOWL[0] + distance * cos(angle), BOWL[1] + distance * sin(angle), 7 + index // 20 * .85), random_rotation(rng), rng.uniform(.9, 1.12))
    heap.settle(140, friction=.7, damping=.15, gravity=-90)
    return outside


def carrots():
    """Add carrots in front of the pomegranates. Their tips point to the front left."""
    skins = carrot.materials()
    for index, (at, turn) in enumerate((((-3, -6), 36), ((.2, -8.4), 43), ((-4.6, -2.6), 30), ((-3.4, -4.), 24), ((-1.6, -5.2), 39), ((1.6, -7.6), 50))):
        root = carrot.carrot(index + 1, skins, 15 + index % 3, 1.55 + .1 * (index % 3), top=17, lift=.32)
        upper = index > 3
        add_object('carrot', root.mesh, (*at, 4.4 if upper else 1.7), (0, -12 if upper else -5.4, turn))


def front(rng, outside):
    """Add the produce at the front, loose and in punnets, in one simulation."""
    heap = Pile('market-front')
    heap.add_obstacle(crates.box(48, 34, 16), LETTUCES, (0, 0, -3))
    heap.add_obstacle(crates.box(40, 28, 10), TOMATOES, (0, 0, -12))
    heap.add_obstacle(outside, BOWL)
    for size, at, turn in (((20, 9, 4), (-5, -9.5, 0), 39), ((8, 6, 6), (4, -15, 0), -14), ((9, 8, 7), (11.2, -9.6, 0), -4)):
        heap.add_obstacle(crates.box(*size), at, (0, 0, turn))
    rinds = [pomegranate.rind(), pomegranate.pith()]
    fruits = [pomegranate.whole(seed, rinds) for seed in (3, 8, 12)]
    for index, at in enumerate(((7.5, 10, 5), (16, 11, 5), (19.6, 5.4, 5), (11, 17, 5), (20.5, 15, 5), (11.5, 13, 13), (19.5, 10.5, 13))):
        heap.drop(fruits[index % 3], at, random_rotation(rng))
    berry = strawberry.materials()
    berries = [strawberry.strawberry(seed, berry, rng.uniform(3.6, 4.6), rng.uniform(1.55, 1.85)) for seed in range(1, 7)]
    for x, y, z, turn in PUNNETS:
        _, inner = vessels.punnet(14, 10, 5, (x, y, z), turn)
        heap.add_obstacle(inner, (x, y, z), (0, 0, turn))
        heap.add_obstacle(crates.box(14.6, 10.6, 4.9), (x, y, z - .05), (0, 0, turn))
        for index in range(19):
            u, v = (index % 4 - 1.5) * 2.9, (index // 4 % 2 - .5) * 3.8
            heap.drop(berries[index % 6], (x + u + rng.uniform(-.4, .4), y + v + rng.uniform(-.4, .4), 7.5 + index // 8 * 3.6), random_rotation(rng))
    for x, y in ((28.4, -22.8), (30.8, -24.8), (16.4, -21.6)):
        heap.drop(berries[int(x) % 6], (x, y, 3), random_rotation(rng))
    skins = {name: pepper.materials(name) for name in ('red', 'yellow', 'green')}
    for seed, name, at, turn in ((2, 'yellow', (-.5, 8.5, 5), (10, 5, 70)), (1, 'red', (29.4, -7, 8), (70, 10, 40)), (3, 'green', (37, -25, 4), (82, 0, -130))):
        heap.drop(pepper.pepper(seed, skins[name], height=8.4, radius=3.8), at, turn)
    bulbs = {name: onion.materials(name) for name in ('golden', 'red')}
    for seed, name, at in ((1, 'golden', (-4.4, 17, 4)), (2, 'red', (3., 16.5, 4))):
        heap.drop(onion.onion(seed, bulbs[name], 3.5), at, random_rotation(rng))
    for body in heap.settle(110, friction=.95, damping=.8):
        x, y, z = body.location
        body.hide_render = x < -8 or y < -26 or (x < 6 and y < -10 and z > 7)  # hide what rolled away, and a berry on the carrots
    juice = pomegranate.aril_skin()
    kernels = [pomegranate.aril(seed + 1, juice) for seed in range(6)]
    pomegranate.half(5, rinds, kernels, (11.2, -10.2, 3.75), (52, 4, -4))
    green = cucumber.materials()
    for seed, at, turn in ((1, (48, -25.5, 2), (0, 0, 8)), (2, (52, -29, 2), (60, 0, 16))):
        rest_on_ground(add_object('cucumber', cucumber.cucumber(seed, green, 14, 1.65).mesh, at, turn))


def herbs():
    """Add sprigs of mint at the front."""
    skins = mint.materials()
    for index, (at, turn) in enumerate((((26, -27, 0), 172), ((25.4, -25.4, .3), 160), ((25, -28.4, .2), 184), ((24, -26.6, .8), 166), ((24.5, -27.6, 1.), 177))):
        add_object('mint', mint.sprig(index + 2, skins, 17 + index), at, (0, 0, turn))
