"""Golden and red onions in their papery skins; and a red one cut across."""
from produce.onion import half_onion, materials, onion, rings_material, scrap
from studio import ground, light
from studio.camera import View
from studio.grade import Grade
from studio.mesh import rest, revolve, thing
from studio.pile import Pile

CAMERAS = {
    'portrait': View(at=(2, -72, 25), target=(0, 0, 4.6), lens=92, fstop=10, focus=(0, -5, 4)),
    'close': View(at=(2.5, -44, 20), target=(.6, -5.4, 3.5), lens=98, fstop=11, focus=(.8, -8.4, 3.6)),
}
GRADE = Grade(exposure=.2, saturation=1.1, contrast=.06)

PLACES = [('golden', 1, 3.7, 1., (-4.2, -.6, 3.8), (62, 14, 30)), ('red', 2, 3.6, .94, (3.6, -1.8, 3.7), (30, 24, -60)),
          ('golden', 3, 3.5, 1.06, (.2, 5.4, 3.6), (-20, 16, 80)), ('golden', 5, 3.3, .95, (8.8, 2.6, 3.5), (70, 0, 130)),
          ('red', 6, 3.4, .92, (-.4, 1.8, 9.8), (8, -24, 20))]


def build(shot):
    ground.still_life('sage', 'limestone', size=1.5, shade=False)
    light.palm_shade((17, 26, 0), 34, 70, distance=36, width=1.3)
    skins = {name: materials(name) for name in ('golden', 'red')}
    heap = Pile('onions')
    heap.against(revolve('fence', [(9., -1), (9., 30)], (), 40), friction=.5)
    for name, seed, size, tall, at, turn in PLACES:
        heap.drop(onion(seed, skins[name], size, tall), at, turn)
    heap.settle(110, friction=.95, damping=.75)
    for number, (name, at, turn, size) in enumerate([('golden', (-5.6, -6.4, 1), (4, 8, 30), 2.6), ('golden', (6.8, -5.6, 1), (-6, 3, 100), 1.7),
                                                     ('red', (-.6, -7.6, 1), (0, 6, 200), 1.9)]):
        rest(thing('scrap', scrap(number + 3, skins[name][1], size), at, turn))
    if shot.camera == 'close':
        half_onion(8, skins['red'], rings_material('red'), (.8, -8.2, 3.2), (58, 0, 8), fine=shot.final)
