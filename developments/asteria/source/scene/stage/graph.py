"""Short notation for Blender shader graphs."""
import bpy


class Graph:
    """A node tree under construction: calling it adds a node, keywords fill or link its inputs.

    Keyword `i0` means the input at index 0; an underscore in a keyword stands for a space.
    Colours may be given as three numbers.
    """

    def __init__(self, tree):
        self.tree = tree

    def __call__(self, kind, attributes=None, **inputs):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in (attributes or {}).items():
            setattr(node, name, value)
        for name, value in inputs.items():
            indexed = name[0] == "i" and name[1:].isdigit()
            socket = node.inputs[int(name[1:])] if indexed else node.inputs[name.replace("_", " ")]
            self.fill(socket, value)
        return node

    def fill(self, socket, value):
        """Links a node or socket, or stores a constant."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], socket)
        elif isinstance(value, (tuple, list)) and len(value) == 3 and socket.type == "RGBA":
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, c=0.0, clamp=False):
        return self("Math", {"operation": operation, "use_clamp": clamp}, i0=a, i1=b, i2=c).outputs[0]

    def mix(self, factor, a, b, blend="MIX"):
        return self("MixRGB", {"blend_type": blend}, Fac=factor, Color1=a, Color2=b).outputs[0]

    def ramp(self, factor, stops, interpolation="LINEAR"):
        """A colour ramp; stops are (position, (r, g, b))."""
        node = self("ValToRGB", None, Fac=factor)
        ramp = node.color_ramp
        ramp.interpolation = interpolation
        while len(ramp.elements) < len(stops):
            ramp.elements.new(0.5)
        for element, (position, colour) in zip(ramp.elements, stops):
            element.position = position
            element.color = (*colour, 1) if len(colour) == 3 else colour
        return node.outputs[0]

    def position(self):
        return self("NewGeometry").outputs["Position"]

    def axes(self):
        return self("SeparateXYZ", None, Vector=self.position()).outputs

    def island(self):
        return self("NewGeometry").outputs["Random Per Island"]

    def noise(self, scale, detail=4.0, roughness=0.6, distortion=0.0, vector=None, colour=False):
        where = vector if vector is not None else self.position()
        node = self(
            "TexNoise", None, Vector=where, Scale=scale, Detail=detail, Roughness=roughness, Distortion=distortion
        )
        return node.outputs[1 if colour else 0]

    def bump(self, height, strength, distance):
        return self("Bump", None, Strength=strength, Distance=distance, Height=height).outputs[0]

    def after_sunset(self, strength, by_day=0.0):
        """A value of lamps and air that differs by hour, which the scene's `after_sunset` tells."""
        return strength if bpy.context.scene.get("after_sunset") else by_day

    def blend(self, factor, a, b):
        return self("MixShader", None, i0=factor, i1=a, i2=b).outputs[0]

    def surface(self, shader):
        self.tree.links.new(shader, self.output.inputs[0])


def new_material(name):
    """A new material and its node graph; its emission is never sampled as a lamp."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.node_tree.nodes.clear()
    material.cycles.sample_as_light = False
    graph = Graph(material.node_tree)
    graph.output = graph("OutputMaterial")
    return material, graph
