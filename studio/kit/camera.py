"""Cameras. A scene lists its views by name, and a row of pictures.json names one of them."""
from dataclasses import dataclass

import bpy
from mathutils import Vector

from .light import aim
from .objects import link, scene


@dataclass(frozen=True)
class View:
    """The camera's place and target (cm), its focal length (mm, for a sensor of 36 mm along the longer side) and f-stop.

    `focus` is the point in focus; by default it is the target. Set `metres` for landscapes, which are measured in metres.
    """
    at: tuple
    target: tuple
    lens: float = 90
    fstop: float = 10
    focus: tuple = None
    metres: bool = False
    shift: tuple = (0, 0)


def set_camera(view):
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width = view.lens, 36
    data.clip_start, data.clip_end = .05, 1e5
    data.shift_x, data.shift_y = view.shift
    made = link(bpy.data.objects.new('camera', data))
    made.location = view.at
    aim(made, view.target)
    data.dof.use_dof = True
    # Blender takes one unit for a metre. In a scene in centimetres the aperture must be 100 times wider.
    data.dof.aperture_fstop = view.fstop if view.metres else view.fstop / 100
    data.dof.focus_distance = (Vector(view.focus or view.target) - made.location).length
    scene().camera = made
    return made
