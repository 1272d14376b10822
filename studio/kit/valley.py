"""Parts of a river valley seen from above, in metres: villages, boats, the desert."""
import numpy as np

from . import landscape
from .mesh import Parts, lattice_faces, mesh
from .objects import add_object
from .shader import Shader, plain_material


def village(rng, at, size, count, lane_angle):
    """A village of flat-roofed mud-brick houses along narrow lanes. `lane_angle` is the direction of the lanes in radians."""
    m = Shader('mud brick')
    tone = m.mix(m.attribute('tone'), (.15, .10, .062), (.32, .24, .165))
    walls = m.surface(Base_Color=m.mix(m.ramp(m.noise(.5, 6, .6), [(.4, 0.), (.7, .4)]), tone, (.10, .07, .045)), Roughness=1.)
    parts, holes = Parts(), plain_material('window', (.03, .025, .02), .8)
    cube = np.array([(x, y, z) for z in (0, 1) for x, y in ((-.5, -.5), (.5, -.5), (.5, .5), (-.5, .5))], float)
    faces = np.array([(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)])
    for _ in range(count):
        where = np.array(at) + rng.normal(0, size * .40, 2)
        where = np.round(where / [10, 11]) * [10, 11] + rng.normal(0, .8, 2)
        w, d, h = rng.uniform(5, 9), rng.uniform(5.5, 10), rng.choice([3., 3.2, 5.6, 6., 8.4], p=[.35, .3, .2, .11, .04])
        spin = lane_angle + rng.normal(0, .05)
        turn = lambda p: np.column_stack([rotated(p[:, :2], spin) + where, p[:, 2]])
        parts.add(turn(cube * [w, d, h]), faces, 0, tone=rng.uniform())
        if rng.uniform() < .6:
            parts.add(turn((cube * [w * .4, d * .4, 2.4]) + [w * .2, d * .15, h]), faces, 0, tone=rng.uniform())
        for floor in np.arange(1.6, h - 1, 3.):
            for place in np.linspace(-.32, .32, 3):
                if rng.uniform() < .7:
                    parts.add(turn(cube * [.9, .1, 1.2] + [place * w, -d / 2 - .02, floor]), faces, 1)
                    parts.add(turn(cube * [.1, .9, 1.2] + [-w / 2 - .02, place * d, floor]), faces, 1)
    houses = parts.mesh('village', [walls, holes])
    houses.polygons.foreach_set('use_smooth', np.zeros(len(houses.polygons), bool))
    add_object('village', houses, (0, 0, 1.))
    t = np.linspace(0, 2 * np.pi, 60, endpoint=False)
    rim = size * (.92 + .12 * np.sin(3 * t + at[0]) + .08 * np.sin(8 * t))
    points = np.vstack([np.stack([at[0] + rim * np.cos(t), at[1] + rim * np.sin(t), t * 0 + 1.], -1), (*at, 1.)])
    faces = np.array([[60, index, (index + 1) % 60] for index in range(60)])
    add_object('yard', mesh('yard', points, faces, [plain_material('yard', (.16, .115, .070), 1.)]))


def rotated(points, angle):
    c, s = np.cos(angle), np.sin(angle)
    return np.column_stack([points[:, 0] * c - points[:, 1] * s, points[:, 0] * s + points[:, 1] * c])


def felucca():
    """A river boat with a dark hull and a tall triangular sail."""
    cloth, wood = plain_material('sail', (.80, .74, .64), .9), plain_material('hull', (.10, .065, .04), .7)
    u, v = np.meshgrid(np.linspace(0, 1, 14), np.linspace(0, 1, 14), indexing='ij')
    sail = np.stack([(v - .35) * 8.5 * (1 - u), 1.3 * np.sin(np.pi * v) * (1 - u) * np.sin(np.pi * (u * .8 + .1)), 1.6 + u * 15.5 + v * (1 - u) * 1.2], -1)
    t, a = np.meshgrid(np.linspace(-1, 1, 22), np.linspace(0, np.pi, 9), indexing='ij')
    wide = (1 - t ** 2) ** .6
    hull = np.stack([t * 6, np.cos(a) * 1.5 * wide, .9 - np.sin(a) * 1.1 * wide + .7 * t ** 4], -1)
    parts = Parts()
    parts.add(sail, lattice_faces(14, 14), 0)
    parts.add(hull, lattice_faces(22, 9), 1)
    return parts.mesh('felucca', [cloth, wood])


def desert():
    m = Shader('desert')
    c = m.ramp(m.noise(.0016, 7, .6), [(.35, (.26, .17, .10)), (.65, (.40, .28, .165))])
    sand = m.surface(Base_Color=c, Roughness=1.)
    x, y = np.linspace(-9000, 9000, 300), np.linspace(4300, 9000, 60)
    x, y = (a.ravel() for a in np.meshgrid(x, y, indexing='ij'))
    edge = np.clip((y - 4500 - 260 * landscape.ground_noise(x, y * 0, .0022, 2)) / 500, -1, 8)
    z = 10 * edge + 9 * landscape.ground_noise(x, y, .006, 3) * np.clip(edge, 0, 1)
    add_object('desert', mesh('desert', np.stack([x, y, z], -1), lattice_faces(300, 60), [sand]))
    landscape.escarpment(7200)
