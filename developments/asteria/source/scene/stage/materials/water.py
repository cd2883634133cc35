"""Pool and gulf."""
from ..graph import new_material
from .recipes import haze


def pool_water(name):
    material, g = new_material(name)
    ripples = g.bump(g.noise(1.6, 3.0, distortion=0.6), 0.35, 0.12)
    fresnel = g("Fresnel", None, IOR=1.33, Normal=ripples).outputs[0]
    seen = g.math("SUBTRACT", 1.0, g("LightPath").outputs["Is Shadow Ray"])
    mirror = g("BsdfGlossy", None, Roughness=0.02, Normal=ripples).outputs[0]
    g.surface(
        g.blend(
            g.math("MULTIPLY", fresnel, seen), g("BsdfTransparent", None, Color=(0.50, 0.87, 0.92)).outputs[0], mirror
        )
    )
    return material


def pool_floor(name):
    """Mosaic with painted caustics, because traced ones are too expensive."""
    material, g = new_material(name)
    swirl = g.mix(0.12, g.position(), g.noise(1.2, colour=True))
    cells = g("TexVoronoi", {"feature": "SMOOTH_F1"}, Vector=swirl, Scale=2.6, Smoothness=0.6).outputs[0]
    light = g.math("MULTIPLY", g.math("POWER", cells, 3.0), 1.6, clamp=True)
    tint = g.mix(light, (0.055, 0.29, 0.38, 1), (0.26, 0.62, 0.70, 1))
    floor = g("BsdfPrincipled", None, Base_Color=tint, Roughness=0.5)
    lamps = g("Emission", None, Color=tint, Strength=g.after_sunset(0.5))
    g.surface(g("AddShader", None, i0=floor.outputs[0], i1=lamps.outputs[0]).outputs[0])
    return material


def gulf(name):
    """Open water far away: a broken mirror of the sky, bright under the sun."""
    material, g = new_material(name)
    swell = g.noise(0.02, 6.0, 0.7)
    shader = g(
        "BsdfPrincipled",
        None,
        Base_Color=(0.02, 0.07, 0.12, 1),
        Roughness=0.22,
        IOR=1.33,
        Normal=g.bump(swell, 0.5, 6.0),
    )
    g.surface(haze(g, shader.outputs[0], 26000.0, 0.75, (0.80, 0.80, 0.78)))
    return material


WATER = {"pool": pool_water, "pool floor": pool_floor, "gulf": gulf}
