"""A felucca on a wide river in the first sun, with reeds in front and palms on the far bank. Lengths are in metres."""
import numpy as np

from kit import atmosphere, landscape, light
from kit.camera import View
from kit.grade import Grade
from kit.leaves import leaf_material
from kit.mesh import Parts, lattice_faces, mesh, ripple, tube
from kit.objects import add_object
from kit.shader import Shader, plain_material

CAMERAS = {'morning': View(at=(0, -2, 2.1), target=(.4, 30, 4.6), lens=38, fstop=8, focus=(0, 27, 3), metres=True)}
GRADE = Grade(exposure=.30, saturation=1.14, contrast=.12, vignette=.10)
BOAT = .5, 30.  # x, y
FAR_BANK = 150.  # the distance of the other side
SUN = 12, -28


def build(shot):
    rng = np.random.default_rng(8)
    water()
    add_object('felucca', felucca(), (*BOAT, 0), (3, 0, 16))
    near_reeds(rng)
    far_bank(rng)
    landscape.escarpment(3600)
    light.gradient_sky([(0, (1.10, .70, .42)), (.06, (.98, .70, .50)), (.18, (.56, .60, .66)), (.40, (.27, .40, .60)), (.9, (.10, .20, .42))],
                       .80, (.95, .45, .14), SUN[1], .5)
    light.clouds((1.20, .92, .72), cover=.52, amount=.6, stretch=(.5, .9), turn=60, seed=2.3)
    light.sun(*SUN, 5.8, .8, (1., .68, .37))


def water():
    m = Shader('river')
    slow, fine = m.noise(.55, 3, .5, m.stretched((.5, 1.3, 1))), m.noise(1., 4, .55, m.stretched((2.2, 5., 1)))
    calm = m.ramp(m.noise(.05, 3, .5), [(.40, .15), (.65, 1.)])
    normal = m.bump(m.add((slow, 1.), (m.multiply(fine, calm), .35)), .5, .045)
    points = [(-500, -8, 0), (500, -8, 0), (500, FAR_BANK + 20, 0), (-500, FAR_BANK + 20, 0)]
    skin = m.surface(Base_Color=(.014, .030, .028), Roughness=.03, Specular=.55, Normal=normal)
    return add_object('river', mesh('river', points, np.array([[0, 1, 2, 3]]), [skin]))


def felucca():
    """A boat of 8.6 m with one mast, a long sloping yard and a triangular sail. Its bow points along X."""
    parts = Parts()
    hull(parts)
    rig(parts)
    helmsman(parts)
    return parts.mesh('felucca', [canvas(), paint('white paint', (.66, .62, .54)), paint('blue paint', (.035, .125, .19)), timber(), spar(),
                                  plain_material('robe', (.42, .46, .50), .95), plain_material('skin', (.16, .085, .05), .6), plain_material('turban', (.72, .68, .60), .95)])


CANVAS, WHITE, BLUE, TIMBER, SPAR, ROBE, SKIN, TURBAN = range(8)


