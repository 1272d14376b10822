"""Noon on a market table: the season's produce heaped to the right, a calm dark wall at the left for type."""
import random
from math import cos, sin

from mathutils import Vector

from produce import bean, carrot, fava, lettuce, pomegranate, strawberry, tomato
from studio import crates, ground, light, materials, vessels
from studio.camera import View
from studio.grade import Grade
from studio.mesh import mesh, revolve, thing
from studio.pile import Pile
from studio.shader import colour, plain

CAMERAS = {
    'noon': View(at=(-6, -150, 50), target=(-6, 0, 13.5), lens=58, fstop=13, focus=(14, -6, 8)),
    'above': View(at=(12, -14, 150), target=(12, 4, 0), lens=52, fstop=13),
}
GRADE = Grade(exposure=.12, saturation=1.1, contrast=.05)
KINDS = [  # ripe, deep, shoulder, stripe, shape
    ((.50, .022, .012), (.34, .008, .008), (.28, .10, .016), None, dict(shape='beefsteak', radius=4.6, height=7.2, ribs=10, depth=.14)),
    ((.72, .30, .018), (.66, .19, .010), (.58, .24, .03), None, dict(shape='beefsteak', radius=3.9, height=6.3, ribs=8, depth=.12)),
    ((.20, .022, .014), (.105, .010, .010), (.075, .062, .014), None, dict(shape='round', radius=3.6, height=6.5, ribs=6, depth=.05)),
    ((.34, .36, .035), (.24, .27, .02), (.10, .17, .012), (.055, .11, .010), dict(shape='round', radius=2.7, height=4.9, ribs=5, depth=.025)),
    ((.58, .045, .022), (.46, .020, .014), (.44, .15, .03), None, dict(shape='oxheart', radius=3.4, height=7.6, ribs=6, depth=.09)),
    ((.56, .020, .012), (.44, .010, .008), (.40, .06, .014), None, dict(shape='plum', radius=2.5, height=6.6, ribs=4, depth=.03)),
]


def build(shot):
    rng = random.Random(3)
    studio()
    greens(rng)
    tomatoes(rng)
    pomegranates(rng)
    strawberries(rng)
    carrots()
    beans(rng)


def studio():
    ground.backdrop(materials.plaster('wall', colour('#3b4a42')), 78, -4, 2.2)
    ground.slab(materials.wood('oak'), (260, 96, 5), (0, 6), -1.5)
    light.dim_sky(.17)
    light.sun(strength=5.8, softness=1.6)
    light.panel((80, 70, 80), (10, 0, 4), (60, 50), 11)
    light.panel((40, -120, 50), (10, 0, 4), (60, 60), 2.2, (.9, .95, 1.))
    light.palm_shade((52, 60, 20), 70, 60, distance=80, width=2.6)
    shade_left()


def shade_left():
    """A wall out of sight that keeps the sun from the left third, where the headline stands."""
    towards = light.sun_direction()
    flag = thing('flag', mesh('flag', [(-46, -70, 0), (46, -70, 0), (46, 70, 0), (-46, 70, 0)], [[0, 1, 2, 3]], [plain('flag', (.02, .02, .02))]),
                 Vector((-92, 44, 20)) + towards * 260)
    flag.rotation_euler = towards.to_track_quat('Z', 'Y').to_euler()
    flag.visible_camera = flag.visible_glossy = flag.visible_diffuse = False


def anyhow(rng):
    return [rng.uniform(0, 360) for _ in range(3)]


def greens(rng):
    """A crate at the back with heads of lettuce, and one head before it."""
    crates.crate(46, 32, 15, (14, 30, 0), -4, seed=2)
    skin = lettuce.leaf_skin()
    heads = [lettuce.lettuce(seed, skin, 38, fine=False) for seed in (4, 7)]
    for index, (x, y) in enumerate(((2, 31), (16, 28), (29, 32), (9, 38), (23, 39))):
        thing('head', heads[index % 2], (x, y, 9.5 + (index > 2) * 1.5), (rng.uniform(-14, 14), rng.uniform(-14, 14), index * 75), .86)


