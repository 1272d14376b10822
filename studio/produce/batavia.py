"""A batavia lettuce for close views: blistered leaves with frilled margins around a pale heart.

It stands on height 0 and is about 26 cm across and 12 cm high. `lettuce` has simpler heads, for crates and fields.
"""
import numpy as np

from kit.mesh import Parts, lattice_faces
from kit.shader import Shader

ROWS, COLUMNS = 130, 460
# The wavelength and height in cm of the folds along a margin. Smaller folds are nearer to the edge.
FRILLS = ((6.4, .80), (3.1, .62), (1.45, .30), (.66, .10))


def leaf_skin():
    """The leaf's material. It reads these mesh attributes: `vein` (1 on veins), `rib` (1 on the thick midrib), `heart` (1 for
    the innermost leaves), `edge` (1 at the margin), `dome` (1 on blisters), `own` (a random number for each leaf) and
    `flat` (the place on the flattened leaf in cm).
    """
    m = Shader('batavia')
    vein, rib, heart, edge, dome, own = (m.attribute(name) for name in ('vein', 'rib', 'heart', 'edge', 'dome', 'own'))
    flat = m.node('ShaderNodeAttribute', {'attribute_name': 'flat'}).outputs['Vector']
    cloud, fine = m.noise(.5, 5, .62, flat), m.noise(4.2, 5, .65, flat)
    # Two nets of small veins, between the veins that are modelled.
    net = m.ramp(m.voronoi(3.4, flat, 'DISTANCE_TO_EDGE'), [(0., 1.), (.09, 0.)])
    web = m.ramp(m.voronoi(8.5, flat, 'DISTANCE_TO_EDGE'), [(0., 1.), (.10, 0.)])
    green = m.mix(m.ramp(m.add((cloud, .7), (own, .3)), [(.25, 0.), (.70, 1.)]), (.060, .185, .012), (.170, .345, .030))
    c = m.mix(m.multiply(edge, .55), green, (.050, .165, .010))
    c = m.mix(m.ramp(heart, [(0., 0.), (1., .92)]), c, (.66, .70, .17))
    c = m.mix(m.multiply(dome, .35), c, m.tint(c, .495, 1.05, 1.35))
    c = m.mix(m.multiply(m.add(net, (web, .5)), .16), c, (.36, .50, .14))
    c = m.mix(m.multiply(vein, .55), c, m.mix(heart, (.42, .55, .20), (.68, .74, .42)))
    c = m.mix(m.ramp(rib, [(.05, 0.), (.75, .95)]), c, (.74, .78, .54))
    under = m.mix(.35, c, (.38, .52, .17))
    c = m.mix(m.node('ShaderNodeNewGeometry').outputs['Backfacing'], c, under)
    normal = m.bump(m.add((fine, .45), (net, -.55), (web, -.25), (m.noise(14, 3, .5, flat), .10)), .5, .10)
    m.surface(Base_Color=c, Roughness=m.remap(fine, .3, .7, .26, .42), Specular=.5, Normal=normal)
    m.translucent(m.remap(rib, 0, 1, .42, .12), m.tint(c, .488, 1.12, 1.45), normal)
    return m.material


def blisters(rng, flat, length):
    """For every point, the height of the blister (0 to 1), and how near the nearest vein is (1 on the vein)."""
    spots = []
    for x in np.arange(-.5, length * 1.1, .80):
        for y in np.arange(-length * .75, length * .75, .66):
            spots.append((x + rng.uniform(-.32, .32), y + rng.uniform(-.28, .28)))
    spots = np.array(spots, np.float32)
    near, next_near = np.empty(len(flat), np.float32), np.empty(len(flat), np.float32)
    for start in range(0, len(flat), 8000):
        part = flat[start:start + 8000].astype(np.float32)
        squared_distance = (part[:, None, 0] - spots[None, :, 0]) ** 2 * .72 + (part[:, None, 1] - spots[None, :, 1]) ** 2
        two = np.sqrt(np.partition(squared_distance, 1, axis=1)[:, :2])
        near[start:start + 8000], next_near[start:start + 8000] = two[:, 0], two[:, 1]
    gap = next_near - near
    return np.clip(gap / .42, 0, 1) ** .7, np.exp(-(gap / .055) ** 2)


def frills(rng, along_edge, from_edge, strength):
    """The folds of a margin: how far each point moves out of the leaf's surface, and how far along the edge."""
    rise, slide = 0 * from_edge, 0 * from_edge
    for number, (wave, high) in enumerate(FRILLS):
        wave = wave * rng.uniform(.88, 1.12)
        turn = 2 * np.pi * along_edge / wave + 1.3 * np.sin(2 * np.pi * along_edge / wave / rng.uniform(2.2, 3.1) + rng.uniform(0, 6)) + rng.uniform(0, 6)
        here = .60 + .40 * np.sin(2 * np.pi * along_edge / wave / rng.uniform(2.7, 3.9) + rng.uniform(0, 6))
        grown = np.exp(-np.maximum(from_edge, 0) / (.40 * wave)) * here * high
        rise = rise + grown * np.sin(turn)
        slide = slide - grown * .42 * np.sin(2 * turn)
    return rise * strength, slide * strength


