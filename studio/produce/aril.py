"""The arils of a pomegranate, single or packed in a broken half. An aril is a seed in a clear, juicy skin."""
import numpy as np

from kit.mesh import Parts, hull, lattice_faces
from kit.pile import Model
from kit.shader import Shader

RADIUS = 4.3  # of the whole fruit
SEED_FACES = 13 * 14  # the number of faces of a seed
GLASS_SHARE = .72  # the share of the glass shader in an aril's material


def aril_skin():
    """Ruby juice. The pale seed and the arils behind show through it; absorption makes deep places darker."""
    m = Shader('aril')
    c = m.vary(m.mix(m.noise(1.7, 3, .5), (.50, .010, .030), (.66, .020, .055)), .008, .05, .15)
    m.subsurface(c, .5, (.5, .06, .06))
    normal = m.bump(m.noise(4.5, 3, .5), .06, .05)
    m.surface(Roughness=.16, Specular=.5, Normal=normal)
    clear = m.node('ShaderNodeBsdfGlass', Color=(1., .90, .90), Roughness=.03, IOR=1.36, Normal=normal)
    body = m.node('ShaderNodeMixShader', Fac=GLASS_SHARE)
    m.set_input(body, 1, m.principled)
    m.set_input(body, 2, clear)
    # Shadow rays pass through. Caustics are off, so the seed and the arils below would otherwise be dark.
    mixed = m.node('ShaderNodeMixShader', Fac=m.node('ShaderNodeLightPath').outputs['Is Shadow Ray'])
    m.set_input(mixed, 1, body)
    m.set_input(mixed, 2, m.node('ShaderNodeBsdfTransparent', Color=(.92, .62, .64)))
    m.tree.links.new(mixed.outputs[0], m.output.inputs[0])
    juice = m.node('ShaderNodeVolumeAbsorption', Color=(.90, .03, .12), Density=3.3)
    m.tree.links.new(juice.outputs[0], m.output.inputs['Volume'])
    return m.material


def seed_skin():
    m = Shader('pomegranate seed')
    return m.surface(Base_Color=m.vary(m.mix(m.noise(3., 4, .6), (.62, .30, .20), (.84, .58, .42)), .01, .1, .15), Roughness=.5)


def unit_sphere(rows=30, columns=36):
    """The points (N, 3) and faces of a unit sphere. The normals point outwards."""
    a, b = np.meshgrid(np.linspace(1e-3, np.pi - 1e-3, rows), np.linspace(0, 2 * np.pi, columns, endpoint=False), indexing='ij')
    return np.stack([np.sin(a) * np.cos(b), np.sin(a) * np.sin(b), np.cos(a)], -1).reshape(-1, 3), lattice_faces(rows, columns, close_columns=True)


def aril_reach(directions, middle, others, axis, size=(.50, .72), gap=.975, sharp=18):
    """How far an aril reaches in each direction: half-way to every other aril, but not beyond its own full size.

    Real arils grow until they touch, which makes their sides flat. `sharp` makes the edges between these sides sharper.
    """
    to = others - middle
    apart = np.linalg.norm(to, axis=1)
    lean = np.maximum(directions @ (to / apart[:, None]).T, .04)
    inverse = ((lean / (.5 * gap * apart)) ** sharp).sum(1)
    along = directions @ axis
    full = 1 / np.sqrt((1 - along ** 2) / size[0] ** 2 + along ** 2 / size[1] ** 2)
    return (inverse + (1 / full) ** sharp) ** (-1 / sharp)


def seed_points(rng, axis, ball_directions):
    """The points of the seed in an aril: slender, a little bent, pointed at the foot."""
    side = np.cross(axis, rng.normal(size=3))
    side /= np.linalg.norm(side)
    other = np.cross(axis, side)
    x, y, z = ball_directions.T
    taper = 1 - .35 * z
    return (x * .115 * taper)[:, None] * side + (y * .10 * taper + .03 * z ** 2)[:, None] * other + (z * .34)[:, None] * axis


def aril(seed, material):
    """One aril, 1.1 cm long, with flat sides. It lies along Z, its thin end at -Z."""
    rng = np.random.default_rng(seed)
    directions, faces = unit_sphere(34, 40)
    beside = np.linspace(0, 2 * np.pi, 6)[:5] + rng.uniform(0, 6) + rng.normal(0, .2, 5)
    others = np.stack([np.cos(beside), np.sin(beside), rng.uniform(-.25, .45, 5)], -1) * rng.uniform(.60, .74, 5)[:, None]
    others = np.vstack([others, rng.normal(0, .12, 3) + [0, 0, rng.uniform(.9, 1.1)]])
    points = directions * aril_reach(directions, np.zeros(3), others, np.array([0, 0, 1.]), (.38, .62), 1.)[:, None]
    points[:, :2] *= (1 - .38 * np.clip(-points[:, 2] / .6, 0, 1) ** 1.2)[:, None]
    parts = Parts()
    parts.add(points, faces, 0)
    small, small_faces = unit_sphere(14, 14)
    parts.add(seed_points(rng, np.array([0, 0, 1.]), small), small_faces, 1)
    return Model(parts.mesh(f'aril{seed}', [material, seed_skin()]), hull(points, 200))


