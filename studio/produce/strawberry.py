"""A strawberry with seeds in pits, a pale shoulder and a calyx. It is about 4 cm tall; the stalk points up."""
import numpy as np

from kit.leaves import leaf_material
from kit.mesh import Parts, hull, lattice_faces, ripple, smooth_curve, tube
from kit.pile import Model
from kit.shader import Shader, plain_material

ROWS = COLUMNS = 300
FLESH, SEED, LEAF, STALK = range(4)


def flesh():
    """Deep red, translucent flesh with a wet gloss. It is pale at the shoulder and darker in the pits of the seeds."""
    m = Shader('strawberry')
    cloud, fine = m.noise(.5, 3, .5), m.noise(13, 4, .6)
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.75, 1.)]), (.40, .0030, .0075), (.62, .012, .014))
    c = m.vary(c, .008, .04, .12)
    blotch = m.ramp(m.noise(1.1, 5, .65), [(.50, 0.), (.74, .45)])
    c = m.mix(blotch, c, (.66, .055, .020))
    c = m.mix(m.attribute('shoulder'), c, (.86, .52, .30))
    c = m.mix(m.multiply(m.attribute('pit'), .42), c, (.30, .0016, .003))
    # Pale fibres run from each seed inwards; they show faintly through the skin.
    thread = m.multiply(m.attribute('halo'), m.ramp(m.noise(5., 4, .6), [(.4, 0.), (.7, .30)]))
    c = m.mix(thread, c, (.80, .14, .07))
    m.subsurface(c, .42, (.42, .075, .045))
    relief = m.add(m.noise(2.2, 4, .55), (fine, .26), (m.noise(38, 2, .5), .09))
    return m.surface(Roughness=m.remap(m.noise(2.4, 5, .65), .3, .7, .24, .46), Specular=.5, Clearcoat=.35,
                     Clearcoat_Roughness=m.remap(m.noise(1.6, 4, .6), .35, .65, .08, .26), Normal=m.bump(relief, .26, .07))


def seed_skin():
    """The seeds' material: amber, olive or rust; a few are nearly as red as the flesh."""
    m = Shader('strawberry seed')
    c = m.ramp(m.attribute('seed'), [(0, (.40, .17, .030)), (.30, (.52, .29, .060)), (.55, (.40, .27, .050)), (.75, (.33, .095, .022)), (1, (.26, .030, .012))])
    c = m.mix(m.multiply(m.attribute('keel'), .45), c, (.16, .045, .012))
    return m.surface(Base_Color=c, Roughness=.30, Specular=.5, Clearcoat=.3, Clearcoat_Roughness=.15)


def materials():
    """Make these once for each scene, and share them between all berries."""
    return [flesh(), seed_skin(), leaf_material('calyx', (.075, .18, .026), (.19, .33, .10), rough=.55, through=.35, vary=.2),
            plain_material('strawberry stalk', (.19, .28, .07), .5)]


def strawberry(seed, skins, height=4.2, radius=1.75):
    """One strawberry."""
    rng = np.random.default_rng(seed)
    surface, radii, z = surface_points(rng, seed, height, radius)
    normal = outward_normals(surface)
    points = surface.reshape(-1, 3)
    seat, facing, down, side = place_seeds(rng, surface, normal, radii, z)
    pit, halo, pillow = pit_values(points, seat, facing, down, side)
    depth = 1 + .25 * np.sin(points[:, 0] * 3 + points[:, 2] * 2)
    points = points + normal.reshape(-1, 3) * (pillow * .035 - pit * .062 * depth)[:, None]
    t = np.repeat(np.linspace(0, 1, ROWS), COLUMNS)
    shoulder = np.clip(1 - (t - .03) / rng.uniform(.09, .22), 0, 1) * rng.uniform(.4, 1.)
    parts = Parts()
    parts.add(points, lattice_faces(ROWS, COLUMNS, close_columns=True), FLESH, pit=pit, halo=halo, shoulder=shoulder)
    add_seeds(parts, rng, seat, facing, down, side)
    add_calyx(parts, rng, surface, radii, z, radius)
    return Model(parts.mesh(f'strawberry{seed}', skins), hull(surface[::10, ::10].reshape(-1, 3)))


