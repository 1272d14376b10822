"""Four whole navel oranges, two halves, and two leaves."""
from produce.orange import FLATNESS, RADIUS, button, half_orange, orange, peel, pulp
from kit import ground, leaves, light
from kit.camera import View
from kit.grade import Grade
from kit.objects import add_object, rest_on_ground
from kit.pile import Pile

CAMERAS = {
    'portrait': View(at=(2, -74, 25), target=(-.4, 0, 5.0), lens=92, fstop=10, focus=(.5, -6, 5)),
    'close': View(at=(3.4, -37, 17.5), target=(2.0, -5.2, 3.75), lens=104, fstop=13, focus=(2.3, -6.6, 4.2)),
}
GRADE = Grade(exposure=.28, saturation=1.14, contrast=.10)


def build(shot):
    ground.still_life('blush', 'limestone', size=1.5, shade=False)
    light.palm_shade((16, 26, 0), 34, 70, distance=36, width=1.3)
    skins = [peel(), button()]
    cut = pulp()
    fruits = [orange(seed, skins) for seed in (1, 2, 4, 6)]
    heap = Pile('oranges')
    for index, (at, turn) in enumerate([((-4.1, .4, 3.7), (-38, 20, 20)), ((3.9, 2.0, 3.7), (24, -30, 60)), ((-.4, 7.2, 3.7), (-62, -10, 40)),
                                        ((-.3, 3.0, 9.9), (-30, 24, 10))]):
        heap.drop(fruits[index], at, turn, (1., .97, 1.02, .96)[index])
    settled = heap.settle(60, friction=.95, damping=.8)
    half_orange((2.3, -5.3, RADIUS * .93), (56, 0, 6), skins, cut, 3, 34., shot.final)
    half_orange((-5.0, -8.2, RADIUS * FLATNESS - .05), (12, -9, 0), skins, cut, 5, 100., shot.final)
    green = leaves.leaf_material('orange leaf', (.020, .075, .012), (.075, .16, .035), rough=.36, through=.25, under=(.07, .14, .05))
    for number, (at, turn, length, curl) in enumerate([((5.6, -7.6, 1), (6, -4, -32), 5.2, .35), ((-4.6, -4.3, 1), (-5, -6, 160), 5.4, .5)]):
        blade = leaves.leaf('orange leaf', green, length=length, width=length * .46, curl=curl, fold=.3, wave=.05, veins=11,
                            taper=.72, seed=number + 4)
        rest_on_ground(add_object('leaf', blade, at, turn))
