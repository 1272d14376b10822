"""A physics simulation in numpy of fruit (dates) on thin strands: they fall together and come to rest, or hang.

A strand is a row of points (knots). A fruit is two balls; the ball at its stalk keeps its distance from one knot.
"""
import hashlib
import json
import os

import numpy as np

from .pile import SETTLED


def cached(name, make, *given, **settings):
    """Return the result of `make`, read from `scenes/settled/`. Call `make` only if its arguments have changed.

    The names of the settings are part of the saved hash: renaming one starts a new simulation.
    """
    path = os.path.join(SETTLED, name + '.json')
    sums = [np.round(np.asarray(values, float), 3).tolist() for values in given]
    recipe = hashlib.sha1(json.dumps([sums, sorted(settings.items())], default=str).encode()).hexdigest()[:12]
    saved = json.load(open(path)) if os.path.exists(path) else {}
    if saved.get('recipe') != recipe:
        places = [np.round(values, 4).tolist() for values in make(*given, **settings)]
        saved = {'recipe': recipe, 'places': places}
        with open(path, 'w') as file:
            json.dump(saved, file, separators=(',', ':'))
    return [np.array(values) for values in saved['places']]


def settle(knots, strand_of, fruits, radius=1.06, long=.85, gap=1.18, steps=900, seed=1, fixed=(), ground_damping=.25,
           fence=None):
    """Let strands and fruits fall. Return the knots, the centres of the balls near the stalk and far from it, and the fruits' radii.

    knots (N, 3): the points of all strands in order; strand_of (N,): the strand of each knot;
    fruits (M, 4): the fruit's knot and the direction in which it points at first;
    long, gap: distances from ball to ball and from knot to ball; fixed: knots that do not move;
    fence: (x, y, radius) of a circle that the fruits cannot leave.
    """
    rng = np.random.default_rng(seed)
    knots = np.array(knots, float)
    n, m = len(knots), len(fruits)
    at = np.array([fruit[0] for fruit in fruits], int)
    direction = np.array([fruit[1:] for fruit in fruits], float)
    direction /= np.linalg.norm(direction, axis=1)[:, None]
    size = radius * rng.normal(1, .045, m).clip(.9, 1.1)
    stretch = long * rng.normal(1, .10, m).clip(.8, 1.25)
    near, far = knots[at] + direction * gap, knots[at] + direction * (gap + stretch)[:, None]
    p = np.concatenate([knots, near, far])
    ball = np.concatenate([np.full(n, .16), size, size * .95])
    inertia = np.concatenate([np.full(n, .6), np.ones(2 * m)])
    inertia[list(fixed)] = 1e6
    weight = (1 / inertia)[:, None]
    follow = np.flatnonzero(strand_of[1:] == strand_of[:-1])
    rods = [(follow, follow + 1, np.linalg.norm(knots[follow] - knots[follow + 1], axis=1), 1.)]
    skip = np.flatnonzero(strand_of[2:] == strand_of[:-2])
    rods.append((skip, skip + 2, np.linalg.norm(knots[skip] - knots[skip + 2], axis=1), .8))
    fruit = np.arange(m)
    rods.append((at, n + fruit, np.full(m, gap), 1.))
    rods.append((n + fruit, n + m + fruit, stretch, 1.))
    rods.append((at, n + m + fruit, gap + stretch, .5))
    owner = np.concatenate([-1 - np.arange(n), fruit, fruit])
    partner = np.concatenate([np.full(n, -9), at, at])
    touch = ball[:, None] + ball[None]
    may_touch = (owner[:, None] != owner[None]) & ~((owner[:, None] < 0) & (owner[None] < 0))
    may_touch &= ~((partner[:, None] == -1 - owner[None]) | (partner[None] == -1 - owner[:, None]))
    speed = np.zeros_like(p)
    for step in range(steps):
        before = p.copy()
        speed[:, 2] -= .012
        p = p + speed
        p[list(fixed)] = before[list(fixed)]
        if step % 6 == 0:  # only balls near each other can touch within the next six steps
            apart = p[:, None] - p[None]
            near_by = (apart ** 2).sum(-1) < (touch + .9) ** 2
            first, second = np.nonzero(np.triu(near_by & may_touch))
        for _ in range(4):
            for a, b, rest, stiff in rods:
                apart = p[b] - p[a]
                length = np.linalg.norm(apart, axis=1)[:, None] + 1e-9
                pull = apart / length * (length - rest[:, None]) * stiff / (weight[a] + weight[b])
                np.add.at(p, a, pull * weight[a] * .5)
                np.add.at(p, b, -pull * weight[b] * .5)
            apart = p[first] - p[second]
            distance = np.sqrt((apart ** 2).sum(-1)) + 1e-9
            clash = distance < touch[first, second]
            i, j = first[clash], second[clash]
            push = (apart[clash] / distance[clash][:, None]) * (touch[i, j] - distance[clash])[:, None] / (weight[i] + weight[j])
            np.add.at(p, i, push * weight[i] * .45)
            np.add.at(p, j, -push * weight[j] * .45)
            if fence:
                offset = p[n:, :2] - fence[:2]
                length = np.linalg.norm(offset, axis=1)
                p[n:, :2] -= offset / (length[:, None] + 1e-9) * np.maximum(length + ball[n:] - fence[2], 0)[:, None] * .5
            under = ball - p[:, 2]
            p[:, 2] += np.maximum(under, 0)
        # Friction slows the movement down, most of all on the table.
        speed = (p - before) * (.94 if step < steps * .6 else .88)
        low = p[:, 2] < ball + .02
        speed[low] *= ground_damping
    return p[:n], p[n:n + m], p[n + m:], size
