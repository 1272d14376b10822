"""A young pepper plant on soil that is cut open in front: its roots show on the vertical face."""
import numpy as np

from produce.seedling import seedling, skins
from kit import earth, landscape, light
from kit.camera import View
from kit.grade import Grade
from kit.mesh import lattice_faces, mesh, ripple
from kit.objects import add_object, add_strands
from kit.shader import Shader

CAMERAS = {'cut': View(at=(0, -92, 5.5), target=(0, 0, -1.6), lens=88, fstop=9, focus=(0, -.3, -1))}
GRADE = Grade(exposure=.5, saturation=1.06, vignette=.14)
EDGE_RADIUS = 1.1  # of the rounded edge between the cut face and the top


def build(shot):
    rng = np.random.default_rng(12)
    soil = profile_soil()
    add_soil(soil)
    paths, radii = grow_roots(np.random.default_rng(5))
    add_strands('roots', paths, 1., root_skin(), radii)
    crumbs(rng, soil, paths)
    green = skins()
    add_object('plant', seedling(5, green, height=11, leaf=7.6, leaves=11, lean=.3), (.1, .35, -.5), (0, 0, 60))
    landscape.far_trees(360, .8)
    light.dim_sky(.34, horizon=(1., .88, .70))
    light.sun(34, -58, 5.6, 1.6, (1., .79, .54))
    light.panel((-46, 60, 46), (0, 0, 8), (34, 34), 7., (1., .80, .52))


def profile_soil():
    """Soil that is dark at the top, browner and paler below. It uses world coordinates, so that crumbs match the soil around them."""
    m = Shader('soil profile')
    here = m.node('ShaderNodeNewGeometry').outputs['Position']
    broad, fine, patch = m.noise(.35, 8, .65, here), m.noise(5, 8, .72, here), m.noise(.12, 4, .6, here)
    depth = m.add((m.axis(here, 2), -1.), (broad, 3.4), (patch, 5.), -4.2)
    tone = m.ramp(m.multiply(depth, .04), [(.22, (.052, .031, .019)), (.36, (.105, .060, .033)), (.56, (.185, .112, .060)), (.9, (.235, .150, .085))])
    c = m.mix(m.ramp(fine, [(.32, .75), (.52, 0.)]), tone, m.tint(tone, .5, 1., .42))
    c = m.mix(m.ramp(fine, [(.55, 0.), (.75, .7)]), c, m.tint(tone, .5, .9, 1.6))
    c = m.vary(c, .008, .10, .25)
    relief = m.add((m.voronoi(4.5, here), -.8), (fine, 1.), (m.voronoi(12, here), -.5))
    return m.surface(Base_Color=c, Roughness=.9, Specular=.25, Normal=m.bump(relief, .9, .10))


def root_skin():
    m = Shader('root')
    stain, fine = m.noise(.8, 5, .65), m.noise(9, 5, .7)
    c = m.mix(m.ramp(stain, [(.35, 0.), (.75, 1.)]), (.66, .54, .36), (.44, .31, .17))
    c = m.mix(m.multiply(m.ramp(fine, [(.56, 0.), (.68, 1.)]), .6), c, (.16, .10, .055))
    m.subsurface(c, .10, (.12, .08, .04))
    return m.surface(Roughness=.6, Specular=.3, Normal=m.bump(fine, .35, .02))


def soil_bumps(points):
    return (.40 * ripple(points, .40, 1) + .34 * np.abs(ripple(points, 1.1, 2)) + .11 * ripple(points, 2.8, 3) + .05 * ripple(points, 7., 4))


def face_depth(x, z):
    """The y of the cut face at (x, z)."""
    up = np.clip(z + EDGE_RADIUS, 0, EDGE_RADIUS * .98)
    return EDGE_RADIUS - np.sqrt(EDGE_RADIUS ** 2 - up ** 2) - soil_bumps(np.stack([x, x * 0, z], -1)) * np.sqrt(1 - (up / EDGE_RADIUS) ** 2)


def soil_surface(x, s):
    """Points on the surface of the soil, and their normals. `s` runs up the face (below 0), over the edge and back along the top."""
    turn = np.clip(s / EDGE_RADIUS, 0, np.pi / 2)
    base = np.stack([x, EDGE_RADIUS - EDGE_RADIUS * np.cos(turn) + np.maximum(s - EDGE_RADIUS * np.pi / 2, 0), EDGE_RADIUS * np.sin(turn) - EDGE_RADIUS + np.minimum(s, 0)], -1)
    normal = np.stack([x * 0, -np.cos(turn), np.sin(turn)], -1)
    return base + normal * soil_bumps(base)[:, None], normal


def add_soil(material):
    xs = np.concatenate([np.linspace(-60, -20, 40)[:-1], np.arange(-20, 20, .1), np.linspace(20, 60, 40)])
    s = np.concatenate([np.arange(-32, 16, .1), 16 + np.geomspace(.2, 420, 90)])
    x, s_at = (a.ravel() for a in np.meshgrid(xs, s, indexing='ij'))
    return add_object('cut', mesh('cut', soil_surface(x, s_at)[0], lattice_faces(len(xs), len(s)), [material]))


