"""Materials: plaster, limestone, wood, linen, glaze, clay, soil, concrete. Frequencies are per cm, colours linear."""
from math import pi

from .shader import Shader, shade


def plaster(name, tone, relief=.12):
    """Painted, trowelled plaster: slightly cloudy, with fine sand and strokes of the trowel."""
    m = Shader(name)
    cloud, sand = m.noise(.07, 6, .6, twist=.8), m.noise(2.2, 8, .7)
    sweep = m.noise(1, 5, .6, m.stretched((.05, .05, .22)))
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), shade(tone, .8), shade(tone, 1.14))
    c = m.mix(m.multiply(m.ramp(sweep, [(.50, 0.), (.70, 1.)]), .2), c, shade(tone, 1.3))
    return m.surface(Base_Color=c, Roughness=.9, Specular=.15,
                     Normal=m.bump(m.add((cloud, .8), (sand, .25), (sweep, 1.)), relief, .4))


def limestone(name='limestone', tone=(.40, .33, .245)):
    """Honed shell limestone with pits, pale veils and small dark grains."""
    m = Shader(name)
    veil, fine = m.noise(.09, 8, .62, twist=.9), m.noise(3., 10, .75)
    large, small, grain = m.voronoi(1.1), m.voronoi(3.7), m.voronoi(9)
    layer = m.noise(1, 6, .6, m.stretched((.05, .16, .5)))
    c = m.ramp(veil, [(.28, shade(tone, .58)), (.5, tone), (.72, shade(tone, 1.2))])
    c = m.mix(m.ramp(layer, [(.45, 0.), (.62, .4)]), c, shade(tone, .74))
    c = m.mix(m.ramp(fine, [(.35, .45), (.6, 0.)]), c, shade(tone, .55))
    pits = m.math('MINIMUM', m.ramp(m.add(large, (fine, .25)), [(.15, 0.), (.23, 1.)]),
                  m.ramp(m.add(small, (veil, .35)), [(.27, 0.), (.37, 1.)]))
    c = m.mix(m.math('SUBTRACT', 1., pits), c, shade(tone, .42))
    c = m.mix(m.multiply(m.ramp(m.add(grain, (fine, .2)), [(.16, 1.), (.2, 0.)]), .5), c, shade(tone, .45))
    relief = m.add((pits, .8), (fine, .4), (veil, .7))
    return m.surface(Base_Color=c, Roughness=m.ramp(fine, [(.3, .5), (.7, .8)]), Specular=.35,
                     Normal=m.bump(relief, .55, .18))


def wood(name='oak', dark=(.17, .115, .07), light=(.42, .315, .205), plank=11., rough=.55, gap=(.02, .013, .008), start=0.):
    """Planks along X, `plank` cm wide; the first begins at Y = `start`. By default they are pale oak."""
    m = Shader(name)
    here = m.position()
    across = m.math('DIVIDE', m.math('SUBTRACT', m.axis(here, 1), start), plank)
    number, along = m.math('FLOOR', across), m.math('FRACT', across)
    chance = m.node('ShaderNodeTexWhiteNoise', {'noise_dimensions': '1D'}, W=number).outputs[0]
    offset = m.node('ShaderNodeCombineXYZ', X=m.multiply(chance, 200.), Z=m.multiply(chance, 77.))
    moved = m.node('ShaderNodeVectorMath', {'operation': 'ADD'})
    m.set_input(moved, 0, here)
    m.set_input(moved, 1, offset)
    moved = moved.outputs[0]
    # The growth rings are contour lines of a low-frequency noise, so that they are never evenly spaced.
    trunk = m.noise(1., 2, .45, m.stretched((.018, .17, .17), vector=moved), twist=.4)
    rings = m.ramp(m.math('SINE', m.multiply(trunk, 55.)), [(0., .5), (1., 1.)])
    fibre = m.noise(1., 8, .72, m.stretched((.22, 9., 9.), vector=moved))
    pores = m.noise(1., 3, .6, m.stretched((.6, 26., 26.), vector=moved))
    stain = m.noise(.13, 5, .6, moved)
    grain = m.add((rings, .16), (fibre, .60), (stain, .38))
    c = m.ramp(grain, [(.32, dark), (.85, light)])
    c = m.mix(m.multiply(m.ramp(pores, [(.30, 1.), (.42, 0.)]), .45), c, shade(dark, .6))
    c = m.tint(c, .5, 1., m.remap(chance, 0, 1, .8, 1.15))
    edge = m.math('MINIMUM', m.ramp(along, [(0., 0.), (.012, 1.)]), m.ramp(along, [(.985, 1.), (1., 0.)]))
    c = m.mix(edge, gap, c)
    return m.surface(Base_Color=c, Roughness=m.remap(fibre, .3, .7, rough - .1, rough + .2), Specular=.35,
                     Normal=m.bump(m.add((edge, 3.), (fibre, .7), (pores, .3), (rings, .15)), .35, .09))


