"""Meshes made of numpy arrays. Lengths are in centimetres."""
import bmesh
import bpy
import numpy as np


def mesh(name, points, faces, materials=(), attributes=None, material_of_face=None, smooth=True):
    """A mesh of points (N,3) and faces (an array (M,k), or a list of lists).

    `attributes` are a number (N,) or vector (N,3) for each point. Materials read them by name.
    """
    made = bpy.data.meshes.new(name)
    points = np.asarray(points, np.float32)
    if isinstance(faces, np.ndarray):
        count, sides = faces.shape
        made.vertices.add(len(points))
        made.vertices.foreach_set('co', points.ravel())
        made.loops.add(count * sides)
        made.loops.foreach_set('vertex_index', faces.astype(np.int32).ravel())
        made.polygons.add(count)
        made.polygons.foreach_set('loop_start', np.arange(0, count * sides, sides, dtype=np.int32))
        made.polygons.foreach_set('loop_total', np.full(count, sides, np.int32))
        made.update(calc_edges=True)
    else:
        made.from_pydata(points.tolist(), [], [list(face) for face in faces])
    for key, values in (attributes or {}).items():
        values = np.asarray(values, np.float32)
        kind, field = ('FLOAT', 'value') if values.ndim == 1 else ('FLOAT_VECTOR', 'vector')
        made.attributes.new(key, kind, 'POINT').data.foreach_set(field, values.ravel())
    if smooth:
        made.polygons.foreach_set('use_smooth', np.ones(len(made.polygons), bool))
    for material in materials:
        made.materials.append(material)
    if material_of_face is not None:
        made.polygons.foreach_set('material_index', np.asarray(material_of_face, np.int32))
    made.validate()
    made.update()
    return made


def lattice_faces(rows, columns, close_rows=False, close_columns=False):
    """The quads of a grid of points that are numbered row * columns + column."""
    i, j = np.meshgrid(np.arange(rows if close_rows else rows - 1),
                       np.arange(columns if close_columns else columns - 1), indexing='ij')
    i, j = i.ravel(), j.ravel()
    i2, j2 = (i + 1) % rows, (j + 1) % columns
    return np.stack([i * columns + j, i2 * columns + j, i2 * columns + j2, i * columns + j2], 1)


def smooth_curve(knots, count=80):
    """`count` points on a Catmull-Rom spline through the knots (2D or 3D)."""
    knots = np.array(knots, float)
    knots = np.vstack([2 * knots[0] - knots[1], knots, 2 * knots[-1] - knots[-2]])
    out = []
    for t in np.linspace(0, len(knots) - 3 - 1e-6, count):
        i, u = int(t), t - int(t)
        a, b, c, d = knots[i:i + 4]
        out.append(.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u ** 3))
    return np.array(out)


def revolve(name, profile, materials=(), segments=128):
    """A solid of revolution around Z. The profile is a list of (radius, height) in cm."""
    profile = np.array(profile, float)
    angle = np.linspace(0, 2 * np.pi, segments, endpoint=False)[:, None]
    points = np.stack([profile[:, 0] * np.cos(angle), profile[:, 0] * np.sin(angle),
                       np.repeat(profile[:, 1][None], segments, 0)], -1).reshape(-1, 3)
    return mesh(name, points, lattice_faces(segments, len(profile), close_rows=True), materials)


def ripple(points, frequency=1., seed=0, waves=24):
    """Smooth noise of about -1 to 1 for every point: a sum of random sine waves. `frequency` is in radians per cm."""
    points = np.asarray(points, float)
    rng = np.random.default_rng(seed)
    direction = rng.normal(size=(waves, 3))
    direction /= np.linalg.norm(direction, axis=1)[:, None]
    speed = frequency * rng.uniform(.6, 1.6, waves)
    phase = rng.uniform(0, 2 * np.pi, waves)
    return np.sin((points @ direction.T) * speed + phase).sum(1) / np.sqrt(waves / 2) * .6


def tube(path, radii, sides=16):
    """The points and faces of a round tube along a path (N,3), its ends closed. `radii` is one number or N of them."""
    path = np.asarray(path, float)
    radii = np.broadcast_to(np.asarray(radii, float), len(path)).copy()
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None] + 1e-9
    first = np.cross(along[0], (0, 0, 1.) if abs(along[0][2]) < .9 else (1., 0, 0))
    across = [first / np.linalg.norm(first)]
    for direction in along[1:]:
        side = across[-1] - direction * (across[-1] @ direction)
        across.append(side / (np.linalg.norm(side) + 1e-9))
    across = np.array(across)
    up = np.cross(along, across)
    path, across, up = (np.vstack([a[:1], a, a[-1:]]) for a in (path, across, up))
    radii = np.concatenate([[1e-4], radii, [1e-4]])
    angle = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    ring = across[:, None] * np.cos(angle)[None, :, None] + up[:, None] * np.sin(angle)[None, :, None]
    points = path[:, None] + ring * radii[:, None, None]
    return points.reshape(-1, 3), lattice_faces(len(path), sides, close_columns=True)


class Parts:
    """Collects pieces, each with its own material and attributes, and joins them into one mesh."""

    def __init__(self):
        self.pieces = []

    def add(self, points, faces, material=0, **attributes):
        self.pieces.append((np.asarray(points, float).reshape(-1, 3), np.asarray(faces), material, attributes))

    def points(self):
        return np.vstack([piece[0] for piece in self.pieces])

    def mesh(self, name, materials):
        names = {key for piece in self.pieces for key in piece[3]}
        faces, slots, values, start = [], [], {key: [] for key in names}, 0
        for points, face, slot, attributes in self.pieces:
            faces.append(face + start)
            slots.append(np.full(len(face), slot))
            start += len(points)
            for key in names:
                values[key].append(np.broadcast_to(np.asarray(attributes.get(key, 0.), float).ravel(), len(points)))
        return mesh(name, self.points(), np.vstack(faces), materials,
                    {key: np.concatenate(value) for key, value in values.items()}, np.concatenate(slots))


def hull(points, keep=600):
    """The convex hull of about `keep` of the points, as a mesh for the simulation of piles."""
    points = np.asarray(points)
    points = points[:: max(1, len(points) // keep)]
    shape = bmesh.new()
    for point in points.tolist():
        shape.verts.new(point)
    made = bmesh.ops.convex_hull(shape, input=shape.verts)
    bmesh.ops.delete(shape, geom=[v for v in made['geom_interior'] if isinstance(v, bmesh.types.BMVert)], context='VERTS')
    out = bpy.data.meshes.new('hull')
    shape.to_mesh(out)
    shape.free()
    return out


def coordinates(data):
    """The vertices of a mesh as an array (N,3)."""
    out = np.empty(len(data.vertices) * 3, np.float32)
    data.vertices.foreach_get('co', out)
    return out.reshape(-1, 3)
