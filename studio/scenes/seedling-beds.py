"""Young peppers on raised beds with drip lines, in low sun ahead on the left; also one dripper close up. Lengths are in metres."""
import numpy as np

from produce.seedling import seedling, skins
from kit import atmosphere, earth, landscape, light
from kit.camera import View
from kit.droplets import water
from kit.grade import Grade
from kit.mesh import Parts, lattice_faces, mesh, revolve, smooth_curve, tube
from kit.objects import add_object
from kit.shader import Shader

CAMERAS = {
    'beds': View(at=(-.50, -.75, .60), target=(.42, 6, -.02), lens=31, fstop=5, focus=(-.1, 1.3, .1), metres=True),
    'drip': View(at=(-.46, .40, .175), target=(-.172, .92, .05), lens=80, fstop=8, focus=(-.205, .895, .03), metres=True),
}
BEDS = Grade(exposure=.30, saturation=1.06, vignette=.12)
GRADES = {'beds': BEDS, 'drip': Grade(exposure=.45, saturation=1.05, contrast=.06, warmth=-.03, vignette=.16)}
SPACING, BED_HEIGHT = 1.3, .19  # of the beds: from middle to middle, and above the paths
LINE_OFFSET, DRIPPER_SPACING, FIRST_DRIPPER = .2, .3, .9  # a drip line's distance from the middle of its bed; the drippers' spacing and first y
ELEVATION, AZIMUTH = 17, -126
SOIL_COLOUR = (.104, .067, .042)


def height(x, y):
    distance = abs((x / SPACING + .5) % 1 - .5) * SPACING
    edge = np.clip((distance + .03 * landscape.ground_noise(x, y, 1.7, 3) - .40) / .17, 0, 1)
    lumps = earth.soil_height(x * 100, y * 100, 1.25) * .01 * np.where(edge > 0, 1.5, 1.)
    hollow = .010 * np.exp(-((x + LINE_OFFSET + .012) ** 2 + (y - FIRST_DRIPPER) ** 2) / .0016)
    return -hollow - BED_HEIGHT * edge ** 2 * (3 - 2 * edge) + lumps + .012 * landscape.ground_noise(x, y, 5., 8)


def wet(m):
    """How wet the soil is (0 to 1): moist along the drip lines, most of all below the drippers."""
    here = m.node('ShaderNodeNewGeometry').outputs['Position']
    fold = lambda value, period: m.multiply(m.math('ABSOLUTE', m.math('SUBTRACT', m.math('FRACT', m.add(m.math('DIVIDE', value, period), .5)), .5)), period)
    aside = m.math('ABSOLUTE', m.math('SUBTRACT', fold(m.axis(here, 0), SPACING), LINE_OFFSET))
    along = fold(m.math('SUBTRACT', m.axis(here, 1), FIRST_DRIPPER), DRIPPER_SPACING)
    distance = m.math('SQRT', m.add(m.multiply(aside, aside), m.multiply(m.multiply(along, along), .30)))
    distance = m.add(distance, (m.noise(9, 5, .6, here), .05), -.025)
    return m.remap(distance, .058, .098, 1., 0.)


