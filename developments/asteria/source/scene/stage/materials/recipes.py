"""Functions that create the named materials."""
from ..graph import new_material

HAZE = (0.50, 0.61, 0.76)
HAZE_AT_DUSK = (0.085, 0.105, 0.175)


def haze(graph, shader, distance=5200.0, most=0.93, colour=HAZE):
    """Fades a distant surface into haze, for camera rays only."""
    depth = graph("CameraData").outputs["View Distance"]
    factor = graph.math("SUBTRACT", 1.0, graph.math("POWER", 2.718, graph.math("MULTIPLY", depth, -1.0 / distance)))
    factor = graph.math("MULTIPLY", graph.math("MULTIPLY", factor, most), graph("LightPath").outputs["Is Camera Ray"])
    air = graph.after_sunset(HAZE_AT_DUSK, colour)
    return graph.blend(factor, shader, graph("Emission", None, Color=air, Strength=1.0).outputs[0])


def plain(colour, rough=0.6, metal=0.0, mottle=0.0, scale=0.5, grain=0.0, grain_scale=20.0, air=False, coat=0.0):
    """One colour, with optional mottling, grain and distance haze."""

    def build(name):
        material, g = new_material(name)
        tint = (*colour, 1)
        if mottle:
            tint = g.mix(
                1.0,
                tint,
                g.ramp(g.noise(scale, 6.0, 0.65), [(0.3, (1 - mottle,) * 3), (0.7, (1 + mottle * 0.4,) * 3)]),
                "MULTIPLY",
            )
        shader = g("BsdfPrincipled", None, Base_Color=tint, Roughness=rough, Metallic=metal, Clearcoat=coat)
        if grain:
            g.fill(shader.inputs["Normal"], g.bump(g.noise(grain_scale), grain, 0.02))
        g.surface(haze(g, shader.outputs[0]) if air else shader.outputs[0])
        return material

    return build


def glow(colour, strength):
    """A lamp; by day it is on, but weak."""

    def build(name):
        material, g = new_material(name)
        g.surface(g("Emission", None, Color=colour, Strength=g.after_sunset(strength * 1.6, strength * 0.5)).outputs[0])
        return material

    return build


def plaster(colour, rough=0.75):
    """Mineral render: broad stains, faint streaks down the wall, fine grain."""

    def build(name):
        material, g = new_material(name)
        x, y, z = g.axes()[:3]
        streaks = g(
            "CombineXYZ",
            None,
            X=g.math("MULTIPLY", x, 2.5),
            Y=g.math("MULTIPLY", y, 2.5),
            Z=g.math("MULTIPLY", z, 0.12),
        )
        tint = g.mix(
            1.0,
            (*colour, 1),
            g.ramp(g.noise(0.25, 8.0, 0.65), [(0.3, (0.92, 0.915, 0.90)), (0.7, (1, 1, 1))]),
            "MULTIPLY",
        )
        tint = g.mix(
            1.0,
            tint,
            g.ramp(g.noise(1.0, 5.0, vector=streaks.outputs[0]), [(0.35, (0.955, 0.95, 0.94)), (0.6, (1, 1, 1))]),
            "MULTIPLY",
        )
        shader = g(
            "BsdfPrincipled",
            None,
            Base_Color=tint,
            Roughness=rough,
            Specular=0.3,
            Normal=g.bump(g.noise(60.0, 3.0), 0.12, 0.01),
        )
        g.surface(shader.outputs[0])
        return material

    return build


def boards(dark, light, width=0.14, axis="xy", rough=0.45, joint=0.06):
    """Timber boards side by side along an axis: x, y, z, or xy for upright cladding on any wall."""

    def build(name):
        material, g = new_material(name)
        x, y, z = g.axes()[:3]
        across = {"x": x, "y": y, "z": z, "xy": g.math("ADD", x, y)}[axis]
        place = g.math("DIVIDE", across, width)
        board, within = g.math("FLOOR", place), g.math("FRACT", place)
        stretch = {"x": (20, 1.2, 20), "y": (1.2, 20, 20), "z": (1.2, 1.2, 20), "xy": (14, 14, 1.2)}[axis]
        grain = g(
            "CombineXYZ",
            None,
            X=g.math("MULTIPLY", x, stretch[0]),
            Y=g.math("MULTIPLY", y, stretch[1]),
            Z=g.math("MULTIPLY", z, stretch[2]),
        )
        shade = g("TexWhiteNoise", {"noise_dimensions": "1D"}, W=board).outputs[0]
        mixed = g.math(
            "ADD", g.math("MULTIPLY", shade, 0.55), g.math("MULTIPLY", g.noise(1.0, 6.0, vector=grain.outputs[0]), 0.5)
        )
        gap = g.math("LESS_THAN", within, joint)
        tint = g.mix(
            gap, g.ramp(mixed, [(0.15, dark), (0.85, light)]), (dark[0] * 0.3, dark[1] * 0.3, dark[2] * 0.3, 1)
        )
        shader = g(
            "BsdfPrincipled",
            None,
            Base_Color=tint,
            Roughness=rough,
            Normal=g.bump(g.math("SUBTRACT", 1.0, gap), 0.4, 0.006),
        )
        g.surface(shader.outputs[0])
        return material

    return build


def tiles(first, second, joint, width=0.6, height=0.6, rough=0.45, gap=0.012, upright=False, offset=0.0):
    """Slabs with joints, on floors or (upright) on walls."""

    def build(name):
        material, g = new_material(name)
        vector = g.position()
        if upright:
            x, y, z = g.axes()[:3]
            vector = g("CombineXYZ", None, X=g.math("ADD", x, y), Y=z, Z=0.0).outputs[0]
        brick = g(
            "TexBrick",
            {"offset": offset, "offset_frequency": 2},
            Vector=vector,
            Color1=first,
            Color2=second,
            Mortar=joint,
            Scale=1.0,
            Mortar_Size=gap,
            Mortar_Smooth=0.1,
            Bias=0.0,
            Brick_Width=width,
            Row_Height=height,
        )
        stains = g.ramp(g.noise(0.35, 7.0, 0.7), [(0.3, (0.78, 0.77, 0.75)), (0.7, (1.08, 1.08, 1.08))])
        tint = g.mix(1.0, brick.outputs[0], stains, "MULTIPLY")
        normal = g.bump(g.math("SUBTRACT", 1.0, brick.outputs[1]), 0.4, 0.01)
        g.surface(g("BsdfPrincipled", None, Base_Color=tint, Roughness=rough, Normal=normal).outputs[0])
        return material

    return build
