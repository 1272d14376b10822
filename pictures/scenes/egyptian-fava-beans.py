"""A heap of dry fava beans in a red clay bowl on limestone. The close view has an open green pod in front of it."""
import random
from math import cos, radians, sin

import bpy

from produce.fava import fava, fresh_skin, open_pod, pod_skin, skin
from studio import ground, vessels
from studio.camera import View
from studio.grade import Grade
from studio.materials import clay
from studio.objects import rest_on_ground
from studio.pile import Pile

CAMERAS = {
    'portrait': View(at=(-1.5, -66, 27.5), target=(-.1, -1.6, 2.6), lens=92, fstop=11, focus=(.5, -3.6, 4.4)),
    'close': View(at=(-1.4, -44, 25), target=(-1.5, -6.2, 1.5), lens=105, fstop=13, focus=(-1.6, -9.6, 1.2)),
}
GRADE = Grade(exposure=.12, saturation=1.1, contrast=.03)

POD_AT, POD_TURN = (-6.6, -11.2), 9


def build(shot):
    ground.still_life('ochre', 'limestone', turn=3)
    rng = random.Random(11)
    material = skin()
    kinds = [fava(seed + 1, material) for seed in range(10)]
    _, inside, outside = vessels.bowl(clay(), radius=5.9, height=4.2)
    heap = Pile('egyptian-fava-beans')
    heap.add_obstacle(inside)
    heap.add_obstacle(outside)
    turn = lambda: [rng.uniform(0, 360) for _ in range(3)]
    for index in range(560):
        angle, distance = index * 2.4, 4.2 * (((index * 7) % 12 + .5) / 12) ** .5
        heap.drop(rng.choice(kinds), (distance * cos(angle), distance * sin(angle), 2.2 + index // 12 * .8), turn(), rng.uniform(.88, 1.15))
    for index in range(46):
        angle = rng.uniform(3.7, 4.75) if index < 34 else rng.uniform(-1.1, -.45)
        distance = rng.uniform(6.5, 9.)
        heap.drop(rng.choice(kinds), (distance * cos(angle), distance * sin(angle), .8 + rng.random() * 2), turn(), rng.uniform(.88, 1.15))
    bodies = heap.settle(150, friction=.55, damping=.15, gravity=-90)
    if shot.camera == 'close':
        pod = rest_on_ground(open_pod(3, pod_skin(), fresh_skin(), length=9.6), sink=.02)
        pod.location.x, pod.location.y, pod.rotation_euler[2] = POD_AT[0], POD_AT[1], radians(POD_TURN)
        along, across = (cos(radians(POD_TURN)), sin(radians(POD_TURN))), (-sin(radians(POD_TURN)), cos(radians(POD_TURN)))
        for body in bodies:  # remove the beans where the pod lies
            x, y, z = body.location[0] - POD_AT[0], body.location[1] - POD_AT[1], body.location[2]
            if z < 1.5 and -2 < x * along[0] + y * along[1] < 12.3 and -1.9 < x * across[0] + y * across[1] < 3.2:
                bpy.data.objects.remove(body)