def build(shot):
    rng = np.random.default_rng(21)
    close = shot.camera == 'drip'
    add_ground(earth.humus('bed soil', SOIL_COLOUR, 100, wet), close)
    soil = earth.humus('crumbs', SOIL_COLOUR, 1, wet)  # the mesh of a crumb is one unit across
    if close:
        earth.scatter_crumbs(rng, soil, height, (.0012, .0030, .009), 34000, (-.75, .35, .5, 2.2), 1, detail=3)
        earth.scatter_crumbs(rng, soil, height, (.004, .009, .024), 3600, (-.8, .5, .5, 3.), 2)
        earth.scatter_crumbs(rng, earth.stone_skin(), height, (.004, .007, .016), 90, (-.8, .5, .5, 2.5), 3, stone=True)
    else:
        earth.scatter_crumbs(rng, soil, height, (.003, .007, .016), 20000, (-1.5, 2.2, -.2, 7), 1, detail=3)
        earth.scatter_crumbs(rng, soil, height, (.008, .014, .030), 900, (-1.8, 2.6, -.2, 12), 2)
        earth.scatter_crumbs(rng, earth.stone_skin(), height, (.01, .018, .04), 160, (-1.5, 2.2, -.2, 8), 3, stone=True)
    plants(rng, close)
    add_drip_lines(rng, close)
    landscape.far_fields()
    palms(rng)
    landscape.escarpment()
    light.open_sky(ELEVATION, AZIMUTH, .18)
    light.sun(ELEVATION + 1, AZIMUTH, 7.5, 1.2, (1., .68, .38))
    if close:
        light.panel((-1.2, -.6, 1.1), (-.15, .9, 0), (1., .8), .0011, (1., .92, .8))


def add_ground(soil, close):
    if close:
        xs = np.concatenate([np.linspace(-4, -.75, 90)[:-1], np.arange(-.75, .5, .003), np.linspace(.5, 14, 300)])
        ys = np.concatenate([np.arange(.2, 1.7, .003), 1.7 + np.geomspace(.01, 150, 260)])
    else:
        xs = np.concatenate([np.arange(-46, -2, .1), np.arange(-2, 3, .014), np.arange(3, 60, .1)])
        ys = np.concatenate([np.arange(-.6, 5, .016), 5 + np.geomspace(.03, 148, 240)])
    x, y = (a.ravel() for a in np.meshgrid(xs, ys, indexing='ij'))
    add_object('land', mesh('land', np.stack([x, y, height(x, y)], -1), lattice_faces(len(xs), len(ys)), [soil]))


def drip_line_xs():
    """The x of every drip line that a camera can see."""
    return np.concatenate([[bed * SPACING - LINE_OFFSET, bed * SPACING + LINE_OFFSET] for bed in range(-26, 36)])


def plants(rng, close):
    places = []
    for x in drip_line_xs():
        y = np.arange(FIRST_DRIPPER - 4 * DRIPPER_SPACING, 112, DRIPPER_SPACING if close else .26)
        y = y[(y > (.5 if close else .1)) & (abs(x - .4) < 3 + y * .68) & (rng.uniform(size=len(y)) > .02)]
        side = .075 * np.where(x % SPACING < SPACING / 2, -1, 1)
        places.append(np.stack([x + side + rng.normal(0, .012, len(y)), y + .03 + rng.normal(0, .02, len(y))], -1))
    places = np.vstack(places)
    places = np.column_stack([places, height(places[:, 0], places[:, 1]) - .003])
    size = .0185 * rng.uniform(.78, 1.2, len(places)) * (.58 if close else 1)
    if close:
        size[np.argmin((places[:, 0] + LINE_OFFSET) ** 2 + (places[:, 1] - FIRST_DRIPPER) ** 2)] = .0102
    green = skins()
    near = places[:, 1] < (2.4 if close else 3.4)
    kind = rng.integers(0, 5, len(places))
    for number in range(5):
        for fine in (True, False):
            chosen = (kind == number) & (near == fine)
            model = seedling(number + 30, green, 9.5, 6.8, 8, fine)
            landscape.place_copies(f'pepper{number}{fine}', model, places[chosen], rng, size[chosen], .06)


