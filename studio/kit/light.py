"""Lights: the sun, skies, soft panels, and objects out of sight that cast shadows. Distances in cm, angles in degrees."""
import random
from math import cos, radians, sin

import bpy
import numpy as np
from mathutils import Euler, Vector

from .mesh import mesh
from .objects import add_object, link, scene
from .shader import Shader, plain_material

ELEVATION, AZIMUTH = 38, -66


def aim(lamp, target):
    lamp.rotation_euler = (Vector(target) - lamp.location).to_track_quat('-Z', 'Y').to_euler()


def sun_direction(elevation=ELEVATION, azimuth=AZIMUTH):
    """The unit vector towards the sun. Azimuth 0 is behind the camera, -90 at the left, 180 behind the subject."""
    e, a = radians(elevation), radians(azimuth)
    return Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e)))


def sun(elevation=ELEVATION, azimuth=AZIMUTH, strength=5.2, softness=1.9, tone=(1., .83, .62)):
    """Add the sun. `softness` is its angular size: the real one is 0.5, and 2 gives visibly soft shadows."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = strength, radians(softness), tone
    made = link(bpy.data.objects.new('sun', lamp))
    made.location = sun_direction(elevation, azimuth) * 50
    aim(made, (0, 0, 0))
    return made


def panel(at, target=(0, 0, 0), size=(30, 30), power=2.5, tone=(1, .97, .92)):
    """Add a soft area light. `power` is in units of 10 kW, because Blender takes the centimetres for metres."""
    lamp = bpy.data.lights.new('panel', 'AREA')
    lamp.shape, lamp.energy, lamp.color = 'RECTANGLE', power * 1e4, tone
    lamp.size, lamp.size_y = size
    made = link(bpy.data.objects.new('panel', lamp))
    made.location = at
    aim(made, target)
    return made


def dim_sky(strength=.2, top=(.55, .68, .9), horizon=(1., .93, .82), ground=(.45, .36, .28)):
    """Light the scene from all sides with a gradient from the ground's colour to the top of the sky."""
    world = bpy.data.worlds.new('sky')
    scene().world = world
    world.use_nodes = True
    tree = world.node_tree
    place, split = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeSeparateXYZ')
    height, ramp = tree.nodes.new('ShaderNodeMapRange'), tree.nodes.new('ShaderNodeValToRGB')
    height.inputs[1].default_value = -1
    tree.links.new(place.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs[2], height.inputs[0])
    tree.links.new(height.outputs[0], ramp.inputs[0])
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = .42, (*ground, 1)
    stops[1].position, stops[1].color = .95, (*top, 1)
    stops.new(.53).color = (*horizon, 1)
    background = tree.nodes['Background']
    tree.links.new(ramp.outputs[0], background.inputs[0])
    background.inputs[1].default_value = strength


def open_sky(elevation=13, azimuth=128, strength=.13, dust=2.2, air=1.3):
    """A physical sky without the sun's disc, for landscapes. Add `sun` for the shadows."""
    world = bpy.data.worlds.new('sky')
    scene().world = world
    world.use_nodes = True
    tree = world.node_tree
    sky = tree.nodes.new('ShaderNodeTexSky')
    sky.sky_type, sky.sun_disc = 'NISHITA', False
    sky.sun_elevation, sky.sun_rotation = radians(elevation), radians(180 - azimuth)
    sky.dust_density, sky.air_density = dust, air
    tree.links.new(sky.outputs[0], tree.nodes['Background'].inputs[0])
    tree.nodes['Background'].inputs[1].default_value = strength


def gradient_sky(stops, strength=1., glow=None, azimuth=180, width=.5):
    """A gradient sky. `stops` are (sine of the elevation, colour); `glow` is a colour added around `azimuth` on the horizon."""
    m = world_shader()
    ray = m.node('ShaderNodeTexCoord').outputs['Generated']
    tone = m.ramp(m.axis(ray, 2), stops, 'EASE')
    if glow:
        near = m.node('ShaderNodeVectorMath', {'operation': 'DISTANCE'})
        m.set_input(near, 0, ray)
        m.set_input(near, 1, sun_direction(0, azimuth))
        near = m.remap(near.outputs['Value'], 0, width * 2, 1, 0)
        tone = m.mix(m.math('POWER', near, 2.), tone, glow, 'ADD')
    m.set_input(m.background, 'Color', tone)
    m.background.inputs[1].default_value = strength


