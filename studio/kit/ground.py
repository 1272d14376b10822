"""Walls, tables and cloths. `still_life` builds the whole studio, including its lights, in one call."""
from math import radians

import bpy
import numpy as np

from . import light, materials
from .mesh import lattice_faces, mesh, ripple
from .objects import add_object
from .shader import colour

# Less saturated than the site's colours, because the warm sun and the Filmic transform add saturation.
GROUNDS = {'sage': '#72756a', 'blush': '#96746a', 'ochre': '#85775f', 'dusty-blue': '#62717a', 'green': '#35433a'}


def still_life(wall='sage', table='limestone', size=1., shade=True, wall_at=75, turn=-4., drop=3., fill=.19, sun=5.5):
    """Build a plaster wall, a table and the lights of an afternoon, with the sun from the left. Return the table.

    `wall` is a name in GROUNDS or a colour. `size` is the subject's width divided by 12 cm; lights, palm shade
    and wall move away from the subject with it. The table's top is at height 0.
    """
    backdrop(materials.plaster('wall', colour(GROUNDS.get(wall, wall))), wall_at * size, -drop, size)
    top = tabletop(table, size, turn)
    light.dim_sky(fill)
    light.sun(strength=sun)
    light.panel((34 * size, 30 * size, 34 * size), (0, 0, 2 * size), (30 * size, 24 * size), 2.6 * size * size)
    light.panel((20 * size, -50 * size, 20 * size), (0, 0, 2 * size), (30 * size, 30 * size), .5 * size * size,
                (.9, .95, 1.))
    if shade:
        light.palm_shade((12 * size, 12 * size, 0), 26 * size, 70, distance=24 * size, width=.9 * size)
    return top


def tabletop(kind='limestone', size=1., turn=-4.):
    """A slab of limestone, or planks of oak, walnut or grey wood. Its top is at height 0."""
    if kind == 'limestone':
        return slab(materials.limestone(), (120 * size, 64 * size, 3), (0, 1 * size), turn)
    tones = {'oak': {}, 'walnut': dict(dark=(.040, .019, .009), light=(.145, .074, .036)),
             'grey': dict(dark=(.11, .095, .08), light=(.31, .275, .235))}[kind]
    return slab(materials.wood(kind, **tones), (120 * size, 64 * size, 3), (0, 1 * size), turn)


def slab(material, size, at=(0, 0), turn=0., top=0., edge=.35):
    """A block with rounded edges. `size` is (width, depth, thickness); `top` is the height of its top."""
    bpy.ops.mesh.primitive_cube_add(size=1)
    made = bpy.context.object
    made.scale = size
    bpy.ops.object.transform_apply(scale=True)
    made.location, made.rotation_euler[2] = (*at, top - size[2] / 2), radians(turn)
    made.data.materials.append(material)
    bevel = made.modifiers.new('edge', 'BEVEL')
    bevel.width, bevel.segments = edge, 4
    made.data.polygons.foreach_set('use_smooth', [True] * len(made.data.polygons))
    made.data.use_auto_smooth = True
    return made


def backdrop(material, distance=75, floor=-3., size=1.):
    """A floor that curves up into a wall `distance` cm behind the subject."""
    bend, width, front, height = 8 * size, 160 * size, 60 * size, 110 * size
    arc = np.linspace(0, np.pi / 2, 20)[1:]
    y = np.concatenate([np.linspace(-front, distance - bend, 20), distance - bend + bend * np.sin(arc), np.full(10, distance)])
    z = np.concatenate([np.zeros(20), bend - bend * np.cos(arc), np.linspace(bend, height, 11)[1:]])
    x = np.linspace(-width, width, 30)
    points = np.array([(a, b, c + floor) for a in x for b, c in zip(y, z)])
    return add_object('backdrop', mesh('backdrop', points, lattice_faces(30, len(y)), [material]))


def cloth(width, depth, at=(0, 0), turn=0., seed=1, folds=.35, tone=None, ground=0.):
    """A linen cloth that lies flat, with a hem and soft folds up to `folds` cm high."""
    nx, ny = 320, 240
    x, y = np.meshgrid(np.linspace(-.5, .5, nx) * width, np.linspace(-.5, .5, ny) * depth, indexing='ij')
    flat = np.stack([x, y, x * 0], -1).reshape(-1, 3)
    rng = np.random.default_rng(seed)
    height = np.zeros(len(flat))
    for _ in range(7):
        angle, where = rng.uniform(0, np.pi), rng.uniform(-.4, .4) * max(width, depth)
        across = flat[:, 0] * np.cos(angle) + flat[:, 1] * np.sin(angle) - where
        along = -flat[:, 0] * np.sin(angle) + flat[:, 1] * np.cos(angle)
        across = across + 1.2 * np.sin(along * .13 + rng.uniform(0, 6))
        height += rng.uniform(.3, 1.) * np.exp(-(across / rng.uniform(.5, 1.2)) ** 2) * (
            .5 + .5 * np.sin(along * rng.uniform(.05, .14) + rng.uniform(0, 6)))
    points = flat.copy()
    points[:, 2] = ground + .06 + folds * height * .6 + .04 * (1 + ripple(flat, .9, seed))
    points[:, :2] += np.stack([ripple(flat, .25, seed + 5), ripple(flat, .25, seed + 6)], -1) * .35
    hem = np.minimum(width / 2 - abs(flat[:, 0]), depth / 2 - abs(flat[:, 1]))
    points[:, 2] += .07 * (hem < .7) - .12 * (hem < .05)
    material = materials.linen(tone=tone) if tone else materials.linen()
    made = add_object('cloth', mesh('cloth', points, lattice_faces(nx, ny), [material]), (*at, 0), (0, 0, turn))
    thick = made.modifiers.new('thickness', 'SOLIDIFY')
    thick.thickness, thick.offset = .05, 1
    return made


