"""Thin glass that lets light through without refraction, and lit rooms behind it."""
from ..graph import new_material


def thin_glass(tint, reflect=1.0):
    """Reflects by Fresnel for camera rays, transparent to shadow and diffuse rays."""

    def build(name):
        material, g = new_material(name)
        path = g("LightPath").outputs
        fresnel = g.math("ADD", g.math("MULTIPLY", g("Fresnel", None, IOR=1.5).outputs[0], reflect), 0.03, clamp=True)
        hidden = g.math("MAXIMUM", path["Is Shadow Ray"], path["Is Diffuse Ray"])
        factor = g.math("MULTIPLY", fresnel, g.math("SUBTRACT", 1.0, hidden))
        wavy = g.bump(g.noise(0.55, 1.0), 0.06, 0.05)
        mirror = g("BsdfGlossy", None, Color=(0.95, 0.98, 1.0), Roughness=0.01, Normal=wavy)
        g.surface(g.blend(factor, g("BsdfTransparent", None, Color=tint).outputs[0], mirror.outputs[0]))
        return material

    return build


def lit_wall(colour, glow, strength):
    """A room's wall seen from outside, with some lamplight of its own."""

    def build(name):
        material, g = new_material(name)
        wall = g("BsdfPrincipled", None, Base_Color=colour, Roughness=0.8)
        patch = g(
            "Emission",
            None,
            Color=glow,
            Strength=g.math("MULTIPLY", g.noise(0.35, 1.0), g.after_sunset(strength * 2.5 + 0.04, strength * 0.45)),
        )
        g.surface(g("AddShader", None, i0=wall.outputs[0], i1=patch.outputs[0]).outputs[0])
        return material

    return build


WARM = (1.0, 0.62, 0.30)
GLASS = {
    "glass": thin_glass((0.80, 0.87, 0.88), 1.15),
    "rail": thin_glass((0.86, 0.94, 0.93), 0.9),
    "clear rail": thin_glass((0.90, 0.96, 0.95), 0.2),
    "room0": lit_wall((0.66, 0.62, 0.56), WARM, 0.10),
    "room1": lit_wall((0.42, 0.40, 0.37), WARM, 0.0),
    "room2": lit_wall((0.64, 0.58, 0.48), WARM, 0.45),
    "room3": lit_wall((0.34, 0.24, 0.16), WARM, 0.06),
    "room4": lit_wall((0.70, 0.60, 0.48), WARM, 0.85),
    "room5": lit_wall((0.22, 0.27, 0.28), WARM, 0.05),
    "ceiling": lit_wall((0.70, 0.68, 0.65), (1.0, 0.72, 0.45), 0.22),
}
