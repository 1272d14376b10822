"""A flat lay, a table seen from straight above: crates, bowls and bunches fill the picture. Part of the scene `market-table`."""
from math import cos, sin

from produce import bean, carrot, cucumber, fava, lettuce, mint, onion, orange, pepper, pomegranate, strawberry, tomato
from kit import crates, ground, light, materials, vessels
from kit.mesh import revolve
from kit.objects import add_object, rest_on_ground
from kit.pile import Pile


def flat_lay(rng, tomato_kinds):
    ground.slab(materials.wood('walnut', (.06, .032, .017), (.20, .115, .06)), (200, 150, 3), turn=3)
    ground.cloth(46, 30, (-14, -15), -12, seed=3, folds=.7, tone=(.42, .36, .27))
    light.dim_sky(.15)
    light.sun(36, -70, 6.2, 1.5)
    light.panel((70, 50, 80), (0, 0, 2), (50, 40), 7)
    light.palm_shade((-22, 20, 4), 90, 30, 36, -70, 50, width=2.)
    light.palm_shade((34, -24, 4), 80, 200, 36, -70, 50, seed=5, width=2.)
    full_crates(rng, tomato_kinds)
    bowls(rng)
    bunches()
    loose(rng)


def random_rotation(rng):
    return [rng.uniform(0, 360) for _ in range(3)]


def full_crates(rng, tomato_kinds):
    leaf = tomato.calyx_material()
    kinds = [tomato.tomato(seed, [tomato.skin(f'tomato{seed}', *kind[:4]), leaf], **kind[4]) for seed, kind in enumerate(tomato_kinds, 1)]
    crates.heaped_crate('flat-lay-tomatoes', rng, kinds + kinds[:1], (36, 26, 9), (27, -15, 0), -8, 5, (4, 6.5), 2, 5)
    skins = [orange.peel(), orange.button()]
    crates.heaped_crate('flat-lay-oranges', rng, [orange.orange(seed, skins) for seed in (1, 2, 4, 6)], (36, 26, 10), (30, 19, 0), 5, 5, (4, 7), 2, 8)
    orange.half_orange((7.6, -6.2, orange.RADIUS * .95), (14, 8, 0), skins, orange.pulp(), 3, 34.)
    orange.half_orange((3.2, -13.4, orange.RADIUS * .95), (10, -12, 60), skins, orange.pulp(), 6, 10.)
    crates.crate(40, 28, 10, (-26, 22, 0), -4, slats=2, seed=2)
    green = lettuce.leaf_skin()
    heads = [lettuce.lettuce(seed, green, 38, fine=False) for seed in (4, 7)]
    for index, (x, y) in enumerate(((-36, 17), (-22, 15.5), (-30, 28), (-14, 27))):
        add_object('head', heads[index % 2], (x, y, 4), (0, 0, index * 75), rng.uniform(.72, .84))


