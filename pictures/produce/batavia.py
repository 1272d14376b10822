"""A batavia lettuce for close views: broad leaves with softly ruffled margins around a pale heart. It stands on height 0.

About 25 cm across and 13 cm high. For heads in a field see `lettuce`.
"""
import numpy as np

from studio.mesh import Parts, lattice_faces, ripple
from studio.shader import Shader

ROWS, COLUMNS = 110, 230


def leaf_skin():
    """Point attributes: `vein` on ribs, `rib` 1 on the thick midrib, `heart` 1 for the innermost leaves, `edge` 1 at the margin."""
    m = Shader('batavia')
    vein, rib, heart, edge = (m.attribute(name) for name in ('vein', 'rib', 'heart', 'edge'))
    cloud, fine = m.noise(.45, 5, .6), m.noise(3.2, 5, .65)
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), (.125, .245, .026), (.205, .355, .050))
    c = m.mix(m.times(edge, .6), c, (.085, .205, .020))
    c = m.mix(m.ramp(heart, [(0., 0.), (1., .9)]), c, (.50, .56, .17))
    c = m.mix(m.times(vein, .5), c, m.mix(heart, (.46, .56, .22), (.70, .74, .42)))
    c = m.mix(m.ramp(rib, [(.05, 0.), (.8, .92)]), c, (.72, .75, .50))
    c = m.mix(m.times(m.ramp(m.noise(1.6, 5, .7), [(.68, 0.), (.78, 1.)]), .2), c, (.33, .33, .09))
    normal = m.bump(m.add((fine, .6), (vein, -.8), (m.noise(9, 3, .5), .12)), .42, .12)
    m.surface(Base_Color=c, Roughness=m.remap(fine, .3, .7, .32, .5), Specular=.42, Normal=normal)
    m.thin(m.remap(rib, 0, 1, .44, .12), m.tint(c, .488, 1.1, 1.5), normal)
    return m.material


def leaf(rng, length, rise, curl, wrap, ruffle):
    """A fan of rays from the stalk to the margin, growing along +X, its face up: points (ROWS*COLUMNS, 3) and attributes.

    `rise` is the angle at the foot, `curl` how far the tip bends back, `wrap` the radius around which the leaf is cupped.
    """
    out, ray = np.meshgrid(np.linspace(0, 1, ROWS), np.linspace(-1, 1, COLUMNS), indexing='ij')
    phase = rng.uniform(0, 6.28, 20)
    reach = length * np.cos(ray * 1.5) ** .52 * (1 + .035 * np.sin(ray * 4 + phase[0]) + .022 * np.sin(ray * 13 + phase[1]) + .010 * np.sin(ray * 29 + phase[2]))
    along = out * reach * np.cos(ray * 1.5)
    aside = out * reach * np.sin(ray * 1.5) * .80 + ray * length * .085 * (1 - out)
    edge = out ** 2.6
    swell = .62 + .38 * np.sin(ray * 5 + phase[3])
    first, second = ray * 13 + 1.1 * np.sin(ray * 4 + phase[4]) + phase[5], ray * 29 + 1.3 * np.sin(ray * 7 + phase[6]) + phase[7]
    waves = (np.sin(first) + .60 * np.sin(second + out) * out ** 2 + .17 * np.sin(ray * 61 + 1.5 * np.sin(ray * 8 + phase[9]) + phase[8]) * out ** 4) * swell * edge
    waves = waves * ruffle * length * .062
    # A ruffle leans over as it rises: the margin is longer than the way along it.
    aside = aside + edge * out * ruffle * length * .030 * np.cos(first) + edge * out * ruffle * length * .022 * np.cos(second)
    flat = np.stack([along, aside, along * 0], -1).reshape(-1, 3)
    blister = (np.maximum(ripple(flat, 1.1, int(phase[10] * 99)), -.25) * .22 + ripple(flat, 2.6, int(phase[11] * 99)) * .05).reshape(out.shape)
    middle = np.exp(-(aside / (.058 * length * np.clip(1.02 - along / length, 0, 1) ** .8 + .03)) ** 2) * np.clip(1.5 - 1.6 * along / length, 0, 1)
    side = (out * 6 - abs(ray) * 3.4 + .2 * np.sin(ray * 9 + phase[12])) % 1
    side = np.exp(-(np.minimum(side, 1 - side) / .055) ** 2) * (1 - .5 * edge) * np.clip(abs(ray) * 6, 0, 1) * np.clip(out * 3 - .3, 0, 1)
    small = (ray * 16 + .5 * np.sin(out * 13 + phase[13])) % 1
    small = np.exp(-(np.minimum(small, 1 - small) / .08) ** 2) * .3 * np.clip(out * 3 - 1, 0, 1)
    off = wrap * (1 - np.cos(np.clip(aside / wrap, -2.6, 2.6))) + waves + blister * np.clip(out * 2.2 - .3, 0, 1) - .16 * middle
    aside = wrap * np.sin(np.clip(aside / wrap, -2.6, 2.6))
    at = np.linspace(0, 1.15, 240)
    bend = rise - curl * at ** 2.2 + .10 * np.sin(at * 5 + phase[14])
    x_at = np.concatenate([[0], np.cumsum(np.cos(bend))[:-1]]) * length * at[1]
    z_at = np.concatenate([[0], np.cumsum(np.sin(bend))[:-1]]) * length * at[1]
    here, x, z = (np.interp(np.clip(along / length, 0, 1.15), at, values) for values in (bend, x_at, z_at))
    points = np.stack([x - np.sin(here) * off, aside, z + np.cos(here) * off], -1).reshape(-1, 3)
    return points, dict(vein=np.maximum(side * .8, small).ravel(), rib=middle.ravel(), edge=edge.ravel())


def head(seed, material, leaves=46):
    rng = np.random.default_rng(seed)
    parts = Parts()
    for index in range(leaves):
        q = index / (leaves - 1)
        length = 11.8 + 1.3 * q + rng.uniform(-.7, .7)
        rise = np.radians(101 - 36 * q - 42 * q ** 3.2 + rng.uniform(-5, 5))
        curl = -.75 * (1 - q) ** 1.5 + (.95 + rng.uniform(-.3, .3)) * q
        points, extra = leaf(rng, length, rise, curl, 2.4 + 4.2 * q, .80 + .70 * q ** .8 + rng.uniform(-.08, .12))
        turn = index * 2.39996 + rng.normal(0, .12)
        x = points[:, 0] + .25 + 1.1 * q
        points = np.stack([x * np.cos(turn) - points[:, 1] * np.sin(turn), x * np.sin(turn) + points[:, 1] * np.cos(turn), points[:, 2] + .5 - 1.9 * q], -1)
        low = points[:, 2]
        points[:, 2] = np.where(low < .5, .5 * np.exp(np.minimum(low - .5, 0) / .9) + .03 * index / leaves, low)
        parts.add(points, lattice_faces(ROWS, COLUMNS), 0, heart=np.clip(1.05 - q * 2.7, 0, 1), **extra)
    return parts.mesh(f'batavia{seed}', [material])
