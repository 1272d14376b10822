"""Noon on a market table: the season's produce heaped to the right, a calm dark wall at the left for type."""
import random
from math import cos, sin

from mathutils import Vector

from produce import bean, carrot, lettuce, orange, pepper, pomegranate, strawberry, tomato
from studio import crates, ground, light, materials, vessels
from studio.camera import View
from studio.grade import Grade
from studio.mesh import mesh, rest, revolve, thing
from studio.pile import Pile
from studio.shader import colour, plain

CAMERAS = {
    'noon': View(at=(-2, -165, 53), target=(-1, 0, 13.), lens=58, fstop=14, focus=(14, -6, 8)),
    'above': View(at=(12, -14, 150), target=(12, 4, 0), lens=52, fstop=13),
}
GRADE = Grade(exposure=.34, saturation=1.08, contrast=.05)
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
    oranges(rng)
    peppers()
    beans(rng)


def studio():
    ground.backdrop(materials.plaster('wall', colour('#3b4a42')), 78, -4, 2.2)
    ground.slab(materials.wood('oak'), (260, 96, 5), (0, 6), -1.5)
    light.dim_sky(.20)
    light.sun(strength=5.8, softness=1.6)
    light.panel((80, 70, 80), (10, 0, 4), (60, 50), 13)
    light.panel((40, -120, 50), (10, 0, 4), (60, 60), 2.2, (.9, .95, 1.))
    light.palm_shade((52, 60, 20), 70, 60, distance=80, width=2.6)
    shade_left()


def shade_left():
    """Two boards out of sight keep the sun from the wall and the table at the left, where the headline stands."""
    towards = light.sun_direction()
    for (wide, tall), centre in (((46, 70), (-92, 44, 20)), ((64, 40), (-82, -27, 0))):
        corners = [(-wide, -tall, 0), (wide, -tall, 0), (wide, tall, 0), (-wide, tall, 0)]
        board = thing('board', mesh('board', corners, [[0, 1, 2, 3]], [plain('board', (.02, .02, .02))]), Vector(centre) + towards * 260)
        board.rotation_euler = towards.to_track_quat('Z', 'Y').to_euler()
        board.visible_camera = board.visible_glossy = board.visible_diffuse = False


def anyhow(rng):
    return [rng.uniform(0, 360) for _ in range(3)]


def greens(rng):
    """A crate at the back with heads of lettuce, and one head before it."""
    crates.crate(46, 32, 15, (10, 30, 0), -3, seed=2)
    skin = lettuce.leaf_skin()
    heads = [lettuce.lettuce(seed, skin, 38, fine=False) for seed in (4, 7)]
    for index, (x, y) in enumerate(((-2, 31), (12, 28), (25, 32), (5, 38), (19, 39))):
        thing('head', heads[index % 2], (x, y, 9.5 + (index > 2) * 1.5), (rng.uniform(-14, 14), rng.uniform(-14, 14), index * 75), .86)


def tomatoes(rng):
    """A shallow crate that leans towards the buyer, full of tomatoes, and some that rolled out."""
    leaf = tomato.green()
    kinds = [tomato.tomato(seed, [tomato.skin(f'tomato{seed}', *kind[:4]), leaf], **kind[4]) for seed, kind in enumerate(KINDS, 1)]
    _, inner = crates.crate(36, 26, 10, (44, 6, 0), -16, slats=2, seed=5)
    heap = Pile('market-tomatoes')
    heap.against(inner, (44, 6, 0), (0, 0, -16))
    for index in range(23):
        heap.drop(kinds[index % 6], (44 + rng.uniform(-11, 11), 6 + rng.uniform(-7, 7), 6 + index * 2.6), anyhow(rng))
    for index, (x, y) in enumerate(((46, -15), (52.5, -12.5))):
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
    for number, (x, y, turn) in enumerate(((22, -13, 12),)):
        _, inner = vessels.punnet(14, 10, 5, (x, y, 0), turn)
        heap.against(inner, (x, y, 0), (0, 0, turn))
        for index in range(17):
            heap.drop(berries[index % 6], (x + rng.uniform(-4.5, 4.5), y + rng.uniform(-3, 3), 4 + index * 1.5), anyhow(rng))
    for x, y in ((9.5, -17), (12.5, -14), (33.5, -20)):
        heap.drop(berries[int(x) % 6], (x, y, 3), anyhow(rng))
    heap.settle(170, friction=.85, damping=.4, gravity=-60)


def carrots():
    """Two bunches lying against the pomegranates, tips to the front left."""
    skins = carrot.materials()
    for index, (at, turn) in enumerate((((-3, -3), 36), ((.2, -5.4), 43), ((-4.6, .4), 30), ((-3.4, -1.), 24), ((-1.6, -2.2), 39), ((1.6, -4.6), 50))):
        root = carrot.carrot(index + 1, skins, 15 + index % 3, 1.55 + .1 * (index % 3), top=20, lift=.38)
        upper = index > 3
        thing('carrot', root.mesh, (*at, 4.4 if upper else 1.7), (0, -12 if upper else -5.4, turn))


def oranges(rng):
    """A crate of oranges at the back, and a cut one at the front."""
    _, inner = crates.crate(40, 30, 17, (50, 36, 0), 5, seed=8)
    skins = [orange.peel(), orange.button()]
    fruits = [orange.orange(seed, skins) for seed in (1, 2, 4, 6)]
    heap = Pile('market-oranges')
    heap.against(inner, (50, 36, 0), (0, 0, 5))
    heap.against(revolve('floor', [(.01, 9), (30, 9)], (), 30), (50, 36, 0))
    for index in range(30):
        heap.drop(fruits[index % 4], (50 + rng.uniform(-13, 13), 36 + rng.uniform(-9, 9), 14 + index * 2.4), anyhow(rng))
    heap.settle(150, friction=.8, damping=.4)
    orange.half_orange((6.2, -12.2, orange.RADIUS * .93), (58, 0, -14), skins, orange.pulp(), 3, 34.)


def peppers():
    stand = lambda seed, name, at, turn, **size: rest(thing('pepper', pepper.pepper(seed, pepper.materials(name), **size).mesh, at, turn))
    stand(1, 'red', (36.5, -13, 0), (78, 6, 40), height=8.6, radius=3.7)
    stand(3, 'green', (29.5, 1.5, 0), (10, 12, 60), height=8.6, radius=3.7)
    stand(2, 'yellow', (-11.5, 17.5, 0), (-4, -3, 70), height=8.2, radius=4.0)


def beans(rng):
    """A glazed bowl of white beans."""
    at, size = (-12.5, 7, 0), 1.55
    skin = bean.skin()
    kinds = [bean.bean(seed + 1, skin) for seed in range(8)]
    _, inside, _ = vessels.bowl(materials.glaze(rim=3.82 * size), 5.86 * size, 3.86 * size, at)
    heap = Pile('market-beans')
    heap.against(inside, at)
    # Only the visible part is filled: a false floor spares hundreds of bodies.
    heap.against(revolve('floor', [(.01, 2.5 * size), (5.2 * size, 2.5 * size)], (), 30), at)
    for index in range(430):
        angle, away = index * 2.4, 4.6 * size * (((index * 7) % 20 + .5) / 20) ** .5
        heap.drop(rng.choice(kinds), (at[0] + away * cos(angle), at[1] + away * sin(angle), 5 + index // 20 * .85), anyhow(rng), rng.uniform(.9, 1.12))
    heap.settle(140, friction=.55, damping=.15, gravity=-90)