def bowls(rng):
    skin, clay = bean.skin(), fava.skin()
    for name, models, at, material, size, count in (
            ('beans', [bean.bean(seed, skin) for seed in range(1, 9)], (3.5, 16, 0), materials.glaze(rim=5.6), 8.6, 420),
            ('fava', [fava.fava(seed, clay) for seed in range(1, 9)], (6.5, 1.2, 0), materials.clay(), 6., 240)):
        _, inside, _ = vessels.bowl(material, size, size * .66, at)
        heap = Pile(f'flat-lay-{name}')
        heap.add_obstacle(inside, at)
        heap.add_obstacle(revolve('floor', [(.01, size * .52), (size, size * .42)], (), 30), at)
        for index in range(count):
            angle, distance = index * 2.4, .8 * size * (((index * 7) % 20 + .5) / 20) ** .5
            heap.drop(rng.choice(models), (at[0] + distance * cos(angle), at[1] + distance * sin(angle), size * .66 + 1 + index // 20 * .85), random_rotation(rng), rng.uniform(.9, 1.12))
        heap.settle(130, friction=.7, damping=.15, gravity=-90)


def bunches():
    skins = carrot.materials()
    for index, (at, turn) in enumerate((((-22, -9), 52), ((-18.6, -11), 60), ((-25, -6.6), 44), ((-21.4, -7.4), 50), ((-23.4, -7.4), 47))):
        root = carrot.carrot(index + 1, skins, 15 + index % 3, 1.55 + .1 * (index % 3), top=15, lift=.2)
        add_object('carrot', root.mesh, (*at, 4.6 if index > 2 else 2.), (0, -11 if index > 2 else -5.4, turn))
    mint_skins = mint.materials()
    for index, (at, turn) in enumerate((((-9, -27, .4), 118), ((-7.4, -27.4, .6), 106), ((-8, -28, 1.), 112), ((-10, -27.6, .5), 126))):
        add_object('mint', mint.sprig(index + 2, mint_skins, 16 + index), at, (0, 0, turn))
    green = cucumber.materials()
    for seed, at, turn in ((1, (-38, -18, 2), (0, 0, 62)), (2, (-34.6, -19.6, 2), (60, 0, 66)), (3, (-41.6, -16, 2), (20, 0, 58))):
        rest_on_ground(add_object('cucumber', cucumber.cucumber(seed, green, 14.5, 1.65).mesh, at, turn), ground=.4)


def loose(rng):
    heap = Pile('flat-lay-loose')
    berry = strawberry.materials()
    berries = [strawberry.strawberry(seed, berry, rng.uniform(3.6, 4.6), rng.uniform(1.55, 1.85)) for seed in range(1, 7)]
    place, turn = (-1, -21.5, .5), 18
    _, inner = vessels.punnet(15, 11, 5, place, turn)
    heap.add_obstacle(inner, place, (0, 0, turn))
    heap.add_obstacle(crates.box(15.6, 11.6, 4.9), (place[0], place[1], .4), (0, 0, turn))
    for index in range(22):
        u, v = (index % 4 - 1.5) * 3, (index // 4 % 2 - .5) * 4.2
        heap.drop(berries[index % 6], (place[0] + u, place[1] + v, 8 + index // 8 * 3.6), random_rotation(rng))
    for solid, at, spin in ((crates.box(38, 28, 9), (27, -15, 0), -8), (crates.box(38, 28, 10), (30, 19, 0), 5), (crates.box(42, 30, 10), (-26, 22, 0), -4),
                            (crates.box(12, 11, 6), (6.5, 1.2, 0), 0), (crates.box(20, 9, 4), (-27, -15, 0), 50), (crates.box(15, 10, 3.4), (-38, -18, 0), 62)):
        heap.add_obstacle(solid, at, (0, 0, spin))
    rinds = [pomegranate.rind(), pomegranate.pith()]
    fruits = [pomegranate.whole(seed, rinds) for seed in (3, 8, 12)]
    for index, at in enumerate(((-13.4, 2.2, 4.4), (-4.4, 2.2, 4.4))):
        heap.drop(fruits[index], at, random_rotation(rng))
    skins = {name: pepper.materials(name) for name in ('red', 'yellow', 'green')}
    for seed, name, at in ((1, 'red', (-16.5, -25, 4.4)), (2, 'yellow', (-38, 1, 4.4)), (3, 'green', (-34, -25.5, 4.4))):
        heap.drop(pepper.pepper(seed, skins[name], height=8.4, radius=3.7), at, (84, rng.uniform(-20, 20), rng.uniform(0, 360)))
    bulbs = {name: onion.materials(name) for name in ('golden', 'red')}
    for seed, name, at in ((1, 'golden', (-31, -1, 4.)), (2, 'red', (-37.5, -7.5, 4.)), (5, 'golden', (-25.4, -25.5, 4.))):
        heap.drop(onion.onion(seed, bulbs[name], 3.5), at, random_rotation(rng))
    for x, y in ((-2.6, -12.8), (-8.8, -14)):
        heap.drop(berries[int(-x) % 6], (x, y, 3), random_rotation(rng))
    for body in heap.settle(100, friction=.95, damping=.85):
        body.location.z += .3
    juice = pomegranate.aril_skin()
    kernels = [pomegranate.aril(seed + 1, juice) for seed in range(6)]
    pomegranate.half(5, rinds, kernels, (-5.6, -8., 3.75), (14, 4, -6))
