"""A short way to write Blender's shader nodes. Colours are linear (r, g, b) unless made by `colour('#hex')`."""
import bpy


def colour(code):
    """Linear colour of an sRGB '#rrggbb'."""
    parts = [int(code.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in parts)


def shade(tone, factor):
    return tuple(min(1, channel * factor) for channel in tone)


class Shader:
    """Each method adds nodes and returns the socket that carries the result; inputs may be numbers, colours or sockets."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.principled = self.tree.nodes['Principled BSDF']
        self.output = self.tree.nodes['Material Output']

    def set_input(self, node, key, value):
        socket = node.inputs[key]
        if isinstance(value, bpy.types.Node):
            value = value.outputs[0]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = (*value, 1) if socket.type == 'RGBA' and len(value) == 3 else value

    def node(self, kind, settings=None, **inputs):
        made = self.tree.nodes.new(kind)
        for key, value in (settings or {}).items():
            setattr(made, key, value)
        for key, value in inputs.items():
            self.set_input(made, key.replace('_', ' '), value)
        return made

    def surface(self, **inputs):
        """Set the principled surface: Base_Color, Roughness, Specular, Subsurface, Clearcoat, Normal ..."""
        for key, value in inputs.items():
            self.set_input(self.principled, key.replace('_', ' '), value)
        return self.material

    def subsurface(self, tone, amount, depth):
        """Let light wander under the surface: `depth` in cm for red, green, blue."""
        self.principled.subsurface_method = 'BURLEY'
        self.surface(Base_Color=tone, Subsurface=amount, Subsurface_Color=tone, Subsurface_Radius=depth)

    def translucent(self, share, tone, normal=None):
        """Let `share` of the light through, as through a leaf."""
        through = self.node('ShaderNodeBsdfTranslucent', Color=tone)
        if normal is not None:
            self.set_input(through, 'Normal', normal)
        mixed = self.node('ShaderNodeMixShader', Fac=share)
        self.set_input(mixed, 1, self.principled)
        self.set_input(mixed, 2, through)
        self.tree.links.new(mixed.outputs[0], self.output.inputs[0])

    def position(self, which='Object'):
        """Position in the thing's own centimetres (or 'Generated', 'UV')."""
        return self.node('ShaderNodeTexCoord').outputs[which]

    def stretched(self, scale, offset=(0, 0, 0), vector=None):
        return self.node('ShaderNodeMapping', Vector=self.position() if vector is None else vector,
                         Scale=scale, Location=offset).outputs[0]

    def axis(self, vector, index):
        return self.node('ShaderNodeSeparateXYZ', Vector=vector).outputs[index]

    def attribute(self, name):
        return self.node('ShaderNodeAttribute', {'attribute_name': name}).outputs['Fac']

    def random(self):
        """A number from 0 to 1 that differs between things."""
        return self.node('ShaderNodeObjectInfo').outputs['Random']

    def normal_up(self):
        """How far the surface looks up: 1 flat on top, 0 upright."""
        return self.axis(self.node('ShaderNodeNewGeometry').outputs['Normal'], 2)

    def noise(self, frequency, detail=4, rough=.55, vector=None, twist=0):
        return self.node('ShaderNodeTexNoise', Scale=frequency, Detail=detail, Roughness=rough, Distortion=twist,
                         Vector=self.position() if vector is None else vector).outputs['Fac']

    def voronoi(self, frequency, vector=None, feature='F1', output='Distance'):
        return self.node('ShaderNodeTexVoronoi', {'feature': feature}, Scale=frequency,
                         Vector=self.position() if vector is None else vector).outputs[output]

    def ramp(self, value, stops, ease='LINEAR'):
        """Stops are (position, number or colour)."""
        made = self.node('ShaderNodeValToRGB', Fac=value)
        made.color_ramp.interpolation = ease
        while len(made.color_ramp.elements) < len(stops):
            made.color_ramp.elements.new(.5)
        for element, (position, tone) in zip(made.color_ramp.elements, stops):
            element.position = position
            element.color = (*tone, 1) if hasattr(tone, '__len__') else (tone, tone, tone, 1)
        return made.outputs[0]

    def mix(self, share, first, second, blend='MIX'):
        return self.node('ShaderNodeMixRGB', {'blend_type': blend}, Fac=share, Color1=first, Color2=second).outputs[0]

    def math(self, operation, first, second=0., clamp=False):
        made = self.node('ShaderNodeMath', {'operation': operation, 'use_clamp': clamp})
        self.set_input(made, 0, first)
        self.set_input(made, 1, second)
        return made.outputs[0]

    def add(self, *values):
        """Sum of sockets; a pair (socket, weight) is weighted."""
        total = None
        for value in values:
            value = self.math('MULTIPLY', *value) if isinstance(value, tuple) else value
            total = value if total is None else self.math('ADD', total, value)
        return total

    def multiply(self, first, second):
        return self.math('MULTIPLY', first, second)

    def remap(self, value, low, high, to_low, to_high):
        made = self.node('ShaderNodeMapRange')
        for index, number in enumerate((value, low, high, to_low, to_high)):
            self.set_input(made, index, number)
        return made.outputs[0]

    def bump(self, height, strength=.3, distance=.1, normal=None):
        """Small relief: `distance` in cm is the height of a full step."""
        made = self.node('ShaderNodeBump', Strength=strength, Distance=distance, Height=height)
        if normal is not None:
            self.set_input(made, 'Normal', normal)
        return made.outputs[0]

    def tint(self, tone, hue=.5, saturation=1., value=1.):
        return self.node('ShaderNodeHueSaturation', Color=tone, Hue=hue, Saturation=saturation, Value=value).outputs[0]

    def vary(self, tone, hue=.01, saturation=.1, value=.1):
        """Shift a colour differently for every thing; the numbers are half ranges."""
        random = self.random()
        spin = self.math('FRACT', self.multiply(random, 7.13))
        return self.tint(tone, self.remap(random, 0, 1, .5 - hue, .5 + hue),
                         self.remap(spin, 0, 1, 1 - saturation, 1 + saturation),
                         self.remap(self.math('FRACT', self.multiply(random, 3.71)), 0, 1, 1 - value, 1 + value))


def plain_material(name, tone, rough=.5, **inputs):
    return Shader(name).surface(Base_Color=tone, Roughness=rough, **inputs)
