"""The neighbouring town, cars and people."""
from ..graph import new_material
from .recipes import haze, plain

AIR = 5200.0


def render_coat(colour):
    """Painted render of a street front: dirt below edges, faded patches."""

    def build(name):
        material, g = new_material(name)
        x, y, z = g.axes()[:3]
        streaks = g(
            "CombineXYZ",
            None,
            X=g.math("MULTIPLY", x, 1.6),
            Y=g.math("MULTIPLY", y, 1.6),
            Z=g.math("MULTIPLY", z, 0.10),
        ).outputs[0]
        tint = g.mix(
            1.0,
            (*colour, 1),
            g.ramp(g.noise(0.10, 6.0), [(0.3, (0.82, 0.81, 0.79)), (0.7, (1.05, 1.04, 1.03))]),
            "MULTIPLY",
        )
        tint = g.mix(
            1.0,
            tint,
            g.ramp(g.noise(1.0, 5.0, vector=streaks), [(0.32, (0.82, 0.80, 0.77)), (0.55, (1, 1, 1))]),
            "MULTIPLY",
        )
        g.surface(haze(g, g("BsdfPrincipled", None, Base_Color=tint, Roughness=0.85, Specular=0.25).outputs[0], AIR))
        return material

    return build


def town_window(share, strength):
    """Glass with curtains or darkness behind it; after sunset a share of the panes is lit."""

    def build(name):
        material, g = new_material(name)
        pane = g.island()
        tint = g.ramp(
            pane,
            [
                (0, (0.020, 0.026, 0.032)),
                (0.45, (0.045, 0.050, 0.055)),
                (0.75, (0.16, 0.15, 0.135)),
                (0.9, (0.035, 0.038, 0.04)),
            ],
            "CONSTANT",
        )
        glass = g("BsdfPrincipled", None, Base_Color=tint, Roughness=0.06, Specular=0.6)
        lit = g.math("LESS_THAN", g.math("FRACT", g.math("MULTIPLY", pane, 37.0)), share)
        hue = g.ramp(
            g.math("FRACT", g.math("MULTIPLY", pane, 91.0)),
            [(0, (1.0, 0.58, 0.26)), (0.6, (1.0, 0.72, 0.42)), (0.9, (0.80, 0.86, 1.0))],
            "CONSTANT",
        )
        lamp = g("Emission", None, Color=hue, Strength=g.math("MULTIPLY", lit, g.after_sunset(strength)))
        g.surface(haze(g, g("AddShader", None, i0=glass.outputs[0], i1=lamp.outputs[0]).outputs[0], AIR))
        return material

    return build


def roof_tiles(name):
    """Clay roof tiles, from orange to brown by house."""
    material, g = new_material(name)
    tint = g.ramp(g.island(), [(0, (0.34, 0.135, 0.07)), (0.5, (0.42, 0.19, 0.10)), (1, (0.27, 0.135, 0.09))])
    tint = g.mix(1.0, tint, g.ramp(g.noise(0.6, 6.0), [(0.3, (0.75, 0.75, 0.75)), (0.7, (1.1, 1.1, 1.1))]), "MULTIPLY")
    rows = g("TexWave", {"wave_type": "BANDS", "bands_direction": "Z"}, Vector=g.position(), Scale=2.2).outputs[1]
    shader = g("BsdfPrincipled", None, Base_Color=tint, Roughness=0.85, Normal=g.bump(rows, 0.5, 0.06))
    g.surface(haze(g, shader.outputs[0], AIR))
    return material


def by_object(stops, rough, coat=0.0, metal=0.0):
    """A random colour for each instance."""

    def build(name):
        material, g = new_material(name)
        tint = g.ramp(g("ObjectInfo").outputs["Random"], stops, "CONSTANT")
        g.surface(
            g("BsdfPrincipled", None, Base_Color=tint, Roughness=rough, Clearcoat=coat, Metallic=metal).outputs[0]
        )
        return material

    return build


CARS = [
    (0, (0.62, 0.62, 0.61)),
    (0.30, (0.016, 0.017, 0.019)),
    (0.50, (0.20, 0.205, 0.215)),
    (0.72, (0.075, 0.08, 0.085)),
    (0.84, (0.025, 0.05, 0.11)),
    (0.93, (0.20, 0.022, 0.018)),
]
SHIRTS = [
    (0, (0.62, 0.60, 0.56)),
    (0.3, (0.07, 0.09, 0.14)),
    (0.5, (0.30, 0.26, 0.21)),
    (0.65, (0.08, 0.08, 0.085)),
    (0.8, (0.36, 0.34, 0.31)),
]
TROUSERS = [(0, (0.06, 0.07, 0.10)), (0.3, (0.38, 0.31, 0.22)), (0.6, (0.60, 0.57, 0.52)), (0.8, (0.09, 0.08, 0.08))]
TOWN = {
    "roof tiles": roof_tiles,
    "town window": town_window(0.34, 1.1),
    "shop window": town_window(0.8, 1.6),
    "render white": render_coat((0.60, 0.58, 0.545)),
    "render cream": render_coat((0.56, 0.50, 0.41)),
    "render grey": render_coat((0.40, 0.39, 0.37)),
    "render ochre": render_coat((0.53, 0.37, 0.20)),
    "render rose": render_coat((0.50, 0.32, 0.24)),
    "render stone": render_coat((0.42, 0.38, 0.32)),
    "chapel": render_coat((0.78, 0.77, 0.74)),
    "old marble": render_coat((0.62, 0.53, 0.41)),
    "old wall": render_coat((0.42, 0.345, 0.25)),
    "brick": render_coat((0.30, 0.13, 0.08)),
    "screed": render_coat((0.33, 0.32, 0.30)),
    "screed pale": render_coat((0.47, 0.46, 0.44)),
    "screed red": render_coat((0.30, 0.17, 0.12)),
    "shutter white": plain((0.58, 0.565, 0.53), 0.6, air=True),
    "shutter brown": plain((0.13, 0.075, 0.045), 0.6, air=True),
    "shutter green": plain((0.05, 0.115, 0.08), 0.6, air=True),
    "shutter blue": plain((0.07, 0.13, 0.21), 0.6, air=True),
    "awning sand": plain((0.50, 0.42, 0.29), 0.9, air=True),
    "awning green": plain((0.06, 0.15, 0.09), 0.9, air=True),
    "awning stripe": plain((0.46, 0.33, 0.17), 0.9, air=True),
    "awning rust": plain((0.36, 0.12, 0.06), 0.9, air=True),
    "railing": plain((0.055, 0.055, 0.058), 0.5, air=True),
    "balcony glass": plain((0.10, 0.13, 0.14), 0.08, air=True),
    "balcony plants": plain((0.030, 0.058, 0.018), 0.9, mottle=0.5, scale=6.0, air=True),
    "tank": plain((0.62, 0.62, 0.62), 0.3, 0.6, air=True),
    "headlamp": plain((0.75, 0.78, 0.80), 0.08),
    "tail lamp": plain((0.28, 0.012, 0.010), 0.15),
    "car": by_object(CARS, 0.28, 1.0, 0.2),
    "shirt": by_object(SHIRTS, 0.9),
    "trousers": by_object(TROUSERS, 0.9),
    "skin": plain((0.46, 0.27, 0.18), 0.6),
    "hair": plain((0.045, 0.028, 0.018), 0.6),
}
