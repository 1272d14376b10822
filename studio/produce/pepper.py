"""A bell pepper that stands on its tips, stalk up. It is about 9 cm tall. For a halved one see `half_pepper`."""
import numpy as np

from kit.mesh import Parts, hull, lattice_faces, ripple, smooth_curve
from kit.pile import Model
from kit.shader import Shader, shade

SKIN, STALK, WALL, SEED = range(4)
# Colours: darker, lighter, shoulder, ripening patches.
TONES = {
    'red': ((.33, .004, .006), (.50, .011, .008), (.22, .05, .008), (.42, .05, .008)),
    'yellow': ((.72, .31, .006), (.83, .44, .012), (.42, .36, .02), (.80, .25, .008)),
    'green': ((.010, .052, .006), (.030, .105, .012), (.045, .12, .016), (.075, .11, .012)),
}


def skin(name):
    dark, light, shoulder, patch = TONES[name]
    m = Shader(f'{name} pepper')
    broad, fine, streak = m.noise(.22, 4, .55), m.noise(1.6, 3, .5), m.noise(1., 5, .6, m.stretched((.9, .9, .16)))
    c = m.mix(m.ramp(broad, [(.3, 0.), (.75, 1.)]), dark, light)
    c = m.mix(m.multiply(m.ramp(streak, [(.5, 0.), (.72, 1.)]), .4), c, patch)
    c = m.mix(m.multiply(m.attribute('groove'), .35), c, shade(dark, .6))
    c = m.mix(m.multiply(m.attribute('top'), .6), c, shoulder)
    dots = m.ramp(m.voronoi(5.2), [(.05, 1.), (.10, 0.)])
    c = m.mix(m.multiply(dots, .16), c, tuple(min(1, x * 1.6 + .05) for x in light))
    scar = m.ramp(m.noise(.8, 7, .7, twist=2.5), [(.70, 0.), (.735, .7)])
    c = m.mix(scar, c, (.30, .19, .09))
    c = m.vary(c, .004, .04, .08)
    m.subsurface(c, .08, (.5, .15, .05))
    relief = m.add(fine, (broad, 2.2), (streak, .8), (scar, .3), (m.noise(4.5, 3, .5), .14), (m.noise(17, 3, .5), .035))
    return m.surface(Roughness=m.add(m.remap(m.noise(.9, 6, .65), .3, .7, .17, .36), (scar, .4)), Specular=.5, Clearcoat=.22,
                     Clearcoat_Roughness=.10, Normal=m.bump(relief, .2, .12))


def stalk():
    m = Shader('pepper stalk')
    fibre, cloud = m.noise(1., 5, .65, m.stretched((9, 9, .9))), m.noise(.9, 4, .6)
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), (.055, .125, .018), (.15, .24, .05))
    c = m.mix(m.multiply(m.ramp(fibre, [(.5, 0.), (.7, 1.)]), .4), c, (.25, .30, .10))
    end = m.attribute('end')
    c = m.mix(m.remap(end, 0, .5, 0, 1), c, m.mix(m.multiply(fibre, .6), (.17, .24, .07), (.30, .33, .13)))
    c = m.mix(m.remap(end, .5, 1, 0, 1), c, m.mix(fibre, (.30, .28, .13), (.44, .41, .23)))
    return m.surface(Base_Color=c, Roughness=.5, Specular=.4, Normal=m.bump(m.add(fibre, (cloud, .5)), .5, .06))


