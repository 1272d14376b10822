"""Fields along the river from above, with canals, palms, villages, desert and haze. Lengths are in metres."""
import numpy as np

from scenes.river_plots import CANAL_ANGLE, bend, parcels, patchwork, rotated
from kit import atmosphere, landscape, light, valley
from kit.camera import View
from kit.grade import Grade
from kit.mesh import lattice_faces, mesh
from kit.objects import add_object
from kit.shader import Shader

CAMERAS = {'above': View(at=(0, -120, 235), target=(40, 760, 0), lens=31, fstop=16, metres=True)}
GRADE = Grade(exposure=.40, saturation=1.05, contrast=.12, vignette=.10)
SUN = 15, -108
ISLANDS = [(30, 560, 105, 21), (-20, 1500, 190, 34)]  # x from the river's middle, y, half the length, half the width
VILLAGES = [(330, 700, 70, 110), (-420, 1500, 110, 150), (900, 1750, 120, 150)]  # x, y, radius, number of houses


def river_middle(y):
    """The x of the river's middle."""
    return -300 + 330 * np.sin((y - 180) / 900) + y * .16 + 60 * np.sin(y / 310)


def river_half_width(y):
    return 118 + 26 * np.sin(y / 410 + 2) + 12 * np.sin(y / 160)


def build(shot):
    rng = np.random.default_rng(21)
    plots, lanes = parcels(rng)
    patchwork(rng, plots)
    river()
    waterways(rng, lanes)
    trees(rng, plots, lanes)
    for x, y, size, count in VILLAGES:
        valley.village(rng, (x, y), size, count, CANAL_ANGLE)
    boats()
    valley.desert()
    light.gradient_sky([(0, (1.05, .82, .58)), (.05, (.86, .76, .64)), (.16, (.42, .54, .68)), (.5, (.16, .31, .56)), (1, (.08, .18, .42))],
                       .72, (.9, .5, .18), SUN[1], .5)
    light.clouds((1.15, .98, .82), cover=.5, amount=.6, turn=80, seed=4., size=1.2)
    light.sun(*SUN, 9., .8, (1., .68, .37))


def in_river(points, margin=0.):
    return abs(points[..., 0] - river_middle(points[..., 1])) < river_half_width(points[..., 1]) + margin


def ribbon(name, inner, outer, height, material):
    """Add a strip between two lines (N,2) on the ground."""
    points = np.stack([inner, outer], 1).reshape(-1, 2)
    return add_object(name, mesh(name, np.column_stack([points, np.full(len(points), height)]), lattice_faces(len(inner), 2), [material]))


def water(name, tone=(.020, .040, .042), ripples=.5):
    m = Shader(name)
    long, fine = m.noise(.035, 4, .6), m.noise(.5, 4, .6)
    calm = m.ramp(m.noise(.008, 4, .6), [(.38, .1), (.62, 1.)])
    return m.surface(Base_Color=tone, Roughness=m.remap(calm, 0, 1, .05, .16), Specular=.55,
                     Normal=m.bump(m.add((m.multiply(fine, calm), .35), (long, .6)), ripples, .5))


def river():
    y = np.linspace(-900, 6200, 1400)
    line = lambda side, extra, seed: np.stack([river_middle(y) + side * (river_half_width(y) + extra + 5 * landscape.ground_noise(y * 0, y, .035, seed)), y], -1)
    bank, sand = Shader('river bank'), Shader('sand bank')
    c = bank.ramp(bank.noise(.11, 7, .65), [(.35, (.018, .042, .010)), (.6, (.060, .095, .020)), (.75, (.15, .125, .06))])
    bank = bank.surface(Base_Color=c, Roughness=1., Normal=bank.bump(bank.noise(.5, 6, .7), 1., 1.5))
    sand = sand.surface(Base_Color=sand.ramp(sand.noise(.08, 6, .6), [(.4, (.13, .10, .06)), (.65, (.34, .26, .16))]), Roughness=1.)
    for side in (-1, 1):
        ribbon('bank', line(side, 0, 5 + side), line(side, 30, 9 + side), 1.6, bank)
        ribbon('beach', line(side, -3, 5 + side), line(side, 2.5, 15 + side), 1.7, sand)
    ribbon('river', line(-1, 2, 4), line(1, 2, 6), 1.4, water('river'))
    t = np.linspace(0, 2 * np.pi, 90, endpoint=False)
    for x, y0, long, wide in ISLANDS:
        r = 1 + .16 * np.sin(3 * t + x) + .05 * np.sin(7 * t + 1) + .02 * np.sin(13 * t)
        rim = np.stack([river_middle(y0) + x + np.cos(t) * wide * r, y0 + np.sin(t) * long * r, np.full(90, 1.8)], -1)
        for grow, high, material in ((1.10, 1.75, sand), (1., 1.9, bank)):
            centre = np.array([river_middle(y0) + x, y0, high])
            ring = centre + (rim - centre) * [grow, grow, 0]
            faces = np.array([[90, index, (index + 1) % 90] for index in range(90)])
            add_object('island', mesh('island', np.vstack([ring, centre]), faces, [material]))


