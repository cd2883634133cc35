"""Pool and sea."""
from ..graph import new_material
from .recipes import haze


def pool_water(name):
    material, g = new_material(name)
    ripples = g.bump(g.noise(1.6, 3.0, distortion=0.6), 0.35, 0.12)
    fresnel = g("Fresnel", None, IOR=1.33, Normal=ripples).outputs[0]
    seen = g.math("SUBTRACT", 1.0, g("LightPath").outputs["Is Shadow Ray"])
    mirror = g("BsdfGlossy", None, Roughness=0.02, Normal=ripples).outputs[0]
    g.surface(g.blend(g.math("MULTIPLY", fresnel, seen), g("BsdfTransparent", None, Color=(0.50, 0.87, 0.92)).outputs[0], mirror))
    return material


def pool_floor(name):
    """Mosaic with painted caustics, because traced ones are too expensive."""
    material, g = new_material(name)
    swirl = g.mix(0.12, g.position(), g.noise(1.2, colour=True))
    cells = g("TexVoronoi", {"feature": "SMOOTH_F1"}, Vector=swirl, Scale=2.6, Smoothness=0.6).outputs[0]
    light = g.math("MULTIPLY", g.math("POWER", cells, 3.0), 1.6, clamp=True)
    g.surface(g("BsdfPrincipled", None, Base_Color=g.mix(light, (0.10, 0.40, 0.50, 1), (0.36, 0.74, 0.82, 1)), Roughness=0.5).outputs[0])
    return material


def sea(name):
    """Turquoise over sand at the shore (the mesh carries its distance from the shore), deep blue outside."""
    material, g = new_material(name)
    offshore = g("Attribute", {"attribute_name": "offshore"}).outputs["Fac"]
    depth = g.math("ADD", offshore, g.math("MULTIPLY", g.math("SUBTRACT", g.noise(0.02), 0.5), 60.0))
    tint = g.ramp(g.math("DIVIDE", depth, 420.0, clamp=True), [(0.0, (0.13, 0.38, 0.37)), (0.10, (0.04, 0.23, 0.28)), (0.4, (0.012, 0.10, 0.17)), (1.0, (0.008, 0.055, 0.115))])
    swell = g("Mapping", None, Vector=g.position(), Scale=(0.35, 1.0, 1.0)).outputs[0]
    waves = g.math("ADD", g.math("MULTIPLY", g.noise(0.12, 3.0, vector=swell), 1.5), g.math("MULTIPLY", g.noise(0.9, 5.0, vector=swell), 0.35))
    froth = g.noise(0.35, 6.0, 0.7, vector=swell)
    crest = g.math("SINE", g.math("MULTIPLY", g.math("ADD", depth, g.math("MULTIPLY", froth, 10.0)), 0.42))
    foam = g.math("MULTIPLY", g.math("GREATER_THAN", crest, 0.86), g.math("GREATER_THAN", froth, 0.47))
    foam = g.math("MULTIPLY", foam, g.math("LESS_THAN", depth, 26.0))
    foam = g.math("MAXIMUM", foam, g.math("LESS_THAN", g.math("ADD", depth, g.math("MULTIPLY", froth, 8.0)), 6.0))
    tint = g.mix(g.math("MULTIPLY", foam, 0.7), tint, (0.85, 0.88, 0.88, 1))
    rough = g.math("ADD", 0.12, g.math("MULTIPLY", foam, 0.5))
    shader = g("BsdfPrincipled", None, Base_Color=tint, Roughness=rough, IOR=1.33, Normal=g.bump(waves, 0.45, 0.8))
    g.surface(haze(g, shader.outputs[0], 6500.0))
    return material


WATER = {"pool": pool_water, "pool floor": pool_floor, "sea": sea}