def hull(parts):
    """Strakes from the keel to the gunwale, a blue band below the gunwale, a deck, and benches."""
    t = np.linspace(-1, 1, 60)
    beam = 1.28 * (1 - abs(t) ** 2.6) ** .62 * (1 - .12 * t)
    sheer = .78 + .42 * np.clip(t, 0, 1) ** 2.4 + .20 * np.clip(-t, 0, 1) ** 2
    keel = -.35 + .75 * abs(t) ** 5

    def strip(low, high, inset, slot):
        """A band of the side between two shares of the height (0 at the keel, 1 at the gunwale)."""
        for side in (-1, 1):
            share = np.linspace(low, high, 8)
            height = keel[:, None] + (sheer - keel)[:, None] * share
            out = (beam[:, None] + inset) * np.sin(np.pi / 2 * np.minimum(share * 1.15, 1.)) ** .75
            faces = lattice_faces(len(t), len(share))
            parts.add(np.stack([np.broadcast_to(t[:, None] * 4.3, out.shape), side * out, height], -1), faces if side > 0 else faces[:, ::-1], slot)

    strip(0, .66, 0, WHITE)
    strip(.66, .84, .012, BLUE)
    strip(.84, 1, .02, WHITE)
    for side in (-1, 1):
        parts.add(*tube(np.stack([t * 4.3, side * (beam + .02), sheer + .02], -1), .055, 8), TIMBER)
        parts.add(*tube(np.stack([t * 4.3, side * (beam + .03), keel + (sheer - keel) * .84], -1), .03, 6), TIMBER)
    across = np.linspace(-1, 1, 5)
    deck = np.stack([np.broadcast_to(t[:, None] * 4.25, (60, 5)), beam[:, None] * across * .98, np.broadcast_to((sheer - .24)[:, None], (60, 5))], -1)
    parts.add(deck, lattice_faces(60, 5), TIMBER)
    for x in (-2.1, -.4, 1.6):
        parts.add(*box((x, 0, .82), (.28, 2.2, .07)), TIMBER)
    # The rudder and its tiller.
    parts.add(*box((-4.3, 0, .38), (.24, .06, .9)), TIMBER)
    parts.add(*tube(np.array([(-4.4, 0, 1.02), (-3.6, .05, 1.18), (-2.9, .12, 1.22)]), .035, 8), SPAR)