def lane_points(lane, step):
    """Points along a lane, about `step` metres apart."""
    ends = np.linalg.norm(lane[1] - lane[0])
    t = np.linspace(0, 1, max(2, int(ends / step)))[:, None]
    return bend(rotated(lane[0] + (lane[1] - lane[0]) * t))


def waterways(rng, lanes):
    """Add canals with tracks along the long lanes, and ditches or tracks along the others."""
    canal, dust = water('canal', (.03, .045, .035), .2), Shader('track')
    dust = dust.surface(Base_Color=dust.ramp(dust.noise(.2, 6, .6), [(.35, (.17, .125, .078)), (.65, (.33, .25, .16))]), Roughness=1.)
    for lane in lanes:
        line = lane_points(lane, 9)
        direction = np.gradient(line, axis=0)
        side = np.stack([-direction[:, 1], direction[:, 0]], -1) / np.linalg.norm(direction, axis=1)[:, None]
        if abs(lane[0][0] - lane[1][0]) < 1:
            ribbon('canal', line - side * 3.4, line + side * 3.4, .9, canal)
            ribbon('track', line + side * 5.5, line + side * 8., .95, dust)
        elif rng.uniform() < .6:
            ribbon('ditch', line - side * .8, line + side * .8, .8, canal)
        else:
            ribbon('track', line - side * 1.3, line + side * 1.3, .85, dust)


def trees(rng, plots, lanes):
    materials = landscape.palm_materials()
    palms = [landscape.palm(seed + 1, materials) for seed in range(4)]
    round_ones = [landscape.tree(seed, 2600, (.022, .050, .011)) for seed in range(4)]
    places = []
    for lane in lanes:
        if rng.uniform() < .3:
            continue
        line = lane_points(lane, rng.uniform(9, 26))
        keep = rng.uniform(size=len(line)) < np.clip(.5 + .6 * np.sin(line[:, 1] / 90 + rng.uniform(0, 6)), 0, 1)
        places.append(line[keep] + rng.normal(0, 2.2, (keep.sum(), 2)))
    y = np.geomspace(160, 4300, 4200)
    places.append(np.stack([river_middle(y) + rng.choice([-1, 1], 4200) * (river_half_width(y) + rng.uniform(1.6, 6, 4200) ** 1.9), y], -1))
    groves = np.flatnonzero(rng.uniform(size=len(plots)) < .05)
    for plot in plots[groves]:
        u, v = np.meshgrid(np.linspace(.05, .95, 9), np.linspace(.05, .95, 9), indexing='ij')
        corner = plot[0] + u.reshape(-1, 1) * (plot[1] - plot[0]) + v.reshape(-1, 1) * (plot[3] - plot[0])
        places.append(corner + rng.normal(0, .7, corner.shape))
    places = np.vstack(places)
    ahead = places[:, 1] + 120
    places = places[~in_river(places, 3) & (ahead > 60) & (abs(places[:, 0]) < 60 + ahead * .75) & (places[:, 1] < 4300)]
    for x, y, size, _ in VILLAGES:
        places = places[(np.hypot(places[:, 0] - x, places[:, 1] - y) > size * .85) | (rng.uniform(size=len(places)) < .2)]
    for x, y, long, wide in ISLANDS:
        t, out = rng.uniform(0, 6.28, 90), rng.uniform(0, .85, 90) ** .5
        places = np.vstack([places, np.stack([river_middle(y) + x + np.cos(t) * wide * out * .85, y + np.sin(t) * long * out * .85], -1)])
    sizes = rng.uniform(.6, 1.3, len(places))
    is_palm = rng.uniform(size=len(places)) < .42
    spot = np.column_stack([places, np.full(len(places), .9)])
    kind = rng.integers(0, 4, len(places))
    for number in range(4):
        here = is_palm & (kind == number)
        landscape.place_copies(f'palms{number}', palms[number], spot[here], rng, sizes[here], .04)
        here = ~is_palm & (kind == number)
        landscape.place_copies(f'trees{number}', round_ones[number], spot[here], rng, sizes[here] * 6.5, .05)


def boats():
    model = valley.felucca()
    for x, y, turn in ((40, 330, 62), (-45, 820, 70), (30, 900, 110), (-20, 1850, 60)):
        boat = add_object('felucca', model, (river_middle(y) + x, y, 1.4), (0, 6, turn), 1.15)
        boat.visible_shadow = False  # clear water shows a reflection but no shadow


def post_process(image, depth):
    return atmosphere.mist(image, depth, CAMERAS['above'], (1.0, .68, .40), (.54, .55, .56), 3900., 230., 350., 0., 7000.)