def wall(name):
    """The inside of the wall, paler than the skin. Mesh attributes: `rib` (1 on white ribs and pith), `cut` (1 at the skin's
    edge of a cut) and `wet` (1 on a fresh cut).
    """
    dark, light, _, _ = TONES[name]
    m = Shader(f'{name} pepper wall')
    cloud, blister, wet = m.noise(.6, 5, .6), m.voronoi(3.2), m.attribute('wet')
    deep, pale = {'red': ((.48, .026, .014), (.58, .075, .036)), 'yellow': ((.80, .48, .07), (.84, .60, .18)), 'green': ((.25, .36, .09), (.36, .47, .16))}[name]
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), deep, pale)
    # Cut flesh is mottled.
    c = m.mix(m.multiply(wet, m.ramp(m.noise(5, 6, .7), [(.42, 0.), (.68, .55)])), c, pale)
    c = m.mix(m.attribute('rib'), c, m.mix(cloud, (.62, .50, .30), (.80, .70, .50)))
    c = m.mix(m.attribute('cut'), c, light)
    m.subsurface(c, .25, (.5, .25, .1))
    relief = m.add((blister, m.remap(wet, 0, 1, 1, .25)), (m.noise(4, 5, .6), .5), (m.noise(16, 4, .65), .22))
    return m.surface(Roughness=m.add(m.remap(cloud, .3, .7, .38, .52), (wet, -.20)), Specular=.5, Clearcoat=m.add(.15, (wet, .35)), Clearcoat_Roughness=.14,
                     Normal=m.bump(relief, .5, .08))


def seeds():
    m = Shader('pepper seed')
    fine = m.noise(6, 4, .6)
    c = m.vary(m.mix(fine, (.56, .40, .17), (.78, .63, .35)), .01, .1, .1)
    m.subsurface(c, .15, (.2, .12, .05))
    return m.surface(Roughness=.45, Normal=m.bump(fine, .4, .03))


def materials(name):
    return [skin(name), stalk(), wall(name), seeds()]


class Shape:
    """The surface of one pepper as a grid over the profile and the angle: lobes of different width that have grown together.

    `half` covers only half of the angles.
    """

    def __init__(self, seed, height, radius, lobes, half=False, rows=240, columns=440):
        rng = np.random.default_rng(seed)
        self.rng, self.height, self.radius = rng, height, radius
        profile = smooth_curve([(.02, .27), (.16, .275), (.33, .40), (.60, .50), (.86, .455), (1., .30), (1.01, .06), (.95, -.18),
                                (.83, -.37), (.63, -.485), (.38, -.49), (.15, -.43), (.0, -.41)], 400)
        length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(profile * [radius, height], axis=0), axis=1))])
        length /= length[-1]
        t = np.linspace(0, 1, rows)
        radii = np.maximum(np.interp(t, length, profile[:, 0]), 0) * radius
        z = np.interp(t, length, profile[:, 1]) * height
        span = np.linspace(0, np.pi, columns) if half else np.linspace(0, 2 * np.pi, columns, endpoint=False)
        t, a = np.meshgrid(t, span, indexing='ij')
        at = lambda knots, values: np.interp(t, knots, values)
        where = np.cumsum(rng.uniform(.78, 1.22, lobes))
        middle = where / where[-1] * 2 * np.pi + (rng.uniform(.1, .4) if half else rng.uniform(0, 6))
        # Each lobe is a cylinder beside the axis. The skin surrounds all of them and sinks between them.
        spread = at([0, .12, .3, .62, .85, 1], [.54, .52, .42, .37, .48, .54])
        pillars = []
        for lobe in range(lobes):
            distance = spread * rng.uniform(.93, 1.07)
            fat = (1 - spread) * rng.uniform(.93, 1.08) + .04 * np.sin(t * rng.uniform(3, 6) + rng.uniform(0, 6))
            off = a - middle[lobe] - rng.normal(0, .10) * (t - .4) - .07 * np.sin(t * 5 + rng.uniform(0, 6))
            inside = np.maximum(fat ** 2 - (distance * np.sin(off)) ** 2, 0)
            pillars.append(np.where((np.cos(off) > 0) & (inside > 0), distance * np.cos(off) + np.sqrt(inside), .02))
        pillars = np.array(pillars)
        power = at([0, .15, .4, .7, .9, 1], [9, 11, 9, 9, 13, 9])
        hold = .70 * spread + .18  # the skin between two lobes does not sink deeper than this
        around = ((pillars ** power).sum(0) + hold ** power) ** (1 / power)
        share = pillars ** 6 / ((pillars ** 6).sum(0) + 1e-9)
        tops, feet = rng.normal(0, .030, lobes), rng.normal(0, .045, lobes)
        lobe_up = (share * tops[:, None, None]).sum(0) * at([0, .1, .25, .5], [0, .6, 1, 0]) + (share * feet[:, None, None]).sum(0) * at([.5, .85, 1], [0, 1, 0 if half else .5])
        groove = np.clip((.985 - around) / .22, 0, 1)
        r = radii[:, None] * around * (1 + .045 * np.sin(a + rng.uniform(0, 6)))
        up = z[:, None] + height * (lobe_up + groove * at([.70, .92, 1], [0, .05, 0] if half else [0, .13, .13]) - .11 * groove * at([.06, .18, .34], [0, 1, 0]))
        points = np.stack([r * np.cos(a), r * np.sin(a), up], -1)
        flat = points.reshape(-1, 3)
        tall = flat * [1, 1, .45]
        shift = ripple(flat, .42, seed) * .15 + ripple(tall, 1.1, seed + 9) * .055 + ripple(tall, 2.3, seed + 4) * .016
        flat = flat + shift[:, None] * np.array([1, 0, .5]) + ripple(flat, .5, seed + 2)[:, None] * np.array([0, 0 if half else .13, 0])
        flat[:, 0] += .07 * flat[:, 2] * rng.normal()
        self.points = flat.reshape(rows, columns, 3)
        self.groove, self.t, self.a = groove, t, a
        self.valleys = (middle + np.roll(middle, -1) + 2 * np.pi * (np.arange(lobes) == lobes - 1)) / 2