def root_path(rng, start, heading, length, radius, final_heading, sway, tip=.25):
    """The path of a root on the face: x, z, radii and angles.

    It starts at (x, z) in the direction `heading` (0 is down) and turns slowly to `final_heading`; `sway` is its random change
    of direction.
    """
    count = max(6, int(length / .1))
    wander = np.cumsum(rng.normal(0, sway, count)) * .35 + np.convolve(rng.normal(0, sway * 2, count + 8), np.ones(9) / 9, 'valid')
    t = np.linspace(0, 1, count)
    angle = heading + (final_heading - heading) * t ** .8 + wander
    x = start[0] + np.cumsum(np.sin(angle)) * .1
    z = np.minimum(start[1] - np.cumsum(np.cos(angle)) * .1, -.3)
    return x, z, radius * (1 - (1 - tip) * t ** .8), angle


def lay_on_face(rng, x, z, radius):
    """Lay a root close to the cut face. In some places it goes a little into the soil."""
    smooth = np.convolve(np.pad(face_depth(x, z), 4, mode='edge'), np.ones(9) / 9, 'valid')
    line = np.linspace(0, len(x) * .1, len(x))
    dip = .10 * np.sin(line * rng.uniform(.7, 1.4) + rng.uniform(0, 6)) + .05 * np.sin(line * 3.1 + rng.uniform(0, 6))
    return np.stack([x, smooth - .10 - radius * .5 + dip * np.clip(1.4 - radius / .12, .2, 1), z], -1)


def grow_roots(rng):
    """The paths and radii of a tap root, strong side roots, and up to three orders of finer roots."""
    paths, radii = [], []

    def add(x, z, radius):
        paths.append(lay_on_face(rng, x, z, radius))
        radii.append(radius)

    def branch(x, z, radius, angle, order, length_left):
        if order > 3:
            return
        every = (.46, .62, .95)[order - 1]
        for at in np.arange(rng.uniform(.2, 1.), len(x) * .1 * .94, every):
            i = min(len(x) - 1, int((at + rng.normal(0, .1)) / .1))
            side = rng.choice([-1, 1])
            spread = rng.uniform(.8, 1.4) if order == 1 else rng.uniform(.5, 1.1)
            length = (rng.uniform(.25, 1.) ** 1.3 * (10.5 - .50 * at), rng.uniform(.2, 1.) ** 1.6 * 4.6, rng.uniform(.15, .9) * 1.1)[order - 1]
            if length < .25:
                continue
            thin = min(radius[i] * .62, (.060, .030, .017)[order - 1] * rng.uniform(.7, 1.25))
            heading = angle[i] + side * spread
            made = root_path(rng, (x[i], z[i]), heading, length, thin, heading * .72, (.09, .13, .16)[order - 1])
            add(*made[:3])
            branch(*made[:2], made[2], made[3], order + 1, length)

    x, z, radius, angle = root_path(rng, (.1, -.2), .03, 17.5, .17, .0, .05, .12)
    add(x, z, radius + .05 * np.exp(-np.arange(len(x)) * .1 / 1.2))
    branch(x, z, radius, angle, 1, 17)
    for heading in (-1.35, -.95, -.5, .4, .85, 1.3):
        made = root_path(rng, (.1 + heading * .08, rng.uniform(-1.5, -.4)), heading, rng.uniform(8.5, 12.5), .085, heading * .52, .07)
        add(*made[:3])
        branch(*made[:2], made[2], made[3], 2, 10)
    return paths, radii


def crumbs(rng, soil, paths):
    """Add crumbs to the face, where they leave the thicker roots free, and to the top."""
    count = 19000
    places, normal = soil_surface(rng.uniform(-19, 19, count), rng.uniform(-29, 2.5, count))
    size = np.clip(.17 * rng.lognormal(0, .55, count), .06, 1.3)
    taken = np.zeros((400, 320), bool)
    for path in paths:
        i, j = ((path[:, 0] + 20) * 10).astype(int), (-path[:, 2] * 10).astype(int)
        for a in (-1, 0, 1):
            for b in (-1, 0, 1):
                taken[np.clip(i + a, 0, 399), np.clip(j + b, 0, 319)] = True
    free = ~taken[((places[:, 0] + 20) * 10).astype(int), np.clip(-places[:, 2] * 10, 0, 319).astype(int)] | (size < .12)
    earth.place_crumbs(rng, soil, (places + normal * size[:, None] * .14)[free], size[free], 1, detail=3)
    x, z = rng.uniform(-19, 19, 120), -rng.uniform(4, 30, 120)
    size = np.clip(.5 * rng.lognormal(0, .5, 120), .25, 1.7)
    earth.place_crumbs(rng, earth.stone_skin(), np.stack([x, face_depth(x, z) + size * .08, z], -1), size, 2, stone=True)
    level = lambda x, y: soil_bumps(np.stack([x, y, x * 0], -1))
    earth.scatter_crumbs(rng, soil, level, (.08, .2, .6), 9000, (-17, 17, 1., 60), 3, detail=3)
    earth.scatter_crumbs(rng, soil, level, (.3, .6, 1.4), 700, (-17, 17, .8, 60), 4)
