"""A thick oak board on limestone: a halved heirloom tomato, a cucumber being sliced, a kitchen knife, mint, whole fruit behind."""
import bmesh
import numpy as np

from produce import batavia, cucumber, mint
from produce.tomato import calyx_material, cut_tomato, flesh, skin, tomato
from kit import ground, light, materials
from kit.camera import View
from kit.droplets import dew
from kit.grade import Grade
from kit.mesh import coordinates, lattice_faces, mesh, revolve, ripple, smooth_curve
from kit.objects import add_group, add_object, rest_on_ground
from kit.shader import Shader, plain_material

CAMERAS = {'upright': View(at=(3, -84, 74), target=(1.7, 3.2, 2.3), lens=87, fstop=14, focus=(-1, -7, 5))}
GRADE = Grade(exposure=.15, saturation=1.08, contrast=.08, warmth=.015)
BOARD, TURN, TOP = (37, 25, 3.2), 12, 3.4  # length, width, thickness; turn; the height of its upper face
SUN = dict(elevation=32, azimuth=-79)
RED = ((.50, .022, .012), (.34, .008, .008), (.28, .10, .016))
GOLD = ((.72, .30, .018), (.66, .19, .010), (.58, .24, .03))
ZEBRA = ((.34, .36, .035), (.24, .27, .02), (.10, .17, .012), (.055, .11, .010))


def build(shot):
    ground.slab(materials.limestone(tone=(.46, .375, .27)), (260, 200, 4), (0, 10), -3)
    ground.cloth(36, 42, (-12, -7), 27, seed=9, folds=2.2, tone=(.20, .245, .27))
    light.dim_sky(.2)
    light.sun(strength=7., **SUN)
    light.panel((24, 96, 66), (0, 0, 2), (80, 36), 9, (1., .93, .82))
    light.panel((8, -58, 98), (0, 0, 2), (46, 40), 1.1, (1., .98, .95))
    light.palm_shade((2, 34, 0), 46, 60, distance=38, width=1.5, **SUN)
    light.palm_shade((-27, -12, 0), 38, 100, distance=34, seed=4, width=1.3, **SUN)
    chopping_board()
    tomatoes()
    sliced_cucumber()
    knife((5.9, -14.8), 162)
    greens()


def chopping_board():
    """Add the board: round corners, a groove for the juice. Its grain runs along X."""
    length, width, thick = BOARD
    profile = smooth_curve([(.9, 0), (.25, .12), (0, .6), (-.03, 1.5), (0, thick - .55), (.18, thick - .12), (.6, thick), (1.1, thick), (1.3, thick - .05),
                            (1.55, thick - .28), (1.85, thick - .34), (2.15, thick - .28), (2.4, thick - .05), (2.6, thick), (4, thick)], 110)
    profile = np.vstack([profile, [(inset, thick) for inset in np.linspace(4.2, width / 2 - .01, 30)]])
    angle = np.linspace(0, np.pi / 2, 24)
    rings = []
    for inset, z in profile:
        corner = max(2.6 - inset, .02)
        reach = np.array([length / 2 - inset - corner, width / 2 - inset - corner])
        arcs = [corner * np.stack([np.cos(angle + quarter), np.sin(angle + quarter)], -1) + reach * np.sign([np.cos(quarter + .8), np.sin(quarter + .8)])
                for quarter in np.arange(4) * np.pi / 2]
        outline = np.vstack([*arcs, arcs[0][:1]])
        length_at = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(outline, axis=0), axis=1))])
        even = np.linspace(0, length_at[-1], 480, endpoint=False)
        rings.append(np.column_stack([np.interp(even, length_at, outline[:, 0]), np.interp(even, length_at, outline[:, 1]), np.full(480, z)]))
    points = np.vstack(rings)
    points += ripple(points, .22, 4)[:, None] * .03 + ripple(points, 1.3, 5)[:, None] * .012
    # Five glued staves. The joints are only a little darker than the wood.
    oak = materials.wood('board', (.155, .082, .036), (.46, .285, .14), plank=5.1, rough=.5, gap=(.15, .083, .038), start=-13)
    faces = lattice_faces(len(profile), 480, close_columns=True)[:, ::-1].copy()
    made = rest_on_ground(add_object('board', mesh('board', points, faces, [oak]), turn=(0, 0, 90 + TURN)), TOP - thick, 0)
    # Drops of juice around the tomato.
    dew(made, 16, .09, .5, 5, lambda points, normals: (normals[:, 2] > .9) & (np.hypot(points[:, 0] + 3.6, points[:, 1] + 4.5) < 6.2))


