"""Bowls and punnets. Each function returns the object and its inner surface, which is an obstacle for a pile."""
import numpy as np

from .mesh import lattice_faces, mesh, revolve, smooth_curve
from .objects import add_object
from .shader import Shader


def bowl(material, radius=5.8, height=3.85, at=(0, 0, 0), name='bowl'):
    """A turned bowl with a rolled rim. Return the object, and its inner and outer mesh for `Pile.add_obstacle`."""
    r, h = radius / 5.86, height / 3.86
    inner = [(0, .35), (2.2, .38), (3.7, .95), (4.9, 2.2), (5.5, 3.5), (5.62, 3.78)]
    outer = [(5.86, 3.74), (5.72, 3.3), (5.1, 2.0), (4.0, .75), (2.9, .12), (2.6, 0), (2.3, .02), (2.2, .14), (0, .16)]
    scaled = lambda knots: [(a * r, b * h) for a, b in knots]
    made = add_object(name, revolve(name, smooth_curve(scaled(inner + [(5.74, 3.86)] + outer), 140), [material]), at)
    fence = revolve('inside', smooth_curve(scaled([(.01, .35)] + inner[1:-1] + [(5.6, 3.9), (5.65, 9.)]), 26), (), 40)
    shell = revolve('outside', smooth_curve(scaled(outer[:5]), 14), (), 40)
    return made, fence, shell


def pulp(name='pulp', tone=(.34, .30, .235)):
    """Moulded paper pulp: matt and fibrous."""
    m = Shader(name)
    fibre = m.noise(6, 8, .75, twist=1.5)
    cloud = m.noise(.6, 5, .6)
    c = m.mix(m.ramp(fibre, [(.35, 0.), (.65, 1.)]), tuple(t * .75 for t in tone), tuple(t * 1.12 for t in tone))
    c = m.mix(m.multiply(m.ramp(cloud, [(.4, 0.), (.7, 1.)]), .3), c, tuple(t * .7 for t in tone))
    return m.surface(Base_Color=c, Roughness=.95, Specular=.1, Normal=m.bump(m.add(fibre, (cloud, 1.5)), .6, .06))


def punnet(width=11., depth=8., height=4.5, at=(0, 0, 0), turn=0., material=None):
    """A tray of paper pulp with rounded corners and a rolled rim. Return the object and its inner mesh."""
    def ring(grow, z, count=160):
        t = np.linspace(0, 2 * np.pi, count, endpoint=False)
        power = 2 / 5.
        x = np.sign(np.cos(t)) * abs(np.cos(t)) ** power * (width / 2 + grow)
        y = np.sign(np.sin(t)) * abs(np.sin(t)) ** power * (depth / 2 + grow)
        ribs = 1 + .012 * np.cos(t * 40) * (.2 < z / height < .85)
        return np.stack([x * ribs, y * ribs, np.full(count, z)], -1)
    inside = [(-width * .3, .25), (-1.2, .3), (-.95, .6), (-.5, height * .5), (-.12, height - .1)]
    outside = [(.1, height + .05), (.42, height - .02), (.45, height - .25), (.1, height - .3), (-.35, height * .5),
               (-.8, .45), (-1.0, .05), (-width * .3, 0.)]
    rings = smooth_curve([(max(g, -min(width, depth) / 2 + .05), z) for g, z in inside + outside], 70)
    points = np.vstack([ring(grow, z) for grow, z in rings])
    made = add_object('punnet', mesh('punnet', points, lattice_faces(70, 160, close_columns=True), [material or pulp()]),
                      at, (0, 0, turn))
    guard = smooth_curve([(max(g, -min(width, depth) / 2 + .05), z) for g, z in inside[:-1] + [(-.2, height), (-.2, height * 2.4)]], 20)
    return made, mesh('inside', np.vstack([ring(g, z, 40) for g, z in guard]), lattice_faces(20, 40, close_columns=True))
