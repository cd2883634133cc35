"""The neighbouring town, cars and people."""
from ..graph import new_material
from .recipes import haze, plain

WALLS = [(0, (0.40, 0.35, 0.28)), (0.16, (0.50, 0.44, 0.36)), (0.32, (0.38, 0.25, 0.165)), (0.44, (0.46, 0.40, 0.31)),
         (0.58, (0.33, 0.30, 0.27)), (0.70, (0.50, 0.37, 0.25)), (0.82, (0.43, 0.415, 0.385)), (0.92, (0.40, 0.22, 0.15))]


def houses(name):
    """Walls in southern colours with rows of windows, shutters, shaded balconies; the hue differs by house."""
    material, g = new_material(name)
    x, y, z = g.axes()[:3]
    normal = g("SeparateXYZ", None, Vector=g("NewGeometry").outputs["Normal"]).outputs
    faces_x = g.math("GREATER_THAN", g.math("ABSOLUTE", normal[0]), g.math("ABSOLUTE", normal[1]))
    along = g.math("ADD", g.math("MULTIPLY", faces_x, y), g.math("MULTIPLY", g.math("SUBTRACT", 1.0, faces_x), x))
    house = g.island()
    across = g.math("FRACT", g.math("DIVIDE", along, g.math("ADD", 2.6, g.math("MULTIPLY", house, 1.6))))
    up = g.math("FRACT", g.math("DIVIDE", z, 3.1))
    between = lambda v, a, b: g.math("MULTIPLY", g.math("GREATER_THAN", v, a), g.math("LESS_THAN", v, b))
    upright = g.math("LESS_THAN", g.math("ABSOLUTE", normal[2]), 0.5)
    left = g.math("ADD", 0.28, g.math("MULTIPLY", house, 0.2))
    window = g.math("MULTIPLY", g.math("MULTIPLY", between(across, left, 0.74), between(up, 0.27, 0.79)), upright)
    shutter = g.math("MULTIPLY", g.math("MULTIPLY", between(across, g.math("SUBTRACT", left, 0.11), 0.85), between(up, 0.27, 0.79)), upright)
    band = g.math("MULTIPLY", g.math("MULTIPLY", g.math("LESS_THAN", up, 0.10), upright), g.math("GREATER_THAN", house, 0.4))
    wall = g.ramp(house, WALLS, "CONSTANT")
    wall = g.mix(1.0, wall, g.ramp(g.noise(0.12, 6.0), [(0.3, (0.80, 0.79, 0.77)), (0.7, (1.06, 1.05, 1.04))]), "MULTIPLY")
    hue = g.math("FRACT", g.math("MULTIPLY", house, 23.0))
    tint = g.mix(band, wall, g.mix(0.5, wall, (0.62, 0.58, 0.52, 1)))
    tint = g.mix(shutter, tint, g.ramp(hue, [(0, (0.16, 0.10, 0.06)), (0.3, (0.09, 0.15, 0.12)), (0.5, (0.10, 0.15, 0.21)), (0.7, (0.42, 0.37, 0.31))], "CONSTANT"))
    tint = g.mix(window, tint, (0.040, 0.052, 0.066, 1))
    roof = g.ramp(g.math("FRACT", g.math("MULTIPLY", house, 17.0)), [(0, (0.27, 0.25, 0.23)), (0.5, (0.38, 0.33, 0.28)), (0.8, (0.33, 0.16, 0.10))], "CONSTANT")
    tint = g.mix(upright, roof, tint)
    shine = g.math("SUBTRACT", 0.85, g.math("MULTIPLY", window, 0.65))
    g.surface(haze(g, g("BsdfPrincipled", None, Base_Color=tint, Roughness=shine).outputs[0], 3400.0))
    return material


def roof_tiles(name):
    """Clay roof tiles, from orange to brown by house."""
    material, g = new_material(name)
    tint = g.ramp(g.island(), [(0, (0.34, 0.135, 0.07)), (0.5, (0.42, 0.19, 0.10)), (1, (0.27, 0.135, 0.09))])
    tint = g.mix(1.0, tint, g.ramp(g.noise(0.6, 6.0), [(0.3, (0.75, 0.75, 0.75)), (0.7, (1.1, 1.1, 1.1))]), "MULTIPLY")
    rows = g("TexWave", {"wave_type": "BANDS", "bands_direction": "Z"}, Vector=g.position(), Scale=2.2).outputs[1]
    shader = g("BsdfPrincipled", None, Base_Color=tint, Roughness=0.85, Normal=g.bump(rows, 0.5, 0.06))
    g.surface(haze(g, shader.outputs[0], 3400.0))
    return material


def by_object(stops, rough, coat=0.0, metal=0.0):
    """A random colour for each instance."""
    def build(name):
        material, g = new_material(name)
        tint = g.ramp(g("ObjectInfo").outputs["Random"], stops, "CONSTANT")
        g.surface(g("BsdfPrincipled", None, Base_Color=tint, Roughness=rough, Clearcoat=coat, Metallic=metal).outputs[0])
        return material
    return build


CARS = [(0, (0.70, 0.70, 0.70)), (0.25, (0.02, 0.02, 0.022)), (0.45, (0.22, 0.23, 0.25)), (0.62, (0.24, 0.02, 0.02)), (0.74, (0.03, 0.07, 0.18)), (0.88, (0.50, 0.46, 0.38))]
SHIRTS = [(0, (0.70, 0.68, 0.64)), (0.2, (0.08, 0.14, 0.30)), (0.35, (0.45, 0.10, 0.07)), (0.5, (0.10, 0.10, 0.11)), (0.65, (0.62, 0.46, 0.16)), (0.8, (0.16, 0.34, 0.32))]
TROUSERS = [(0, (0.06, 0.07, 0.10)), (0.3, (0.38, 0.31, 0.22)), (0.6, (0.60, 0.57, 0.52)), (0.8, (0.09, 0.08, 0.08))]
TOWN = {
    "houses": houses, "roof tiles": roof_tiles,
    "car": by_object(CARS, 0.28, 1.0, 0.2), "shirt": by_object(SHIRTS, 0.9), "trousers": by_object(TROUSERS, 0.9),
    "skin": plain((0.46, 0.27, 0.18), 0.6), "hair": plain((0.045, 0.028, 0.018), 0.6),
    "hull": plain((0.80, 0.80, 0.78), 0.3, air=True), "sail": plain((0.80, 0.78, 0.72), 0.8, air=True),
}
