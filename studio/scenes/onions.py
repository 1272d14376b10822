"""Golden and red onions in their papery skins. The close view has a halved red one."""
from produce.half_onion import half_onion, rings_material
from produce.onion import materials, onion, scrap
from kit import ground, light
from kit.camera import View
from kit.grade import Grade
from kit.mesh import revolve
from kit.objects import add_object, rest_on_ground
from kit.pile import Pile

CAMERAS = {
    'portrait': View(at=(1.4, -80, 27), target=(-.2, 0, 4.9), lens=92, fstop=10, focus=(0, -5, 4)),
    'close': View(at=(2.4, -54, 22), target=(1.5, -7.0, 3.9), lens=104, fstop=12, focus=(2.8, -11, 3.8)),
}
GRADE = Grade(exposure=.2, saturation=1.1, contrast=.06)

PLACES = [('golden', 1, 3.7, 1., (-5.6, -.4, 3.9), (0, 62, 150)), ('red', 2, 3.6, .94, (1.4, -3.4, 3.8), (0, 28, -40)),
          ('golden', 3, 3.5, 1.06, (7.9, -.8, 3.7), (0, 72, 25)), ('golden', 5, 3.4, .95, (3.7, 4.0, 3.6), (0, 30, 20)),
          ('red', 6, 3.4, .92, (-.4, .2, 10.2), (0, 20, 200))]


def build(shot):
    ground.still_life('sage', 'limestone', size=1.5, shade=False)
    light.palm_shade((17, 26, 0), 34, 70, distance=36, width=1.3)
    skins = {name: materials(name) for name in ('golden', 'red')}
    heap = Pile('onions')
    heap.add_obstacle(revolve('fence', [(11.8, -1), (11.8, 30)], (), 40), friction=.5)
    for name, seed, size, tall, at, turn in PLACES:
        heap.drop(onion(seed, skins[name], size, tall), at, turn)
    heap.settle(110, friction=.95, damping=.75)
    for number, (name, at, turn, size) in enumerate([('golden', (-5.0, -6.6, 1), (4, 8, 30), 3.0), ('golden', (8.0, -6.3, 1), (-6, 3, 100), 2.2),
                                                     ('red', (-.6, -7.6, 1), (0, 6, 200), 1.9)]):
        rest_on_ground(add_object('scrap', scrap(number + 3, skins[name][1], size), at, turn))
    if shot.camera == 'close':
        half_onion(8, skins['red'], rings_material('red'), (3.2, -10.9, 3.2), (54, 0, 6), fine=shot.final)
