"""The light of a picture: a morning or an afternoon with a low sun, or the blue hour with every lamp on."""
import bpy

from .graph import new_material

LIGHTS = {
    "day": {"elevation": 19.0, "azimuth": 224.0, "sun": 5.4, "sky": 0.105, "colour": (1.0, 0.80, 0.585), "angle": 0.9},
    "morning": {
        "elevation": 24.0,
        "azimuth": 52.0,
        "sun": 5.2,
        "sky": 0.105,
        "colour": (1.0, 0.83, 0.64),
        "angle": 0.9,
    },
    "dusk": {"elevation": 7.0, "azimuth": 206.0, "sun": 0.075, "colour": (1.0, 0.62, 0.50), "angle": 26.0},
}
"""Elevation and azimuth of the sun in degrees, azimuth anticlockwise from the x axis; strength of sun and sky;
colour and angle of the sun."""
INSIDE = {**LIGHTS["day"], "elevation": 27.0, "azimuth": 232.0, "sun": 9.0, "sky": 0.30}
# of the ground under a lamp
LAMP = (1.0, 0.66, 0.36)
BRIGHTNESS = 0.45
# of lamplight
REACH = 2.4  # heights of its lamp
ABOVE_GROUND = 0.07  # metres


def set_hour(light):
    """Tells the materials whether lamps are on; before any of them is made."""
    bpy.context.scene["after_sunset"] = light == "dusk"


def add_lamps(places):
    """Light on the ground under each lamp (x, y, z). It is painted, because lamps that throw light leave specks
    unless they get hundreds of samples."""
    disc = bpy.data.meshes.new("lamplight")
    disc.from_pydata([(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)], [], [(0, 1, 2, 3)])
    disc.materials.append(lamplight())
    for x, y, z in places:
        spot = bpy.data.objects.new("lamplight", disc)
        bpy.context.scene.collection.objects.link(spot)
        spot.location, spot.scale = (x, y, ABOVE_GROUND), (REACH * z, REACH * z, 1)


def lamplight():
    """What a lamp adds to the ground, by distance from the point under it: the law of a small lamp, fading to
    nothing at the edge."""
    material, g = new_material("lamplight")
    away = g("VectorMath", {"operation": "LENGTH"}, i0=g("TexCoord").outputs["Object"]).outputs[1]
    near = g.math("POWER", g.math("ADD", 1.0, g.math("POWER", g.math("MULTIPLY", away, REACH), 2.0)), -1.5)
    edge = g.math("SUBTRACT", 1.0, g.math("POWER", away, 2.0), clamp=True)
    light = g("Emission", None, Color=LAMP, Strength=g.math("MULTIPLY", g.math("MULTIPLY", near, edge), BRIGHTNESS))
    g.surface(g("AddShader", None, i0=g("BsdfTransparent"), i1=light).outputs[0])
    return material
