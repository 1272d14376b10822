"""Objects in the scene: adding, moving and copying them."""
from math import radians

import bpy
import numpy as np

from .mesh import coordinates


def scene():
    return bpy.context.scene


def link(item):
    scene().collection.objects.link(item)
    return item


def add_object(name, data, at=(0, 0, 0), turn=(0, 0, 0), scale=1, parent=None):
    """Add an object with a mesh or other Blender data to the scene. `at` is its place in cm, `turn` its rotation in degrees."""
    made = link(bpy.data.objects.new(name, data))
    made.location = at
    made.rotation_euler = [radians(angle) for angle in turn]
    made.scale = (scale,) * 3 if np.isscalar(scale) else scale
    made.parent = parent
    return made


def add_group(name, at=(0, 0, 0), turn=(0, 0, 0), scale=1):
    """Add an empty object. Objects that have it as their `parent` move with it."""
    return add_object(name, None, at, turn, scale)


def rest_on_ground(body, ground=0., sink=.03):
    """Move an object up or down until its lowest point is `sink` cm below the ground, so that no light shows under it."""
    bpy.context.view_layer.update()
    matrix = np.array(body.matrix_world)
    height = (coordinates(body.data) @ matrix[:3, :3].T + matrix[:3, 3])[:, 2].min()
    body.location.z += ground - sink - height
    bpy.context.view_layer.update()
    return body


def add_strands(name, paths, radius=.1, material=None, radii=None, sides=3):
    """Add many round strands (spaghetti, roots, twine) as one curve object. `sides` is their bevel resolution, 2 to 4."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', radius, sides, True
    for index, path in enumerate(paths):
        spline = curve.splines.new('POLY')
        spline.points.add(len(path) - 1)
        spline.use_smooth = True
        spline.points.foreach_set('co', np.column_stack([path, np.ones(len(path))]).astype(np.float32).ravel())
        if radii is not None:
            spline.points.foreach_set('radius', np.asarray(radii[index], np.float32))
    if material:
        curve.materials.append(material)
    return add_object(name, curve)


def add_sheet(name, rings, thick, edge, material, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    """Add a sheet of wood or cardboard cut in the outline of the first ring (N,2); the other rings are holes in it.

    `edge` is the radius of its rounded edges.
    """
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.fill_mode, curve.bevel_resolution = '2D', 'BOTH', 4
    curve.bevel_depth, curve.offset, curve.extrude = edge, -edge, thick / 2 - edge
    for ring in rings:
        spline = curve.splines.new('POLY')
        spline.points.add(len(ring) - 1)
        spline.use_cyclic_u = spline.use_smooth = True
        spline.points.foreach_set('co', np.column_stack([ring, np.zeros(len(ring)), np.ones(len(ring))]).astype(np.float32).ravel())
    curve.materials.append(material)
    return add_object(name, curve, at, turn, parent=parent)


def bundle(name, things):
    """Move objects and their children from the scene into a collection, which `place_bundle` can show many times."""
    made = bpy.data.collections.new(name)
    for whole in things:
        for part in (whole, *whole.children_recursive):
            made.objects.link(part)
            if part.name in scene().collection.objects:
                scene().collection.objects.unlink(part)
    return made


def place_bundle(whole, at=(0, 0, 0), turn=0., scale=1):
    """Show a bundle once more, as an instance that takes almost no memory."""
    made = add_group(whole.name, at, (0, 0, turn), scale)
    made.instance_type, made.instance_collection = 'COLLECTION', whole
    return made
