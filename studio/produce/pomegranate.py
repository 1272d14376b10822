"""A pomegranate, whole with its crown, or broken open with chambers full of arils. Its radius is about 4.3 cm."""
import numpy as np

from produce.aril import RADIUS, SEED_FACES, aril, aril_skin, pack_arils, wall_distance  # noqa: F401 (scenes import arils from here)
from kit.mesh import Parts, hull, lattice_faces, mesh, ripple, tube
from kit.objects import add_group, add_object
from kit.pile import Model
from kit.shader import Shader

RIND, INSIDE = 0, 1


def rind(pale=(.46, .085, .035), spread=1.):
    """Leathery skin: crimson over yellow, with brown freckles and russet patches.

    `pale` is its yellowest tone; with a small `spread` the fruits have nearly the same colour.
    """
    m = Shader('pomegranate rind')
    broad, cloud, fine = m.noise(.14, 4, .6, twist=.6), m.noise(.7, 6, .65), m.noise(7, 6, .7)
    c = m.mix(m.ramp(m.mix(.35, broad, cloud), [(.34, 0.), (.56, 1.)]), pale, (.33, .016, .022))
    c = m.mix(m.multiply(m.ramp(cloud, [(.45, 0.), (.7, 1.)]), .6), c, (.24, .010, .020))
    c = m.mix(m.multiply(m.attribute('crown'), .35), c, (.46, .15, .06))
    c = m.vary(c, .008 * spread, .06 * spread, .1 * spread)
    freckle = m.math('MAXIMUM', m.ramp(m.add(m.voronoi(3.2), (fine, .22)), [(.20, 1.), (.29, 0.)]),
                     m.multiply(m.ramp(m.add(m.voronoi(8), (fine, .15)), [(.18, 1.), (.30, 0.)]), .55))
    c = m.mix(m.multiply(freckle, .6), c, (.16, .06, .025))
    russet = m.ramp(m.noise(.5, 7, .72, twist=1.), [(.55, 0.), (.64, 1.)])
    c = m.mix(m.multiply(russet, .7), c, (.27, .13, .05))
    m.subsurface(c, .04, (.3, .1, .05))
    rough = m.add(m.remap(cloud, .3, .7, .34, .52), m.multiply(russet, .2))
    return m.surface(Roughness=rough, Specular=.45,
                     Normal=m.bump(m.add((cloud, 1.), (fine, .35), (m.noise(2.2, 4, .6), .8), (freckle, -.35), (m.voronoi(5), -.4)), .34, .09))


def pith():
    """The cream-coloured inside, pink near the arils (attribute `deep`). The attribute `skin` is 1 at the rind's edge."""
    m = Shader('pomegranate pith')
    cloud, fine = m.noise(.9, 5, .6), m.noise(6, 5, .65)
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), (.72, .50, .24), (.82, .66, .40))
    c = m.mix(m.multiply(m.attribute('deep'), .6), c, (.60, .16, .09))
    c = m.mix(m.attribute('skin'), c, (.42, .05, .03))
    m.subsurface(c, .18, (.5, .25, .1))
    return m.surface(Roughness=.62, Specular=.35, Normal=m.bump(m.add(cloud, (fine, .4)), .3, .1))


def outline(seed, polar, around):
    """The radius of the whole fruit in every direction. It has six soft sides."""
    rng = np.random.default_rng(seed)
    sides = 1 + .028 * np.cos(around * 6 + rng.uniform(0, 6)) * np.sin(polar) ** 2 + .03 * np.cos(around * 2 + rng.uniform(0, 6)) * np.sin(polar)
    return RADIUS * sides * (1 + .03 * np.cos(polar * 2)) * (1 - .05 * np.exp(-(polar / .35) ** 2))


def whole(seed, materials, rows=200, columns=280):
    """A whole fruit with its crown along +Z."""
    polar, around = np.meshgrid(np.linspace(0, np.pi, rows), np.linspace(0, 2 * np.pi, columns, endpoint=False), indexing='ij')
    distance = outline(seed, polar, around)
    points = np.stack([distance * np.sin(polar) * np.cos(around), distance * np.sin(polar) * np.sin(around), distance * np.cos(polar) * .95], -1).reshape(-1, 3)
    points *= (1 + ripple(points, .45, seed) * .014 + ripple(points, 1.3, seed + 3) * .006)[:, None]
    near = np.exp(-(polar.ravel() / .26) ** 2)
    points[:, 2] += near * .25 - .22 * np.exp(-((np.pi - polar.ravel()) / .12) ** 2)
    parts = Parts()
    parts.add(points, lattice_faces(rows, columns, close_columns=True), RIND, crown=near)
    add_crown(parts, np.random.default_rng(seed + 50), points[:, 2].max() - .12)
    return Model(parts.mesh(f'pomegranate{seed}', materials), hull(points[::31]))


