"""An avenue between two rows of orange trees with fruit, in late sun from the left. Lengths are in metres."""
import numpy as np

from kit import atmosphere, landscape, light
from kit.camera import View
from kit.grade import Grade
from kit.leaves import leaf_material
from kit.mesh import Parts, lattice_faces, mesh, ripple, smooth_curve, tube
from kit.objects import add_object
from kit.shader import Shader

CAMERAS = {
    'avenue': View(at=(.35, -1.2, 1.5), target=(-.25, 20, 1.75), lens=30, fstop=4, focus=(-2, 5.5, 1.6), metres=True),
    'fruit': View(at=(-1.1, 4.2, 1.55), target=(1.9, 7.9, 1.95), lens=54, fstop=9, metres=True),
}
GRADE = Grade(exposure=.48, saturation=1.08, contrast=.06, warmth=.03, vignette=.12)
ROW_DISTANCE, TREE_SPACING = 3.35, 3.9  # from the middle of the track to a row, and from tree to tree


def build(shot):
    rng = np.random.default_rng(4)
    earth()
    materials = [leaf(), bark(), fruit()]
    models = [tree(seed, materials) for seed in range(1, 5)]
    for row, x in enumerate((-ROW_DISTANCE, ROW_DISTANCE, -ROW_DISTANCE * 3, ROW_DISTANCE * 3, -ROW_DISTANCE * 5, ROW_DISTANCE * 5)):
        for index in range(26 if row < 2 else 16):
            at = (x + rng.normal(0, .12), 3.1 + index * TREE_SPACING + (row % 2) * .7 + rng.normal(0, .15), 0)
            add_object('tree', models[(index * 3 + row) % 4], at, (rng.normal(0, 2), rng.normal(0, 2), rng.uniform(0, 360)), rng.uniform(.92, 1.1))
    grass(rng)
    fallen(rng, materials[2], materials[0])
    light.open_sky(24, -146, .13)
    light.clouds((8.5, 6.6, 4.8), cover=.45, amount=.75, turn=30, seed=2.)
    light.sun(36, -146, 10.5, .8, (1., .76, .47))


def leaf():
    m = Shader('orange leaf')
    tone = m.mix(m.attribute('tone'), (.026, .078, .012), (.090, .160, .020))
    tone = m.mix(m.ramp(m.attribute('tone'), [(.93, 0.), (1., 1.)]), tone, (.20, .21, .03))
    m.surface(Base_Color=tone, Roughness=.34, Specular=.5)
    m.translucent(.38, m.tint(tone, .48, 1.15, 2.2))
    return m.material


def bark():
    m = Shader('bark')
    long, fine = m.noise(1., 6, .6, m.stretched((14, 14, 2.5))), m.noise(30, 6, .7)
    tone = m.ramp(m.mix(.4, long, fine), [(.35, (.045, .034, .026)), (.65, (.19, .155, .12))])
    return m.surface(Base_Color=tone, Roughness=.9, Normal=m.bump(m.add(long, (fine, .4)), .8, .015))


def fruit():
    m = Shader('orange')
    tone = m.mix(m.attribute('tone'), (.74, .145, .003), (.90, .28, .006))
    tone = m.mix(m.ramp(m.noise(9, 3, .5), [(.52, 0.), (.75, .5)]), tone, (.62, .33, .02))
    return m.surface(Base_Color=tone, Roughness=.38, Specular=.45, Normal=m.bump(m.voronoi(420), .25, .0015))


def unit(v):
    return v / np.linalg.norm(v, axis=-1, keepdims=True)


