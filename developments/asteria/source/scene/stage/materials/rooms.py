"""Furnishings and interior finishes."""
from ..graph import new_material
from .plants import leaves
from .recipes import boards, glow, plain, tiles


def marble(name):
    material, g = new_material(name)
    veins = g.noise(2.2, 9.0, distortion=1.6)
    tint = g.ramp(veins, [(0.42, (0.78, 0.765, 0.74)), (0.5, (0.44, 0.41, 0.38)), (0.54, (0.80, 0.785, 0.76))])
    g.surface(g("BsdfPrincipled", None, Base_Color=tint, Roughness=0.16).outputs[0])
    return material


def rug(name):
    material, g = new_material(name)
    weave = g(
        "TexWave",
        {"wave_type": "BANDS", "bands_direction": "DIAGONAL"},
        Vector=g.position(),
        Scale=1.3,
        Distortion=4.0,
        Detail=3.0,
    ).outputs[1]
    tint = g.ramp(weave, [(0.35, (0.50, 0.455, 0.39)), (0.62, (0.40, 0.36, 0.305))])
    shader = g(
        "BsdfPrincipled", None, Base_Color=tint, Roughness=1.0, Sheen=0.5, Normal=g.bump(g.noise(90.0), 0.6, 0.01)
    )
    g.surface(shader.outputs[0])
    return material


def stone_slabs(name):
    """Large polished slabs with quiet veins, on bathroom walls."""
    material, g = new_material(name)
    x, y, z = g.axes()[:3]
    vector = g("CombineXYZ", None, X=g.math("ADD", x, y), Y=z, Z=0.0).outputs[0]
    brick = g(
        "TexBrick",
        {"offset": 0.5, "offset_frequency": 2},
        Vector=vector,
        Color1=(1, 1, 1),
        Color2=(0.94, 0.94, 0.94),
        Mortar=(0.62, 0.60, 0.57),
        Scale=1.0,
        Mortar_Size=0.0035,
        Mortar_Smooth=0.1,
        Bias=0.0,
        Brick_Width=1.2,
        Row_Height=0.6,
    )
    veins = g.ramp(
        g.noise(1.1, 8.0, 0.55, 1.1),
        [(0.40, (0.66, 0.64, 0.61)), (0.49, (0.56, 0.53, 0.49)), (0.52, (0.67, 0.65, 0.62)), (0.7, (0.70, 0.68, 0.65))],
    )
    g.surface(
        g("BsdfPrincipled", None, Base_Color=g.mix(1.0, veins, brick.outputs[0], "MULTIPLY"), Roughness=0.22).outputs[0]
    )
    return material


def shade(name):
    """A lampshade, lit from within."""
    material, g = new_material(name)
    cloth = g("BsdfDiffuse", None, Color=(0.82, 0.76, 0.66)).outputs[0]
    g.surface(
        g(
            "AddShader", None, i0=cloth, i1=g("Emission", None, Color=(1.0, 0.74, 0.46), Strength=0.9).outputs[0]
        ).outputs[0]
    )
    return material


def sheer(name):
    """A voile curtain."""
    material, g = new_material(name)
    cloth = g.blend(
        0.5,
        g("BsdfTranslucent", None, Color=(0.9, 0.88, 0.84)).outputs[0],
        g("BsdfDiffuse", None, Color=(0.85, 0.83, 0.79)).outputs[0],
    )
    g.surface(g.blend(0.12, cloth, g("BsdfTransparent").outputs[0]))
    return material


def fabric(colour):
    return plain(colour, 0.95, mottle=0.14, scale=4.0, grain=0.7, grain_scale=200.0)


ROOMS = {
    "wall": plain((0.74, 0.715, 0.67), 0.9),
    "wall warm": plain((0.55, 0.455, 0.355), 0.9),
    "wall green": plain((0.29, 0.325, 0.28), 0.9),
    "wall blue": plain((0.25, 0.305, 0.345), 0.9),
    "inner ceiling": plain((0.82, 0.81, 0.79), 0.95),
    "joinery": plain((0.80, 0.785, 0.75), 0.45),
    "oak": boards((0.27, 0.165, 0.09), (0.45, 0.30, 0.18), 0.18, "x", 0.36, 0.025),
    "walnut": boards((0.095, 0.047, 0.023), (0.22, 0.12, 0.062), 0.30, "z", 0.35, 0.012),
    "herringbone": tiles(
        (0.30, 0.19, 0.11), (0.40, 0.26, 0.15), (0.17, 0.10, 0.06), 0.6, 0.12, 0.34, 0.004, offset=0.5
    ),
    "slat": plain((0.25, 0.14, 0.07), 0.5, mottle=0.35, scale=3.0),
    "floor": boards((0.22, 0.13, 0.07), (0.40, 0.26, 0.15), 0.2, "x", 0.35),
    "bath tile": stone_slabs,
    "bath floor": tiles((0.38, 0.35, 0.31), (0.44, 0.405, 0.36), (0.27, 0.25, 0.22), 0.6, 0.6, 0.35, 0.005),
    "kit kat": tiles((0.24, 0.33, 0.29), (0.31, 0.40, 0.35), (0.46, 0.46, 0.42), 0.045, 0.16, 0.15, 0.003, True),
    "shade": shade,
    "opal": glow((1.0, 0.86, 0.68), 1.6),
    "lemon": plain((0.72, 0.52, 0.06), 0.45),
    "houseplant": leaves((0.012, 0.040, 0.014), (0.030, 0.080, 0.028), (0.070, 0.135, 0.045), 0.12),
    "marble": marble,
    "rug": rug,
    "sheer": sheer,
    "brass": plain((0.58, 0.41, 0.20), 0.25, 1.0),
    "chrome": plain((0.75, 0.75, 0.76), 0.12, 1.0),
    "mirror": plain((0.88, 0.90, 0.90), 0.01, 1.0),
    "ceramic": plain((0.80, 0.79, 0.77), 0.15, coat=0.5),
    "cabinet": plain((0.235, 0.265, 0.245), 0.5),
    "cabinet light": plain((0.60, 0.555, 0.49), 0.5),
    "linen": fabric((0.72, 0.69, 0.64)),
    "curtain": plain((0.70, 0.655, 0.58), 0.95, mottle=0.1),
    "sofa": fabric((0.44, 0.40, 0.35)),
    "sofa dark": fabric((0.16, 0.18, 0.18)),
    "rust": fabric((0.42, 0.18, 0.08)),
    "teal": fabric((0.10, 0.18, 0.18)),
    "sage": fabric((0.24, 0.265, 0.205)),
    "cream": fabric((0.62, 0.55, 0.44)),
    "ochre": fabric((0.48, 0.33, 0.11)),
    "blush": fabric((0.50, 0.34, 0.28)),
    "paint clay": plain((0.50, 0.235, 0.12), 0.85),
    "paint sea": plain((0.115, 0.195, 0.235), 0.85),
    "paint straw": plain((0.62, 0.48, 0.27), 0.85),
    "paint leaf": plain((0.27, 0.30, 0.21), 0.85),
    "paper": plain((0.66, 0.62, 0.55), 0.9),
    "screen": plain((0.010, 0.011, 0.013), 0.4),
}