def add_stalk(parts, shape, long=3.2, half=False):
    """Add the stalk. `half` cuts it in the plane of X and Z, too, and shows its pith."""
    rng, height = shape.rng, shape.height
    t = np.linspace(0, 1, 60)
    bend = rng.normal(0, .9, 2) * [1, not half]
    foot = .285 * height - (.36 if half else .22)
    middle = np.stack([bend[0] * t ** 2 * 1.6, bend[1] * t ** 2 * 1.6, foot + t * long], -1)
    r = np.interp(t, [0, .04, .09, .16, .3, .8, .93, 1], [1.35, 1.22, .92, .62, .46, .44, .58, .53])
    r = np.minimum(r, .85) if half else r  # a wider foot would come out in the hollow
    a = np.linspace(0, np.pi, 48) if half else np.linspace(0, 2 * np.pi, 48, endpoint=False)
    flute = 1 + np.interp(t, [0, .1, .25, 1], [.20, .14, .09, .07])[:, None] * np.cos(a * 5 + rng.uniform(0, 6) + t[:, None])
    flute = flute + .03 * np.sin(a * 11 + t[:, None] * 3)
    ring = middle[:, None] + (r[:, None] * flute)[..., None] * np.stack([np.cos(a), np.sin(a), 0 * a], -1)
    # Fit the foot of the stalk to the hollow in which it sits.
    dish = np.interp(r, [.5, 1.4], [0, .10]) * np.exp(-(t / .12) ** 2)
    ring[:, :, 2] += dish[:, None]
    end = np.stack([middle[-1] + (ring[-1] - middle[-1]) * share + [0, 0, -.05 * (1 - share)] for share in (.75, .4, .02)])
    ring = np.concatenate([ring, end])
    value = np.concatenate([np.zeros((60, 48)), np.ones((3, 48))])
    value[59] = .6
    if half:
        share = np.linspace(0, 1, 21)
        face = ring[:60, None, 0] * (1 - share[:, None]) + ring[:60, None, -1] * share[:, None]
        face[:, :, 1] = .01 + .05 * abs(2 * share - 1) ** 8
        ring[:, (0, -1), 1] = .06
        parts.add(face, lattice_faces(60, 21), STALK, end=np.repeat(1 - abs(2 * share - 1)[None] ** 2.5, 60, 0).ravel())
    parts.add(ring, lattice_faces(63, 48, close_columns=not half), STALK, end=value.ravel())


def pepper(seed, skins, height=8.6, radius=3.9, lobes=4):
    shape = Shape(seed, height, radius, lobes)
    parts = Parts()
    rows, columns = shape.t.shape
    parts.add(shape.points, lattice_faces(rows, columns, close_columns=True), SKIN, groove=shape.groove.ravel(),
              top=np.exp(-(shape.t.ravel() / .11) ** 2))
    add_stalk(parts, shape)
    return Model(parts.mesh(f'pepper{seed}', skins), hull(shape.points[::6, ::8].reshape(-1, 3)))
