"""One layer of pomegranates of the same size in an open cardboard carton, each in a cup of tissue paper. Seen from above."""
import numpy as np

from produce import pomegranate
from kit import ground, light, materials, vessels
from kit.camera import View
from kit.grade import Grade
from kit.mesh import lattice_faces, mesh, ripple
from kit.objects import add_group, add_object, add_sheet
from kit.shader import Shader, shade

CAMERAS = {'above': View(at=(4, -74, 110), target=(.3, 1.2, 3), lens=71, fstop=13, focus=(0, -6, 8))}
GRADE = Grade(exposure=.08, saturation=1.1, contrast=.1)
ACROSS, ROWS, APART = 4, 5, 9.1
WIDTH, DEPTH, HEIGHT, THICK = ACROSS * APART + .8, ((ROWS - 1) * .866 + 1) * APART + .8, 9.5, .5


def build(shot):
    ground.slab(materials.limestone(tone=(.47, .41, .325)), (190, 150, 3), (0, 10), -4)
    light.dim_sky(.17)
    light.sun(36, -70, 6)
    light.panel((50, 40, 70), (0, 0, 2), (50, 40), 4)
    light.palm_shade((10, 34, 0), 70, 20, 36, -70, 42, width=2.2)
    light.palm_shade((20, -36, 0), 60, 150, 36, -70, 42, seed=3, width=2.2)
    whole = add_group('carton', (0, 0, 0), (0, 0, 9))
    carton(whole)
    centres = [((column - (ACROSS - 1 - row % 2) / 2) * APART, (row - (ROWS - 1) / 2) * APART * .866) for row in range(ROWS) for column in range(ACROSS - row % 2)]
    tray(centres, whole)
    fruit(centres, whole)


def kraft(name, cut):
    """Corrugated board with Y up and Z through it. The waves are faint lines on its sides; `cut` is 1 if they show at the upper edge."""
    m = Shader(name)
    here, tone = m.position(), (.36, .23, .125)
    cloud, fibre = m.noise(.15, 5, .6), m.noise(1, 6, .7, m.stretched((7, 2.2, 7)))
    c = m.mix(m.ramp(m.mix(.55, cloud, fibre), [(.35, 0.), (.65, 1.)]), shade(tone, .82), shade(tone, 1.12))
    c = m.mix(m.ramp(m.noise(5, 3, .6), [(.66, 0.), (.74, .35)]), c, shade(tone, .5))
    wave = m.math('SINE', m.multiply(m.axis(here, 0), 2 * np.pi / .75))
    gap = m.math('ABSOLUTE', m.math('SUBTRACT', m.axis(here, 2), m.multiply(wave, THICK * .3)))
    liner = m.math('GREATER_THAN', m.math('ABSOLUTE', m.axis(here, 2)), THICK * .36)
    paper = m.math('MAXIMUM', m.ramp(gap, [(.04, 1.), (.08, 0.)]), liner)
    cut = m.multiply(m.math('GREATER_THAN', m.math('ABSOLUTE', m.normal_up()), .8), cut)
    c = m.mix(m.multiply(cut, m.math('SUBTRACT', 1., paper)), c, shade(tone, .12))
    return m.surface(Base_Color=c, Roughness=.85, Specular=.2, Normal=m.bump(m.add((wave, .12), (cloud, 1.5), (fibre, .3)), .3, .06))


def rounded(x, y, width, height, radius, count=16):
    """A rectangle with round corners around (x, y), anticlockwise."""
    angle = np.radians(np.linspace(0, 90, count))
    arcs = [np.stack([radius * np.cos(angle + turn), radius * np.sin(angle + turn)], 1) for turn in np.radians((0, 90, 180, 270))]
    return np.vstack([arc + (x + sx * (width / 2 - radius), y + sy * (height / 2 - radius)) for arc, (sx, sy) in zip(arcs, ((1, 1), (-1, 1), (-1, -1), (1, -1)))])