def tomatoes(rng):
    """A shallow crate that leans towards the buyer, full of tomatoes, and some that rolled out."""
    leaf = tomato.green()
    kinds = [tomato.tomato(seed, [tomato.skin(f'tomato{seed}', *kind[:4]), leaf], **kind[4]) for seed, kind in enumerate(KINDS, 1)]
    _, inner = crates.crate(36, 26, 10, (44, 6, 0), -16, slats=2, seed=5)
    heap = Pile('market-tomatoes')
    heap.against(inner, (44, 6, 0), (0, 0, -16))
    for index in range(30):
        heap.drop(kinds[index % 6], (44 + rng.uniform(-11, 11), 6 + rng.uniform(-7, 7), 6 + index * 2.6), anyhow(rng))
    for index, (x, y) in enumerate(((27, -14), (33.5, -17), (40, -15.5))):
        heap.drop(kinds[(index * 2 + 3) % 6], (x, y, 4), anyhow(rng))
    heap.settle(190, friction=.7, damping=.3)


def pomegranates(rng):
    skins = [pomegranate.rind(), pomegranate.pith()]
    fruits = [pomegranate.whole(seed, skins) for seed in (3, 8, 12)]
    heap = Pile('market-pomegranates')
    for index, at in enumerate(((8, 6, 5), (16.5, 8, 5), (24.5, 7.5, 5), (12, 14.5, 5), (20.5, 15.5, 5), (13, 9, 13), (20.5, 10.5, 13.5))):
        heap.drop(fruits[index % 3], at, anyhow(rng))
    heap.settle(80, friction=.95, damping=.6)
    juice = pomegranate.aril_skin()
    kernels = [pomegranate.aril(seed + 1, juice) for seed in range(6)]
    pomegranate.half(5, skins, kernels, (14.5, -2.5, 3.75), (50, 4, -6))


def strawberries(rng):
    """Two punnets at the front, and a few berries that did not fit."""
    skins = strawberry.materials()
    berries = [strawberry.strawberry(seed, skins, rng.uniform(3.6, 4.6), rng.uniform(1.55, 1.85)) for seed in range(1, 7)]
    heap = Pile('market-strawberries')
    for number, (x, y, turn) in enumerate(((22, -13, 12), (-4, -11, -8))):
        _, inner = vessels.punnet(14, 10, 5, (x, y, 0), turn)
        heap.against(inner, (x, y, 0), (0, 0, turn))
        for index in range(24):
            heap.drop(berries[index % 6], (x + rng.uniform(-4.5, 4.5), y + rng.uniform(-3, 3), 4 + index * 1.5), anyhow(rng))
    for x, y in ((6.5, -16), (10.5, -14), (-14, -15)):
        heap.drop(berries[int(x) % 6], (x, y, 3), anyhow(rng))
    heap.settle(170, friction=.85, damping=.4, gravity=-60)


def carrots():
    """Two bunches lying against the pomegranates, tips to the front left."""
    skins = carrot.materials()
    for index, (at, turn) in enumerate((((-8, 8), 40), ((-5, 5), 46), ((-9, 12), 34), ((-11.5, 10), 30), ((-6, 10), 52), ((-2.5, 7.5), 55))):
        root = carrot.carrot(index + 1, skins, 15 + index % 3, 1.55 + .1 * (index % 3), top=20, lift=.38)
        upper = index > 3
        thing('carrot', root.mesh, (*at, 4.4 if upper else 1.7), (0, -12 if upper else -5.4, turn))


def beans(rng):
    """A clay bowl of fava beans and a glazed one of white beans."""
    for name, make, skin, at, clay in (('market-fava', fava.fava, fava.skin(), (-20, 19, 0), materials.clay()),
                                       ('market-beans', bean.bean, bean.skin(), (-23, -1, 0), materials.glaze(rim=3.82))):
        kinds = [make(seed + 1, skin) for seed in range(8)]
        size = 1.55
        _, inside, outside = vessels.bowl(clay, 5.86 * size, 3.86 * size, at)
        heap = Pile(name)
        heap.against(inside, at)
        # Only the visible part is filled: a false floor spares hundreds of bodies.
        heap.against(revolve('floor', [(.01, 2.5 * size), (5.2 * size, 2.5 * size)], (), 30), at)
        for index in range(430):
            angle, away = index * 2.4, 4.6 * size * (((index * 7) % 20 + .5) / 20) ** .5
            heap.drop(rng.choice(kinds), (at[0] + away * cos(angle), at[1] + away * sin(angle), 5 + index // 20 * .85), anyhow(rng), rng.uniform(.9, 1.12))
        heap.settle(140, friction=.55, damping=.15, gravity=-90)
