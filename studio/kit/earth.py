"""Soil seen close up: uneven ground with tens of thousands of crumbs, stones and bits of straw on it."""
import bmesh
import bpy
import numpy as np

from .landscape import place_copies
from .mesh import lattice_faces, mesh, ripple
from .objects import add_object, add_strands
from .shader import Shader, plain_material, shade

DARK = (.062, .037, .022)


def scaled_bump_depth(m, distance):
    """A `bump` distance that shrinks with the object's scale: a small crumb is smoother than the ground under it."""
    edge = m.node('ShaderNodeVectorTransform', {'vector_type': 'VECTOR', 'convert_from': 'OBJECT', 'convert_to': 'WORLD'}, Vector=(1, 0, 0))
    size = m.node('ShaderNodeVectorMath', {'operation': 'LENGTH'})
    m.set_input(size, 0, edge)
    return m.multiply(m.math('MINIMUM', m.multiply(size.outputs['Value'], 5.), 1.), distance)


def humus(name='humus', tone=DARK, unit=1., wet=None):
    """Dark soil. `unit` is the length of a scene unit in cm (100 for metres). `wet(m)` may return a socket with the wetness, 0 to 1."""
    m = Shader(name)
    broad, fine = m.noise(.5 * unit, 8, .65), m.noise(6 * unit, 8, .72)
    crumb, dust = m.voronoi(4.5 * unit), m.voronoi(12 * unit)
    c = m.ramp(m.mix(.5, broad, fine), [(.3, shade(tone, .42)), (.5, tone), (.72, shade(tone, 1.9))])
    c = m.vary(c, .008, .10, .28)
    rough = .9
    if wet:
        share = wet(m)
        c = m.mix(share, c, m.tint(c, .5, 1.15, .30))
        rough = m.remap(share, 0, 1, .9, m.remap(fine, .3, .7, .14, .42))
    relief = m.add((crumb, -.8), (fine, 1.), (dust, -.5))
    return m.surface(Base_Color=c, Roughness=rough, Specular=.3, Normal=m.bump(relief, .9, scaled_bump_depth(m, .10 / unit)))


def stone_skin(tone=(.23, .17, .115)):
    m = Shader('stone')
    cloud, fine = m.noise(1.6, 6, .6), m.noise(9, 8, .7)
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), shade(tone, .55), shade(tone, 1.25))
    c = m.vary(m.mix(m.multiply(fine, .4), c, shade(tone, .5)), .015, .25, .35)
    return m.surface(Base_Color=c, Roughness=.72, Specular=.35, Normal=m.bump(fine, .35, scaled_bump_depth(m, .05)))


def lump(name, material, seed, stone=False, detail=4):
    """The mesh of a crumb, or of a worn stone, about one unit across."""
    rng = np.random.default_rng(seed)
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=detail, radius=.5)
    made = bpy.data.meshes.new(name)
    shape.to_mesh(made)
    shape.free()
    points = np.array([v.co for v in made.vertices])
    if stone:
        for _ in range(9):  # flatten the stone from nine sides
            direction = rng.normal(size=3)
            direction /= np.linalg.norm(direction)
            outside = np.maximum(points @ direction - rng.uniform(.26, .42), 0)
            points -= outside[:, None] * direction * .8
        points *= (1 + .06 * ripple(points, 6., seed))[:, None] * [1, rng.uniform(.7, 1), rng.uniform(.5, .8)]
    else:
        knobs = np.abs(ripple(points, 7., seed + 1))
        points *= (1 + .30 * ripple(points, 4., seed) - .26 * knobs + .10 * ripple(points, 17., seed + 2)
                   + .05 * ripple(points, 38., seed + 3))[:, None] * [1, 1, .78]
    made.vertices.foreach_set('co', points.astype(np.float32).ravel())
    made.polygons.foreach_set('use_smooth', np.ones(len(made.polygons), bool))
    made.materials.append(material)
    made.update()
    return made


def soil_height(x, y, size=1.):
    """The height of loose soil at (x, y); `size` is the height of its lumps in cm."""
    at = np.stack([x, y, x * 0], -1)
    lumps = np.maximum(ripple(at, .42, 11), -.5) * .42 + np.abs(ripple(at, 1.1, 12)) * .30
    return size * (ripple(at, .12, 10) * .6 + lumps + ripple(at, 2.7, 13) * .10 + ripple(at, 6.5, 14) * .045)


def ground(material, height, near=(-22, 22, -26, 30), far=400., step=.11):
    """One mesh of soil with the heights `height(x, y)`: fine inside `near` (left, right, front, back), coarser out to `far`."""
    left, right, front, back = near
    xs = np.concatenate([np.linspace(-far, left, 60)[:-1], np.arange(left, right, step), np.linspace(right, far, 60)])
    ys = np.concatenate([np.arange(front, back, step), back + np.geomspace(step * 2, far, 160)])
    x, y = (a.ravel() for a in np.meshgrid(xs, ys, indexing='ij'))
    return add_object('ground', mesh('ground', np.stack([x, y, height(x, y)], -1), lattice_faces(len(xs), len(ys)), [material]))


def place_crumbs(rng, material, places, sizes, seed=1, stone=False, kinds=5, detail=4):
    """Put crumbs, or stones, at places (N,3), each with its own size."""
    kind = rng.integers(0, kinds, len(places))
    for number in range(kinds):
        chosen = kind == number
        name = f'{"stone" if stone else "crumb"}{seed}.{number}'
        place_copies(name, lump(name, material, seed * 10 + number, stone, detail), places[chosen], rng, sizes[chosen], .45)


def scatter_crumbs(rng, material, height, sizes, count, area, seed=1, stone=False, detail=4, rise=.22):
    """Scatter crumbs on the ground. `sizes` are the smallest, typical and largest in scene units.

    `area` is (left, right, front, back); it gets wider towards the back.
    """
    left, right, front, back = area
    far = rng.uniform(0, 1, count) ** 1.5
    x = (left + (right - left) * rng.uniform(0, 1, count)) * (1 + .9 * far)
    y = front + (back - front) * far
    size = np.clip(sizes[1] * rng.lognormal(0, .45, count), sizes[0], sizes[2])
    place_crumbs(rng, material, np.stack([x, y, height(x, y) + size * rise], -1), size, seed, stone, 5, detail)


def scatter_straw(rng, height, count, area, length=2.2, radius=.035):
    """Scatter bits of root, straw and bark on the soil."""
    left, right, front, back = area
    paths = []
    for _ in range(count):
        at, turn, reach = (rng.uniform(left, right), rng.uniform(front, back)), rng.uniform(0, 6.28), length * rng.uniform(.3, 1.2)
        t = np.linspace(-.5, .5, 14) * reach
        curve = .12 * reach * np.sin(t * 2 / reach + rng.uniform(0, 6))
        x, y = at[0] + t * np.cos(turn) - curve * np.sin(turn), at[1] + t * np.sin(turn) + curve * np.cos(turn)
        z = np.convolve(np.pad(height(x, y), 3, mode='edge'), np.ones(7) / 7, 'valid') + radius * 3
        paths.append(np.stack([x, y, z], -1))
    return add_strands('straw', paths, radius, plain_material('straw', (.23, .155, .08), .8))