def leaves(parts, rng, root, along, count, size=.098):
    """Add `count` leaves to every twig (N,3: its root and direction). A leaf has eight quads; it is folded and bent."""
    root, along = np.repeat(root, count, 0), np.repeat(along, count, 0)
    turn = rng.uniform(0, 6.28, len(root)) + np.tile(np.arange(count) * 2.4, len(root) // count)
    side = unit(np.cross(along, [.3, .2, .93]))
    across = side * np.cos(turn)[:, None] + np.cross(along, side) * np.sin(turn)[:, None]
    root = root + along * rng.uniform(0, .26, (len(root), 1))
    ahead = unit(along * .55 + across * .8 + [0, 0, -.12] + rng.normal(0, .16, root.shape))
    wide = unit(np.cross(ahead, unit(np.array([0, 0, 1.]) + rng.normal(0, .55, root.shape))))
    face = np.cross(wide, ahead)
    length = size * rng.uniform(.6, 1.15, (len(root), 1))
    t, v = np.meshgrid(np.linspace(0, 1, 5), [-1., 0, 1.], indexing='ij')
    shape = np.sin(np.pi * np.clip(t * .94 + .03, 0, 1) ** .85) ** .8
    points = (root[:, None] + ahead[:, None] * (t.ravel()[:, None] * length[:, None]) + wide[:, None] * ((v * shape).ravel()[:, None] * length[:, None] * .25)
              + face[:, None] * ((abs(v) * shape * .09 - t ** 2 * .16).ravel()[:, None] * length[:, None]))
    faces = (np.arange(len(root))[:, None, None] * 15 + lattice_faces(5, 3)[None]).reshape(-1, 4)
    parts.add(points, faces, 0, tone=np.repeat(np.clip(rng.normal(.42, .24, len(root)), 0, 1), 15))


def sphere(rows=14, columns=18):
    a, b = np.meshgrid(np.linspace(.001, np.pi - .001, rows), np.linspace(0, 2 * np.pi, columns, endpoint=False), indexing='ij')
    return np.stack([np.sin(a) * np.cos(b), np.sin(a) * np.sin(b), np.cos(a) * .95], -1).reshape(-1, 3), lattice_faces(rows, columns, close_columns=True)


def tree(seed, materials):
    """A clipped orange tree, 4 m high. Its leaves reach nearly to the ground; the fruit hangs at the outside of the crown."""
    rng, parts = np.random.default_rng(seed), Parts()
    crown = np.array([0, 0, 2.15])

    def rim(ray):
        lumps = 1 + .13 * ripple(ray, 3.2, seed) + .07 * ripple(ray, 7.5, seed + 30)
        return ray * [1.85, 1.85, 1.95] * lumps[:, None] * np.where(ray[:, 2:] < 0, [[1., 1., .84]], 1.)

    ray = unit(rng.normal(0, 1, (2900, 3)))
    ray = ray[(ripple(ray, 5.5, seed + 60) > -.62) & (ray[:, 2] > -.9)]
    root = crown + rim(ray) * (rng.uniform(.42, 1.02, (len(ray), 1)) ** .5)
    leaves(parts, rng, root, unit(ray + [0, 0, .25] + rng.normal(0, .45, ray.shape)), 9)
    parts.add(*tube(smooth_curve([(0, 0, -.1), (.03, 0, .3), (-.02, .03, .62), (0, 0, .95)], 16), np.linspace(.15, .10, 16) + .05 * np.exp(-np.linspace(0, 6, 16)), 12), 1)
    for end in crown + rim(unit(rng.normal(0, 1, (26, 3)) + [0, 0, .35])) * .82:
        bend = np.array([end[0] * .45, end[1] * .45, .8 + end[2] * .35]) + rng.normal(0, .1, 3)
        path = smooth_curve([(0, 0, .8), bend, end], 12)
        parts.add(*tube(path, np.linspace(.05, .010, 12), 7), 1)
    ray = unit(rng.normal(0, 1, (900, 3)) * [1, 1, .8] - [0, 0, .10])
    ray = ray[ripple(ray, 6., seed + 90) > -.25][:330]
    ball, faces = sphere()
    for middle in crown + rim(ray) * rng.uniform(.92, 1.03, (len(ray), 1)) - [0, 0, .05]:
        inward = middle + unit(crown - middle) * [.3, .3, .2] + [0, 0, .16]
        parts.add(*tube(smooth_curve([middle + [0, 0, .03], middle + [0, 0, .10], inward], 6), .0032, 5), 1)
        parts.add(middle + ball * rng.uniform(.036, .045), faces, 2, tone=rng.uniform())
    return parts.mesh(f'orange tree{seed}', materials)


def ground_height(x, y):
    rut = np.exp(-((abs(x) - .78) / .26) ** 2)
    return -.07 * rut + .05 * landscape.ground_noise(x, y, .7, 2) + .022 * landscape.ground_noise(x, y, 4.5, 3) + .010 * landscape.ground_noise(x, y, 14., 4)


def earth():
    m = Shader('orchard floor')
    broad, fine, clod, crumb = m.noise(.5, 8, .65), m.noise(7, 8, .7), m.voronoi(9), m.voronoi(26)
    dust = m.ramp(m.mix(.5, broad, fine), [(.3, (.10, .062, .036)), (.5, (.20, .132, .080)), (.72, (.33, .235, .15))])
    litter = m.ramp(fine, [(.35, (.030, .034, .013)), (.65, (.105, .085, .035))])
    rows = m.math('ABSOLUTE', m.axis(m.position(), 0))
    c = m.mix(m.ramp(m.add((rows, .25), (broad, .6)), [(.55, 0.), (.82, 1.)]), dust, litter)
    xs = np.concatenate([np.linspace(-40, -5, 40), np.linspace(-4.9, 4.9, 330), np.linspace(5, 40, 40)])
    ys = np.concatenate([np.linspace(-2, 12, 420), np.geomspace(12.1, 320, 150)])
    x, y = (a.ravel() for a in np.meshgrid(xs, ys, indexing='ij'))
    skin = m.surface(Base_Color=c, Roughness=.93, Specular=.15, Normal=m.bump(m.add((clod, -.6), fine, (crumb, -.4)), .8, .035))
    return add_object('floor', mesh('floor', np.stack([x, y, ground_height(x, y)], -1), lattice_faces(len(xs), len(ys)), [skin]))


def tuft(seed, blades, height, tones):
    rng, parts = np.random.default_rng(seed), Parts()
    t = np.linspace(0, 1, 6)
    for _ in range(blades):
        turn, bow, tall = rng.uniform(0, 6.28), rng.uniform(.1, .9), height * rng.uniform(.4, 1.1)
        out = np.array([np.cos(turn), np.sin(turn), 0])
        path = out * rng.uniform(0, .09) + out * (bow * t ** 2)[:, None] * tall + np.array([0, 0, 1]) * (tall * (t - bow * .45 * t ** 3))[:, None]
        half = np.array([-np.sin(turn), np.cos(turn), 0]) * (.0032 * (1 - t ** 2) + .0004)[:, None]
        parts.add(np.stack([path - half, path + half], 1), lattice_faces(6, 2), 0 if rng.uniform() < .8 else 1)
    return parts.mesh(f'tuft{seed}', tones)


def grass(rng):
    tones = [leaf_material('grass', (.085, .150, .022), rough=.5, through=.4), leaf_material('straw', (.30, .22, .09), rough=.6, through=.3)]
    for kind in range(4):
        y = rng.uniform(0, 1, 9000) ** 1.9 * 75
        x = rng.choice([0, -2.6, 2.6], len(y), p=[.3, .35, .35]) + rng.normal(0, 1, len(y)) * np.where(rng.uniform(size=len(y)) < .5, .22, .75)
        keep = (abs(abs(x) - .78) > .24 + .06 * landscape.ground_noise(x, y, 3., 8)) & (landscape.ground_noise(x, y, .9, kind + 12) > -.25)
        x, y = x[keep], y[keep]
        landscape.place_copies(f'grass{kind}', tuft(kind, 34, .20, tones), np.stack([x, y, ground_height(x, y) - .01], -1), rng, rng.lognormal(-.38, .35, len(x)), .15)


def fallen(rng, skin, green):
    """Add fruit and leaves under the trees, and a few on the track."""
    parts, litter = Parts(), Parts()
    ball, faces = sphere(24, 32)
    near = [(-.42, 3.4), (.15, 4.6), (1.25, 3.9), (-1.35, 5.2), (-1.5, 5.45), (1.5, 6.6), (.55, 8.2), (-.3, 10.5), (1.2, 2.7)]
    y = rng.uniform(0, 1, 150) ** 1.6 * 45 + 2.5
    x = rng.choice([-1, 1], 150) * rng.normal(2.5, .75, 150)
    for a, b in near + list(zip(x, y)):
        size = rng.uniform(.036, .043)
        parts.add(np.array([a, b, ground_height(np.array([a]), np.array([b]))[0] + size * .85]) + ball * size, faces, 0, tone=rng.uniform())
    add_object('fallen', parts.mesh('fallen', [skin]))
    y = rng.uniform(0, 1, 1500) ** 1.8 * 28 + 1
    x = rng.normal(0, 1, 1500) * 1.9
    flat = rng.normal(0, 1, (1500, 3)) * [1, 1, .12]
    leaves(litter, rng, np.stack([x, y, ground_height(x, y) + .02], -1) - unit(flat) * .1, unit(flat), 1, .09)
    add_object('litter', litter.mesh('litter', [green]))


def post_process(image, depth):
    return atmosphere.mist(image, depth, CAMERAS['avenue'], (1.15, .78, .46), (.92, .66, .42), 150., 7., 9., 0., 700.)
