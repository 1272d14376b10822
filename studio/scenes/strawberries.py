"""A heap of strawberries on limestone."""
from produce.strawberry import materials, strawberry
from kit import ground
from kit.camera import View
from kit.grade import Grade
from kit.mesh import revolve
from kit.pile import Pile

CAMERAS = {
    'portrait': View(at=(3, -56, 20), target=(1.0, 0, 3.3), lens=92, fstop=10, focus=(0, -3, 3.2)),
    'close': View(at=(4.5, -34, 11), target=(1.7, -1.5, 3.6), lens=125, fstop=11, focus=(.2, -3, 3.2)),
}
GRADE = Grade(saturation=1.12)

SIZES = [(4.3, 1.75), (3.9, 1.8), (4.7, 1.7), (4.0, 1.62), (3.6, 1.6), (4.5, 1.9), (3.8, 1.5)]
PLACES = [((-2.2, -3.0, 2.0), (64, 10, 18)), ((2.0, -3.4, 2.0), (118, -8, -30)), ((4.6, -.2, 2.2), (105, 5, 75)),
          ((-5.0, -.2, 2.2), (95, 0, -75)), ((-2.6, 3.6, 2.4), (85, 0, 170)), ((2.4, 3.4, 2.4), (100, 0, 140)),
          ((-.2, .2, 2.6), (92, 5, -100)), ((-1.9, -.6, 6.4), (62, 25, -20)), ((2.0, .4, 6.6), (75, 0, 40)),
          ((.3, .6, 10.5), (55, 12, 8)), ((5.4, -6.4, 1.9), (84, 0, 62))]


def build(shot):
    ground.still_life('blush', 'limestone')
    skins = materials()
    berries = [strawberry(number + 1, skins, *size) for number, size in enumerate(SIZES)]
    heap = Pile('strawberries')
    heap.add_obstacle(revolve('fence', [(5.9, -1), (5.9, 30)], (), 40), friction=.3)
    for index, (at, turn) in enumerate(PLACES):
        heap.drop(berries[index % len(berries)], at, turn)
    heap.settle(90, friction=.85, damping=.5, gravity=-60)
