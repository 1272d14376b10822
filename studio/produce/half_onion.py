"""An onion cut across: the half with the roots."""
import numpy as np

from produce.onion import TONES, TUNIC, add_roots, bulb_points
from kit.mesh import Parts, lattice_faces, mesh, ripple
from kit.objects import add_group, add_object
from kit.shader import Shader, shade


def rings_material(name):
    """The cut face: juicy layers with thin skins between them. The colour sits in the skin on the outside of each layer."""
    m = Shader(f'{name} onion cut')
    seam, depth, dry, tone, out, vein = [m.attribute(key) for key in ('seam', 'depth', 'dry', 'tone', 'out', 'vein')]
    edge_tone = TONES[name][4]
    fine, cloud, patch = m.noise(14, 4, .6), m.noise(1.1, 4, .6), m.noise(3.2, 4, .6)
    c = m.mix(tone, (.66, .61, .44), (.80, .76, .62))
    c = m.mix(m.multiply(m.ramp(cloud, [(.35, 0.), (.7, 1.)]), .3), c, (.60, .60, .40))
    if name == 'red':
        blush = m.remap(m.add(out, (cloud, .35), (tone, .2)), .60, 1.25, 0., .65)
        c = m.mix(blush, c, (.60, .24, .34))
    c = m.mix(m.multiply(vein, .45), c, (.50, .47, .27))
    uneven = m.add(depth, (patch, .30), (cloud, .25))
    strength = m.remap(m.add((tone, .6), (cloud, .8)), .3, 1.1, .75, 1.)
    c = m.mix(m.multiply(m.ramp(uneven, [(.32, 1.), (.52, .55), (.88, 0.)]), strength), c, edge_tone)
    c = m.mix(m.multiply(seam, m.ramp(patch, [(.35, .15), (.65, .8)])), c, shade(edge_tone, .55))
    c = m.mix(dry, c, TONES[name][3])
    m.subsurface(c, .38, (.6, .5, .42))
    return m.surface(Roughness=m.remap(m.add((patch, .6), (fine, .4)), .35, .65, .12, .34), Specular=.5, Clearcoat=.25, Clearcoat_Roughness=.08,
                     Normal=m.bump(m.add((fine, .8), (patch, 1.)), .22, .03))


def half_onion(seed, skins, cut, at, turn, size=3.6, tall=1., fine=True):
    """Add the half with the roots. Its cut face points along its own +Z. Return the group."""
    whole = add_group('half onion', at, turn)
    rows, columns = 120, 360
    t, a = np.meshgrid(np.linspace(.455, 1, rows), np.linspace(0, 2 * np.pi, columns, endpoint=False), indexing='ij')
    points, neck = bulb_points(np.random.default_rng(seed), seed, size, tall, t, a)
    # Bulges that are seen only from the side of a whole onion would give the cut an outline with corners.
    waves = np.fft.rfft(points, axis=1)
    waves[:, 4:] *= .35
    points = np.fft.irfft(waves, columns, axis=1)
    level = points[0, :, 2].mean()
    parts = Parts()
    points[0, :, 2] = level
    points[:, :, 2] = np.minimum(points[:, :, 2], level) - level
    parts.add(points, lattice_faces(rows, columns, close_columns=True), TUNIC, base=np.clip((t - .945) / .02, 0, 1).ravel(),
              mx=np.cos(a).ravel(), my=np.sin(a).ravel())
    add_roots(parts, np.random.default_rng(seed), points[-6])
    add_object('half onion', parts.mesh('half onion', skins), parent=whole)
    add_object('rings', rings(seed, cut, points[0], fine), parent=whole)
    return whole


def rings(seed, material, rim, fine=True):
    """The mesh of the cut face, out to the points `rim` of the skin's edge."""
    rng = np.random.default_rng(seed)
    count, around = (460, 720) if fine else (300, 480)
    share, a = np.meshgrid(np.linspace(0, 1, count), np.linspace(0, 2 * np.pi, around, endpoint=False), indexing='ij')
    angle = np.arctan2(rim[:, 1], rim[:, 0]) % (2 * np.pi)
    order = np.argsort(angle)
    edge = np.interp(a, angle[order], np.hypot(rim[:, 0], rim[:, 1])[order], period=2 * np.pi)
    x, y = share * edge * np.cos(a), share * edge * np.sin(a)
    radius = edge.mean()
    # Near the middle the layers surround two hearts, first each its own and then both.
    heart, middle = np.array([.40, .17]), np.array([.16, -.10])
    from_one = np.hypot(x - middle[0] - heart[0], y - middle[1] - heart[1])
    from_other = np.hypot(x - middle[0] + heart[0] * .9, y - middle[1] + heart[1])
    two = from_one ** .55 * from_other ** .45 / radius
    inward = np.clip(1.2 - share * 1.35, 0, 1) ** 1.2
    r = share * (1 - inward) + two * inward
    flat = np.stack([x, y, x * 0], -1).reshape(-1, 3)
    r = (r + (ripple(flat, .8, seed) * .034 + ripple(flat, 2.2, seed + 4) * .007).reshape(r.shape) * np.sin(np.pi * np.clip(share, 0, 1)) ** .6) * radius
    gaps = [.10, .05]
    while sum(gaps) < radius * .99:
        gaps.append(rng.uniform(.30, .60) * (1 - .45 * (sum(gaps) / radius) ** 3))
    bounds = radius - np.cumsum([0] + gaps)[::1]
    bounds = np.sort(np.append(bounds[bounds > .12], 0))
    layer = np.clip(np.searchsorted(bounds, r, side='right') - 1, 0, len(bounds) - 2)
    low, high = bounds[layer], bounds[layer + 1]
    depth = (high - r) / np.maximum(high - low, .01)
    gap = np.minimum(high - r, r - low)
    # In places the layers have parted a little.
    parted = np.clip(ripple(flat, 1.3, seed + 6).reshape(r.shape) - .25, 0, 1) * np.clip(3 * share - .6, 0, 1)
    wide = .016 + .022 * parted
    z = rng.normal(0, .012, len(bounds))[layer] + .010 * ripple(flat, 2., seed + 2).reshape(r.shape) - (.012 + .07 * parted) * np.exp(-(gap / wide) ** 2)
    z = z - .03 * np.clip((share - .975) / .025, 0, 1) ** 2
    dry = np.clip((share - .978) / .006, 0, 1)
    bundles = np.maximum(2 * np.pi * bounds / .30, 4).round()[layer]
    vein = np.exp(-((depth - .52) / .13) ** 2) * np.clip(np.cos(bundles * a + 5 * layer), 0, 1) ** 6
    values = {'seam': np.exp(-(gap / wide) ** 2), 'depth': depth, 'dry': dry, 'tone': rng.uniform(0, 1, len(bounds))[layer], 'out': r / radius,
              'vein': vein}
    return mesh('onion rings', np.stack([x, y, z], -1).reshape(-1, 3), lattice_faces(count, around, close_columns=True)[:, ::-1].copy(),
                [material], {key: value.ravel() for key, value in values.items()})