def carton(whole):
    """Four walls, with a hand hole in each short one, a floor, and flaps that are folded outwards at the long sides."""
    sheet = lambda rings, *rest: add_sheet('board', rings, THICK, .05, *rest)
    brown, folded = kraft('kraft', 1.), kraft('folded kraft', 0.)
    sheet([rounded(0, 0, WIDTH, DEPTH, .3)], folded, (0, 0, THICK / 2), (0, 0, 0), whole)
    for side in (-1, 1):
        hole = rounded(0, 6.4, 8.6, 2.5, 1.2)
        sheet([rounded(0, HEIGHT / 2, WIDTH + THICK, HEIGHT, .2), hole], brown, (0, side * (DEPTH / 2 + THICK / 2), 0), (90, 0, 0), whole)
        sheet([rounded(0, HEIGHT / 2, DEPTH, HEIGHT, .2)], folded, (side * (WIDTH / 2 + THICK / 2), 0, 0), (90, 0, 90), whole)
        flap = sheet([rounded(0, 3.7, DEPTH - .6, 7.4, .5)], folded, (side * (WIDTH / 2 + THICK * .6), 0, HEIGHT - .2), (0, 0, 0), whole)
        flap.rotation_euler = np.radians((-44 - 5 * side, 0, -90 * side))


def tray(centres, whole):
    """Paper pulp pressed into a round nest for each fruit."""
    nx, ny = 420, 500
    x, y = np.meshgrid(np.linspace(-.5, .5, nx) * WIDTH, np.linspace(-.5, .5, ny) * DEPTH, indexing='ij')
    near = np.min([np.hypot(x - a, y - b) for a, b in centres], axis=0)
    nest = 4.6 - np.sqrt(np.clip(4.2 ** 2 - near ** 2, .8, None))
    z = 1.4 + np.minimum(nest, 3.3 - .35 * np.clip(near - 3.8, 0, 2) ** 2) + ripple(np.stack([x, y, x * 0], -1).reshape(-1, 3), 1.2, 3).reshape(x.shape) * .05
    pulp = vessels.pulp(tone=(.15, .185, .125))
    add_object('tray', mesh('tray', np.stack([x, y, z], -1).reshape(-1, 3), lattice_faces(nx, ny), [pulp]), parent=whole)


def fruit(centres, whole):
    skins, rng = [pomegranate.rind((.35, .036, .025), spread=.35), pomegranate.pith()], np.random.default_rng(7)
    kinds = [pomegranate.whole(seed, skins).mesh for seed in (3, 5, 8, 12, 14, 17)]
    cup = [tissue(seed) for seed in range(3)]
    for index, (x, y) in enumerate(centres):
        turn = (rng.uniform(-16, 16), rng.uniform(-16, 16), rng.uniform(0, 360))
        add_object('fruit', kinds[index * 5 % 6], (x, y, 6), turn, rng.uniform(.96, .98), whole)
        add_object('tissue', cup[index % 3], (x, y, 6), (0, 0, rng.uniform(0, 360)), parent=whole)


def tissue(seed):
    """A cup of thin crumpled paper, open at the top."""
    rows, columns, rng = 60, 300, np.random.default_rng(seed)
    u, angle = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 2 * np.pi, columns, endpoint=False), indexing='ij')
    pleat = sum(np.abs(np.sin(angle * k / 2 + rng.uniform(0, 6))) / (1 + k * .05) for k in (14, 22, 34)) / 2
    polar = np.pi * (.95 - .53 * u)
    r = 4.35 + u ** 2 * (.14 + .5 * pleat)
    points = np.stack([r * np.sin(polar) * np.cos(angle), r * np.sin(polar) * np.sin(angle), r * np.cos(polar)], -1).reshape(-1, 3)
    points += ripple(points, 1.4, seed)[:, None] * .1
    points[:, 2] += (u ** 3).ravel() * (ripple(points * 1.7, 1., seed + 5) * .45)
    m = Shader('tissue')
    m.surface(Base_Color=(.72, .69, .63), Roughness=.8, Specular=.15)
    m.translucent(.35, (.75, .70, .62))
    return mesh('tissue', points, lattice_faces(rows, columns, close_columns=True), [m.material])
