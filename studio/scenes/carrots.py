"""A bunch of carrots with their leaves, tied with twine, on grey wood. Crumbs of soil lie around the tips."""
import bpy
import numpy as np
from mathutils import Matrix

from produce.carrot import carrot, materials
from kit import ground, materials as studio_materials
from kit.camera import View
from kit.grade import Grade
from kit.mesh import coordinates, lattice_faces, mesh, ripple
from kit.objects import add_object, add_strands
from kit.shader import plain_material

CAMERAS = {
    'portrait': View(at=(-5, -96, 51), target=(.2, 1.6, 3.4), lens=84, fstop=13, focus=(0, -8, 3)),
    'close': View(at=(-9, -50, 25), target=(-.9, -10.2, 1.9), lens=105, fstop=14, focus=(-1.2, -12, 2.2)),
}
GRADE = Grade(exposure=.08, saturation=1.08)

# Seed, length, radius, place of the crown, and turn about Z. The tips point towards the camera.
ROOTS = [(1, 17., 1.75, (-4.9, 1.6), 74), (2, 15.5, 1.55, (-1.7, 2.6), 85), (3, 18., 1.85, (1.7, 1.8), 96),
         (4, 14.5, 1.45, (5.0, 2.4), 107), (5, 16.5, 1.6, (-3.0, 2.4), 82), (6, 15., 1.65, (.1, 3.0), 90),
         (7, 13.5, 1.35, (3.1, 2.8), 101)]
TWINE_Y = 7.2  # where the twine goes around the stalks


def build(shot):
    ground.still_life('sage', 'grey', size=2., turn=-2)
    skins = materials()
    bunch = []
    for index, (seed, length, radius, at, turn) in enumerate(ROOTS):
        root = carrot(seed, skins, length, radius, top=21, lift=.26)
        upper = index > 3
        made = add_object(f'carrot{seed}', root.mesh, (*at, 4.25 if upper else radius), (0, -12.5 if upper else -5.6, turn))
        bunch.append(made)
    bpy.context.view_layer.update()
    twine(np.vstack([gather_stalks(made) for made in bunch]))
    crumbs(240)


def gather_stalks(made):
    """Pull the stalks together at the twine, and keep the leaves above the table. Return the points under the twine."""
    matrix = np.array(made.matrix_world)
    points = coordinates(made.data) @ matrix[:3, :3].T + matrix[:3, 3]
    pull = np.exp(-((points[:, 1] - TWINE_Y) / 2.4) ** 2) * (points[:, 1] > 2.6) * np.clip((points[:, 1] - 2.6) / 1.5, 0, 1)
    points[:, 0] += (.2 - points[:, 0]) * pull * .80
    points[:, 2] += (3.4 - points[:, 2]) * pull * .74
    points[:, 2] = np.maximum(points[:, 2], .03)
    made.data.vertices.foreach_set('co', points.astype(np.float32).ravel())
    made.matrix_world = Matrix.Identity(4)
    made.data.update()
    return points[abs(points[:, 1] - TWINE_Y) < .5]


def twine(under):
    """Add turns of jute twine around the stalks, and its two loose ends."""
    middle = np.median(under[:, [0, 2]], 0)
    angle = np.linspace(0, 2 * np.pi, 90)
    offset = under[:, [0, 2]] - middle
    reach = np.array([np.percentile(offset @ [np.cos(a), np.sin(a)], 90) for a in angle])
    reach = np.convolve(np.concatenate([reach[-9:-1], reach, reach[1:9]]), np.ones(17) / 17, 'valid') + .08
    slope = np.gradient(reach, angle)  # for the convex curve that touches the stalks in every direction
    ring = np.stack([middle[0] + reach * np.cos(angle) - slope * np.sin(angle), angle * 0,
                     np.maximum(middle[1] + reach * np.sin(angle) + slope * np.cos(angle), .1)], -1)
    paths = [ring + [0, TWINE_Y + turn * .26 - .4, 0] + np.stack([angle * 0, .12 * np.sin(angle + turn), angle * 0], -1) for turn in range(4)]
    top = ring[22] + [0, TWINE_Y, .1]
    s = np.linspace(0, 1, 50)[:, None]
    for side in (-1, 1):
        fall = np.maximum(top[2] + .9 * np.sin(s * 2.6) - s ** 2 * 2.6, .2)
        paths.append(np.concatenate([top[0] + side * s * 3.4, top[1] - 1.6 * s - .6 * np.sin(s * 5), fall], 1))
    add_strands('twine', paths, .11, plain_material('twine', (.40, .27, .13), .9))


def crumbs(count, seed=4):
    """Add dry soil from the roots: a few lumps and many grains, most of them between the tips."""
    rng = np.random.default_rng(seed)
    earth = studio_materials.soil('crumbs', (.20, .125, .075), wet=0.)
    polar, around = np.meshgrid(np.linspace(0, np.pi, 26), np.linspace(0, 2 * np.pi, 36, endpoint=False), indexing='ij')
    ball = np.stack([np.sin(polar) * np.cos(around), np.sin(polar) * np.sin(around), np.cos(polar) * .75], -1).reshape(-1, 3)
    lumps = [mesh(f'crumb{kind}', ball * (1 + .32 * ripple(ball, 2.2, kind) + .13 * ripple(ball, 6., kind + 7))[:, None],
                  lattice_faces(26, 36, close_columns=True), [earth]) for kind in range(6)]
    for number in range(count):
        size = min(rng.lognormal(-2.75, .65), .42)
        x, y = rng.normal(-.5, 4.6), rng.normal(-14.2, 2.6)
        add_object('crumb', lumps[number % 6], (x, y, size * .5), rng.uniform(0, 360, 3), size)