def tomatoes():
    leaf, red, gold, zebra = calyx_material(), skin('red', *RED), skin('gold', *GOLD), skin('zebra', *ZEBRA)
    cut = [red, flesh('red', (.52, .026, .015), (.56, .075, .012))]
    under = rest_on_ground(add_object('half', cut_tomato(6, cut, 4.5, 3.4, 9, .09, 10), (-3.4, 6.2, 6), (178, 6, 40)), TOP)
    rest_on_ground(add_object('half', cut_tomato(3, cut, 4.6, 3.4, 8, .07, 9), (-4.8, -2.8, 6), (40, 0, -14)), TOP)
    dew(under, 30, .09, .6, 2, lambda points, normals: normals[:, 2] > .2)
    for seed, at, turn, kind, shape in (
            (1, (-8.6, 27, 6), (8, -6, 40), red, dict(shape='beefsteak', radius=5., height=7.6, ribs=10, depth=.15)),
            (2, (3.6, 29, 6), (-6, 10, 100), gold, dict(shape='beefsteak', radius=4.4, height=6.8, ribs=8, depth=.13)),
            (4, (12.6, 24, 6), (34, 16, 200), zebra, dict(shape='round', radius=2.9, height=5.2, ribs=5, depth=.025))):
        body = rest_on_ground(add_object('tomato', tomato(seed, [kind, leaf], **shape).mesh, at, turn), sink=.06)
        if kind is red:
            dew(body, 26, .10, .6, seed, lambda points, normals: (normals[:, 2] > .1) & (normals[:, 1] < .2))
    small = skin('cherry', (.56, .020, .012), (.42, .010, .008), (.44, .05, .012))
    for seed, at, turn in ((11, (10., -3.6, 6), (-58, 0, 30)), (12, (11.4, -6.6, 6), (-50, 0, -40)), (13, (8.3, -6.3, 6), (-62, 0, 70))):
        cherry = tomato(seed, [small, leaf], shape='round', radius=1.5, height=2.8, ribs=4, depth=.012)
        dew(rest_on_ground(add_object('cherry', cherry.mesh, at, turn), TOP), 9, .06, .5, seed, lambda points, normals: normals[:, 2] > .2)


def sliced_cucumber():
    """Add the rest of a cucumber, and its slices, which lean back on it in a row."""
    skins = cucumber.materials()
    disc = [skins[0], cucumber.flesh()]
    row = add_group('row', (3.2, -8.6, TOP), (0, 0, 78))
    whole = cucumber.cucumber(5, skins, 15, 1.62, .06).mesh
    shape = bmesh.new()
    shape.from_mesh(whole)
    bmesh.ops.bisect_plane(shape, geom=shape.verts[:] + shape.edges[:] + shape.faces[:], plane_co=(-1.5, 0, 0), plane_no=(1, 0, 0), clear_inner=True)
    shape.to_mesh(whole)
    shape.free()
    rng = np.random.default_rng(8)
    along, size = 0., 1.22
    for number, tilt in enumerate((24, 27, 30, 34, 38, 43, 49, 56, 64, 73, 83)):
        tilt = tilt + rng.normal(0, 1)
        made = add_object('slice', cucumber.slice_mesh(number + 1, disc), (along + 1.97 * np.cos(np.radians(tilt)), rng.normal(0, .16), 3),
                          (0, -tilt, rng.normal(0, 5)), size, row)
        rest_on_ground(made, TOP)
        along += 1.12
    along -= .35
    # The cut end of the rest is hollow. One more slice closes it.
    rest = rest_on_ground(add_object('cucumber', whole, (along + 1.5 * size, 0, 2.), (0, 0, 0), size, row), TOP)
    section = coordinates(whole)
    section = section[section[:, 0] < -1.49]
    middle = (section.max(0) + section.min(0)) / 2
    grow = np.linalg.norm((section - middle)[:, 1:], axis=1).mean() / 1.57 * 1.01
    add_object('cap', cucumber.slice_mesh(14, disc), (along, middle[1] * size, rest.location.z + middle[2] * size), (0, -90, 0), size * grow, row)
    dew(rest, 40, .07, .5, 3, lambda points, normals: normals[:, 2] > .2)
    rest_on_ground(add_object('slice', cucumber.slice_mesh(12, disc), (-.6, 2.9, 1), (0, 0, 0), size, row), TOP)


