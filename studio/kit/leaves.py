"""Leaves with veins, and their material."""
import numpy as np

from .mesh import lattice_faces, mesh
from .shader import Shader, shade


def leaf_material(name, tone=(.05, .16, .02), vein=(.2, .33, .08), rough=.45, through=.35, vary=.15, under=None):
    """A leaf that lets light through. The mesh attribute `vein` is 1 on veins. `under` is the colour of the back."""
    m = Shader(name)
    cloud = m.noise(1.2, 5, .6)
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), shade(tone, .68), shade(tone, 1.28))
    c = m.vary(c, .02 * vary / .15, .08, vary)
    on_vein = m.attribute('vein')
    c = m.mix(on_vein, c, vein)
    if under:
        c = m.mix(m.node('ShaderNodeNewGeometry').outputs['Backfacing'], c, under)
    normal = m.bump(m.add((on_vein, -1.), (m.noise(6, 4, .6), .4)), .35, .1)
    m.surface(Base_Color=c, Roughness=m.remap(m.noise(2.5, 4, .6), .3, .7, rough - .08, rough + .12), Specular=.4,
              Normal=normal)
    m.translucent(through, m.tint(c, .485, 1.15, 1.9), normal)
    return m.material


def blade(length=5., width=2., curl=.6, fold=.25, wave=.08, veins=8, taper=.55, tip=.8, seed=0, rows=56, columns=21,
          teeth=0.):
    """Return the points, faces and vein values of one leaf. It grows from the origin along +X, face up.

    `curl` bends it down along its length (radians), `fold` lifts its two halves, `wave` ruffles the edge,
    `teeth` gives it a toothed edge (0 to 0.3).
    """
    rng = np.random.default_rng(seed)
    u, v = np.meshgrid(np.linspace(0, 1, rows), np.linspace(-1, 1, columns), indexing='ij')
    outline = np.maximum(np.sin(np.pi * u ** taper) ** tip * (1 - u * .15), .004)
    if teeth:
        outline = outline * (1 - teeth * ((u * veins * 2.2) % 1))
    bend = curl * u + .25 * np.sin(u * 2.2 + rng.uniform(0, 6))
    step = length / (rows - 1)
    y = v * outline * width / 2
    lift = abs(v) * fold * width / 2 * outline
    lift = lift + np.sin(u * length * 2.1 + v * 2 + rng.uniform(0, 6)) * wave * abs(v) ** 1.5 * width
    lift = lift + .02 * width * np.sin(u * 17 + abs(v) * 6 + rng.uniform(0, 6)) * (1 - abs(v)) * outline
    x = np.cumsum(np.cos(bend), 0) * step + np.sin(bend) * lift
    z = -np.cumsum(np.sin(bend), 0) * step + np.cos(bend) * lift
    y = y + .06 * length * np.sin(u * 2 + rng.uniform(0, 6)) * u
    mid = np.exp(-(v / .055) ** 2)
    side = (u * veins - abs(v) * .95) % 1
    vein = np.maximum(mid, .6 * np.exp(-(np.minimum(side, 1 - side) / .09) ** 2) * (1 - v ** 2))
    return np.stack([x, y, z], -1).reshape(-1, 3), lattice_faces(rows, columns), vein.ravel()


def leaf(name, material, **shape):
    """One leaf as a mesh. `shape` holds the arguments of `blade`."""
    points, faces, vein = blade(**shape)
    return mesh(name, points, faces, [material], {'vein': vein})
