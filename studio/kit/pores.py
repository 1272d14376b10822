"""Pores for the skin of nearly spherical fruit. 2D Voronoi cells are projected from the six sides of a cube, which keeps the
pores round.
"""
from .shader import Shader


def pores(m: Shader, per_radian, depth, evenness=.75):
    """Return a socket that is 1 between the pores and 0 in their middle.

    `per_radian` is the fruit's radius times the number of pores per cm; `depth` is a pore's radius in cells.
    """
    unit = m.node('ShaderNodeVectorMath', {'operation': 'NORMALIZE'})
    m.set_input(unit, 0, m.position())
    axes = [m.axis(unit.outputs[0], index) for index in range(3)]
    sizes = [m.math('ABSOLUTE', axis) for axis in axes]
    pits = None
    for up in range(3):
        a, b = (up + 1) % 3, (up + 2) % 3
        angles = [m.math('ARCTAN2', axes[side], sizes[up]) for side in (a, b)]
        place = m.node('ShaderNodeCombineXYZ', X=m.add(angles[0], (m.math('SIGN', axes[up]), 9. + up)), Y=angles[1])
        cell = m.node('ShaderNodeTexVoronoi', {'voronoi_dimensions': '2D'}, Vector=place, Scale=per_radian,
                      Randomness=evenness).outputs['Distance']
        pit = m.ramp(cell, [(0., 1.), (depth, 0.)], 'EASE')
        other = m.math('MAXIMUM', sizes[a], sizes[b])
        # Blend neighbouring sides, so that no edge of the cube cuts a pore.
        share = m.math('ADD', m.multiply(m.math('SUBTRACT', sizes[up], other), 9.), .5, True)
        pits = m.add(m.multiply(pit, share)) if pits is None else m.add(pits, m.multiply(pit, share))
    return m.math('SUBTRACT', 1., pits, True)