def leaf(rng, length, foot, rise, curl, wrap, ruffle):
    """One leaf along +X, face up, as a fan of rays from the stalk to the margin.

    Return points (ROWS*COLUMNS, 3), the same points on the flattened leaf, and attributes. `foot` is the angle at the foot,
    `rise` the angle a third of the way up, `curl` the angle by which the tip bends back, and `wrap` the radius of the
    curve across the leaf.
    """
    out, ray = np.meshgrid(np.linspace(0, 1, ROWS) ** .9, np.linspace(-1, 1, COLUMNS), indexing='ij')
    phase = rng.uniform(0, 6.28, 20)
    reach = length * np.cos(ray * 1.5) ** .50 * (1 + .05 * np.sin(ray * 4 + phase[0]) + .030 * np.sin(ray * 11 + phase[1]) + .012 * np.sin(ray * 37 + phase[2]))
    along = out * reach * np.cos(ray * 1.5)
    aside = out * reach * np.sin(ray * 1.5) * .78 + ray * length * .075 * (1 - out)
    rim = np.stack([along[-1], aside[-1]], -1)
    direction = np.gradient(rim, axis=0)
    step = np.linalg.norm(direction, axis=1)
    direction /= step[:, None]
    from_edge = (1 - out) * np.hypot(along[-1], aside[-1])[None]
    free = np.clip((along / length - .10) / .35, 0, 1)
    lift, slide = frills(rng, np.broadcast_to(np.cumsum(step), out.shape), from_edge, ruffle * free)
    flat = np.stack([along, aside], -1).reshape(-1, 2)
    dome, crease = (values.reshape(out.shape) for values in blisters(rng, flat, length))
    middle = np.exp(-(aside / (.050 * length * np.clip(1.02 - along / length, 0, 1) ** .8 + .025)) ** 2) * np.clip(1.5 - 1.6 * along / length, 0, 1)
    side = (out * 6 - abs(ray) * 3.2 + .35 * np.sin(ray * 7 + phase[12]) + .2 * np.sin(out * 9 + phase[13])) % 1
    side = np.exp(-(np.minimum(side, 1 - side) / .045) ** 2) * (1 - .6 * out ** 2) * np.clip(abs(ray) * 6, 0, 1) * np.clip(out * 3 - .3, 0, 1)
    open_leaf = np.clip(out * 2.2 - .25, 0, 1) * (1 - middle)
    relief = (dome * .15 - crease * .03) * open_leaf - side * .09 * open_leaf
    along, aside = along + slide * direction[None, :, 0], aside + slide * direction[None, :, 1]
    off = wrap * (1 - np.cos(np.clip(aside / wrap, -2.6, 2.6))) + lift + relief - .18 * middle
    aside = wrap * np.sin(np.clip(aside / wrap, -2.6, 2.6))
    at = np.linspace(0, 1.2, 240)
    bend = rise + (foot - rise) * np.exp(-(at / .24) ** 2) - curl * at ** 2.2 + .10 * np.sin(at * 5 + phase[14])
    x_at = np.concatenate([[0], np.cumsum(np.cos(bend))[:-1]]) * length * at[1]
    z_at = np.concatenate([[0], np.cumsum(np.sin(bend))[:-1]]) * length * at[1]
    here, x, z = (np.interp(np.clip(along / length, 0, 1.2), at, values) for values in (bend, x_at, z_at))
    points = np.stack([x - np.sin(here) * off, aside, z + np.cos(here) * off], -1).reshape(-1, 3)
    return points, flat, dict(vein=np.maximum(side, crease * .45 * open_leaf).ravel(), rib=middle.ravel(), dome=(dome * open_leaf).ravel(),
                              edge=np.exp(-from_edge / 1.1).ravel())


def head(seed, material, leaves=46):
    rng = np.random.default_rng(seed)
    parts, flats = Parts(), []
    for index in range(leaves):
        q = index / (leaves - 1)
        length = 8.6 + 3.6 * q ** .8 + rng.uniform(-.5, .5)
        # The outermost leaves sink on to the table; the others cup the heart.
        loose = np.clip((q - .66) / .30, 0, 1) ** 1.25
        rise = np.radians(99 - 16 * q - 34 * loose + rng.uniform(-4, 4))
        foot = np.radians(90 - 62 * q ** .7 - 8 * loose)
        curl = -.75 * (1 - q) ** 1.6 + (.80 + rng.uniform(-.2, .2)) * q + .75 * loose
        points, flat, extra = leaf(rng, length, foot, rise, curl, 2.1 + 5.4 * q ** 1.3, .66 + .48 * q ** .7 + rng.uniform(-.08, .08))
        # The margin of an outer leaf droops to the table.
        out = np.repeat(np.linspace(0, 1, ROWS) ** .9, COLUMNS)
        gap = np.percentile(points[out > .8, 2], 12) + .7 - 2.3 * q - 1.1 * loose - .2
        points[:, 2] -= loose * max(gap, 0) * out ** 1.6
        turn = index * 2.39996 + rng.normal(0, .10)
        x = points[:, 0] + .25 + 1.1 * q
        points = np.stack([x * np.cos(turn) - points[:, 1] * np.sin(turn), x * np.sin(turn) + points[:, 1] * np.cos(turn), points[:, 2] + .7 - 2.3 * q - 1.1 * loose], -1)
        low = points[:, 2]
        points[:, 2] = np.where(low < .5, .5 * np.exp(np.minimum(low - .5, 0) / .9) + .03 * index / leaves, low)
        flats.append(np.column_stack([flat + index * 40, np.full(len(flat), index * 3.7)]))
        parts.add(points, lattice_faces(ROWS, COLUMNS), 0, heart=np.clip(1.05 - q * 1.7, 0, 1), own=rng.uniform(), **extra)
    made = parts.mesh(f'batavia{seed}', [material])
    made.attributes.new('flat', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.vstack(flats).astype(np.float32).ravel())
    return made
