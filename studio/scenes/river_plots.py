"""The plots of the scene `river-fields`: their outlines, crops and rows of plants."""
import numpy as np

from kit.mesh import mesh
from kit.objects import add_object
from kit.shader import Shader

CANAL_ANGLE = np.radians(17)  # the direction of the canals
# The colour of each crop, and its share of the plots.
CROPS = [((.026, .078, .010), .28), ((.050, .115, .014), .20), ((.016, .044, .010), .17), ((.105, .145, .022), .13),
         ((.230, .185, .060), .08), ((.130, .078, .042), .12), ((.085, .056, .034), .06)]


def rotated(points):
    """Points turned by CANAL_ANGLE."""
    c, s = np.cos(CANAL_ANGLE), np.sin(CANAL_ANGLE)
    return np.stack([points[..., 0] * c - points[..., 1] * s, points[..., 0] * s + points[..., 1] * c], -1)


def bend(points):
    """Shift points so that no line is perfectly straight."""
    x, y = points[..., 0], points[..., 1]
    return points + np.stack([9 * np.sin(y / 130) + 5 * np.sin(x / 70 + y / 90), 7 * np.sin(x / 150) + 4 * np.sin(y / 60 + x / 110)], -1)


def parcels(rng):
    """Divide the land into blocks between lanes, and each block into plots.

    Return the corners of the plots (N,4,2), and the ends of the lanes before they are turned and bent.
    """
    plots, lanes = [], []
    xs = np.cumsum(rng.uniform(120, 230, 46)) - 3600
    ys = np.cumsum(rng.uniform(150, 290, 30)) - 900
    for x0, x1 in zip(xs, xs[1:]):
        lanes.append(np.array([(x0, ys[0]), (x0, ys[-1])]))
        shifted = ys + rng.uniform(-40, 40, len(ys))
        for y0, y1 in zip(shifted, shifted[1:]):
            lanes.append(np.array([(x0, y0), (x1, y0)]))
            split_block(rng, x0 + 5, y0 + 4, x1 - 5, y1 - 4, plots)
    return bend(rotated(np.array(plots))), lanes


def split_block(rng, x0, y0, x1, y1, plots):
    """Divide a rectangle again and again until its parts are small enough for plots."""
    wide, tall = x1 - x0, y1 - y0
    if min(wide, tall) < 46 and max(wide, tall) < 170 or max(wide, tall) < 62:
        gap = .9
        plots.append([(x0 + gap, y0 + gap), (x1 - gap, y0 + gap), (x1 - gap, y1 - gap), (x0 + gap, y1 - gap)])
        return
    share = rng.choice([.25, .33, .5, .5, .62]) + rng.normal(0, .03)
    if (wide > tall) == (rng.uniform() < .8):
        split_block(rng, x0, y0, x0 + wide * share, y1, plots)
        split_block(rng, x0 + wide * share, y0, x1, y1, plots)
    else:
        split_block(rng, x0, y0, x1, y0 + tall * share, plots)
        split_block(rng, x0, y0 + tall * share, x1, y1, plots)


def patchwork(rng, plots):
    """Add one mesh of all plots, and dark earth below. Attributes give each plot its colour, and its rows a direction and spacing."""
    tones, chances = np.array([c for c, _ in CROPS]), np.array([p for _, p in CROPS])
    kind = rng.choice(len(CROPS), len(plots), p=chances / chances.sum())
    tone = tones[kind] * rng.uniform(.72, 1.3, (len(plots), 1)) * (1 + rng.normal(0, .07, (len(plots), 3)))
    edge = plots[:, 1] - plots[:, 0]
    angle = np.arctan2(edge[:, 1], edge[:, 0]) + np.where(rng.uniform(size=len(plots)) < .35, np.pi / 2, 0)
    spacing = rng.choice([1.1, 1.6, 2.4, 3.6], len(plots))
    rows = np.stack([np.cos(angle) / spacing, np.sin(angle) / spacing, rng.choice([.1, .3, .6, .9], len(plots))], -1)
    points = np.concatenate([plots.reshape(-1, 2), np.repeat(rng.uniform(0, .5, len(plots)), 4)[:, None]], 1)
    m = Shader('plots')
    vector = lambda name: m.node('ShaderNodeAttribute', {'attribute_name': name}).outputs['Vector']
    here, lines = m.position(), vector('rows')
    wander = m.noise(.03, 4, .6)
    along = m.node('ShaderNodeVectorMath', {'operation': 'DOT_PRODUCT'})
    m.set_input(along, 0, here)
    m.set_input(along, 1, m.node('ShaderNodeVectorMath', {'operation': 'MULTIPLY'}).outputs[0])
    flat = along.inputs[1].links[0].from_node
    m.set_input(flat, 0, lines)
    flat.inputs[1].default_value = (1, 1, 0)
    phase = m.add((along.outputs['Value'], 6.283), (wander, 3.))
    furrow = m.remap(m.math('SINE', phase), -1, 1, 0, 1)
    broad, patch, fine = m.noise(.012, 5, .6), m.noise(.06, 6, .65), m.noise(.7, 6, .7)
    base = vector('tone')
    c = m.mix(m.ramp(broad, [(.35, .0), (.65, .5)]), base, m.tint(base, .49, .85, 1.45))
    c = m.mix(m.ramp(patch, [(.42, .55), (.60, 0.)]), c, m.tint(base, .515, 1.05, .58))
    c = m.mix(m.ramp(m.add((patch, .5), (fine, .5)), [(.55, 0.), (.68, .6)]), c, (.15, .115, .055))
    c = m.mix(m.multiply(m.multiply(furrow, m.axis(lines, 2)), .62), c, m.tint(base, .5, .8, .40))
    c = m.mix(m.ramp(fine, [(.38, .5), (.55, 0.)]), c, m.tint(base, .5, 1., .45))
    skin = m.surface(Base_Color=c, Roughness=.95, Specular=.1, Normal=m.bump(m.add((fine, 1.2), (furrow, .8), (patch, 2.)), .9, .5))
    four = lambda values: np.repeat(values, 4, 0)
    add_object('plots', mesh('plots', points, np.arange(len(points)).reshape(-1, 4), [skin], {'tone': four(tone), 'rows': four(rows)}, smooth=False))
    under = Shader('verges')
    c = under.ramp(under.noise(.09, 8, .65), [(.35, (.040, .060, .018)), (.6, (.105, .085, .045)), (.75, (.19, .14, .085))])
    corners = [(-9000, -900, -.2), (9000, -900, -.2), (9000, 6200, -.2), (-9000, 6200, -.2)]
    add_object('verges', mesh('verges', corners, np.array([[0, 1, 2, 3]]), [under.surface(Base_Color=c, Roughness=1.)]))
