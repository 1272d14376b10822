"""Oranges measured with a wooden board that has four holes, each larger than the last. One orange is in a hole; a row of four sizes lies beside it."""
import numpy as np

from produce.orange import FLATNESS, RADIUS, button, orange, peel
from kit import crates, ground, leaves, light, materials
from kit.camera import View
from kit.grade import Grade
from kit.mesh import revolve, smooth_curve
from kit.objects import add_group, add_object, add_sheet, add_strands, rest_on_ground

CAMERAS = {'above': View(at=(5, -80, 88), target=(-.7, 2.8, 1.5), lens=82, fstop=11, focus=(-1, -5, 4))}
GRADE = Grade(exposure=.22, saturation=1.1, contrast=.09, warmth=.012)
HOLES, GAP, THICK, TOP = (5.4, 6.4, 7.4, 8.4), 1.7, 1.8, 3.4
TURN, MIDDLE = -101, (-5.4, -1)


def build(shot):
    ground.slab(materials.wood(), (170, 130, 3), (0, 10), 8)
    ground.cloth(64, 74, (2, -9), 14, seed=11, folds=1.1, tone=(.52, .46, .37))
    light.dim_sky(.2)
    light.sun(33, -74, 5.8)
    light.panel((50, 40, 60), (0, 0, 2), (50, 40), 5)
    light.palm_shade((6, 24, 2), 54, 40, 33, -74, 50, width=1.6)
    skins = [peel(), button()]
    around(skins)
    whole = add_group('sizer', (*MIDDLE, 0), (0, 0, TURN))
    places = board(whole)
    # It stands on the table and just passes through, so that a narrow gap around it shows the hole.
    add_object('measured', orange(4, skins).mesh, (places[2], 0, 7.05 / 2 * FLATNESS), (9, -12, 40), 7.05 / 2 / RADIUS, whole)
    for seed, size, x, turn in zip((1, 2, 6, 9), (6., 6.8, 7.6, 8.5), places, ((-50, 30, 10), (35, -40, 70), (-64, -24, 50), (-34, 34, 260))):
        at = spot(x, 11.6)
        rest_on_ground(add_object('orange', orange(seed, skins).mesh, (*at, 5), turn, size / 2 / RADIUS), .12)


def spot(along, aside):
    """The place on the table at this distance along the board from its middle, and to the right of it."""
    turn = np.radians(TURN)
    return MIDDLE[0] + along * np.cos(turn) - aside * np.sin(turn), MIDDLE[1] + along * np.sin(turn) + aside * np.cos(turn)


def around(skins):
    """Add a wooden ring that measures one size, an orange that waits for it, and two leaves."""
    rest_on_ground(add_object('orange', orange(3, skins).mesh, (-13.4, 25, 5), (-60, 30, 0), .92), .1)
    ring = smooth_curve([(3.3, .25), (3.25, .6), (3.35, 1), (3.55, 1.1), (4.45, 1.1), (4.65, 1), (4.75, .6), (4.65, .1), (4.45, 0), (3.55, 0), (3.35, .1), (3.3, .25)], 90)
    rest_on_ground(add_object('ring', revolve('ring', ring, [materials.wood('ring', (.10, .050, .022), (.31, .18, .09), plank=60., start=-30.)]), (-13.8, 16.6, 1), (2, 0, 30)), .12)
    green = leaves.leaf_material('orange leaf', (.020, .075, .012), (.075, .16, .035), rough=.36, through=.25, under=(.07, .14, .05))
    for seed, at, turn in ((4, (-7.4, 29.4, 1), (5, -4, -20)), (7, (11.8, 16.6, 1), (-5, -4, -64))):
        rest_on_ground(add_object('leaf', leaves.leaf('leaf', green, length=6.4, width=3., curl=.4, fold=.3, wave=.05, veins=11, taper=.72, seed=seed), at, turn), .25)


def circle(x, y, radius, start=0., end=360., count=120):
    angle = np.radians(np.linspace(start, end, count, endpoint=end - start < 360))
    return np.stack([x + radius * np.cos(angle), y + radius * np.sin(angle)], 1)


def board(whole):
    """Add the board on two battens. Its holes grow along X. Return the middles of the holes."""
    ends = np.cumsum([size + GAP for size in HOLES])
    places = [end - size / 2 for end, size in zip(ends, HOLES)]
    first, last = -4.2, ends[-1] + .6
    shift = (first + last) / 2
    places, first, last = [x - shift for x in places], first - shift, last - shift
    corners = [(last - 1.8, 4.6, 1.8, 0, 90), (first + 3, 1.4, 3., 90, 180), (first + 3, -1.4, 3., 180, 270), (last - 1.8, -4.6, 1.8, 270, 360)]
    rings = [np.vstack([circle(*corner, 30) for corner in corners]), circle(first + 2.3, 0, .6)]
    rings += [circle(x, 0, size / 2) for x, size in zip(places, HOLES)]
    walnut = materials.wood('board', (.040, .017, .008), (.165, .078, .035), plank=60., rough=.5, start=-30.)
    add_sheet('board', rings, THICK, .16, walnut, (0, 0, TOP - THICK / 2), parent=whole)
    for x, width in ((first + 2.6, 6), (last - 1.7, 9.4)):
        crates.board('batten', (width, 1.6, TOP - THICK), walnut, (x, 0, (TOP - THICK) / 2), (0, 0, 90), whole, 3, .2)
    loop = np.array([(2.3, 0, 2.4), (2.2, .1, 3.5), (.6, .5, 3.55), (-.3, .8, 3.3), (-1.6, 1.2, 1.5), (-3.4, 2.2, .95), (-5.4, 2., .8), (-6.4, .4, .75), (-5.4, -1.5, .8), (-3.2, -1.7, .95), (-1.5, -.8, 1.5),
                     (-.3, -.3, 3.3), (.6, -.1, 3.6), (2.1, -.1, 3.5), (2.4, 0, 2.4)]) + (first, 0, 0)
    cord = add_strands('cord', [smooth_curve(loop, 90)], .13, materials.linen('cord', (.36, .27, .165), threads=9.))
    cord.parent = whole
    return places
