"""Late-afternoon sky, clouds and sun."""
import math

import bpy
from mathutils import Vector

from .graph import Graph

CLOUD_SCALE = 0.85


def sun_vector(light):
    """Unit vector towards the sun; azimuth counts anticlockwise from the x axis, both in degrees."""
    elevation, azimuth = math.radians(light["elevation"]), math.radians(light["azimuth"])
    return Vector((math.cos(elevation) * math.cos(azimuth), math.cos(elevation) * math.sin(azimuth), math.sin(elevation)))


def clouds(g, sky):
    """Fair-weather clouds: noise on a flat layer, thinning out at the horizon."""
    x, y, z = g("SeparateXYZ", None, Vector=g("TexCoord").outputs["Generated"]).outputs[:3]
    height = g.math("ADD", g.math("MAXIMUM", z, 0.02), 0.10)
    layer = g("CombineXYZ", None, X=g.math("DIVIDE", x, height), Y=g.math("DIVIDE", y, height), Z=0.37).outputs[0]
    cover = g.ramp(g.noise(CLOUD_SCALE, 9.0, 0.58, 0.35, layer), [(0.49, (0, 0, 0)), (0.72, (1, 1, 1))])
    cover = g.math("MULTIPLY", cover, g.ramp(z, [(0.015, (0, 0, 0)), (0.12, (1, 1, 1))]))
    colour = g.mix(g.noise(1.1, vector=layer), (7.2, 6.6, 6.0, 1), (4.6, 4.7, 5.2, 1))
    return g.mix(g.math("MULTIPLY", cover, 0.8), sky, colour)


def make_sky(light):
    """`light`: elevation, azimuth (degrees), sun and sky strength."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes.clear()
    g = Graph(world.node_tree)
    output = g("OutputWorld")
    sky = g("TexSky", {"sky_type": "NISHITA", "sun_disc": False, "sun_elevation": math.radians(light["elevation"]),
                       "sun_rotation": math.pi / 2 - math.radians(light["azimuth"]), "altitude": 50.0,
                       "air_density": 1.0, "dust_density": 0.6, "ozone_density": 1.6})
    background = g("Background", None, Color=clouds(g, sky.outputs[0]), Strength=light["sky"])
    g.tree.links.new(background.outputs[0], output.inputs[0])
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.color, lamp.angle = light["sun"], (1.0, 0.83, 0.64), math.radians(0.9)
    sun = bpy.data.objects.new("sun", lamp)
    bpy.context.scene.collection.objects.link(sun)
    sun.rotation_euler = sun_vector(light).to_track_quat("Z", "Y").to_euler()
