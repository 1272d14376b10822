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
    """Put a mesh (or any Blender data) into the scene: `at` in cm, `turn` in degrees."""
    made = link(bpy.data.objects.new(name, data))
    made.location = at
    made.rotation_euler = [radians(angle) for angle in turn]
    made.scale = (scale,) * 3 if np.isscalar(scale) else scale
    made.parent = parent
    return made


def add_group(name, at=(0, 0, 0), turn=(0, 0, 0), scale=1):
    """An empty thing to which others are attached by `parent`, so that they move together."""
    return add_object(name, None, at, turn, scale)


def rest_on_ground(body, ground=0., sink=.03):
    """Lower a thing until its lowest point is `sink` cm below the ground (a trace, so that its shadow closes)."""
    bpy.context.view_layer.update()
    matrix = np.array(body.matrix_world)
    height = (coordinates(body.data) @ matrix[:3, :3].T + matrix[:3, 3])[:, 2].min()
    body.location.z += ground - sink - height
    bpy.context.view_layer.update()
    return body


def add_strands(name, paths, radius=.1, material=None, radii=None, sides=3):
    """Many round strands (spaghetti, roots, twine) as one curve; `sides` is the roundness, 2 to 4."""
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


def bundle(name, things):
    """Take things (and what is attached to them) off the stage as one bundle that `copy` can put back many times."""
    made = bpy.data.collections.new(name)
    for whole in things:
        for part in (whole, *whole.children_recursive):
            made.objects.link(part)
            if part.name in scene().collection.objects:
                scene().collection.objects.unlink(part)
    return made


def place_bundle(whole, at=(0, 0, 0), turn=0., scale=1):
    """One more copy of a bundle; it costs next to no memory."""
    made = add_group(whole.name, at, (0, 0, turn), scale)
    made.instance_type, made.instance_collection = 'COLLECTION', whole
    return made
