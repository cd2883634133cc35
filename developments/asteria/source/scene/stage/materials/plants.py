"""Leaves, bark and blossom."""
from ..graph import new_material
from .recipes import haze, plain


def leaves(dark, middle, light, through=0.35):
    """Leaf cards that let light through; the hue differs by plant, by place and by leaf."""

    def build(name):
        material, g = new_material(name)
        by_plant = g.math("MULTIPLY", g("ObjectInfo").outputs["Random"], 0.5)
        by_leaf = g.math("MULTIPLY", g.island(), 0.25)
        by_place = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(0.7, 2.0), 0.3), 0.6)
        tint = g.ramp(
            g.math("ADD", by_plant, g.math("ADD", by_leaf, by_place)), [(0.1, dark), (0.5, middle), (0.95, light)]
        )
        upper = g("BsdfPrincipled", None, Base_Color=tint, Roughness=0.5, Specular=0.3)
        under = g("BsdfTranslucent", None, Color=g.mix(1.0, tint, (1.2, 1.15, 0.5, 1), "MULTIPLY"))
        g.surface(haze(g, g.blend(through, upper.outputs[0], under.outputs[0])))
        return material

    return build


PLANTS = {
    "leaf": leaves((0.020, 0.044, 0.011), (0.050, 0.088, 0.020), (0.115, 0.155, 0.042)),
    "leaf light": leaves((0.034, 0.056, 0.018), (0.078, 0.110, 0.034), (0.165, 0.185, 0.068)),
    "leaf dark": leaves((0.012, 0.029, 0.011), (0.026, 0.054, 0.017), (0.062, 0.092, 0.030), 0.2),
    "olive": leaves((0.046, 0.054, 0.038), (0.098, 0.110, 0.076), (0.185, 0.195, 0.140), 0.22),
    "jacaranda": leaves((0.040, 0.066, 0.020), (0.085, 0.092, 0.075), (0.22, 0.18, 0.30), 0.35),
    "pine needles": leaves((0.014, 0.032, 0.010), (0.034, 0.060, 0.017), (0.085, 0.110, 0.036), 0.2),
    "cypress": leaves((0.008, 0.018, 0.008), (0.018, 0.034, 0.013), (0.042, 0.060, 0.024), 0.12),
    "rosemary": leaves((0.026, 0.038, 0.026), (0.060, 0.078, 0.055), (0.12, 0.11, 0.17), 0.2),
    "palm": leaves((0.024, 0.052, 0.013), (0.060, 0.100, 0.026), (0.150, 0.170, 0.060), 0.3),
    "bougainvillea": leaves((0.26, 0.022, 0.085), (0.40, 0.040, 0.15), (0.52, 0.14, 0.26), 0.3),
    "oleander": leaves((0.42, 0.16, 0.19), (0.55, 0.27, 0.30), (0.62, 0.42, 0.42), 0.3),
    "oleander white": leaves((0.50, 0.48, 0.42), (0.62, 0.60, 0.55), (0.66, 0.64, 0.58), 0.3),
    "lavender": leaves((0.10, 0.075, 0.17), (0.17, 0.125, 0.27), (0.12, 0.15, 0.085), 0.3),
    "grass plume": leaves((0.17, 0.15, 0.075), (0.30, 0.265, 0.16), (0.11, 0.145, 0.052), 0.4),
    "grass blade": leaves((0.032, 0.056, 0.013), (0.060, 0.092, 0.022), (0.115, 0.135, 0.045), 0.3),
    "bark": plain((0.105, 0.078, 0.056), 0.9, mottle=0.4, scale=3.0, grain=0.6, grain_scale=8.0),
}