def wall_distance(walls, angle, axis_distance):
    """The distance to the nearest wall between two chambers. The walls are slightly wavy."""
    angle = angle + .16 * np.sin(axis_distance * 1.7 + walls[0] * 9)
    gap = abs((angle[..., None] - walls + np.pi) % (2 * np.pi) - np.pi).min(-1)
    return gap * axis_distance


def mirrored_seats(seat, walls, room):
    """The mirror images of an aril's place behind the rind and behind the nearest wall.

    `aril_reach` treats them as neighbours, which keeps the aril inside its chamber.
    """
    axis_distance, angle = np.hypot(seat[0], seat[1]), np.arctan2(seat[1], seat[0])
    full = np.hypot(axis_distance, min(seat[2], 0))
    yield seat * [1, 1, seat[2] < 0] / full * (full + 2 * max(room(angle) + .06 - full, .22)) + [0, 0, max(seat[2], 0)]
    here, there = (wall_distance(walls, np.array([angle + step]), axis_distance)[0] for step in (0, .02))
    side = np.array([-seat[1], seat[0], 0]) / axis_distance * (1 if there < here else -1)
    yield seat + side * 2 * max(here - .03, .22)


def pack_arils(rng, rim, walls):
    """Fill the chambers with arils up to the torn face and a little above it. Yield the points and faces of each."""
    edge, order = np.arctan2(rim[:, 1], rim[:, 0]), np.argsort(np.arctan2(rim[:, 1], rim[:, 0]))
    room = lambda angle: np.interp(angle, edge[order], np.linalg.norm(rim[order, :2], axis=1), period=2 * np.pi) - .42
    reach = room(edge).mean()
    candidates = np.column_stack([rng.uniform(-reach, reach, (60000, 2)), rng.uniform(-1.75, .30, 60000)])
    axis_distance, angle = np.hypot(candidates[:, 0], candidates[:, 1]), np.arctan2(candidates[:, 1], candidates[:, 0])
    top = .26 - .40 * (axis_distance / reach) ** 2 + .10 * np.sin(angle * 5 + walls[0]) + .08 * np.sin(axis_distance * 4 + angle * 3)
    inside = (np.sqrt(axis_distance ** 2 + np.minimum(candidates[:, 2], 0) ** 2) < room(angle) - .20) & (axis_distance > .62) & (wall_distance(walls, angle, axis_distance) > .24) & (candidates[:, 2] < top)
    candidates, seats = candidates[inside], []
    # Keep the arils apart. An aril is longer than wide, so the distance may be smaller across.
    for candidate in candidates:
        if not seats or ((np.array(seats) - candidate) ** 2 * [1, 1, .62]).sum(1).min() > .50 ** 2:
            seats.append(candidate)
    seats = np.array(seats)
    for _ in range(12):
        apart = seats[:, None] - seats[None]
        distance = np.linalg.norm(apart, axis=2) + np.eye(len(seats)) * 9
        seats = seats + (apart / distance[..., None] * np.clip(.62 - distance, 0, 1)[..., None]).sum(1) * .22
        axis_distance = np.hypot(seats[:, 0], seats[:, 1])
        seats[:, :2] *= np.minimum(1, (room(np.arctan2(seats[:, 1], seats[:, 0])) - .20) / axis_distance)[:, None]
        seats[:, 2] = np.minimum(seats[:, 2], .32 - .40 * (axis_distance / reach) ** 2)
    directions, faces = unit_sphere()
    small, small_faces = unit_sphere(14, 14)
    both = np.vstack([faces, small_faces + len(directions)])
    for index, seat in enumerate(seats):
        others = np.delete(seats, index, 0)
        others = others[np.linalg.norm(others - seat, axis=1) < 1.5]
        # Three more neighbours above give the uppermost arils flat tops, as the other half of the fruit did.
        others = np.vstack([others, seat + rng.normal(0, .36, (3, 3)) * [1, 1, .25] + [0, 0, rng.uniform(.72, .92)], *mirrored_seats(seat, walls, room)])
        axis = np.array([seat[0], seat[1], 0]) / RADIUS * .8 + [0, 0, .9] + rng.normal(0, .16, 3)
        axis /= np.linalg.norm(axis)
        if seat[2] > -.5 and rng.uniform() < .035:
            continue
        yield np.vstack([seat + directions * aril_reach(directions, seat, others, axis)[:, None], seat + seed_points(rng, axis, small)]), both
