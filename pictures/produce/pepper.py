"""A bell pepper, whole or halved lengthwise. Stands on its tips, the stalk up; about 9 cm tall."""
import numpy as np

from studio.mesh import Parts, hull, lattice_faces, ripple, smooth_curve
from studio.pile import Model
from studio.shader import Shader, shade

SKIN, STALK, WALL, SEED = range(4)
# (darker, lighter, shoulder, ripening patches)
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
    c = m.mix(m.times(m.ramp(streak, [(.5, 0.), (.72, 1.)]), .4), c, patch)
    c = m.mix(m.times(m.attribute('groove'), .35), c, shade(dark, .6))
    c = m.mix(m.times(m.attribute('top'), .6), c, shoulder)
    dots = m.ramp(m.cells(5.2), [(.05, 1.), (.10, 0.)])
    c = m.mix(m.times(dots, .16), c, tuple(min(1, x * 1.6 + .05) for x in light))
    scar = m.ramp(m.noise(.8, 7, .7, twist=2.5), [(.70, 0.), (.735, .7)])
    c = m.mix(scar, c, (.30, .19, .09))
    c = m.vary(c, .004, .04, .08)
    m.flesh(c, .08, (.5, .15, .05))
    relief = m.add(fine, (broad, 2.2), (streak, .8), (scar, .3), (m.noise(7, 3, .5), .10))
    return m.surface(Roughness=m.add(m.remap(fine, .3, .7, .20, .34), (scar, .4)), Specular=.5, Clearcoat=.22,
                     Clearcoat_Roughness=.10, Normal=m.bump(relief, .2, .12))


def stalk():
    m = Shader('pepper stalk')
    fibre, cloud = m.noise(1., 5, .65, m.stretched((9, 9, .9))), m.noise(.9, 4, .6)
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), (.055, .125, .018), (.15, .24, .05))
    c = m.mix(m.times(m.ramp(fibre, [(.5, 0.), (.7, 1.)]), .4), c, (.25, .30, .10))
    c = m.mix(m.attribute('end'), c, (.33, .30, .15))
    return m.surface(Base_Color=c, Roughness=.5, Specular=.4, Normal=m.bump(m.add(fibre, (cloud, .5)), .5, .06))


def wall(name):
    """The inside: paler than the skin, wet, with white ribs."""
    dark, light, _, _ = TONES[name]
    m = Shader(f'{name} pepper wall')
    cloud, blister = m.noise(.6, 5, .6), m.cells(3.2)
    pale = {'red': (.50, .032, .018), 'yellow': (.82, .55, .13), 'green': (.30, .42, .12)}[name]
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), shade(pale, .85), pale)
    c = m.mix(m.attribute('rib'), c, (.84, .74, .56))
    c = m.mix(m.attribute('cut'), c, tuple(a * .5 + b * .5 for a, b in zip(pale, light)))
    m.flesh(c, .25, (.5, .25, .1))
    return m.surface(Roughness=m.remap(cloud, .3, .7, .22, .4), Specular=.5, Clearcoat=.2, Clearcoat_Roughness=.15,
                     Normal=m.bump(m.add(blister, (m.noise(4, 5, .6), .5)), .25, .06))


def seeds():
    m = Shader('pepper seed')
    fine = m.noise(6, 4, .6)
    c = m.vary(m.mix(fine, (.66, .50, .25), (.84, .72, .45)), .01, .1, .1)
    m.flesh(c, .15, (.2, .12, .05))
    return m.surface(Roughness=.45, Normal=m.bump(fine, .4, .03))


def materials(name):
    return [skin(name), stalk(), wall(name), seeds()]


