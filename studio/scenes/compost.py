"""A spade stands in dark crumbly soil beside a dense row of young clover, in morning light from behind on the left."""
import bpy
import numpy as np

from produce.clover import clover, skins
from kit import earth, landscape, light, materials
from kit.camera import View
from kit.droplets import dew
from kit.grade import Grade, blur
from kit.mesh import lattice_faces, mesh, revolve, ripple, smooth_curve, tube
from kit.objects import add_group, add_object
from kit.shader import Shader, shade

CAMERAS = {'spade': View(at=(2, -98, 25), target=(.7, 0, 12.2), lens=86, fstop=10, focus=(1, -3, 9))}
GRADE = Grade(exposure=.42, saturation=1.06, warmth=.02, vignette=.14)
SPADE, LEAN, TURN = (6.4, 0, 13.5), (-7, -9), -36  # the middle of the blade's upper edge; leaning back and to the left; turn
ROW, SPACING = -10.5, 37  # the x of the nearest row; from row to row


def height(x, y):
    ridge = 2.4 * np.exp(-(((x - ROW + SPACING / 2) % SPACING - SPACING / 2) / 9) ** 2)
    dug = 3.9 * np.exp(-((x - SPADE[0] - 2.8) / 10.5) ** 2 - ((y - SPADE[1] + 3) / 9) ** 2)
    return earth.soil_height(x, y, 1.15) + ridge + dug * (1 + .3 * landscape.ground_noise(x, y, .6, 5)) - 1.6


def post_process(image, depth):
    """Add morning haze behind the spade, and its glow at the sun's side."""
    rows, columns = depth.shape
    share = blur(1 - np.exp(-np.clip(depth - 150, 0, 400) / 330), columns * .005)[:, :, None]
    x, y = np.linspace(0, 1, columns)[None, :, None], np.linspace(0, 1, rows)[:, None, None]
    glow = np.exp(-((x - .05) ** 2 + (y - .9) ** 2) / .22)
    air = np.array([1., .74, .42], np.float32) * (.62 + .75 * glow)
    return (image * (1 - .55 * share) + air * .55 * share).astype(np.float32)


def build(shot):
    rng = np.random.default_rng(4)
    soil = earth.humus(tone=shade(earth.DARK, 1.1))
    earth.ground(soil, height)
    area = (-16, 17, -34, 60)
    earth.scatter_crumbs(rng, soil, height, (.08, .2, .55), 30000, area, 1, detail=3)
    earth.scatter_crumbs(rng, soil, height, (.35, .75, 2.), 3600, area, 2)
    earth.scatter_crumbs(rng, earth.stone_skin(), height, (.25, .5, 1.2), 90, area, 3, stone=True)
    earth.scatter_straw(rng, height, 340, area, 2.4, .045)
    clover_rows(rng)
    spade(rng, soil)
    trees(rng)
    landscape.far_trees(strength=.75)
    light.dim_sky(.34, horizon=(1., .87, .68))
    light.sun(34, -119, 8.5, 1.3, (1., .75, .47))
    light.panel((-40, -70, 50), (0, 0, 6), (50, 40), 3.6, (1., .93, .82))


def clover_rows(rng):
    green = skins()
    models = [clover(seed, green, 7.6 + seed % 3 * .8, 34, 5.2, flowers) for seed, flowers in ((1, 0), (2, 2), (3, 0), (4, 0), (5, 0), (6, 1))]
    simple = [clover(seed, green, 8.4, 30, 5.2, seed % 2, fine=False) for seed in (11, 12, 13)]
    places = []
    for x in ROW + SPACING * np.arange(-3, 5):
        y = np.arange(-25, 190, 1.7)
        y = y[(rng.uniform(size=len(y)) > .04) & (abs(x) < 24 + (y + 60) * .6)]
        places.append(np.stack([x + rng.normal(0, 2.6, len(y)), y + rng.normal(0, .8, len(y))], -1))
    places = np.vstack(places)
    places = places[np.hypot(places[:, 0] - SPADE[0], places[:, 1] - SPADE[1]) > 8]
    places = places[(places[:, 0] < 8) | (places[:, 1] > 14)]  # bare soil on the right of the spade
    places = np.column_stack([places, height(places[:, 0], places[:, 1]) - .2])
    sizes, near, kind = rng.uniform(.72, 1.12, len(places)), places[:, 1] < 45, rng.integers(0, 6, len(places))
    for number in range(6):
        for fine, model in ((True, models[number]), (False, simple[number % 3])):
            chosen = (kind == number) & (near == fine)
            group = landscape.place_copies(f'clover{number}{fine}', model, places[chosen], rng, sizes[chosen], .07)
            if fine:
                drops = dew(group.children[0], 70, .055, .5, number, lambda points, normals: (normals[:, 2] > .5) & (points[:, 2] > 4))
                drops.parent = group


