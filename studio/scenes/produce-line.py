"""Produce in one long row on limestone, with a small depth of field. The left third is dark and empty, for the page's headline."""
from produce import carrot, cucumber, date, onion, orange, pepper, pomegranate, strawberry, tomato
from kit import ground, leaves, light, materials
from kit.camera import View
from kit.grade import Grade
from kit.objects import add_object, rest_on_ground
from kit.shader import colour

CAMERAS = {'line': View(at=(6, -132, 19), target=(4.6, 0, 9.), lens=72, fstop=2.8, focus=(15, -4, 5))}
GRADE = Grade(exposure=.2, saturation=1.08, contrast=.08, vignette=.18)
RED = ((.50, .022, .012), (.34, .008, .008), (.28, .10, .016))
STRIPED = ((.34, .36, .035), (.24, .27, .02), (.10, .17, .012), (.055, .11, .010))


def build(shot):
    ground.backdrop(materials.plaster('wall', colour('#4c5c62')), 76, -4, 2.2)
    ground.slab(materials.limestone(), (300, 120, 5), (0, 6), -3)
    light.dim_sky(.13)
    light.sun(strength=6., softness=1.5)
    light.panel((80, 70, 80), (14, 0, 4), (60, 50), 9)
    light.panel((30, -120, 46), (14, 0, 4), (60, 60), 2., (.9, .95, 1.))
    light.palm_shade((34, 76, 26), 110, 58, distance=44, width=2.2)
    light.palm_shade((26, -28, 0), 80, 25, distance=54, width=2.6, seed=4)
    # The headline is at the left: keep the sun from the wall and the table there.
    light.sun_blocker(46, 43, (-70, 60, 24))
    light.sun_blocker(64, 43, (-84, -10, 0))
    produce()


def place(name, model, x, turn, off=0., scale=1.):
    """Place a model in the row, which goes slightly back towards the right. `off` moves it nearer to the camera."""
    return rest_on_ground(add_object(name, getattr(model, 'mesh', model), (x, (x - 17.5) * .34 - off, 5), turn, scale))


def produce():
    berry = strawberry.materials()
    place('strawberry', strawberry.strawberry(3, berry, 4.2, 1.75), -10., (100, 10, 50), 1.4)
    place('strawberry', strawberry.strawberry(5, berry, 3.9, 1.65), -6.4, (-96, 14, -20), -.6)
    dates()
    rinds = [orange.peel(), orange.button()]
    place('orange', orange.orange(4, rinds), 1.4, (20, 30, 10), -9.)
    green = tomato.calyx_material()
    red = tomato.tomato(1, [tomato.skin('red', *RED), green], radius=4.5, height=7., ribs=10, depth=.14)
    striped = tomato.tomato(4, [tomato.skin('striped', *STRIPED), green], 'round', 2.8, 5., 5, .025)
    place('tomato', red, 6.7, (6, -5, 40))
    place('pepper', pepper.pepper(2, pepper.materials('yellow'), 8.4, 3.9), 15.9, (-4, -3, 70), -1.)
    place('tomato', striped, 12.4, (-64, 10, 30), 4.6)
    roots = carrot.materials()
    for number, (x, off, turn) in enumerate(((21.2, 1., 118), (23.6, -.6, 106))):
        place('carrot', carrot.carrot(number + 2, roots, 13.5, 1.5, top=15, lift=.4), x, (0, -5, turn), off)
    orange.half_orange((19.4, -4.6, orange.RADIUS * .95), (76, 0, -10), rinds, orange.pulp(), 3, 34.)
    place('pomegranate', pomegranate.whole(8, [pomegranate.rind(), pomegranate.pith()]), 29.6, (-24, 26, 20), -1.)
    place('cucumber', cucumber.cucumber(2, cucumber.materials(), 14, 1.7), 36, (20, 0, -12), 10.)
    place('onion', onion.onion(2, onion.materials('red'), 3.6, .94), 37.2, (0, 24, -40), 1.)
    place('pepper', pepper.pepper(1, pepper.materials('red'), 8.6, 3.8), 45, (0, 4, 20))
    leaf = leaves.leaf_material('leaf', (.020, .075, .012), (.075, .16, .035), rough=.36, through=.25, under=(.07, .14, .05))
    for seed, x, off, turn in ((4, 16.6, 9., -150), (7, -1.2, -4.6, 200)):
        place('leaf', leaves.leaf('leaf', leaf, length=6.2, width=2.9, curl=.4, fold=.3, wave=.05, veins=11, taper=.72, seed=seed), x, (5, -4, turn), off)


def dates():
    skins = [date.skin(), date.cap()]
    for number, (x, off, turn) in enumerate(((-2.6, 1.6, 20), (-.2, 3.4, 100), (.2, -.6, -40))):
        place('date', date.date(number + 1, skins), x, (90, 0, turn), off)