class Shape:
    """The surface of one pepper as a function of (t along the profile, angle)."""

    def __init__(self, seed, height, radius, lobes, half=False, rows=200, columns=360):
        rng = np.random.default_rng(seed)
        self.rng, self.height, self.radius = rng, height, radius
        profile = smooth_curve([(.02, .28), (.16, .285), (.34, .41), (.62, .50), (.88, .44), (1., .26), (.99, .0), (.92, -.22),
                                (.80, -.40), (.60, -.50), (.36, -.50), (.14, -.44), (.0, -.42)], 400)
        length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(profile * [radius, height], axis=0), axis=1))])
        length /= length[-1]
        t = np.linspace(0, 1, rows)
        rad = np.maximum(np.interp(t, length, profile[:, 0]), 0) * radius
        z = np.interp(t, length, profile[:, 1]) * height
        span = np.linspace(0, np.pi, columns) if half else np.linspace(0, 2 * np.pi, columns, endpoint=False)
        t, a = np.meshgrid(t, span, indexing='ij')
        where = np.cumsum(rng.uniform(.75, 1.25, lobes))
        self.grooves = where / where[-1] * 2 * np.pi + (rng.uniform(.3, .7) if half else rng.uniform(0, 6))
        off = a[..., None] - self.grooves + .25 * np.sin(t * 3)[..., None]
        near = np.abs((off + np.pi) % (2 * np.pi) - np.pi).min(-1)
        at = lambda knots, values: np.interp(t, knots, values)
        wide = at([0, .1, .3, .6, .85, 1], [.3, .42, .24, .16, .34, .4])
        deep = at([0, .08, .2, .4, .7, .88, 1], [.05, .24, .17, .10, .12, .24, .1])
        groove = np.exp(-(near / wide) ** 2)
        lobe = at([0, .5, .8, 1], [0, 0, 1, .6]) * (.06 * np.sin(a + rng.uniform(0, 6)) + .05 * np.cos(2 * a + rng.uniform(0, 6)))
        r = rad[:, None] * (1 - deep * groove + .05 * np.sin(a + rng.uniform(0, 6)) + .025 * np.sin(2 * a + 5 * t + rng.uniform(0, 6)))
        up = z[:, None] + height * (lobe + .10 * groove * at([.75, .95], [0, .5]) - .05 * groove * at([.05, .15, .3], [0, 1, 0]))
        points = np.stack([r * np.cos(a), r * np.sin(a), up], -1)
        flat = points.reshape(-1, 3)
        shift = ripple(flat, .45, seed) * .13 + ripple(flat, 1.3, seed + 9) * .03
        flat = flat + shift[:, None] * np.array([1, 0 if half else 1, .6])
        flat[:, 0] += .04 * flat[:, 2] * rng.normal()
        self.points = flat.reshape(rows, columns, 3)
        self.groove, self.t, self.a = groove, t, a


def add_stalk(parts, shape, long=3.2):
    rng, height = shape.rng, shape.height
    t = np.linspace(0, 1, 60)
    bend = rng.normal(0, .6, 2)
    foot = .285 * height - .22
    middle = np.stack([bend[0] * t ** 2 * 1.6, bend[1] * t ** 2 * 1.6, foot + t * long], -1)
    r = np.interp(t, [0, .04, .09, .16, .3, .8, .93, 1], [1.35, 1.22, .92, .62, .46, .44, .58, .53])
    a = np.linspace(0, 2 * np.pi, 48, endpoint=False)
    flute = 1 + np.interp(t, [0, .1, .25, 1], [.20, .14, .09, .07])[:, None] * np.cos(a * 5 + rng.uniform(0, 6) + t[:, None])
    flute = flute + .03 * np.sin(a * 11 + t[:, None] * 3)
    ring = middle[:, None] + (r[:, None] * flute)[..., None] * np.stack([np.cos(a), np.sin(a), 0 * a], -1)
    # The cap follows the hollow in which it sits.
    dish = np.interp(r, [.5, 1.4], [0, .10]) * np.exp(-(t / .12) ** 2)
    ring[:, :, 2] += dish[:, None]
    end = np.stack([middle[-1] + (ring[-1] - middle[-1]) * share + [0, 0, -.05 * (1 - share)] for share in (.75, .4, .02)])
    ring = np.concatenate([ring, end])
    value = np.concatenate([np.zeros((60, 48)), np.ones((3, 48))])
    value[59] = .6
    parts.add(ring, lattice_faces(63, 48, close_columns=True), STALK, end=value.ravel())


def pepper(seed, skins, height=8.6, radius=3.9, lobes=4):
    shape = Shape(seed, height, radius, lobes)
    parts = Parts()
    rows, columns = shape.t.shape
    parts.add(shape.points, lattice_faces(rows, columns, close_columns=True), SKIN, groove=shape.groove.ravel(),
              top=np.exp(-(shape.t.ravel() / .11) ** 2))
    add_stalk(parts, shape)
    return Model(parts.mesh(f'pepper{seed}', skins), hull(shape.points[::6, ::8].reshape(-1, 3)))


