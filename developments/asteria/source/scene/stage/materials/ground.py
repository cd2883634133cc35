"""Paving, lawns, roads, and the land up to the shore."""
from ..graph import new_material
from .recipes import haze, plain, tiles


def lawn(name):
    """Mown grass: broad tone, fine blades, faint mowing bands."""
    material, g = new_material(name)
    tone = g.math("ADD", g.math("MULTIPLY", g.noise(0.06), 0.6), g.math("MULTIPLY", g.noise(2.2, 8.0, 0.8), 0.45))
    tint = g.ramp(tone, [(0.3, (0.040, 0.075, 0.016)), (0.52, (0.085, 0.130, 0.028)), (0.75, (0.165, 0.195, 0.058))])
    turned = g("Mapping", None, Vector=g.position(), Rotation=(0, 0, 0.6)).outputs[0]
    bands = g("TexWave", {"wave_type": "BANDS"}, Vector=turned, Scale=0.22, Distortion=0.6, Detail=1.0).outputs[1]
    tint = g.mix(1.0, tint, g.ramp(bands, [(0.45, (0.92, 0.92, 0.92)), (0.55, (1.08, 1.08, 1.08))]), "MULTIPLY")
    blades = g.bump(g.noise(25.0, 3.0), 0.9, 0.06)
    g.surface(haze(g, g("BsdfPrincipled", None, Base_Color=tint, Roughness=0.85, Specular=0.15, Normal=blades, Sheen=0.3).outputs[0]))
    return material


def land(name):
    """Far ground: fields, scrub and earth in patches, dark enough that the town stands out of it."""
    material, g = new_material(name)
    patches = g.ramp(g.noise(0.010, 9.0, 0.68), [(0.33, (0.028, 0.050, 0.016)), (0.47, (0.060, 0.080, 0.030)), (0.58, (0.13, 0.125, 0.065)), (0.70, (0.23, 0.19, 0.13))])
    tint = g.mix(0.35, patches, g.mix(1.0, patches, g.noise(0.5, 8.0, 0.8, colour=True), "MULTIPLY"))
    g.surface(haze(g, g("BsdfPrincipled", None, Base_Color=tint, Roughness=0.95, Specular=0.1).outputs[0], 4200.0))
    return material


def sand(name):
    """Beach; the lowest strip is wet and dark."""
    material, g = new_material(name)
    grain = g.noise(0.8, 8.0, 0.75)
    tint = g.ramp(grain, [(0.3, (0.44, 0.34, 0.23)), (0.7, (0.63, 0.51, 0.37))])
    wet = g.math("LESS_THAN", g.math("ADD", g.axes()[2], g.math("MULTIPLY", grain, 0.5)), -1.55)
    tint = g.mix(g.math("MULTIPLY", wet, 0.55), tint, (0.20, 0.15, 0.10, 1))
    shader = g("BsdfPrincipled", None, Base_Color=tint, Roughness=0.9, Specular=0.2, Normal=g.bump(grain, 0.5, 0.1))
    g.surface(haze(g, shader.outputs[0]))
    return material


def hills(name):
    """Maquis and pale rock on steep ground, blue with distance."""
    material, g = new_material(name)
    tone = g.math("ADD", g.math("MULTIPLY", g.noise(0.022, 9.0, 0.75), 0.75), g.math("MULTIPLY", g.noise(0.003, 4.0), 0.30))
    tint = g.ramp(tone, [(0.34, (0.014, 0.030, 0.010)), (0.50, (0.040, 0.058, 0.020)), (0.60, (0.095, 0.090, 0.042)), (0.72, (0.24, 0.20, 0.14))])
    steep = g.math("LESS_THAN", g("SeparateXYZ", None, Vector=g("NewGeometry").outputs["Normal"]).outputs[2], 0.80)
    outcrop = g.math("MULTIPLY", steep, g.math("GREATER_THAN", g.noise(0.012, 6.0, 0.7), 0.56))
    tint = g.mix(g.math("MULTIPLY", outcrop, 0.35), tint, (0.22, 0.19, 0.145, 1))
    rough = g.bump(g.noise(0.03, 8.0, 0.7), 1.0, 18.0)
    shader = g("BsdfPrincipled", None, Base_Color=tint, Roughness=0.95, Specular=0.1, Normal=rough)
    g.surface(haze(g, shader.outputs[0], 4300.0, 0.90))
    return material


GROUND = {
    "lawn": lawn, "land": land, "sand": sand, "hills": hills,
    "meadow": plain((0.105, 0.115, 0.040), 0.9, mottle=0.55, scale=0.12, grain=0.8, grain_scale=6.0, air=True),
    "town ground": plain((0.30, 0.275, 0.24), 0.9, mottle=0.35, scale=0.15, air=True),
    "town garden": plain((0.075, 0.092, 0.034), 0.95, mottle=0.6, scale=0.2, grain=0.8, grain_scale=6.0, air=True),
    "asphalt": plain((0.052, 0.052, 0.055), 0.85, mottle=0.3, scale=0.3, grain=0.4, grain_scale=30.0, air=True),
    "kerb": plain((0.46, 0.45, 0.43), 0.8, mottle=0.15, air=True),
    "pave": tiles((0.52, 0.48, 0.42), (0.62, 0.575, 0.51), (0.33, 0.305, 0.27), 1.2, 0.6, 0.55, 0.012, offset=0.5),
    "cobble": tiles((0.38, 0.32, 0.26), (0.50, 0.435, 0.36), (0.25, 0.22, 0.19), 0.4, 0.2, 0.65, 0.012, offset=0.5),
    "walk": tiles((0.46, 0.42, 0.37), (0.52, 0.48, 0.42), (0.34, 0.31, 0.28), 0.6, 0.6, 0.7, 0.012),
    "soil": plain((0.060, 0.040, 0.025), 0.95, mottle=0.4, scale=2.0),
    "court": plain((0.10, 0.22, 0.20), 0.8, mottle=0.1),
    "clay court": plain((0.36, 0.145, 0.07), 0.85, mottle=0.12),
}
