"""Flour on a table: a dusting that is mixed into the table's material, and flecks on it."""
import numpy as np

from .mesh import mesh
from .objects import add_object
from .shader import Shader, plain_material

TONE = (.84, .78, .67)


def dust(material, spread=(16, 13), amount=.62):
    """Mix flour into a finished material around the origin. `spread` is half the size of the dusted area in cm."""
    m = Shader.__new__(Shader)
    m.material, m.tree = material, material.node_tree
    m.principled = m.tree.nodes['Principled BSDF']
    near = m.node('ShaderNodeTexGradient', {'gradient_type': 'SPHERICAL'}, Vector=m.stretched((1 / spread[0], 1 / spread[1], 0))).outputs['Fac']
    mask = m.add((m.noise(.35, 6, .65), .75), (m.noise(5, 8, .75), .5), (near, .28))
    mask = m.ramp(mask, [(.72, 0.), (.92, 1.)])
    old = m.principled.inputs['Base Color'].links[0].from_socket
    m.surface(Base_Color=m.mix(m.multiply(mask, amount), old, TONE))
    return material


def crumbs(count=9000, spread=(8.5, 6.), seed=8):
    """One mesh of flecks of flour that lie on the table (height 0)."""
    rng = np.random.default_rng(seed)
    shape = np.array([(1, 0, 0), (-.5, .87, 0), (-.5, -.87, 0), (0, 0, 1.1), (0, 0, -.6)])
    faces = np.array([[0, 1, 3], [1, 2, 3], [2, 0, 3], [1, 0, 4], [2, 1, 4], [0, 2, 4]])
    size = rng.lognormal(-4.5, .5, count)
    place = np.stack([rng.normal(0, spread[0], count), rng.normal(0, spread[1], count), size * .3], -1)
    points = shape[None] * size[:, None, None] * rng.uniform(.6, 1.3, (count, 5, 1)) + place[:, None]
    all_faces = (faces[None] + np.arange(count)[:, None, None] * 5).reshape(-1, 3)
    return add_object('flour', mesh('flour', points.reshape(-1, 3), all_faces, [plain_material('flour', TONE, .95)]))
