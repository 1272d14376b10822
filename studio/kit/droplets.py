"""Dew: small domes of water on the vertices of a mesh."""
import numpy as np

from .mesh import coordinates, lattice_faces, mesh
from .objects import add_object
from .shader import Shader


def water():
    """Clear water that shadow rays pass through. Caustics are off, so a drop would otherwise cast a black shadow."""
    m = Shader('water')
    m.surface(Base_Color=(1, 1, 1), Roughness=0., Specular=.5, Transmission=1., IOR=1.33)
    mixed = m.node('ShaderNodeMixShader', Fac=m.node('ShaderNodeLightPath').outputs['Is Shadow Ray'])
    m.set_input(mixed, 1, m.principled)
    m.set_input(mixed, 2, m.node('ShaderNodeBsdfTransparent', Color=(.93, .95, .96)))
    m.tree.links.new(mixed.outputs[0], m.output.inputs[0])
    return m.material


def dew(body, count=80, size=.09, spread=.5, seed=1, keep=None):
    """Scatter `count` drops with a radius of about `size` cm over the surface of an object.

    `keep(points, normals)` may return a mask of the vertices that can have a drop. It gets world coordinates.
    """
    rng = np.random.default_rng(seed)
    data = body.data
    points = coordinates(data)
    normals = np.empty(len(points) * 3, np.float32)
    data.vertices.foreach_get('normal', normals)
    matrix = np.array(body.matrix_world)
    points = points @ matrix[:3, :3].T + matrix[:3, 3]
    normals = normals.reshape(-1, 3) @ matrix[:3, :3].T
    normals /= np.linalg.norm(normals, axis=1)[:, None] + 1e-9
    chosen = np.arange(len(points)) if keep is None else np.flatnonzero(keep(points, normals))
    chosen = rng.choice(chosen, min(count, len(chosen)), replace=False)
    polar, around = np.meshgrid(np.linspace(0, np.pi, 13), np.linspace(0, 2 * np.pi, 20, endpoint=False), indexing='ij')
    dome = np.stack([np.sin(polar) * np.cos(around), np.sin(polar) * np.sin(around), np.cos(polar) * .62], -1).reshape(-1, 3)
    out = []
    for index in chosen:
        normal = normals[index]
        side = np.cross(normal, rng.normal(size=3))
        side /= np.linalg.norm(side)
        frame = np.stack([side, np.cross(normal, side), normal])
        radius = size * rng.lognormal(0, spread)
        stretch = np.array([rng.uniform(.85, 1.2), rng.uniform(.85, 1.2), 1])
        out.append(points[index] + (dome * stretch * radius) @ frame + normal * radius * .12)
    faces = lattice_faces(13, 20, close_columns=True)  # refraction needs normals that point outwards
    faces = (faces[None] + np.arange(len(out))[:, None, None] * len(dome)).reshape(-1, 4)
    return add_object('dew', mesh('dew', np.vstack(out), faces, [water()]))
