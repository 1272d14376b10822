"""Open country, in metres: furrowed soil, rows of plants, palms, trees, an escarpment."""
import bpy
import numpy as np

from .leaves import leaf_material
from .mesh import Parts, lattice_faces, mesh, ripple, tube
from .objects import add_object
from .shader import Shader, plain_material, shade


def ground_noise(x, y, frequency, seed):
    """Smooth noise of about -1 to 1 at places of the ground; for `frequency` see `ripple`."""
    return ripple(np.stack([x, y, x * 0], -1), frequency, seed)


def furrow_height(x, spacing, height):
    """The height of ridges along Y that are `spacing` apart. They reach from -height to +height."""
    wave = np.cos(2 * np.pi * x / spacing)
    return height * np.sign(wave) * abs(wave) ** .65


def field_soil(height=.13, tone=1.):
    m = Shader('field soil')
    broad, fine, clod, crumb = m.noise(.6, 8, .65), m.noise(9, 8, .7), m.voronoi(11), m.voronoi(27)
    t = lambda *c: tuple(v * tone for v in c)
    c = m.ramp(m.mix(.5, broad, fine), [(.3, t(.085, .048, .026)), (.5, t(.17, .10, .056)), (.72, t(.30, .19, .108))])
    c = m.mix(m.remap(m.axis(m.position(), 2), -height, height * .4, .55, 0.), c, t(.06, .034, .019))
    return m.surface(Base_Color=c, Roughness=.92, Specular=.2, Normal=m.bump(m.add((clod, -.8), (fine, 1.), (crumb, -.4)), .9, .06))


def furrows(material, spacing=.95, height=.13):
    """Furrowed ground from the camera (at the origin) to 190 m. The mesh is finest near the camera."""
    xs = np.concatenate([np.arange(-70, -14, .16), np.arange(-14, 14, .045), np.arange(14, 70, .16)])
    ys = np.concatenate([np.linspace(-1, 14, 260), np.geomspace(14.1, 190, 240)])
    x, y = (a.ravel() for a in np.meshgrid(xs, ys, indexing='ij'))
    z = furrow_height(x + .03 * ground_noise(x, y, .9, 1), spacing, height)
    z += ground_noise(x, y, 7., 2) * .018 + ground_noise(x, y, 19., 3) * .013 + ground_noise(x, y, 41., 4) * .009
    return add_object('furrows', mesh('furrows', np.stack([x, y, z], -1), lattice_faces(len(xs), len(ys)), [material]))


def far_fields():
    """Flat fields from the end of the furrows to the horizon."""
    m = Shader('far fields')
    strips = m.noise(1., 5, .6, m.stretched((.004, .03, 1)))
    c = m.ramp(strips, [(.35, (.07, .11, .025)), (.5, (.05, .085, .02)), (.65, (.15, .12, .055))])
    points = [(-6000, 150, -.12), (6000, 150, -.12), (6000, 9000, -.12), (-6000, 9000, -.12)]
    return add_object('far fields', mesh('far fields', points, np.array([[0, 1, 2, 3]]), [m.surface(Base_Color=c, Roughness=1.)]))


def place_copies(name, model, places, rng, sizes, tilt=.12):
    """Show copies of one mesh at many places (N,3), turned at random and scaled by `sizes` (N,).

    Each copy is an instance on a square face, so that tens of thousands take little memory.
    """
    count = len(places)
    yaw = rng.uniform(0, 2 * np.pi, count)
    ahead = np.stack([np.cos(yaw), np.sin(yaw), rng.normal(0, tilt, count)], -1)
    aside = np.stack([-np.sin(yaw), np.cos(yaw), rng.normal(0, tilt, count)], -1)
    half = np.broadcast_to(sizes, count)[:, None] / 2
    corners = np.stack([places + (-ahead - aside) * half, places + (ahead - aside) * half,
                        places + (ahead + aside) * half, places + (aside - ahead) * half], 1).reshape(-1, 3)
    ground = add_object(name, mesh(name, corners, np.arange(count * 4).reshape(count, 4), smooth=False))
    ground.instance_type, ground.use_instance_faces_scale, ground.instance_faces_scale = 'FACES', True, 1.
    ground.show_instancer_for_render = False
    add_object(name + ' model', model, parent=ground)
    return ground