def surface_points(rng, seed, height, radius):
    """The points of the berry without pits (ROWS, COLUMNS, 3), and the radii and heights of its profile."""
    q = rng.uniform(-.06, .06, 4)
    profile = smooth_curve([(0, .40), (.34, .465), (.72, .44), (.98, .28), (1.02 + q[0], .06), (.84 + q[1], -.16),
                            (.60 + q[2] * .8, -.36), (.33 + q[3] * .5, -.50), (.14, -.555), (0, -.57)], 400)
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(profile * [radius, height], axis=0), axis=1))])
    t = np.linspace(0, 1, ROWS)
    radii = np.maximum(np.interp(t, length / length[-1], profile[:, 0]), 0) * radius
    z = np.interp(t, length / length[-1], profile[:, 1]) * height
    t2, angle = np.meshgrid(t, np.linspace(0, 2 * np.pi, COLUMNS, endpoint=False), indexing='ij')
    lobes = 1 + .05 * np.sin(2 * angle + rng.uniform(0, 6)) + .035 * np.sin(3 * angle + rng.uniform(0, 6)) * t2
    lobes = lobes + .02 * np.sin(5 * angle + rng.uniform(0, 6))
    wedge = rng.uniform(-.08, .12)
    x = radii[:, None] * lobes * np.cos(angle) * (1 + wedge) + rng.uniform(0, .09) * np.sin(t2 * 2.) ** 2
    y = radii[:, None] * lobes * np.sin(angle) * (1 - wedge)
    points = np.stack([x, y, np.repeat(z[:, None], COLUMNS, 1)], -1)
    flat = points.reshape(-1, 3)
    flat = flat + ripple(flat, .9, seed)[:, None] * .09 * np.array([1, 1, .5])
    return flat.reshape(ROWS, COLUMNS, 3), radii, z


def outward_normals(surface):
    """The normals of a closed surface, pointing outwards."""
    across = np.gradient(surface, axis=0)
    around = np.roll(surface, -1, 1) - np.roll(surface, 1, 1)
    normal = np.cross(around, across)
    normal /= np.linalg.norm(normal, axis=2, keepdims=True) + 1e-9
    middle = surface.reshape(-1, 3).mean(0)
    return normal * np.sign((normal * (surface - middle)).sum(2, keepdims=True))


def place_seeds(rng, surface, normal, radii, z):
    """The places and directions of the seeds, on a spiral with an even density and small random shifts."""
    t = np.linspace(0, 1, ROWS)
    area = np.cumsum(np.hypot(np.gradient(radii), np.gradient(z)) * np.maximum(radii, .02))
    count = int(rng.integers(205, 240))
    share = .045 + (np.arange(count) + .5) / count * .95
    row = np.clip(((np.interp(share, area / area[-1], t) + rng.normal(0, .0055, count)) * (ROWS - 1)).round().astype(int), 1, ROWS - 2)
    turn = (np.arange(count) * 2.399963 + rng.normal(0, .085, count)) % (2 * np.pi)
    column = (turn / (2 * np.pi) * COLUMNS).round().astype(int) % COLUMNS
    seat, facing = surface[row, column], normal[row, column]
    down = np.array([0, 0, -1.]) + facing * facing[:, 2:3]
    down /= np.linalg.norm(down, axis=1)[:, None] + 1e-9
    return seat, facing, down, np.cross(facing, down)


def pit_values(points, seat, facing, down, side):
    """For every point: the depth of the pit, a ring around the pit (halo), and the swelling between pits (pillow)."""
    pit, halo, pillow = (np.zeros(len(points)) for _ in range(3))
    for start in range(0, len(points), 9000):
        offset = points[start:start + 9000, None] - seat[None]
        distance = np.sqrt(((offset * down).sum(-1) / .150) ** 2 + ((offset * side).sum(-1) / .118) ** 2
                           + ((offset * facing).sum(-1) / .3) ** 2).min(1)
        part = slice(start, start + 9000)
        pit[part] = .62 * np.exp(-(distance / .62) ** 2) + .38 * np.exp(-(distance / 1.25) ** 2)
        halo[part] = np.exp(-((distance - 1.1) / .5) ** 2)
        pillow[part] = np.clip((distance - .8) / 1.1, 0, 1) ** .7
    return pit, halo, pillow