def steel():
    """Forged steel, polished by the earth, with rust in places and dried soil on its lower part."""
    m = Shader('spade steel')
    streak, patch, fine = m.noise(1, 5, .65, m.stretched((7, 7, .35))), m.noise(.28, 6, .62), m.noise(4, 6, .7)
    c = m.mix(m.ramp(streak, [(.35, 0.), (.7, 1.)]), (.24, .225, .21), (.44, .42, .39))
    rust = m.ramp(m.add((patch, .7), (fine, .3)), [(.46, 0.), (.60, 1.)])
    c = m.mix(rust, c, m.mix(fine, (.10, .045, .022), (.20, .10, .05)))
    dirt = m.remap(m.add((m.axis(m.position(), 2), -.075), (patch, 1.5), (fine, .9)), 1.72, 1.98, 0., 1.)
    c = m.mix(dirt, c, m.mix(fine, (.035, .021, .013), (.12, .075, .045)))
    rough = m.math('MAXIMUM', m.remap(m.add((streak, .5), (fine, .5)), .3, .7, .28, .46), m.math('MAXIMUM', m.multiply(rust, .7), m.multiply(dirt, .95)))
    bare = m.math('SUBTRACT', 1., m.math('MAXIMUM', m.multiply(rust, .8), dirt))
    return m.surface(Base_Color=c, Metallic=bare, Roughness=rough, Normal=m.bump(m.add((dirt, 1.2), (fine, .5), (streak, .2), (rust, .25)), .5, .06))


def face(x, z):
    """The y of the blade at (x, z): it is a little hollow in front, and bends back towards its lower edge."""
    return -.95 * (x / 8.6) ** 2 + .9 * (z / 27) ** 2 + .03 * ripple(np.stack([x, x * 0, z], -1).reshape(-1, 3), .5, 2).reshape(x.shape)


def spade(rng, soil):
    whole, metal = add_group('spade', SPADE, (LEAN[0], LEAN[1], TURN)), steel()
    v, u = np.meshgrid(np.linspace(0, 1, 120), np.linspace(-1, 1, 90), indexing='ij')
    half = 8.6 * (1 - .05 * v) * np.minimum(1, .95 + v * 1.8)
    x, z = u * half, -27 * v - .25 * np.clip(abs(u) - .9, 0, 1) * 10 * (1 - v) ** 30
    blade = add_object('blade', mesh('blade', np.stack([x, face(x, z), z], -1).reshape(-1, 3), lattice_faces(120, 90), [metal]), parent=whole)
    thick = blade.modifiers.new('thickness', 'SOLIDIFY')
    thick.thickness, thick.offset = .24, 0
    for side in (-1, 1):
        x = side * np.linspace(1.6, 8.2, 40)
        points, faces = tube(np.stack([x, face(x, x * 0) + .25, x * 0 + .02], -1), .38 * np.minimum(1, np.sqrt(np.linspace(1, .02, 40) * 12)), 20)
        add_object('tread', mesh('tread', points, faces, [metal]), parent=whole)
    # The socket runs down the blade as a rib and fades into it.
    z = np.linspace(-13, 12, 160)
    centre = np.stack([z * 0, np.interp(z, [-13, 0, 12], [.35, .05, .15]), z], -1)
    points, faces = tube(centre, np.interp(z, [-13, -9, -4, 0, 5, 11.6, 12], [.1, .55, 1.15, 1.5, 1.78, 1.98, 1.9]), 64)
    add_object('socket', mesh('socket', points, faces, [metal]), parent=whole)
    for level in (4.4, 9.):
        rivet = revolve('rivet', smooth_curve([(.001, .13), (.22, .11), (.36, .03), (.42, -.1)], 14), [metal], 32)
        add_object('rivet', rivet, (0, .1 - np.interp(level, [5, 11.6], [1.78, 1.98]), level), (90, 0, 0), parent=whole)
    x = np.linspace(0, 92, 300)
    points, faces = tube(np.stack([x, .12 * np.sin(x * .07), .1 * np.sin(x * .05)], -1), 1.74 + .03 * np.sin(x * .3), 64)
    points += ripple(points * [.15, 1, 1], .9, 3)[:, None] * [0, .03, .03]
    ash = materials.wood('shaft', (.17, .10, .05), (.43, .30, .175), plank=40, rough=.5, start=-20)
    add_object('shaft', mesh('shaft', points, faces, [ash]), (0, .15, 9), (0, -90, 0), parent=whole)
    crumbs_on_blade(rng, soil, whole)


def crumbs_on_blade(rng, soil, whole):
    """Stick crumbs to the blade, most of them just above the soil, and a few on the treads."""
    bpy.context.view_layer.update()
    x, z = rng.uniform(-8, 8, 900), -12.5 + rng.exponential(1.9, 900)
    kept = (z < -.5) & (ripple(np.stack([x, z, x * 0], -1), .55, 9) > -.1)
    x, z = x[kept], z[kept]
    size = np.clip(.2 * rng.lognormal(0, .55, len(x)), .06, .8)
    local = np.column_stack([x, face(x, z) - .12 - size * .1, z])
    top = rng.uniform(2, 8, 26) * rng.choice([-1, 1], 26)
    local, size = np.vstack([local, np.column_stack([top, face(top, top * 0) + rng.normal(.1, .2, 26), top * 0 + .42])]), np.append(size, rng.uniform(.15, .5, 26))
    matrix = np.array(whole.matrix_world)
    earth.place_crumbs(rng, soil, local @ matrix[:3, :3].T + matrix[:3, 3], size, 7)


def trees(rng):
    """Add bushes and date palms, small and near instead of large and far: they are out of focus."""
    count = 60
    landscape.place_copies('hedge', landscape.bush(), np.stack([rng.uniform(-150, 150, count), rng.uniform(240, 330, count), np.full(count, -6.)], -1),
                           rng, rng.uniform(5, 12, count), .05)
    skin = landscape.palm_materials()
    for seed, x, y, size in ((3, -44, 330, 5.4), (5, -24, 350, 4.2), (8, 58, 340, 4.8)):
        add_object('palm', landscape.palm(seed, skin), (x, y, -5), (0, 0, seed * 40), size)