def half_pepper(seed, skins, height=8.6, radius=3.9, lobes=4):
    """Cut lengthwise along its own X and Z; the hollow looks along -Y, with ribs, core and seeds."""
    shape = Shape(seed, height, radius, lobes, half=True)
    rng, outer = shape.rng, shape.points
    rows, columns = shape.t.shape
    outer[:, (0, -1), 1] = 0
    along, around = np.gradient(outer, axis=0), np.gradient(outer, axis=1)
    normal = np.cross(around, along)
    normal /= np.linalg.norm(normal, axis=2, keepdims=True) + 1e-9
    normal *= np.sign((normal * (outer - outer.reshape(-1, 3).mean(0) * [1, .5, 1])).sum(2).mean())
    rib = shape.groove ** 3 * np.interp(shape.t, [0, .2, .45, .8, 1], [1, 1, .75, .5, .3])
    thick = .52 + .10 * ripple(outer.reshape(-1, 3), .8, seed + 2).reshape(rows, columns) + .42 * rib
    inner = outer - normal * thick[..., None]
    inner[:, :, 1] = np.maximum(inner[:, :, 1], 0)
    inner[:, (0, -1), 1] = 0
    parts = Parts()
    parts.add(outer, lattice_faces(rows, columns), SKIN, groove=shape.groove.ravel(), top=np.exp(-(shape.t.ravel() / .11) ** 2))
    keep = slice(int(rows * .10), int(rows * .965))
    hollow = inner[keep]
    parts.add(hollow, lattice_faces(*hollow.shape[:2])[:, ::-1].copy(), WALL, rib=rib[keep].ravel(), cut=0.)
    share = np.linspace(0, 1, 9)
    for column in (0, -1):
        rim = outer[:, None, column] * (1 - share[None, :, None]) + inner[:, None, column] * share[None, :, None]
        # The knife leaves the edges a little rounded.
        rim[:, :, 1] = .05 * (2 * share - 1) ** 4
        parts.add(rim, lattice_faces(rows, 9), WALL, cut=np.repeat((1 - share)[None] ** .6, rows, 0).ravel() * .9, rib=.12)
    add_core(parts, rng, seed, height, radius)
    add_stalk(parts, shape)
    return parts.mesh(f'half pepper{seed}', skins)


def add_core(parts, rng, seed, height, radius):
    """The pale sponge under the stalk and the seeds that sit on it."""
    u, a = np.meshgrid(np.linspace(0, 1, 70), np.linspace(0, np.pi, 60), indexing='ij')
    knots = smooth_curve([(0, -.07), (.36, -.06), (.43, .10), (.43, .25), (.40, .5), (.30, .8), (.16, 1.), (0, 1.06)], 70)
    r = knots[:, 0][:, None] * radius * (1 + .12 * np.sin(a * 5 + seed)) * (1 + 0 * u)
    z = .25 * height - knots[:, 1][:, None] * height * .33 + 0 * a
    core = np.stack([r * np.cos(a), r * np.sin(a) + .02, z], -1)
    flat = core.reshape(-1, 3)
    flat = flat + ripple(flat, 2.2, seed)[:, None] * .10 * [1, .3, 1] + ripple(flat, 6., seed + 1)[:, None] * .025 * [1, .3, 1]
    parts.add(flat, lattice_faces(70, 60), WALL, rib=1., cut=0.)
    face = np.stack([flat.reshape(70, 60, 3)[:, 0], flat.reshape(70, 60, 3)[:, -1]], 1)
    across = np.linspace(0, 1, 24)
    face = face[:, 0, None] * (1 - across[None, :, None]) + face[:, 1, None] * across[None, :, None]
    face[:, :, 1] = .0 + .05 * ripple(face.reshape(-1, 3), 2.5, seed + 6).reshape(70, 24)
    parts.add(face, lattice_faces(70, 24), WALL, rib=.85, cut=0.)
    t, b = np.meshgrid(np.linspace(0, np.pi, 12), np.linspace(0, 2 * np.pi, 18, endpoint=False), indexing='ij')
    disc = np.stack([.21 * np.sin(t) * np.cos(b) * (1 + .15 * np.cos(b)), .19 * np.sin(t) * np.sin(b), .055 * np.cos(t) + .03 * (np.sin(t) * np.cos(b)) ** 2], -1).reshape(-1, 3)
    grid = flat.reshape(70, 60, 3)
    for number in range(125):
        if number < 85:
            row, column = int(rng.uniform(14, 66)), int(rng.uniform(1, 58))
            seat = grid[row, column]
            out = seat - [0, 0, .12 * height]
        else:
            row = int(rng.uniform(12, 66))
            seat = grid[row, 0 if number % 2 else -1] + [rng.normal(0, .12), -rng.uniform(0, .12), 0]
            out = np.array([np.sign(seat[0]), -.6, -.3])
        out = out / np.linalg.norm(out) + rng.normal(0, .35, 3)
        out /= np.linalg.norm(out)
        side = np.cross(out, rng.normal(size=3))
        side /= np.linalg.norm(side)
        size = rng.uniform(.8, 1.15)
        # Seeds stand on edge or lie on the sponge.
        turn = np.stack([out, side, np.cross(out, side)] if rng.random() < .45 else [side, np.cross(out, side), out])
        parts.add(seat + out * rng.uniform(.06, .16) + disc @ turn * size, lattice_faces(12, 18, close_columns=True), SEED)