def steel():
    """Worn steel: brushed along the blade, with fine scratches and faint stains."""
    m = Shader('steel')
    brushed, scratch, stain = m.noise(1, 5, .65, m.stretched((.25, 26, 26))), m.noise(1, 3, .6, m.stretched((1.4, 9, 9)), twist=1.), m.noise(.4, 6, .65)
    c = m.mix(m.ramp(brushed, [(.3, 0.), (.7, 1.)]), (.44, .43, .41), (.62, .60, .57))
    c = m.mix(m.ramp(stain, [(.45, 0.), (.68, .6)]), c, (.30, .275, .24))
    rough = m.add(m.remap(brushed, .3, .7, .16, .32), m.ramp(stain, [(.45, 0.), (.7, .16)]))
    return m.surface(Base_Color=c, Metallic=1., Roughness=rough, Normal=m.bump(m.add(brushed, (scratch, .5)), .22, .02))


def knife(at, turn):
    """Add a knife that lies on its side on the board. Its tip points along the direction `turn`; the edge is on the left of it."""
    whole = add_group('knife', (*at, TOP + .82), (0, 0, turn))
    x = np.linspace(0, 1, 160)
    back = smooth_curve([(0, -1.35), (.5, -1.32), (.8, -.95), (.93, -.35), (1., .75)], 160)[:, 1]
    edge = smooth_curve([(0, 2.35), (.3, 2.36), (.62, 2.16), (.86, 1.6), (1., .8)], 160)[:, 1]
    # From the back over the upper side to the edge, and back below: share of the way, half the thickness.
    section = np.array([(0, -.11), (0, .11), (.02, .12), (.86, .05), (.872, .047), (1, .004), (1, -.004), (.872, -.047), (.86, -.05), (.02, -.12)])
    y = back[:, None] + (edge - back)[:, None] * section[:, 0]
    z = section[:, 1] * (1 - .45 * x[:, None])
    blade = np.stack([np.broadcast_to(x[:, None] * 16.4, y.shape), y, z], -1)
    add_object('blade', mesh('blade', blade.reshape(-1, 3), lattice_faces(160, 10, close_columns=True), [steel()]), (0, 0, 0), (0, 2.5, 0), parent=whole)
    s, a = np.meshgrid(np.linspace(0, 1, 120), np.linspace(0, 2 * np.pi, 64, endpoint=False), indexing='ij')
    swell = np.interp(s, [0, .08, .3, .6, .85, 1], [1.02, 1., .84, .92, 1.04, 1.1]) * np.minimum(1, (np.minimum(s, 1 - s) * 26 + .2)) ** .3
    round_ = lambda v, p: np.sign(v) * abs(v) ** p
    grip = np.stack([-s * 11. + .1, 1.35 * swell * round_(np.cos(a), .6) - .2 - .5 * s ** 2, .80 * swell ** .6 * round_(np.sin(a), .6)], -1)
    collar = grip[:7] * [1, 1.02, 1.02] + [.15, 0, 0]
    add_object('collar', mesh('collar', collar.reshape(-1, 3), lattice_faces(7, 64, close_columns=True), [steel()]), parent=whole)
    wood = materials.wood('grip', (.045, .021, .010), (.15, .075, .034), plank=30, rough=.42, start=-15)
    add_object('grip', mesh('grip', grip.reshape(-1, 3), lattice_faces(120, 64, close_columns=True), [wood]), parent=whole)
    for place in (-2., -5.2, -8.6):
        pin = revolve('pin', smooth_curve([(.001, .80), (.2, .80), (.27, .77), (.28, .6)], 16), [plain_material('pin', (.62, .47, .27), .3, Metallic=1.)], 40)
        add_object('pin', pin, (place, -.25 - .5 * (place / 11) ** 2, .0), parent=whole)


def greens():
    skins = mint.materials()
    for seed, at, turn, long in ((3, (-12.4, 9.2), 66, 15), (6, (-11.6, 8.6), 12, 13), (9, (-11.4, 10.), 38, 15)):
        add_object('mint', mint.sprig(seed, skins, long), (*at, TOP + .1), (0, 0, turn), .72)
    add_object('lettuce', batavia.head(5, batavia.leaf_skin()), (-1.5, 43, 0), (0, 0, 40))
