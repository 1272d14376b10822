"""Piles of bodies. Blender's rigid-body simulation lets their convex hulls fall; then the fine meshes take the hulls' places.

The resting places are saved in `scenes/settled/`, so that every machine gets the same pile. The simulation runs again only if
its input changes: the number, shapes or starting places of the bodies, or the obstacles.
"""
import hashlib
import json
import os
import time
from math import radians
from typing import NamedTuple

import bpy
import numpy as np
from mathutils import Euler, Matrix, Quaternion, Vector

from .mesh import coordinates, mesh
from .objects import add_object, scene

SETTLED = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'scenes', 'settled')


class Model(NamedTuple):
    """The mesh that is rendered, and the convex hull that is simulated."""
    mesh: bpy.types.Mesh
    hull: bpy.types.Mesh


class Pile:
    """Bodies that fall together. `name` is the name of the file with their resting places."""

    def __init__(self, name):
        self.name, self.bodies, self.obstacles = name, [], []

    def drop(self, model, at, turn=(0, 0, 0), scale=1.):
        """Add a body that falls from `at` (cm), turned by `turn` (degrees) at first."""
        self.bodies.append((model, Vector(at), Euler([radians(a) for a in turn]).to_quaternion(), scale))

    def add_obstacle(self, data, at=(0, 0, 0), turn=(0, 0, 0), friction=.5):
        """Add a mesh that does not move, such as the inside of a bowl. It needs no thickness."""
        self.obstacles.append((data, at, turn, friction))

    def recipe(self):
        """A hash of the simulation's input: bodies and obstacles."""
        sums = [[*np.round(at, 3), *np.round(turn, 3), round(scale, 3),
                 *np.round(coordinates(model.hull).sum(0), 1)] for model, at, turn, scale in self.bodies]
        obstacles = [[*np.round(coordinates(data).sum(0), 0), *at, *turn] for data, at, turn, _ in self.obstacles]
        return hashlib.sha1(json.dumps([sums, obstacles], default=float).encode()).hexdigest()[:12]

    def settle(self, frames=120, friction=.6, damping=.25, gravity=-80, mass=1., ground=True):
        """Return the objects at their resting places, in the order in which they were dropped.

        Bodies that fell below the ground are left out.
        """
        os.makedirs(SETTLED, exist_ok=True)
        path, recipe = os.path.join(SETTLED, self.name + '.json'), self.recipe()
        kept = json.load(open(path)) if os.path.exists(path) else {}
        if kept.get('recipe') != recipe:
            kept = {'recipe': recipe, 'places': self.fall(frames, friction, damping, gravity, mass, ground)}
            with open(path, 'w') as file:
                json.dump(kept, file, separators=(',', ':'))
        out = []
        for index, ((model, _, _, scale), place) in enumerate(zip(self.bodies, kept['places'])):
            if place[2] > -1:
                made = add_object(f'{self.name}-{index}', model.mesh)
                made.matrix_world = Matrix.LocRotScale(Vector(place[:3]), Quaternion(place[3:]), Vector((scale,) * 3))
                out.append(made)
        bpy.context.view_layer.update()
        return out

    def fall(self, frames, friction, damping, gravity, mass, ground):
        """Run the simulation. Return the place and rotation of every body."""
        started = time.time()
        obstacles = [(add_object('solid', data, at, turn), 'MESH', obstacle_friction) for data, at, turn, obstacle_friction in self.obstacles]
        if ground:
            corners = [(x, y, z) for z in (-2, 2) for x, y in ((-150, -150), (150, -150), (150, 150), (-150, 150))]
            plate = mesh('plate', corners, np.array([[0, 3, 2, 1], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5],
                                                     [2, 3, 7, 6], [3, 0, 4, 7]]))
            # The shape BOX is centred on the object's origin, so the origin is 2 cm below the ground.
            obstacles.append((add_object('plate', plate, (0, 0, -2)), 'BOX', .9))
        moving = []
        for model, at, turn, scale in self.bodies:
            made = add_object('falling', model.hull, at, scale=scale)
            made.rotation_mode, made.rotation_quaternion = 'QUATERNION', turn
            moving.append(made)
        set_up_physics(frames, gravity)
        for made, shape, obstacle_friction in obstacles:
            add_rigid_bodies([made], 'PASSIVE', shape, obstacle_friction, damping, mass)
        add_rigid_bodies(moving, 'ACTIVE', 'CONVEX_HULL', friction, damping, mass)
        for frame in range(1, frames + 1):
            scene().frame_set(frame)
        places = [[round(v, 4) for part in made.matrix_world.decompose()[:2] for v in part] for made in moving]
        bpy.ops.rigidbody.world_remove()
        scene().frame_set(1)
        for made in moving + [made for made, _, _ in obstacles]:
            bpy.data.objects.remove(made)
        print(f'pile {self.name}: {len(moving)} bodies settled in {time.time() - started:.0f} s', flush=True)
        return places


def set_up_physics(frames, gravity):
    bpy.ops.rigidbody.world_add()
    world = scene().rigidbody_world
    world.substeps_per_frame, world.solver_iterations = 12, 16
    world.point_cache.frame_start, world.point_cache.frame_end = 1, frames + 5
    scene().frame_start, scene().frame_end = 1, frames
    scene().gravity = (0, 0, gravity)


def add_rigid_bodies(things, kind, shape, friction, damping, mass):
    bpy.ops.object.select_all(action='DESELECT')
    for made in things:
        made.select_set(True)
    bpy.context.view_layer.objects.active = things[0]
    bpy.ops.rigidbody.objects_add(type=kind)
    for made in things:
        body = made.rigid_body
        body.collision_shape, body.friction, body.restitution, body.mass = shape, friction, .02, mass
        body.use_margin, body.collision_margin = True, .01
        body.linear_damping, body.angular_damping = damping, .4
        if shape == 'MESH':
            body.mesh_source = 'BASE'
