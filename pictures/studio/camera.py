"""Named cameras. A view is data: scenes list their views and the table of pictures chooses one by name."""
from dataclasses import dataclass

import bpy
from mathutils import Vector

from .light import aim
from .objects import link, scene


@dataclass(frozen=True)
class View:
    """Where the camera stands (cm), what it looks at, its lens (mm on 36 mm film along the longer side) and f-stop.

    `focus` is the sharpest point; without it, the target. `metres` is for landscapes measured in metres.
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
    # Blender's aperture assumes metres: on a stage in centimetres the opening must be 100 times wider.
    data.dof.aperture_fstop = view.fstop if view.metres else view.fstop / 100
    data.dof.focus_distance = (Vector(view.focus or view.target) - made.location).length
    scene().camera = made
    return made
