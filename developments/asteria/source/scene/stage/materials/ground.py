"""Paving, lawns, roads, and the land of the city and its hills."""
from ..graph import new_material
from .recipes import haze, plain, tiles


def lawn(name):
    """Grass seen from further away than its blades: broad tone, worn and shaded patches, clover, no mowing pattern."""
    material, g = new_material(name)
    broad = g.noise(0.045, 4.0, 0.6)
    tone = g.math("ADD", g.math("MULTIPLY", broad, 0.55), g.math("MULTIPLY", g.noise(1.3, 9.0, 0.82), 0.5))
    tint = g.ramp(
        tone,
        [
            (0.34, (0.026, 0.046, 0.011)),
            (0.50, (0.052, 0.078, 0.020)),
            (0.62, (0.088, 0.105, 0.034)),
            (0.76, (0.150, 0.140, 0.062)),
        ],
    )
    clover = g.math("GREATER_THAN", g.noise(0.32, 5.0, 0.75), 0.60)
    tint = g.mix(g.math("MULTIPLY", clover, 0.45), tint, (0.030, 0.062, 0.018, 1))
    blades = g.bump(g.noise(22.0, 4.0, 0.7), 1.0, 0.09)
    g.surface(
        haze(
            g,
            g("BsdfPrincipled", None, Base_Color=tint, Roughness=0.9, Specular=0.1, Normal=blades, Sheen=0.25).outputs[
                0
            ],
        )
    )
    return material


def city_ground(name):
    """The floor of the city: near the plot earth and paving, further away roofs, walls and trees too small to be
    modelled."""
    material, g = new_material(name)
    cells = g("TexVoronoi", None, Vector=g.position(), Scale=0.055).outputs[1]
    one = g("SeparateRGB", None, Image=cells).outputs[0]
    roofs = g.ramp(
        one,
        [
            (0, (0.40, 0.37, 0.32)),
            (0.3, (0.50, 0.47, 0.42)),
            (0.55, (0.30, 0.27, 0.24)),
            (0.68, (0.30, 0.15, 0.09)),
            (0.78, (0.05, 0.065, 0.028)),
            (0.93, (0.16, 0.15, 0.14)),
        ],
        "CONSTANT",
    )
    earth = g.ramp(
        g.noise(0.04, 8.0, 0.7), [(0.35, (0.055, 0.062, 0.026)), (0.5, (0.13, 0.12, 0.075)), (0.65, (0.24, 0.21, 0.16))]
    )
    far = g.math("GREATER_THAN", g("CameraData").outputs["View Distance"], 1500.0)
    g.surface(
        haze(g, g("BsdfPrincipled", None, Base_Color=g.mix(far, earth, roofs), Roughness=0.95, Specular=0.1).outputs[0])
    )
    return material


def hills(name):
    """Maquis, pines in the hollows and pale limestone where it is steep, blue with distance."""
    material, g = new_material(name)
    broad = g.noise(0.0035, 5.0, 0.6)
    fine = g.noise(0.035, 6.0, 0.72)
    tone = g.math("ADD", g.math("MULTIPLY", broad, 0.55), g.math("MULTIPLY", fine, 0.45))
    tint = g.ramp(
        tone,
        [
            (0.36, (0.020, 0.036, 0.014)),
            (0.47, (0.042, 0.058, 0.024)),
            (0.56, (0.085, 0.088, 0.045)),
            (0.66, (0.19, 0.17, 0.125)),
            (0.76, (0.27, 0.25, 0.205)),
        ],
    )
    shrubs = g("TexVoronoi", None, Vector=g.position(), Scale=0.16).outputs[0]
    tint = g.mix(g.math("MULTIPLY", g.math("LESS_THAN", shrubs, 0.42), 0.65), tint, (0.020, 0.034, 0.013, 1))
    steep = g.math("LESS_THAN", g("SeparateXYZ", None, Vector=g("NewGeometry").outputs["Normal"]).outputs[2], 0.84)
    outcrop = g.math("MULTIPLY", steep, g.math("GREATER_THAN", g.noise(0.02, 6.0, 0.7), 0.50))
    tint = g.mix(g.math("MULTIPLY", outcrop, 0.6), tint, (0.33, 0.30, 0.25, 1))
    shader = g("BsdfPrincipled", None, Base_Color=tint, Roughness=0.95, Specular=0.1, Normal=g.bump(fine, 0.6, 7.0))
    g.surface(haze(g, shader.outputs[0], 6800.0, 0.92))
    return material


def cliff(name):
    """Grey and ochre limestone with upright cracks."""
    material, g = new_material(name)
    x, y, z = g.axes()[:3]
    upright = g("CombineXYZ", None, X=x, Y=y, Z=g.math("MULTIPLY", z, 0.25)).outputs[0]
    crack = g.noise(0.16, 8.0, 0.7, vector=upright)
    tint = g.ramp(crack, [(0.34, (0.10, 0.085, 0.065)), (0.48, (0.27, 0.23, 0.175)), (0.62, (0.42, 0.37, 0.30))])
    shader = g("BsdfPrincipled", None, Base_Color=tint, Roughness=0.95, Specular=0.1, Normal=g.bump(crack, 0.9, 2.0))
    g.surface(haze(g, shader.outputs[0], 6800.0))
    return material


GROUND = {
    "lawn": lawn,
    "city ground": city_ground,
    "hills": hills,
    "cliff": cliff,
    "bare ground": plain((0.36, 0.32, 0.25), 0.95, mottle=0.4, scale=0.08, air=True),
    "meadow": plain((0.105, 0.115, 0.040), 0.9, mottle=0.55, scale=0.12, grain=0.8, grain_scale=6.0, air=True),
    "town ground": plain((0.30, 0.275, 0.24), 0.9, mottle=0.35, scale=0.15, air=True),
    "town garden": plain((0.075, 0.092, 0.034), 0.95, mottle=0.6, scale=0.2, grain=0.8, grain_scale=6.0, air=True),
    "asphalt": plain((0.052, 0.052, 0.055), 0.85, mottle=0.3, scale=0.3, grain=0.4, grain_scale=30.0, air=True),
    "kerb": plain((0.46, 0.45, 0.43), 0.8, mottle=0.15, air=True),
    "pave": tiles((0.52, 0.48, 0.42), (0.62, 0.575, 0.51), (0.33, 0.305, 0.27), 1.2, 0.6, 0.55, 0.012, offset=0.5),
    "cobble": tiles((0.38, 0.32, 0.26), (0.50, 0.435, 0.36), (0.25, 0.22, 0.19), 0.4, 0.2, 0.65, 0.012, offset=0.5),
    "walk": tiles((0.46, 0.42, 0.37), (0.52, 0.48, 0.42), (0.34, 0.31, 0.28), 0.6, 0.6, 0.7, 0.012),
    "paver": tiles(
        (0.30, 0.285, 0.235), (0.37, 0.345, 0.285), (0.055, 0.075, 0.026), 0.40, 0.25, 0.85, 0.05, offset=0.5
    ),
    "soil": plain((0.060, 0.040, 0.025), 0.95, mottle=0.4, scale=2.0),
    "court": plain((0.10, 0.22, 0.20), 0.8, mottle=0.1),
    "clay court": plain((0.36, 0.145, 0.07), 0.85, mottle=0.12),
}
