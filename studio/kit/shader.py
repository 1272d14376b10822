"""A short way to write Blender's shader nodes. Colours are linear (r, g, b); `colour('#rrggbb')` converts from sRGB."""
import bpy


def colour(code):
    """The linear colour of an sRGB code such as '#72756a'."""
    parts = [int(code.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in parts)


def shade(tone, factor):
    """A colour made darker or brighter by a factor."""
    return tuple(min(1, channel * factor) for channel in tone)


class Shader:
    """A material. Each method adds nodes and returns the socket with the result. Inputs can be numbers, colours or sockets."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.principled = self.tree.nodes['Principled BSDF']
        self.output = self.tree.nodes['Material Output']

    def set_input(self, node, key, value):
        """Set an input of a node to a value, or link it to a socket."""
        socket = node.inputs[key]
        if isinstance(value, bpy.types.Node):
            value = value.outputs[0]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = (*value, 1) if socket.type == 'RGBA' and len(value) == 3 else value

    def node(self, kind, settings=None, **inputs):
        """Add a node. In the names of inputs, `_` stands for a space."""
        made = self.tree.nodes.new(kind)
        for key, value in (settings or {}).items():
            setattr(made, key, value)
        for key, value in inputs.items():
            self.set_input(made, key.replace('_', ' '), value)
        return made

    def surface(self, **inputs):
        """Set inputs of the Principled BSDF: Base_Color, Roughness, Specular, Clearcoat, Normal ... Return the material."""
        for key, value in inputs.items():
            self.set_input(self.principled, key.replace('_', ' '), value)
        return self.material

    def subsurface(self, tone, amount, depth):
        """Set the colour and the subsurface scattering. `depth` is the scattering radius in cm for red, green and blue."""
        self.principled.subsurface_method = 'BURLEY'
        self.surface(Base_Color=tone, Subsurface=amount, Subsurface_Color=tone, Subsurface_Radius=depth)

    def translucent(self, share, tone, normal=None):
        """Let `share` of the light pass through, as through a leaf."""
        through = self.node('ShaderNodeBsdfTranslucent', Color=tone)
        if normal is not None:
            self.set_input(through, 'Normal', normal)
        mixed = self.node('ShaderNodeMixShader', Fac=share)
        self.set_input(mixed, 1, self.principled)
        self.set_input(mixed, 2, through)
        self.tree.links.new(mixed.outputs[0], self.output.inputs[0])

    def position(self, which='Object'):
        """The position in object coordinates (cm), or in the coordinates 'Generated' or 'UV'."""
        return self.node('ShaderNodeTexCoord').outputs[which]

    def stretched(self, scale, offset=(0, 0, 0), vector=None):
        """The position, scaled along each axis: noise is stretched along the axes with a small scale."""
        return self.node('ShaderNodeMapping', Vector=self.position() if vector is None else vector,
                         Scale=scale, Location=offset).outputs[0]

    def axis(self, vector, index):
        """The X, Y or Z component (0, 1 or 2) of a vector."""
        return self.node('ShaderNodeSeparateXYZ', Vector=vector).outputs[index]

    def attribute(self, name):
        """A number that the mesh has for each point, under this name."""
        return self.node('ShaderNodeAttribute', {'attribute_name': name}).outputs['Fac']

    def random(self):
        """A number from 0 to 1 that is different for each object."""
        return self.node('ShaderNodeObjectInfo').outputs['Random']

    def normal_up(self):
        """The Z component of the normal: 1 if the surface faces up, 0 if it is vertical."""
        return self.axis(self.node('ShaderNodeNewGeometry').outputs['Normal'], 2)

    def noise(self, frequency, detail=4, rough=.55, vector=None, twist=0):
        return self.node('ShaderNodeTexNoise', Scale=frequency, Detail=detail, Roughness=rough, Distortion=twist,
                         Vector=self.position() if vector is None else vector).outputs['Fac']

    def voronoi(self, frequency, vector=None, feature='F1', output='Distance'):
        return self.node('ShaderNodeTexVoronoi', {'feature': feature}, Scale=frequency,
                         Vector=self.position() if vector is None else vector).outputs[output]

    def ramp(self, value, stops, ease='LINEAR'):
        """Map a value through a colour ramp. Stops are (position, number or colour)."""
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
        """The sum of sockets. A pair (socket, weight) is multiplied first."""
        total = None
        for value in values:
            value = self.math('MULTIPLY', *value) if isinstance(value, tuple) else value
            total = value if total is None else self.math('ADD', total, value)
        return total

    def multiply(self, first, second):
        return self.math('MULTIPLY', first, second)

    def remap(self, value, low, high, to_low, to_high):
        """Map the range low..high to to_low..to_high, and clamp."""
        made = self.node('ShaderNodeMapRange')
        for index, number in enumerate((value, low, high, to_low, to_high)):
            self.set_input(made, index, number)
        return made.outputs[0]

    def bump(self, height, strength=.3, distance=.1, normal=None):
        """Return a normal for small relief. `distance` is the height in cm that a step from 0 to 1 stands for."""
        made = self.node('ShaderNodeBump', Strength=strength, Distance=distance, Height=height)
        if normal is not None:
            self.set_input(made, 'Normal', normal)
        return made.outputs[0]

    def tint(self, tone, hue=.5, saturation=1., value=1.):
        return self.node('ShaderNodeHueSaturation', Color=tone, Hue=hue, Saturation=saturation, Value=value).outputs[0]

    def vary(self, tone, hue=.01, saturation=.1, value=.1):
        """Shift a colour by a different amount for each object. The numbers are the largest shifts in both directions."""
        random = self.random()
        spin = self.math('FRACT', self.multiply(random, 7.13))
        return self.tint(tone, self.remap(random, 0, 1, .5 - hue, .5 + hue),
                         self.remap(spin, 0, 1, 1 - saturation, 1 + saturation),
                         self.remap(self.math('FRACT', self.multiply(random, 3.71)), 0, 1, 1 - value, 1 + value))


def plain_material(name, tone, rough=.5, **inputs):
    return Shader(name).surface(Base_Color=tone, Roughness=rough, **inputs)
