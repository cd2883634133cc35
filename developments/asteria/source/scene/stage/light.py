"""The light of a picture: an afternoon with a low sun, or the blue hour with every lamp on."""
import bpy

LIGHTS = {
    "day": {"elevation": 19.0, "azimuth": 224.0, "sun": 5.4, "sky": 0.105, "colour": (1.0, 0.80, 0.585), "angle": 0.9},
    "dusk": {"elevation": 7.0, "azimuth": 206.0, "sun": 0.075, "colour": (1.0, 0.62, 0.50), "angle": 26.0},
}
"""Elevation and azimuth of the sun in degrees, azimuth anticlockwise from the x axis; strength of sun and sky; colour and angle of the sun."""
INSIDE = {**LIGHTS["day"], "elevation": 27.0, "azimuth": 232.0, "sun": 9.0, "sky": 0.30}
LAMP, WATTS = (1.0, 0.66, 0.36), 900.0  # of a street lamp


def set_hour(light):
    """Tells the materials whether lamps are on; before any of them is made."""
    bpy.context.scene["after_sunset"] = light == "dusk"


def add_lamps(places):
    """A small lamp at each of the places (x, y, z), shining down and around."""
    for x, y, z in places:
        data = bpy.data.lights.new("lamp", "SPOT")
        data.energy, data.color, data.spot_size, data.spot_blend, data.shadow_soft_size = WATTS, LAMP, 2.6, 0.6, 0.15
        lamp = bpy.data.objects.new("lamp", data)
        bpy.context.scene.collection.objects.link(lamp)
        lamp.location = (x, y, z)
