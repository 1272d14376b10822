"""Five heirloom tomatoes of different shapes and colours on limestone. The close view has a halved one and a slice."""
from produce.tomato import calyx_material, cut_tomato, flesh, skin, tomato
from kit import ground
from kit.camera import View
from kit.droplets import dew
from kit.grade import Grade
from kit.objects import add_object, rest_on_ground

CAMERAS = {
    'portrait': View(at=(2, -84, 31), target=(.2, -.3, 4.6), lens=92, fstop=11, focus=(0, -6, 4.5)),
    'close': View(at=(-3, -57, 28), target=(-.5, -5.9, 3.4), lens=104, fstop=13, focus=(-1.2, -8.4, 4.)),
}
GRADE = Grade(exposure=.05, saturation=1.1)

KINDS = [  # name, colours (ripe, deep, shoulder, stripe), shape
    ('red', (.50, .022, .012), (.34, .008, .008), (.28, .10, .016), None, dict(shape='beefsteak', radius=4.9, height=7.6, ribs=10, depth=.15)),
    ('gold', (.72, .30, .018), (.66, .19, .010), (.58, .24, .03), None, dict(shape='beefsteak', radius=4.1, height=6.6, ribs=8, depth=.13)),
    ('dusk', (.20, .022, .014), (.105, .010, .010), (.075, .062, .014), None, dict(shape='round', radius=3.8, height=6.8, ribs=6, depth=.05)),
    ('zebra', (.34, .36, .035), (.24, .27, .02), (.10, .17, .012), (.055, .11, .010), dict(shape='round', radius=2.7, height=4.9, ribs=5, depth=.025)),
    ('heart', (.58, .045, .022), (.46, .020, .014), (.44, .15, .03), None, dict(shape='oxheart', radius=3.5, height=8., ribs=5, depth=.10)),
]
PLACES = [((-5.2, 2.2, 6), (9, -7, 40)), ((3.6, 4.8, 6), (-6, 8, 100)), ((5.6, -3.2, 6), (24, 14, 10)),
          ((.1, -6.6, 6), (30, -16, 200)), ((-4.2, -6.6, 6), (98, 14, -28))]

# In the close view the zebra lies elsewhere and the heart is left out, to make room for the half and the slice.
CLOSE_PLACES = PLACES[:3] + [((5.3, -10.4, 6), (22, 12, 200))]


def build(shot):
    ground.still_life('sage', 'limestone', size=1.7)
    leaf = calyx_material()
    skins = {}
    for seed, ((name, ripe, deep, shoulder, stripe, shape), (at, turn)) in enumerate(zip(KINDS, CLOSE_PLACES if shot.camera == 'close' else PLACES), 1):
        skins[name] = skin(name, ripe, deep, shoulder, stripe)
        made = tomato(seed, [skins[name], leaf], **shape)
        body = rest_on_ground(add_object(name, made.mesh, at, turn), sink=.06)
        if name in ('red', 'dusk'):
            dew(body, 26, .10, .6, seed, lambda points, normals: (normals[:, 2] > .1) & (normals[:, 1] < .2))
    if shot.camera == 'close':
        rest_on_ground(add_object('half', cut_tomato(3, [skins['red'], flesh('red', (.50, .050, .028), (.54, .088, .018))]), (-1.4, -7.2, 6), (54, 0, 8)), sink=.06)
        rest_on_ground(add_object('slice', cut_tomato(5, [skins['gold'], flesh('gold', (.74, .37, .055), (.66, .36, .035))], 3.4, .55, 7, .06, 7), (-4.9, -12.9, 6), (0, 0, 70)))