def clouds(tone=(6., 4.4, 3.2), cover=.5, amount=.7, stretch=(.42, .9), turn=25, seed=0., size=1.):
    """Add thin high clouds to the sky that was set before. `tone` is their colour in units of that sky's brightness."""
    m = world_shader(keep=True)
    ray = m.node('ShaderNodeTexCoord').outputs['Generated']
    height = m.axis(ray, 2)
    flat = m.node('ShaderNodeVectorMath', {'operation': 'DIVIDE'})
    m.set_input(flat, 0, ray)
    lifted = m.math('ADD', m.math('MAXIMUM', height, 0.), .09)
    m.set_input(flat, 1, m.node('ShaderNodeCombineXYZ', X=lifted, Y=lifted, Z=1.).outputs[0])
    place = m.node('ShaderNodeMapping', Vector=flat.outputs[0], Scale=(*stretch, 0.), Location=(seed, seed * .7, seed),
                   Rotation=(0, 0, radians(turn))).outputs[0]
    wisps, banks = m.noise(2.2 / size, 9, .62, place, twist=1.2), m.noise(.7 / size, 4, .5, place)
    share = m.ramp(m.add((wisps, .62), (banks, .38)), [(cover, 0.), (cover + .2, 1.)], 'EASE')
    share = m.multiply(share, m.remap(height, 0., .05, 0., amount))
    link_from = m.background.inputs[0].links[0].from_socket
    m.set_input(m.background, 'Color', m.mix(share, link_from, tone))


def world_shader(keep=False):
    """A `Shader` for the nodes of the world (the sky). `keep` extends the present world instead of making a new one."""
    world = scene().world if keep else bpy.data.worlds.new('sky')
    scene().world = world
    world.use_nodes = True
    m = Shader.__new__(Shader)
    m.tree, m.background = world.node_tree, world.node_tree.nodes['Background']
    return m


def palm_shade(centre, size=24, roll=70, elevation=ELEVATION, azimuth=AZIMUTH, distance=22, seed=1, width=.9):
    """Cast the shadow of a date palm's frond on the ground around `centre`. The camera does not see the frond."""
    rng, towards = random.Random(seed), sun_direction(elevation, azimuth)
    points, faces = [], []
    leaflets = 26
    for index in range(leaflets):
        u = index / (leaflets - 1)
        x, length = (u - .5) * size, size * .34 * sin(np.pi * (.12 + .85 * u)) ** .7
        for side in (-1, 1):
            angle = radians(rng.uniform(38, 58) - 20 * u)
            dx, dy, half = cos(angle), side * sin(angle), width * .5
            start = len(points)
            points += [(x - half * .4, 0, 0), (x + dx * length * .4 - half, dy * length * .4, rng.uniform(-1, 1)),
                       (x + dx * length, dy * length, rng.uniform(-2, 1)),
                       (x + dx * length * .4 + half, dy * length * .4, rng.uniform(-1, 1))]
            faces.append((start, start + 1, start + 2, start + 3))
    start = len(points)
    points += [(-size * .75, -.18, 0), (size * .5, -.05, 0), (size * .5, .05, 0), (-size * .75, .18, 0)]
    faces.append((start, start + 1, start + 2, start + 3))
    frond = add_object('frond', mesh('frond', points, np.array(faces), [plain_material('frond', (.1, .2, .05))]),
                       Vector(centre) + towards * distance)
    frond.rotation_euler = (towards.to_track_quat('Z', 'Y') @ Euler((0, 0, radians(roll))).to_quaternion()).to_euler()
    frond.visible_camera = frond.visible_glossy = frond.visible_diffuse = False
    return frond


def sun_blocker(wide, tall, centre, distance=260, elevation=ELEVATION, azimuth=AZIMUTH):
    """Keep the sun from a part of the scene with a board that the camera does not see.

    `wide` and `tall` are half its size at right angles to the sun's rays; `centre` is the middle of its shadow.
    """
    towards = sun_direction(elevation, azimuth)
    corners = [(-wide, -tall, 0), (wide, -tall, 0), (wide, tall, 0), (-wide, tall, 0)]
    made = add_object('board', mesh('board', corners, [[0, 1, 2, 3]], [plain_material('board', (.02, .02, .02))]), Vector(centre) + towards * distance)
    made.rotation_euler = towards.to_track_quat('Z', 'Y').to_euler()
    made.visible_camera = made.visible_glossy = made.visible_diffuse = False
    return made
