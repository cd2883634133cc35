"""Sky, clouds and sun of a day, and the sky of the blue hour."""
import math

import bpy
from mathutils import Vector

from .graph import Graph

CLOUD_SCALE = 0.85


def sun_vector(light):
    """Unit vector towards the sun; azimuth counts anticlockwise from the x axis, both in degrees."""
    elevation, azimuth = math.radians(light["elevation"]), math.radians(light["azimuth"])
    return Vector(
        (math.cos(elevation) * math.cos(azimuth), math.cos(elevation) * math.sin(azimuth), math.sin(elevation))
    )


def clouds(g, sky):
    """Fair-weather clouds: noise on a flat layer, thinning out at the horizon."""
    x, y, z = g("SeparateXYZ", None, Vector=g("TexCoord").outputs["Generated"]).outputs[:3]
    height = g.math("ADD", g.math("MAXIMUM", z, 0.02), 0.10)
    layer = g("CombineXYZ", None, X=g.math("DIVIDE", x, height), Y=g.math("DIVIDE", y, height), Z=0.37).outputs[0]
    cover = g.ramp(g.noise(CLOUD_SCALE, 9.0, 0.58, 0.35, layer), [(0.49, (0, 0, 0)), (0.72, (1, 1, 1))])
    cover = g.math("MULTIPLY", cover, g.ramp(z, [(0.015, (0, 0, 0)), (0.12, (1, 1, 1))]))
    colour = g.mix(g.noise(1.1, vector=layer), (7.2, 6.6, 6.0, 1), (4.6, 4.7, 5.2, 1))
    return g.mix(g.math("MULTIPLY", cover, 0.8), sky, colour)


def daylight(g, light):
    sky = g(
        "TexSky",
        {
            "sky_type": "NISHITA",
            "sun_disc": False,
            "sun_elevation": math.radians(light["elevation"]),
            "sun_rotation": math.pi / 2 - math.radians(light["azimuth"]),
            "altitude": 50.0,
            "air_density": 1.0,
            "dust_density": 0.6,
            "ozone_density": 1.6,
        },
    )
    return g("Background", None, Color=clouds(g, sky.outputs[0]), Strength=light["sky"])


def blue_hour(g, light):
    """Deep blue above, the last of the red where the sun has gone down."""
    direction = g("TexCoord").outputs["Generated"]
    height = g("SeparateXYZ", None, Vector=direction).outputs[2]
    sunk = sun_vector({**light, "elevation": 0.0})
    towards = g("VectorMath", {"operation": "DOT_PRODUCT"}, i0=direction, i1=tuple(sunk)).outputs[1]
    blue = g.ramp(
        height,
        [
            (0.0, (0.105, 0.135, 0.235)),
            (0.10, (0.075, 0.115, 0.235)),
            (0.35, (0.034, 0.066, 0.165)),
            (1.0, (0.012, 0.026, 0.078)),
        ],
    )
    red = g.ramp(
        height,
        [
            (0.0, (0.80, 0.36, 0.20)),
            (0.06, (0.52, 0.27, 0.21)),
            (0.16, (0.14, 0.125, 0.20)),
            (0.30, (0.034, 0.066, 0.165)),
            (1.0, (0.012, 0.026, 0.078)),
        ],
    )
    share = g.ramp(towards, [(0.0, (0.06, 0.06, 0.06)), (0.5, (0.25, 0.25, 0.25)), (1.0, (1, 1, 1))])
    return g("Background", None, Color=g.mix(share, blue, red), Strength=1.3)


def make_sky(light):
    """`light`: one of stage/light.py; without a strength of the sky it is the blue hour."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes.clear()
    g = Graph(world.node_tree)
    output = g("OutputWorld")
    background = daylight(g, light) if "sky" in light else blue_hour(g, light)
    g.tree.links.new(background.outputs[0], output.inputs[0])
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.color, lamp.angle = light["sun"], light["colour"], math.radians(light["angle"])
    sun = bpy.data.objects.new("sun", lamp)
    bpy.context.scene.collection.objects.link(sun)
    sun.rotation_euler = sun_vector(light).to_track_quat("Z", "Y").to_euler()
