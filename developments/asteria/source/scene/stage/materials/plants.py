"""Leaves, bark and blossom."""
from ..graph import new_material
from .recipes import plain


def leaves(dark, middle, light, through=0.35):
    """Leaf cards that let light through; the hue differs by plant, by place and by leaf."""
    def build(name):
        material, g = new_material(name)
        by_plant = g.math("MULTIPLY", g("ObjectInfo").outputs["Random"], 0.5)
        by_leaf = g.math("MULTIPLY", g.island(), 0.25)
        by_place = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(0.7, 2.0), 0.3), 0.6)
        tint = g.ramp(g.math("ADD", by_plant, g.math("ADD", by_leaf, by_place)), [(0.1, dark), (0.5, middle), (0.95, light)])
        upper = g("BsdfPrincipled", None, Base_Color=tint, Roughness=0.5, Specular=0.3)
        under = g("BsdfTranslucent", None, Color=g.mix(1.0, tint, (1.2, 1.15, 0.5, 1), "MULTIPLY"))
        g.surface(g.blend(through, upper.outputs[0], under.outputs[0]))
        return material
    return build


PLANTS = {
    "leaf": leaves((0.028, 0.070, 0.012), (0.080, 0.145, 0.024), (0.19, 0.25, 0.05)),
    "leaf light": leaves((0.048, 0.082, 0.025), (0.115, 0.165, 0.048), (0.24, 0.27, 0.09)),
    "leaf dark": leaves((0.016, 0.040, 0.014), (0.036, 0.076, 0.022), (0.085, 0.125, 0.038), 0.2),
    "olive": leaves((0.055, 0.068, 0.048), (0.120, 0.140, 0.096), (0.22, 0.24, 0.165), 0.25),
    "palm": leaves((0.032, 0.080, 0.014), (0.085, 0.150, 0.028), (0.22, 0.25, 0.07), 0.3),
    "bougainvillea": leaves((0.36, 0.018, 0.10), (0.56, 0.036, 0.20), (0.70, 0.18, 0.34), 0.3),
    "lavender": leaves((0.13, 0.08, 0.24), (0.22, 0.15, 0.36), (0.16, 0.20, 0.10), 0.3),
    "grass plume": leaves((0.22, 0.19, 0.09), (0.38, 0.33, 0.19), (0.14, 0.19, 0.06), 0.4),
    "bark": plain((0.125, 0.082, 0.053), 0.9, mottle=0.4, scale=3.0, grain=0.6, grain_scale=8.0),
}
