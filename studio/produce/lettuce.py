"""A loose-leaf lettuce: ruffled leaves around a pale heart. It stands on height 0 and is about 26 cm across and 15 cm high."""
import numpy as np

from kit.mesh import Parts, lattice_faces, ripple
from kit.shader import Shader


def leaf_skin():
    """The leaf's material. It reads these mesh attributes: `vein` (1 on ribs), `base` (1 near the stalk), `heart` (1 for the
    innermost leaves) and `edge` (1 at the margin).
    """
    m = Shader('lettuce')
    vein, base, heart, edge = (m.attribute(name) for name in ('vein', 'base', 'heart', 'edge'))
    cloud, fine = m.noise(.5, 5, .6), m.noise(3.2, 5, .65)
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), (.070, .185, .020), (.155, .31, .042))
    c = m.mix(m.multiply(edge, .55), c, (.050, .150, .014))
    c = m.mix(heart, c, (.42, .52, .13))
    c = m.mix(m.ramp(base, [(.1, 0.), (1., .9)]), c, (.66, .70, .38))
    c = m.mix(m.multiply(vein, .62), c, (.58, .66, .30))
    c = m.mix(m.multiply(m.ramp(m.noise(1.6, 5, .7), [(.66, 0.), (.76, 1.)]), .22), c, (.30, .30, .07))
    normal = m.bump(m.add((fine, .8), (vein, .9), (m.noise(9, 3, .5), .15)), .5, .13)
    m.surface(Base_Color=c, Roughness=m.remap(fine, .3, .7, .30, .48), Specular=.45, Normal=normal)
    m.translucent(.38, m.tint(c, .485, 1.12, 1.6), normal)
    return m.material


def leaf(rng, length, rise, curl, cup, ruffle, rows=100, columns=190):
    """One leaf along +X, as a fan of rays from its stalk. Return points (rows*columns, 3) and attributes."""
    out, ray = np.meshgrid(np.linspace(0, 1, rows), np.linspace(-1, 1, columns), indexing='ij')
    phase = rng.uniform(0, 6.28, 16)
    reach = length * (1 - .16 * abs(ray) ** 3) * (1 + .05 * np.sin(ray * 5 + phase[0]) + .03 * np.sin(ray * 11 + phase[1]))
    notch = .012 * np.sin(ray * 41 + phase[2]) + .012 * np.sin(ray * 67 + phase[3]) + .012 * np.sin(ray * 113 + phase[4])
    reach = reach * (1 + notch * out ** 4)
    angle = ray * 1.22
    widen = .22 + .78 * np.clip(out / .55, 0, 1) ** 1.2
    along, aside = out * reach * np.cos(angle * (.35 + .65 * widen)), out * reach * np.sin(angle) * widen * .92
    edge = out ** 3
    waves = (np.sin(ray * 8 + phase[5]) * .55 + np.sin(ray * 17 + phase[6] + out * 2) * .60 + np.sin(ray * 31 + phase[7] - out * 3) * .36 * edge
             + np.sin(ray * 59 + phase[8]) * .16 * edge)
    waves = waves * edge * ruffle * length * .075
    aside = aside + edge * ruffle * length * .035 * np.sin(ray * 24 + phase[9])
    flat = np.stack([along, aside, along * 0], -1).reshape(-1, 3)
    blister = (np.maximum(ripple(flat, 1.5, int(phase[10] * 99)), -.2) * .20 + ripple(flat, 3.6, int(phase[11] * 99)) * .07).reshape(out.shape)
    blister = blister * np.clip(out * 2.2 - .3, 0, 1)
    bend_at = np.linspace(0, 1.15, 240)
    bend = rise - curl * bend_at ** 1.7 + .12 * np.sin(bend_at * 5 + phase[12])
    x_at = np.concatenate([[0], np.cumsum(np.cos(bend))[:-1]]) * length * bend_at[1]
    z_at = np.concatenate([[0], np.cumsum(np.sin(bend))[:-1]]) * length * bend_at[1]
    u = np.clip(along / length, 0, 1.15)
    here, x, z = (np.interp(u, bend_at, values) for values in (bend, x_at, z_at))
    off = cup * aside ** 2 / length + waves + blister
    points = np.stack([x - np.sin(here) * off, aside, z + np.cos(here) * off], -1).reshape(-1, 3)
    rib = np.exp(-(aside / (.52 * (1.15 - out) + .03)) ** 2) * np.clip(1.25 - out, 0, 1)
    side = (out * 8 - abs(ray) * 2.6 + .2 * np.sin(ray * 9)) % 1
    side = np.exp(-(np.minimum(side, 1 - side) / .06) ** 2) * .6 * (1 - edge * .6) * np.clip(abs(ray) * 6, 0, 1)
    small = (ray * 13 + .35 * np.sin(out * 15 + phase[13])) % 1
    small = np.exp(-(np.minimum(small, 1 - small) / .08) ** 2) * .25 * np.clip(out * 3 - 1, 0, 1)
    vein = np.maximum(np.maximum(rib, side), small)
    return points, dict(vein=vein.ravel(), base=np.clip(1 - out / .42, 0, 1).ravel(), edge=edge.ravel())


def lettuce(seed, material, leaves=44, fine=True):
    """A whole head. Use `fine=False` for heads far from the camera."""
    rng = np.random.default_rng(seed)
    rows, columns = (100, 190) if fine else (36, 64)
    parts = Parts()
    for index in range(leaves):
        q = index / (leaves - 1)
        length = 8.5 + 6.5 * q ** .8 + rng.uniform(-.7, .7)
        rise = np.radians(100 - 82 * q ** 1.45 + rng.uniform(-6, 6))
        curl = -.75 * (1 - q) ** 1.3 + rng.uniform(.15, .6) * q
        points, extra = leaf(rng, length, rise, curl, 1.1 * (1 - q) + .30, .45 + .65 * q + rng.uniform(-.1, .15), rows, columns)
        turn = index * 2.39996 + rng.normal(0, .14)
        x = points[:, 0] + .20 + 1.3 * q
        points = np.stack([x * np.cos(turn) - points[:, 1] * np.sin(turn), x * np.sin(turn) + points[:, 1] * np.cos(turn),
                           points[:, 2] + .9 * (1 - q)], -1)
        low = points[:, 2]
        points[:, 2] = np.where(low < .5, .5 * np.exp(np.minimum(low - .5, 0) / .9) + .04 * index / leaves, low)
        parts.add(points, lattice_faces(rows, columns), 0, heart=np.clip(1.1 - q * 2., 0, 1), **extra)
    return parts.mesh(f'lettuce{seed}', [material])
