"""A nest of fresh egg spaghetti: a bundle of strands that winds inwards in a spiral. Strands are about 1.5 mm thick."""
import numpy as np

from kit.shader import Shader

THICK = .148


def dough():
    """Egg dough with flour on the parts that face up."""
    m = Shader('egg dough')
    cloud, fine = m.noise(.9, 4, .6), m.noise(16, 4, .65)
    c = m.mix(m.ramp(cloud, [(.3, 0.), (.7, 1.)]), (.74, .385, .085), (.83, .51, .15))
    speckle = m.ramp(m.noise(24, 3, .6), [(.66, 0.), (.72, .35)])
    c = m.mix(speckle, c, (.52, .25, .05))
    flour = m.add((m.noise(.55, 4, .6), .6), (fine, .4))
    flour = m.math('MULTIPLY', m.remap(m.normal_up(), .15, 1., 0., 1.), m.ramp(flour, [(.44, 0.), (.64, 1.)]), True)
    c = m.mix(m.multiply(flour, .6), c, (.86, .77, .60))
    m.subsurface(c, .12, (.22, .13, .05))
    return m.surface(Roughness=m.remap(flour, 0, 1, .46, .85), Specular=.35, Normal=m.bump(fine, .2, .03))


def nest(seed, radius=2.9, turns=2.6, across=12, layers=6, step=.042):
    """The paths of the strands of one nest (cm, around the origin)."""
    rng = np.random.default_rng(seed)
    count = int(turns * 2 * np.pi * radius / step / 2.2)
    t = np.linspace(0, 1, count)
    turn = t * turns * 2 * np.pi + rng.uniform(0, 6.28)
    sway = lambda size: sum(np.sin(turn * f + rng.uniform(0, 6.28)) * a for f, a in ((1.31, .5), (.73, .6), (2.17, .3))) * size
    distance = radius * (1.02 - .34 * t) + sway(.26)
    height = .62 + t * 1.55 + sway(.18) + .10 * np.sin(turn * 1.7)
    oval = 1 + rng.uniform(-.08, .08)
    middle = np.stack([distance * np.cos(turn) * oval, distance * np.sin(turn) / oval, height], -1)
    along = np.gradient(middle, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    out = np.stack([np.cos(turn), np.sin(turn), turn * 0], -1)
    out -= along * (out * along).sum(1)[:, None]
    out /= np.linalg.norm(out, axis=1)[:, None]
    up = np.cross(along, out)
    up *= np.sign(up[:, 2:3])
    twist = rng.uniform(-.4, .4) + t * rng.uniform(-1.2, 1.2) + .45 * np.sin(turn * .8 + rng.uniform(0, 6))
    paths = []
    for layer in range(layers):
        for index in range(across - layer % 2):
            paths.append(strand(rng, t, turn, middle, out, up, twist,
                                (index - (across - 1) / 2 + .5 * (layer % 2)) * THICK * 1.06, (layer - (layers - 1) / 2) * THICK * .93))
    return paths + [crossing_strand(rng, radius) for _ in range(16)]


def strand(rng, t, turn, middle, out, up, twist, side, rise):
    phase = rng.uniform(0, 6.28, 6)
    wobble = lambda q: sum(np.sin(turn * f + phase[k + q]) / (1 + k) for k, f in enumerate((.9, 2.1, 3.7)))
    a = side + wobble(0) * .08 * (1 + .8 * abs(side))
    b = rise + wobble(3) * .06 * (1 + .8 * abs(rise))
    across, high = a * np.cos(twist) - b * np.sin(twist), a * np.sin(twist) + b * np.cos(twist)
    end = np.clip((abs(t - .5) - .42) / .08, 0, 1) ** 2
    drift = .13 * np.sin(turn * .55 + phase[5])
    across = across * (1 + .9 * end) + drift * np.cos(phase[2])
    high = high * (1 + .5 * end) + drift * np.sin(phase[2]) * .6
    path = middle + out * across[:, None] + up * high[:, None]
    floor = THICK / 2 + .003
    path[:, 2] = np.maximum(path[:, 2], floor)
    path = path[int(rng.uniform(0, .09) * len(path)):len(path) - int(rng.uniform(0, .11) * len(path))]
    droop = np.clip(1 - np.arange(len(path)) / (len(path) * .05), 0, 1) ** 2
    path[:, 2] = path[:, 2] * (1 - droop) + (floor + rng.uniform(0, .25)) * droop
    path[:, :2] *= (1 + .15 * droop * rng.uniform(-.3, 1.2))[:, None]
    return path


def crossing_strand(rng, radius):
    """The path of a single strand that crosses the top of the nest."""
    t = np.linspace(0, 1, 150)
    angle = rng.uniform(0, 6.28) + t * rng.uniform(1.3, 3.4) * rng.choice([-1, 1])
    distance = radius * rng.uniform(.55, 1.0) + .5 * np.sin(t * np.pi * rng.uniform(.8, 2) + rng.uniform(0, 6))
    height = np.interp(distance / radius, [0, .35, .62, .85, 1.15, 1.45], [.2, .9, 2.62, 2.25, 1.45, .1]) + .1
    height += .10 * np.sin(angle * 3 + rng.uniform(0, 6))
    return np.stack([distance * np.cos(angle), distance * np.sin(angle), np.maximum(height, .1)], -1)


def loose_strand(rng, start, length, angle):
    """The path of a strand that lies on the table."""
    t = np.linspace(0, 1, 90)
    heading = angle + rng.normal(0, .8) * t + .3 * np.sin(t * 5 + rng.uniform(0, 6))
    return np.stack([start[0] + np.cumsum(np.cos(heading)) * length / 90, start[1] + np.cumsum(np.sin(heading)) * length / 90,
                     np.full(90, .076)], -1)