def clods(rng, material, spacing=.95, height=.13, count=2600):
    """Scatter clods of earth in the furrows near the camera."""
    for kind in range(3):
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=3, radius=.5)
        made = bpy.context.object
        data = made.data
        points = np.empty(len(data.vertices) * 3, np.float32)
        data.vertices.foreach_get('co', points)
        points = points.reshape(-1, 3)
        points *= (1 + .35 * ripple(points, 5., kind + 3) + .12 * ripple(points, 14., kind + 9))[:, None] * [1, 1, .7]
        data.vertices.foreach_set('co', points.astype(np.float32).ravel())
        data.materials.append(material)
        bpy.data.objects.remove(made)
        y = rng.uniform(0, 1, count) ** 1.7 * 22
        x = rng.uniform(-1, 1, count) * (2.5 + y * .55)
        size = rng.lognormal(-3.9, .55, count)
        place_copies(f'clod{kind}', data, np.stack([x, y, furrow_height(x, spacing, height) + size * .1], -1), rng, size, .4)


def palm_materials():
    return [plain_material('palm trunk', (.075, .05, .032), .9),
            leaf_material('palm frond', (.040, .075, .022), (.06, .09, .03), rough=.5, through=.25)]


def palm(seed, materials):
    """A date palm, 8 to 12 m high. Every leaflet is one face."""
    rng = np.random.default_rng(seed)
    parts = Parts()
    t = np.linspace(0, 1, 30)
    trunk = np.stack([rng.normal(0, .5) * t ** 2, rng.normal(0, .5) * t ** 2, rng.uniform(8, 12.5) * t], -1)
    parts.add(*tube(trunk, .24 - .06 * t + .03 * np.sin(t * 140) + .16 * np.exp(-((1 - t) / .05) ** 2), 12), 0)
    u = np.linspace(0, 1, 46)
    for _ in range(int(rng.integers(64, 84))):
        length, turn = rng.uniform(2.8, 3.9), rng.uniform(0, 6.28)
        rise = np.radians(rng.uniform(-45, 82)) - u * rng.uniform(.5, 1.2)
        out = np.array([np.cos(turn), np.sin(turn), 0])
        along = np.cos(rise)[:, None] * out + np.sin(rise)[:, None] * [0, 0, 1]
        path = trunk[-1] + np.cumsum(along, 0) * length / 46
        across = np.array([-np.sin(turn), np.cos(turn), 0.])
        up = np.cross(across, along)
        for side in (-1, 1):
            reach = (.50 * np.sin(np.pi * np.clip(.1 + .86 * u, 0, 1)) ** .6)[:, None] * rng.uniform(.8, 1.1, (46, 1))
            tip = path + (along * .62 + side * across * .72 + up * rng.uniform(-.05, .35, (46, 1))) * reach
            wide = along * .034
            blades = np.stack([path - wide, path + wide, tip + wide * .3, tip - wide * .3], 1).reshape(-1, 3)
            parts.add(blades, np.arange(len(blades)).reshape(-1, 4), 1)
    return parts.mesh(f'palm{seed}', materials)


def bush(seed=3, leaves=2600):
    """A shrub for a shelter belt, one unit high."""
    rng = np.random.default_rng(seed)
    unit = lambda v: v / np.linalg.norm(v, axis=1)[:, None]
    place = unit(rng.normal(0, 1, (leaves, 3))) * rng.uniform(.5, 1, (leaves, 1)) ** .4
    place[:, 2] = abs(place[:, 2]) * .9
    first = unit(rng.normal(0, 1, (leaves, 3)))
    second = unit(np.cross(first, rng.normal(0, 1, (leaves, 3))))
    points = np.stack([place - first * .07, place + second * .05, place + first * .07, place - second * .05], 1).reshape(-1, 3)
    leaf = leaf_material('bush', (.035, .065, .018), (.04, .07, .02), rough=.6, through=.2)
    return mesh('bush', points, np.arange(leaves * 4).reshape(leaves, 4), [leaf])