def add_seeds(parts, rng, seat, facing, down, side):
    """Add flat, drop-shaped seeds, half sunk into the flesh. About half of them have the dry rest of a style."""
    a, b = np.meshgrid(np.linspace(0, np.pi, 14), np.linspace(0, 2 * np.pi, 14, endpoint=False), indexing='ij')
    taper = 1 - .42 * (np.cos(a) * .5 + .5) ** 1.5
    x, y, z = (.076 * np.cos(a)).ravel(), (.044 * np.sin(a) * np.cos(b) * taper).ravel(), (.026 * np.sin(a) * np.sin(b)).ravel()
    keel = np.exp(-(y / .009) ** 2)
    faces = lattice_faces(14, 14, close_columns=True)
    t = np.linspace(0, 1, 7)
    for index in range(len(seat)):
        sway = rng.normal(0, .16)
        along = down[index] * np.cos(sway) + side[index] * np.sin(sway)
        across = np.cross(facing[index], along)
        size = rng.uniform(.78, 1.12)
        points = x[:, None] * -along + y[:, None] * across + z[:, None] * facing[index]
        foot = seat[index] - facing[index] * rng.uniform(.046, .058)
        tone = rng.uniform(0, 1)
        parts.add(foot + points * size, faces, SEED, seed=tone, keel=keel)
        if rng.uniform() < .55:
            long, bend = rng.uniform(.06, .17), rng.normal(0, .05)
            hair = foot + facing[index] * .012 - along * .07 * size + t[:, None] * (facing[index] * .42 - along * .9) * long + (t ** 2)[:, None] * (across * bend - along * .02)
            parts.add(*tube(hair, .0065 * (1 - .75 * t), 5), SEED, seed=.35 + .3 * tone)


def add_calyx(parts, rng, surface, radii, z, radius):
    """Add two rings of leaves that lie on the shoulder or curl up, and the stalk."""
    top = surface[3, :, 2].max() - .10
    widest = int(np.argmax(radii))
    count = int(rng.integers(9, 13))
    u, v = np.meshgrid(np.linspace(0, 1, 30), np.linspace(-1, 1, 11), indexing='ij')
    for ring in (0, 1):
        number = count if ring == 0 else count // 2
        for index in range(number):
            length = rng.uniform(1.5, 2.5) * (1 if ring == 0 else .68) * radius / 1.75
            width = length * rng.uniform(.26, .40)
            outline = np.sin(np.pi * u ** .55) ** .9 * width / 2 * (1 + .10 * np.sin(u * 26 + rng.uniform(0, 6)) * (v > 0)) + .002
            rise = rng.uniform(.15, .6) if ring == 0 else rng.uniform(.5, 1.1)
            curl = rng.uniform(-.9, 2.0) if ring == 0 else rng.uniform(-.3, 1.2)
            angle = rise - .68 * np.sin(np.pi * np.clip(u * 1.1, 0, 1)) + curl * u ** 2 * 1.1
            twist = rng.normal(0, .5)
            x = .12 + np.cumsum(np.cos(angle), 0) * length / 30
            height = np.cumsum(np.sin(angle), 0) * length / 30
            y = v * outline + rng.normal(0, .25) * u ** 2
            height = height + abs(v) * outline * .35 + v * outline * twist * u + .05 * np.sin(u * 9 + index * 1.7) * v
            turn = 2 * np.pi * (index + .5 * ring) / number + rng.normal(0, .16)
            height = top + .05 + .05 * ring + height
            distance = np.hypot(x, y)
            lift = np.interp(distance / 1.03, radii[:widest], z[:widest]) + .07 + .06 * abs(v) + .10 * u + .05 * ring
            over = np.clip((distance - radius * .98) / (radius * .15), 0, 1)
            height = np.where(height < lift, lift * (1 - over) + np.maximum(height, lift - .9 * (distance - radius * .98)) * over, height)
            points = np.stack([x * np.cos(turn) - y * np.sin(turn), x * np.sin(turn) + y * np.cos(turn), height], -1)
            side = (u * 6 - abs(v)) % 1
            vein = np.exp(-(v / .10) ** 2) * .5 + .2 * np.exp(-(np.minimum(side, 1 - side) / .1) ** 2)
            parts.add(points, lattice_faces(30, 11), LEAF, vein=vein.ravel())
    t = np.linspace(0, 1, 26)
    bend = rng.normal(0, .7, 2)
    path = np.stack([bend[0] * t ** 2, bend[1] * t ** 2, top + t * rng.uniform(.9, 2.2)], -1)
    parts.add(*tube(path, .105 - .02 * t + .05 * np.exp(-(t / .08) ** 2) + .03 * np.exp(-((1 - t) / .05) ** 2), 14), STALK)