def add_crown(parts, rng, base):
    """Add the crown: a tube that opens into six thick pointed sepals, with dry stamens inside."""
    count, columns, rows = 6, 240, 46
    u, angle = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 2 * np.pi, columns, endpoint=False), indexing='ij')
    phase, size = rng.uniform(0, 1), rng.uniform(.8, 1.15, count)
    along = (angle / (2 * np.pi) * count + phase) % count
    tooth = 1 - abs((along % 1) - .5) * 2
    length = 1.0 + 1.25 * np.clip(tooth, 0, 1) ** .8 * size[along.astype(int) % count]
    flare = .98 + .12 * np.sin(u * 2.5) + .62 * np.clip(u - .45, 0, 1) ** 1.4 * (1 + .5 * np.sin(angle * 2 + phase * 9))
    height = base + u * length * (1 - .12 * np.clip(u - .5, 0, 1))
    outer = np.stack([flare * np.cos(angle), flare * np.sin(angle), height], -1)
    inner = np.stack([(flare - .20 * (1 - u * .75)) * np.cos(angle), (flare - .20 * (1 - u * .75)) * np.sin(angle), height], -1)[::-1]
    points = np.concatenate([outer, inner]).reshape(-1, 3)
    points += ripple(points, 2., int(rng.integers(99)))[:, None] * .04
    parts.add(points, lattice_faces(rows * 2, columns, close_columns=True), RIND, crown=np.concatenate([u, u[::-1]]).ravel() * .9 + .1)
    for _ in range(60):
        turn, distance = rng.uniform(0, 6.28), .75 * np.sqrt(rng.uniform())
        t = np.linspace(0, 1, 7)
        path = np.stack([distance * np.cos(turn) + rng.normal(0, .12) * t, distance * np.sin(turn) + rng.normal(0, .12) * t, base + .3 + t * rng.uniform(.4, .9)], -1)
        parts.add(*tube(path, .03, 6), INSIDE, deep=.7)


def half(seed, materials, kernels, at, turn):
    """Add a broken half full of arils, which get the materials of `kernels`. With the turn (0, 0, 0) it faces up."""
    shell, rim, walls, rng = broken(seed, materials)
    face = add_group('half', at, turn)
    add_object('broken', shell, parent=face)
    substance = list(kernels[0].mesh.materials)
    for number, (points, faces) in enumerate(pack_arils(rng, rim, walls)):
        add_object('aril', mesh(f'aril in {seed}', points, faces, substance, material_of_face=np.arange(len(faces)) >= len(faces) - SEED_FACES), parent=face)
    return face


def broken(seed, materials, rows=150, columns=260, chambers=5, wobble=.34):
    """The lower half, torn open at height 0 and facing +Z.

    Return the mesh, the points of the torn edge, the angles of the walls between chambers, and the random generator.
    """
    rng = np.random.default_rng(seed)
    around = np.linspace(0, 2 * np.pi, columns, endpoint=False)
    edge = wobble * sum(np.sin(around * k + rng.uniform(0, 6)) / k for k in (2, 3, 5, 9)) + .05 * ripple(np.stack([np.cos(around) * 8, np.sin(around) * 8, around * 0], -1), 2.2, seed)
    start = np.pi / 2 - edge / RADIUS
    share = np.linspace(0, 1, rows)
    polar = start[None] + (np.pi - start[None]) * share[:, None]
    turn = np.broadcast_to(around, polar.shape)
    distance = outline(seed, polar, turn)
    shell = np.stack([distance * np.sin(polar) * np.cos(turn), distance * np.sin(polar) * np.sin(turn), distance * np.cos(polar) * .95], -1)
    parts = Parts()
    flat = shell.reshape(-1, 3) * (1 + ripple(shell.reshape(-1, 3), .45, seed) * .014)[:, None]
    parts.add(flat, lattice_faces(rows, columns, close_columns=True), RIND, crown=0.)
    rim = flat.reshape(rows, columns, 3)[0]
    walls = np.sort((np.arange(chambers) + rng.uniform(-.24, .24, chambers)) / chambers * 2 * np.pi)
    add_pith(parts, rng, rim, walls, seed)
    return parts.mesh(f'broken{seed}', materials), rim, walls, rng


def add_pith(parts, rng, rim, walls, seed):
    """Add the open face: a thick rind, hollow chambers, thin walls between them and a knob in the middle."""
    rows, columns = 130, len(rim)
    share = np.linspace(1, 0, rows)[:, None]
    angle = np.arctan2(rim[:, 1], rim[:, 0])[None] + 0 * share
    reach = np.linalg.norm(rim[:, :2], axis=1)[None]
    distance = reach * share
    wall = wall_distance(walls, angle, distance)
    inside = np.clip((reach - .34 - .06 * np.sin(angle * 9 + walls[1] * 5) - distance) / .20, 0, 1) * np.clip((wall - .07) / .16, 0, 1) * np.clip((distance - .5) / .3, 0, 1)
    deep = np.sqrt(np.maximum((reach - .35) ** 2 - distance ** 2, 0)) * .8
    torn = ripple(np.stack([distance * np.cos(angle), distance * np.sin(angle), distance * 0], -1).reshape(-1, 3), 1.6, seed + 9).reshape(distance.shape)
    height = rim[None, :, 2] * share ** 2 - inside * deep - (1 - inside) * (.25 * (1 - share) + .16 * torn)
    points = np.stack([distance * np.cos(angle), distance * np.sin(angle), height], -1).reshape(-1, 3)
    skin = np.clip((distance - reach + .09) / .07, 0, 1)
    parts.add(points, lattice_faces(rows, columns, close_columns=True)[:, ::-1].copy(), INSIDE, deep=inside.ravel(), skin=skin.ravel())
