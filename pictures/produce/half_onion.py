"""An onion cut across: the half with the roots."""
import numpy as np

from produce.onion import TONES, TUNIC, add_roots, bulb_points
from studio.mesh import Parts, lattice_faces, mesh, ripple
from studio.objects import add_group, add_object
from studio.shader import Shader, shade


def rings_material(name):
    """The cut face: juicy layers with thin skins between them."""
    m = Shader(f'{name} onion cut')
    seam, depth, dry, tone = [m.attribute(key) for key in ('seam', 'depth', 'dry', 'tone')]
    edge_tone = TONES[name][4]
    fine, lines = m.noise(9, 4, .6), m.noise(1.1, 4, .6)
    white = m.mix(tone, (.72, .66, .52), (.84, .80, .68))
    if name == 'red':
        white = m.mix(m.ramp(lines, [(.35, .0), (.7, .35)]), white, (.70, .40, .46))
    c = m.mix(m.ramp(depth, [(.0, 1.), (.16, .62), (.55, 0.)]), white, edge_tone)
    c = m.mix(m.multiply(seam, m.ramp(fine, [(.3, .2), (.7, .65)])), c, shade(edge_tone, .7))
    c = m.mix(dry, c, TONES[name][0])
    m.subsurface(c, .30, (.5, .4, .35))
    return m.surface(Roughness=m.remap(fine, .3, .7, .14, .30), Specular=.5, Clearcoat=.3, Clearcoat_Roughness=.1,
                     Normal=m.bump(m.add(fine, (lines, 1.)), .15, .04))


def half_onion(seed, skins, cut, at, turn, size=3.6, tall=1., fine=True):
    """Add the half with the roots. Its cut face points along its own +Z. Return the group."""
    whole = add_group('half onion', at, turn)
    rows, columns = 120, 360
    t, a = np.meshgrid(np.linspace(.455, 1, rows), np.linspace(0, 2 * np.pi, columns, endpoint=False), indexing='ij')
    points, neck = bulb_points(np.random.default_rng(seed), seed, size, tall, t, a)
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
    # Near the middle the layers surround two hearts.
    heart = np.array([.30, .14])
    along = np.clip((x * heart[0] + y * heart[1]) / (heart @ heart), -1, 1)
    two = np.hypot(x - along * heart[0], y - along * heart[1]) / radius
    inward = np.clip(1.15 - share * 1.5, 0, 1) ** 1.2
    r = share * (1 - inward) + two * inward
    flat = np.stack([x, y, x * 0], -1).reshape(-1, 3)
    r = (r + ripple(flat, 1.1, seed).reshape(r.shape) * .030 * np.sin(np.pi * np.clip(share, 0, 1))) * radius
    gaps = [.10, .05]
    while sum(gaps) < radius * .99:
        gaps.append(rng.uniform(.30, .60) * (1 - .45 * (sum(gaps) / radius) ** 3))
    bounds = radius - np.cumsum([0] + gaps)[::1]
    bounds = np.sort(np.append(bounds[bounds > .12], 0))
    layer = np.clip(np.searchsorted(bounds, r, side='right') - 1, 0, len(bounds) - 2)
    low, high = bounds[layer], bounds[layer + 1]
    depth = (high - r) / np.maximum(high - low, .01)
    gap = np.minimum(high - r, r - low)
    z = .045 * (1 - np.exp(-gap / .05)) + rng.normal(0, .018, len(bounds))[layer] + .012 * ripple(flat, 2., seed + 2).reshape(r.shape)
    z = z - .06 * np.clip((share - .965) / .035, 0, 1) ** 2
    dry = np.clip((share - .972) / .008, 0, 1)
    return mesh('onion rings', np.stack([x, y, z], -1).reshape(-1, 3), lattice_faces(count, around, close_columns=True)[:, ::-1].copy(),
                [material], {'seam': np.exp(-(gap / .022) ** 2).ravel(), 'depth': depth.ravel(), 'dry': dry.ravel(),
                             'tone': rng.uniform(0, 1, len(bounds))[layer].ravel()})