def tuft(name, seed, blades, height, spread, wide, tones):
    """A tuft of blades that bend outwards from one root."""
    rng, parts = np.random.default_rng(seed), Parts()
    t = np.linspace(0, 1, 7)
    for _ in range(blades):
        turn, bow, tall = rng.uniform(0, 6.28), rng.uniform(.1, 1.) * spread, height * rng.uniform(.55, 1.15)
        out = np.array([np.cos(turn), np.sin(turn), 0])
        path = out * rng.uniform(0, .12) + out * (bow * t ** 2.2)[:, None] * tall + np.array([0, 0, 1]) * (tall * (t - bow * .45 * t ** 3))[:, None]
        half = np.array([-np.sin(turn), np.cos(turn), 0]) * (wide * (1 - t ** 2) ** .7 + .0006)[:, None]
        parts.add(np.stack([path - half, path + half], 1), lattice_faces(7, 2), 0 if rng.uniform() < .82 else 1)
    return parts.mesh(name, tones)


def escarpment(distance=4300):
    """The cliff between the valley and the desert, `distance` metres from the camera."""
    along, up = np.linspace(-5200, 5200, 500), np.linspace(0, 1, 24)
    x, v = np.meshgrid(along, up, indexing='ij')
    line = np.stack([along, along * 0, along * 0], -1)
    height = 170 * (1 + .35 * ripple(line * .0016, 2., 4) + .16 * ripple(line * .008, 2., 5)) * np.clip(1.05 - .35 * (along + 2600) / 5200, .45, 1.3)
    rough = ripple(np.stack([x.ravel() * .01, v.ravel() * 3, x.ravel() * 0], -1), 1.5, 6).reshape(x.shape)
    points = np.stack([x, distance + v * 420 + 90 * rough * (1 - v * .5), height[:, None] * v ** .7], -1).reshape(-1, 3)
    return add_object('escarpment', mesh('escarpment', points, lattice_faces(500, 24), [plain_material('escarpment', (.42, .29, .17), 1.)]))


def far_trees(distance=380., strength=.6, size=1.):
    """A glowing backdrop for close views of plants: trees in warm evening light, out of focus."""
    m = Shader('far trees')
    high = m.remap(m.axis(m.position(), 2), 0, 150 * size, 0, 1)
    trees = m.noise(.022 / size, 5, .6)
    c = m.ramp(m.add(high, (trees, .9)), [(.40, (.10, .105, .022)), (.60, (.30, .23, .065)), (.85, (.78, .50, .21)), (1., (.95, .66, .34))])
    glow = m.surface(Base_Color=(0, 0, 0), Specular=0., Emission=c, Emission_Strength=strength)
    wide, low, high = 420 * size, -40 * size, 260 * size
    points = [(-wide, distance, low), (wide, distance, low), (wide, distance, high), (-wide, distance, high)]
    return add_object('far trees', mesh('far trees', points, np.array([[0, 1, 2, 3]]), [glow]))


def tree(seed=1, leaves=4200, tone=(.035, .065, .018)):
    """A round tree of several crowns, one unit high. It is made for the middle distance."""
    rng = np.random.default_rng(seed)
    unit = lambda v: v / np.linalg.norm(v, axis=1)[:, None]
    crowns = int(rng.integers(7, 11))
    middle = np.stack([rng.normal(0, .22, crowns), rng.normal(0, .22, crowns), rng.uniform(.22, .74, crowns)], -1)
    size = rng.uniform(.17, .29, crowns)
    which = rng.integers(0, crowns, leaves)
    place = middle[which] + unit(rng.normal(0, 1, (leaves, 3))) * (size[which] * rng.uniform(.55, 1.06, leaves) ** .5)[:, None] * [1, 1, .8]
    place[:, 2] = np.maximum(place[:, 2], .03)
    first = unit(rng.normal(0, 1, (leaves, 3)))
    second = unit(np.cross(first, rng.normal(0, 1, (leaves, 3))))
    points = np.stack([place - first * .032, place + second * .02, place + first * .032, place - second * .02], 1).reshape(-1, 3)
    parts = Parts()
    parts.add(points, np.arange(leaves * 4).reshape(leaves, 4), 0)
    parts.add(*tube(np.array([(0, 0, -.05), (.01, 0, .2), (0, .02, .5)]), [.03, .025, .015], 7), 1)
    return parts.mesh(f'tree{seed}', [leaf_material('foliage', tone, shade(tone, 1.3), rough=.6, through=.25), plain_material('bark', (.07, .05, .035), .9)])