def box(middle, size):
    corners = np.array([(x, y, z) for z in (-.5, .5) for x, y in ((-.5, -.5), (.5, -.5), (.5, .5), (-.5, .5))]) * size + middle
    return corners, np.array([(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])


TACK, PEAK, CLEW = np.array([3.5, 0, 1.55]), np.array([-2.3, 0, 12.4]), np.array([-3.9, .75, 2.15])


def rig(parts):
    u, v = (a.ravel() for a in np.meshgrid(np.linspace(0, 1, 90), np.linspace(0, 1, 161), indexing='ij'))
    # u runs up the yard, v from the yard to the edge at the stern.
    luff = TACK + (PEAK - TACK) * u[:, None]
    leech = CLEW + (PEAK - CLEW) * u[:, None]
    cloth = luff + (leech - luff) * v[:, None]
    belly = 1.05 * np.sin(np.pi * np.clip(v, 0, 1) ** .8) * (1 - u) ** .7 * (.35 + .65 * np.sin(np.pi * np.clip(u * .75 + .25, 0, 1)))
    cloth[:, 1] += belly + .025 * ripple(cloth, 2.2, 3) + .008 * ripple(cloth, 9., 4)
    cloth[:, 0] += .22 * np.sin(np.pi * u) * (v ** 3)
    cloth[:, 1] += yard_bend(u) * (1 - v)
    seam = abs((v * 8 + .5) % 1 - .5) < .03
    parts.add(cloth, lattice_faces(90, 161), CANVAS, seam=seam.astype(float), across=v)
    reach = np.linspace(-.05, 1.03, 40)
    yard = TACK + (PEAK - TACK) * reach[:, None]
    yard[:, 1] += yard_bend(reach) - .06
    parts.add(*tube(yard, .075 - .05 * abs(reach - .4) ** 1.3, 10), SPAR)
    parts.add(*tube(np.array([(1.15, -.12, .2), (.95, -.12, 4.), (.72, -.12, 7.6)]), np.array([.13, .115, .085]), 12), SPAR)
    # The stay of the mast, the halyard, and the sheet from the sail to the stern.
    for start, end in (((.72, -.12, 7.5), (-3.7, -.5, 1.05)), ((.72, -.12, 7.5), (1., -.9, .95)), (CLEW, (-3.9, .3, 1.1))):
        start, end = np.array(start), np.array(end)
        t = np.linspace(0, 1, 16)[:, None]
        rope = start + (end - start) * t
        rope[:, 2] -= .12 * np.sin(np.pi * t[:, 0])
        parts.add(*tube(rope, .014, 5), SPAR)


def yard_bend(u):
    return -.18 * np.sin(np.pi * np.clip(u, 0, 1))


def helmsman(parts):
    """A man in a long robe and a turban, who sits at the tiller. He is some 70 pixels high in the picture."""
    profile = np.array([(.001, 0), (.30, .02), (.31, .10), (.27, .30), (.23, .50), (.215, .66), (.17, .76), (.075, .82), (.001, .83)])
    angle = np.linspace(0, 2 * np.pi, 28, endpoint=False)
    rings = np.stack([profile[:, 0] * np.cos(angle)[:, None] * .95, profile[:, 0] * np.sin(angle)[:, None] * 1.12, np.repeat(profile[:, 1][None], 28, 0)], -1)
    body = rings.reshape(-1, 3)
    body += ripple(body, 9., 5)[:, None] * [.02, .02, 0]
    body[:, 0] += .10 * body[:, 2] ** 2
    at = np.array([-3.15, -.32, .80])
    parts.add(body + at, lattice_faces(28, len(profile), close_rows=True), ROBE)
    knees = np.stack([np.linspace(.1, .52, 8), np.full(8, .12), .24 - .10 * np.linspace(0, 1, 8) ** 2], -1)
    for side in (-1, 1):
        parts.add(*tube(knees * [1, side, 1] + at, np.linspace(.17, .13, 8), 14), ROBE)
        parts.add(*tube(np.array([(.5, side * .12, .12), (.56, side * .12, -.1), (.57, side * .12, -.26)]) + at, .11, 12), ROBE)
    arm = np.array([(.04, .22, .70), (.16, .36, .50), (.30, .42, .42)])
    parts.add(*tube(arm + at, np.array([.085, .085, .075]), 12), ROBE)
    parts.add(*sphere(np.array([.34, .43, .42]) + at, (.06, .055, .045)), SKIN)
    other = np.array([(.04, -.22, .70), (.14, -.27, .48), (.34, -.16, .34)])
    parts.add(*tube(other + at, np.array([.085, .085, .07]), 12), ROBE)
    parts.add(*sphere(np.array([.11, 0, .94]) + at, (.098, .085, .125)), SKIN)
    parts.add(*sphere(np.array([.095, 0, 1.03]) + at, (.125, .12, .075)), TURBAN)


def sphere(middle, size):
    up = np.linspace(-np.pi / 2 + 1e-3, np.pi / 2 - 1e-3, 12)
    ring = np.linspace(0, 2 * np.pi, 20, endpoint=False)
    points = np.stack([np.cos(ring)[:, None] * np.cos(up), np.sin(ring)[:, None] * np.cos(up), np.broadcast_to(np.sin(up), (20, 12))], -1) * size + middle
    return points, lattice_faces(20, 12, close_rows=True)


def canvas():
    m = Shader('canvas')
    cloud, weave = m.noise(.5, 5, .6), m.noise(14, 3, .6)
    tone = m.mix(m.ramp(cloud, [(.35, 0.), (.7, 1.)]), (.64, .57, .46), (.78, .73, .63))
    tone = m.mix(m.multiply(m.attribute('seam'), .55), tone, (.40, .34, .26))
    normal = m.bump(m.add((weave, .4), (m.attribute('seam'), -1.)), .35, .02)
    m.surface(Base_Color=tone, Roughness=.9, Specular=.1, Normal=normal)
    m.translucent(.35, m.tint(tone, .49, 1.2, 1.1), normal)
    return m.material


def paint(name, tone):
    m = Shader(name)
    worn = m.ramp(m.noise(1.6, 6, .65), [(.50, 0.), (.72, .5)])
    return m.surface(Base_Color=m.mix(worn, tone, (.20, .15, .10)), Roughness=.55, Specular=.3, Normal=m.bump(m.noise(5, 5, .6), .2, .02))


def timber():
    m = Shader('timber')
    grain = m.noise(2., 6, .6, m.stretched((.3, 3, 3)))
    return m.surface(Base_Color=m.ramp(grain, [(.3, (.075, .045, .025)), (.7, (.19, .12, .07))]), Roughness=.7)


def spar():
    m = Shader('spar')
    return m.surface(Base_Color=m.ramp(m.noise(3., 5, .6), [(.3, (.12, .075, .04)), (.7, (.26, .17, .095))]), Roughness=.6)


def near_reeds(rng):
    """Reeds at both edges of the picture, so that the eye goes out on the river."""
    tones = [leaf_material('reed', (.060, .105, .022), rough=.5, through=.4), leaf_material('dry reed', (.28, .20, .08), rough=.6, through=.3)]
    for number in range(4):
        model = landscape.tuft(f'reed{number}', number, 26, 1.3, .5, .013, tones)
        side = np.where(rng.uniform(size=110) < .6, -1, 1)
        y = rng.uniform(3., 8., 110)
        x = side * (.29 * (y + 2) + abs(rng.normal(0, .7, 110)))
        landscape.place_copies(f'reeds{number}', model, np.stack([x, y, np.full(110, -.25)], -1), rng, rng.lognormal(-.15, .28, 110), .1)


def far_bank(rng):
    """The other side: a low bank with reeds, fields, round trees and date palms."""
    m = Shader('far bank')
    tone = m.ramp(m.noise(.12, 6, .65), [(.35, (.035, .065, .016)), (.6, (.075, .105, .026)), (.75, (.16, .13, .07))])
    skin = m.surface(Base_Color=tone, Roughness=1., Normal=m.bump(m.noise(.8, 6, .7), 1., .8))
    along, back = np.linspace(-260, 260, 420), np.geomspace(1, 1200, 40) - 1
    x, u = (a.ravel() for a in np.meshgrid(along, back, indexing='ij'))
    y = FAR_BANK + 5 * landscape.ground_noise(x, x * 0, .045, 3) + u
    z = -.2 + 1.5 * np.clip(u / 5, 0, 1) ** .7 + .25 * landscape.ground_noise(x, y, .3, 4)
    add_object('far bank', mesh('far bank', np.stack([x, y, z], -1), lattice_faces(420, 40), [skin]))
    reed = landscape.tuft('far reed', 30, 40, 1.6, .5, .05, [leaf_material('far reed', (.055, .095, .024), rough=.6, through=.35)] * 2)
    x = rng.uniform(-90, 90, 2600)
    place = np.stack([x, FAR_BANK + 5 * landscape.ground_noise(x, x * 0, .045, 3) + rng.uniform(-.2, 3, 2600), np.full(2600, .2)], -1)
    landscape.place_copies('far reeds', reed, place, rng, rng.lognormal(.1, .3, 2600), .08)
    materials = landscape.palm_materials()
    for seed in range(5):
        model = landscape.palm(seed + 11, materials)
        count = 11
        x, y = rng.uniform(-75, 75, count), FAR_BANK + 8 + rng.uniform(0, 1, count) ** 1.6 * 110
        landscape.place_copies(f'palms{seed}', model, np.stack([x, y, np.full(count, .9)], -1), rng, rng.uniform(.75, 1.25, count), .04)
    for kind in range(4):
        count = 46
        x, y = rng.uniform(-110, 110, count), FAR_BANK + 10 + rng.uniform(0, 1, count) ** 1.3 * 130
        landscape.place_copies(f'trees{kind}', landscape.tree(kind), np.stack([x, y, np.full(count, .8)], -1), rng, rng.lognormal(1.75, .3, count), .05)


def post_process(image, depth):
    return atmosphere.mist(image, depth, CAMERAS['morning'], (.86, .66, .50), (.70, .58, .52), 1000., 8., 60., .1, 5000.)