def add_drip_lines(rng, close):
    """Add black pipes that lie loosely on the beds, with a dripper beside every plant."""
    black = pipe_skin(100 if close else 20)
    parts = Parts()
    for x in drip_line_xs():
        y = np.concatenate([np.arange(-1.5, 5, .03), 5 + np.geomspace(.03, 110, 160)])
        aside = x + .012 * np.sin(y * 1.9 + x * 7) + .008 * np.sin(y * 4.7 + x * 3)
        level = height(aside, y)
        pipe_height = np.max([np.roll(level, shift) for shift in range(-3, 4)], 0)
        pipe_height = np.convolve(np.pad(pipe_height, 6, mode='edge'), np.ones(13) / 13, 'valid') + .006
        if close:
            pipe_height += .017 * np.exp(-((y - FIRST_DRIPPER) / .13) ** 2)  # room for a drop
        parts.add(*tube(np.stack([aside, y, pipe_height], -1), .0064, 24 if close else 10), 0)
        for at in FIRST_DRIPPER + DRIPPER_SPACING * np.arange(-3, 40 if abs(x) < 4 else 0):
            along = at + np.linspace(-.019, .019, 40)
            path = np.stack([np.interp(along, y, aside), along, np.interp(along, y, pipe_height)], -1)
            parts.add(*tube(path, dripper(np.linspace(-1, 1, 40)), 24 if close else 10), 0)
            if close and abs(x + LINE_OFFSET) + abs(at - FIRST_DRIPPER) < .01:
                water_at(path[20])
    add_object('lines', parts.mesh('lines', [black]))


def dripper(t):
    """The radii of a dripper, a thicker piece of pipe with two ridges, for `t` from -1 to 1 along it."""
    return .0064 + .0022 * (1 - t ** 8) + .0008 * np.exp(-((abs(t) - .62) / .07) ** 2)


def water_at(at):
    """Add a hanging drop, and below it a small pool in the hollows of the soil."""
    shape = smooth_curve([(.0001, .0052), (.0010, .0044), (.0016, .0028), (.0027, 0), (.0029, -.0015), (.0019, -.0030), (.0001, -.0035)], 48)[::-1]
    wet_through = water()
    add_object('drop', revolve('drop', shape, [wet_through], 32), at - [.0035, 0, .0125])
    turn = np.linspace(0, 2 * np.pi, 60, endpoint=False)
    rim = np.stack([at[0] - .012 + .055 * np.cos(turn), at[1] + .055 * np.sin(turn), turn * 0], -1)
    rim[:, 2] = np.percentile(height(rim[:, 0] * .3 + at[0] * .7, rim[:, 1] * .3 + at[1] * .7), 50)
    add_object('pool', mesh('pool', rim, [list(range(60))], [wet_through]))


def pipe_skin(unit):
    """Black polyethylene with dust and splashes of soil."""
    m = Shader('pipe')
    dust, fine, scratch = m.noise(.35 * unit, 6, .7), m.noise(3. * unit, 6, .7), m.noise(1., 4, .6, m.stretched((9 * unit, .3 * unit, 9 * unit)))
    soiled = m.math('MAXIMUM', m.ramp(dust, [(.56, 0.), (.80, .40)]), m.ramp(fine, [(.64, 0.), (.72, .7)]))
    c = m.mix(soiled, (.007, .007, .008), (.10, .068, .045))
    return m.surface(Base_Color=c, Roughness=m.remap(m.add((soiled, .6), (scratch, .4)), .1, .7, .42, .85), Specular=.32,
                     Normal=m.bump(m.add(fine, scratch), .25, .02 / unit))


def palms(rng):
    materials = landscape.palm_materials()
    models = [landscape.palm(seed + 1, materials) for seed in range(5)]
    for index in range(46):
        x = rng.choice([-88, -52, -30, 34, 70, 112]) + rng.normal(0, 9)
        add_object('palm', models[index % 5], (x, rng.uniform(150, 205), -.1), (rng.normal(0, 2), rng.normal(0, 2), rng.uniform(0, 360)), rng.uniform(1.1, 1.7))
    count = 420
    landscape.place_copies('shelter belt', landscape.bush(), np.stack([rng.uniform(-230, 230, count), rng.uniform(190, 290, count), np.full(count, -.2)], -1),
                           rng, rng.lognormal(1.0, .4, count), .05)


def post_process(image, depth):
    """Mirror the picture for `haze`, which expects the sun on the right; here it is on the left."""
    return atmosphere.haze(image[:, ::-1], depth[:, ::-1])[:, ::-1]
