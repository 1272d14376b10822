"""A heap of brown lentils with a wooden scoop."""
import numpy as np
from mathutils import Matrix, Vector

from produce.lentil import AXES, half_lentil, lentil, scoop, skin, split_material
from kit import grain_heap, ground, light, materials
from kit.camera import View
from kit.grade import Grade
from kit.mesh import lattice_faces, mesh, ripple
from kit.objects import add_object, rest_on_ground
from kit.shader import plain_material

CAMERAS = {
    'portrait': View(at=(1.8, -71, 34), target=(.5, -.8, 2.0), lens=92, fstop=11, focus=(.5, -4.5, 1.8)),
    'close': View(at=(.2, -25, 13.5), target=(-.5, -3.5, 1.6), lens=100, fstop=15, focus=(-.3, -4.6, 1.6)),
}
GRADE = Grade(exposure=.2, saturation=1.08, contrast=.06)

SCOOP_AT, SCOOP_TURN, SCOOP_PITCH = (5.4, -4.6, 0), 128, 3.


def build(shot):
    ground.still_life('ochre', 'limestone', size=1.2, shade=False)
    light.palm_shade((14, 20, 0), 28, 70, distance=30, width=1.1)
    rng = np.random.default_rng(6)
    timber = materials.wood('olive wood', (.075, .034, .013), (.235, .120, .050), plank=40., rough=.5)
    shape, dense = scoop(timber, handle=6.)
    made = rest_on_ground(add_object('scoop', shape, SCOOP_AT, (0, SCOOP_PITCH, SCOOP_TURN)))
    place = np.array(made.matrix_world)
    dense = dense @ place[:3, :3].T + place[:3, 3]

    field = grain_heap.HeightField(25.)
    x, y = field.x, field.y
    flat = np.stack([x, y, 0 * x], -1).reshape(-1, 3)
    edge = 7.3 * (1 + .07 * ripple(flat, .25).reshape(x.shape))
    heap = 3.9 * np.clip(1 - np.hypot((x + 1.2) / 1.06, (y - 1.6)) / edge, 0, 1) ** .92
    heap = heap + .12 * ripple(flat, .8, 3).reshape(x.shape) * (heap > .3)
    core = np.maximum(heap - .75, 0)
    step = 8
    cx, cy, cz = x[::step, ::step], y[::step, ::step], core[::step, ::step] - .06
    add_object('core', mesh('core', np.stack([cx, cy, cz], -1).reshape(-1, 3), lattice_faces(*cx.shape), [plain_material('lentil shade', (.03, .013, .006), .9)]))
    field.height = core.copy()
    field.cover(dense)
    # The lentils in the scoop slope down to its mouth.
    local = (np.stack([x, y, 0 * x], -1).reshape(-1, 3) - place[:3, 3]) @ place[:3, :3]
    u, v = local[:, 0].reshape(x.shape), local[:, 1].reshape(x.shape)
    hollow = 2.7 * np.sqrt(np.clip(1 - (1 - np.clip(u / 2.56, 0, 1)) ** 2, 0, 1))
    within = (u > 1.) & (u < 6.9) & (abs(v) < hollow - .55)
    scooped = np.where(within, np.interp(u, [.5, 1.5, 4.2, 6.9], [1.7, 2.45, 1.9, .55]) + .25 - .10 * v ** 2, 0)
    rim = (field.height > 1.2) & (abs(abs(v) - hollow) < .45) & (u < 6.6) & (u > -.8)
    target = np.maximum(heap, scooped)
    target[rim] = 0
    sizes = lambda r: tuple(np.array(AXES) * np.clip(r.normal(1, .07), .82, 1.18))
    grains = grain_heap.fill(field, rng, target, sizes, 9000, choices=10, tilt=.26)
    foot = 7.4
    for _ in range(190):
        angle, distance = rng.uniform(0, 2 * np.pi), foot + rng.exponential(.9)
        px, py = -1.2 + distance * np.cos(angle), 1.6 + distance * np.sin(angle)
        if field.at(px, py) < .3 and abs(px) < 11.5 and abs(py) < 11.5:
            axes = sizes(rng)
            laid = grain_heap.lay(field, rng, px, py, axes, tilt=.05)
            if laid:
                grains.append((*laid, axes))
    brown, orange = skin(), split_material()
    models = [lentil(seed, brown) for seed in range(1, 8)]
    halves = [half_lentil(seed, orange) for seed in (1, 2, 3)]
    for number, (centre, turn, axes) in enumerate(grains):
        model = halves[number % 3] if rng.random() < .012 else models[number % 7]
        body = add_object('lentil', model)
        body.matrix_world = Matrix.Translation(Vector(centre)) @ Matrix(turn.tolist()).to_4x4() @ Matrix.Scale(axes[0] / AXES[0], 4)
    print(f'{len(grains)} lentils', flush=True)

