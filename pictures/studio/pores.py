"""Pores that stay round on a nearly spherical skin: cells of a plane, wrapped onto the six sides of a box."""
from .shader import Shader


def pores(m: Shader, per_radian, depth, evenness=.75):
    """1 on the open skin, falling to 0 in pores `depth` cells wide; `per_radian` is the radius times pores per cm."""
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
        # Neighbouring sides fade into each other, so that no pore is cut by an edge of the box.
        share = m.math('ADD', m.multiply(m.math('SUBTRACT', sizes[up], other), 9.), .5, True)
        pits = m.add(m.multiply(pit, share)) if pits is None else m.add(pits, m.multiply(pit, share))
    return m.math('SUBTRACT', 1., pits, True)