def linen(name='linen', tone=(.50, .44, .35), threads=13., along=None, relief=.035):
    """A plain weave with `threads` per cm and uneven yarn.

    The threads follow the object's X and Y, or the mesh attribute `along` with coordinates (cm, cm, 0).
    """
    m = Shader(name)
    here = m.node('ShaderNodeAttribute', {'attribute_name': along}).outputs['Vector'] if along else m.position()
    drift = m.noise(.7, 3, .6)
    x = m.add((m.axis(here, 0), threads * pi), (drift, 2.2))
    y = m.add((m.axis(here, 1), threads * pi), (drift, -2.2))
    sx, sy = m.math('SINE', x), m.math('SINE', y)
    over = m.math('GREATER_THAN', m.multiply(sx, sy), 0.)
    weave = m.add(m.multiply(m.math('ABSOLUTE', sx), over),
                  m.multiply(m.math('ABSOLUTE', sy), m.math('SUBTRACT', 1., over)))
    slub = m.mix(.5, m.noise(1., 3, .6, m.stretched((.3, threads * .8, 1), vector=here)),
                 m.noise(1., 3, .6, m.stretched((threads * .8, .3, 1), vector=here)))
    c = m.mix(m.ramp(slub, [(.35, 0.), (.65, 1.)]), shade(tone, .74), shade(tone, 1.16))
    c = m.mix(m.ramp(weave, [(0., .5), (.6, 0.)]), c, shade(tone, .42))
    return m.surface(Base_Color=c, Roughness=.95, Specular=.08, Sheen=.3,
                     Normal=m.bump(m.add(weave, (slub, 1.2)), .5, relief))


def glaze(name='glaze', tone=(.14, .20, .20), body=(.30, .17, .09), rim=None):
    """Speckled, glazed stoneware. Above the height `rim` (cm) the glaze is thin and shows the clay's colour, `body`."""
    m = Shader(name)
    speck, cloud, fine = m.voronoi(5.5), m.noise(.5, 6, .6), m.noise(7, 4, .6)
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), shade(tone, .75), shade(tone, 1.2))
    c = m.mix(m.ramp(m.add(speck, (fine, .2)), [(.13, 1.), (.19, 0.)]), c, shade(tone, .25))
    if rim is not None:
        height = m.add(m.axis(m.position(), 2), (cloud, .35))
        c = m.mix(m.remap(height, rim, rim + .16, 0, 1), c, body)
    return m.surface(Base_Color=c, Roughness=.28, Specular=.5, Clearcoat=.3,
                     Normal=m.bump(m.add(fine, (cloud, 2.)), .1, .08))


def clay(name='clay', tone=(.25, .105, .055)):
    """Unglazed red Nile clay, turned on a wheel: fine horizontal lines, chalky patches, dark marks of the fire."""
    m = Shader(name)
    turned = m.noise(1, 4, .6, m.stretched((.15, .15, 6)))
    cloud, fine = m.noise(.25, 6, .62, twist=.7), m.noise(5, 8, .7)
    c = m.mix(m.ramp(cloud, [(.32, 0.), (.68, 1.)]), shade(tone, .68), shade(tone, 1.2))
    c = m.mix(m.multiply(m.ramp(fine, [(.5, 0.), (.7, 1.)]), .3), c, (.52, .36, .25))
    c = m.mix(m.multiply(m.ramp(turned, [(.5, 0.), (.62, 1.)]), .25), c, shade(tone, .55))
    return m.surface(Base_Color=c, Roughness=.85, Specular=.25,
                     Normal=m.bump(m.add(turned, (fine, .4)), .3, .09))


def soil(name='soil', tone=(.16, .095, .055), wet=.3):
    """Dark crumbly silt. It adds only the smallest lumps; model the larger ones in the mesh."""
    m = Shader(name)
    broad, fine = m.noise(.6, 8, .65), m.noise(5, 8, .7)
    crumb, dust = m.voronoi(4), m.voronoi(11)
    c = m.ramp(m.mix(.5, broad, fine), [(.3, shade(tone, .45)), (.5, tone), (.72, shade(tone, 1.7))])
    relief = m.add((crumb, -.8), (fine, 1.), (dust, -.4))
    return m.surface(Base_Color=c, Roughness=.95 - wet * .4, Specular=.25, Normal=m.bump(relief, .9, .12))


def concrete(name='concrete', tone=(.27, .255, .235)):
    """A trowelled concrete floor with clouds, scuffs and pinholes, slightly shiny."""
    m = Shader(name)
    cloud, patch, fine = m.noise(.011, 6, .6, twist=.6), m.noise(.06, 7, .65), m.noise(1.6, 8, .7)
    scuff = m.noise(1, 6, .7, m.stretched((.03, .5, .5)), twist=.5)
    c = m.ramp(m.add((cloud, .6), (patch, .4)), [(.32, shade(tone, .68)), (.5, tone), (.68, shade(tone, 1.22))])
    c = m.mix(m.multiply(m.ramp(scuff, [(.56, 0.), (.70, 1.)]), .35), c, shade(tone, .55))
    c = m.mix(m.ramp(m.voronoi(.8), [(.04, .5), (.07, 0.)]), c, shade(tone, .4))
    c = m.mix(m.ramp(fine, [(.35, .3), (.6, 0.)]), c, shade(tone, .6))
    return m.surface(Base_Color=c, Roughness=m.remap(m.add((patch, .7), (fine, .3)), .3, .7, .34, .62), Specular=.4,
                     Normal=m.bump(m.add(fine, (patch, 2.)), .15, .08))
