"""The scenes by name. Each builder returns its render options, and under `lamps` the lamps that a picture may switch
off."""
import math

import bpy

from plan.geometry import centre, inside
from plan.layout import clear_of, lamp_places
from plan.views import turn_radius

from .apartments import Apartments
from .homes import add_storey, seen_from_inside
from .light import INSIDE, LIGHTS, add_lamps, set_hour
from .mesh import Mesh
from .site import add_site
from .sky import make_sky
from .surroundings import add_surroundings
from .villas import add_villa


def build_site(palette, flora, model, light="day", shown=None):
    """The whole development in its landscape; `shown` names the home that is furnished for a visit."""
    seed = model["seed"]
    set_hour(light)
    make_sky(INSIDE if shown else LIGHTS[light])
    place = {"ring": turn_radius(model), "clear": clear_of(model["site"])}
    add_surroundings(palette, place, flora, seed + 1)
    add_site(palette, model, flora, seed + 2)
    Apartments(palette, model["apartments"], flora, seed + 3, shown).build()
    for k, villa in enumerate(model["villas"]):
        add_villa(palette, villa, flora, seed + 20 + k * 2, villa["code"] == shown)
    if light == "dusk":
        add_lamps(lamp_places(model))
    return {}


def add_room_lights(plan, z0, z1):
    """A portal in every window, and a weak lamp under each ceiling to replace the missing second bounce. Returns
    each with its position and the walls around it."""
    middle, lamps = centre(plan["polygon"]), []
    walls = [wall["polygon"] for wall in plan["walls"]]
    for opening in plan["windows"]:
        a, b = opening["a"], opening["b"]
        nx, ny = b[1] - a[1], a[0] - b[0]
        x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        if (middle[0] - x) * nx + (middle[1] - y) * ny > 0:
            nx, ny = -nx, -ny
        lamp = add_area(
            (x, y, z0 + (opening["sill"] + opening["head"]) / 2),
            math.dist(a, b),
            opening["head"] - opening["sill"],
            1.0,
        )
        lamp.data.cycles.is_portal = True
        lamp.rotation_euler = (math.pi / 2, 0, math.atan2(ny, nx) + math.pi / 2)
        lamps.append((lamp, (x, y, z0 + 1.4), walls))
    for room in plan["rooms"]:
        x, y = centre(room["polygon"])
        width, depth = room["size"]
        lamp = add_area((x, y, z1 - 0.42), width * 0.6, depth * 0.6, 9.0 * room["area"] ** 0.9)
        lamp.data.color = (1.0, 0.92, 0.82)
        lamp.visible_camera = lamp.visible_glossy = False
        lamps.append((lamp, (x, y, z0 + 1.4), walls))
    return lamps


def light_what_is_seen(lamps, eye):
    """Switches off the lamps of rooms that a camera does not see, because every lamp costs samples."""
    for lamp, (x, y, z), walls in lamps:
        steps = max(2, int(math.dist(eye[:2], (x, y)) / 0.05))
        way = [(eye[0] + (x - eye[0]) * k / steps, eye[1] + (y - eye[1]) * k / steps) for k in range(steps)]
        lamp.hide_render = abs(z - eye[2]) > 2.0 or any(inside(wall, *p) for p in way for wall in walls)


def add_area(place, width, depth, watts):
    data = bpy.data.lights.new("area", "AREA")
    data.shape, data.size, data.size_y, data.energy = "RECTANGLE", max(0.3, width), max(0.3, depth), watts
    lamp = bpy.data.objects.new("area", data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = place
    return lamp


def build_home(palette, flora, model, number):
    """The development with one home furnished in full."""
    lamps = []
    # From close by, a rail mirrors the furniture before it, which then seems to stand outside.
    palette.replace("rail", "clear rail")
    build_site(palette, flora, model, shown=number)
    storeys = [
        (unit, level["z0"], level["z1"])
        for level in model["apartments"]["levels"]
        for unit in level["units"]
        if unit["number"] == number
    ]
    storeys += [
        (unit["upper"], unit["upper"]["z0"], unit["upper"]["z1"]) for unit, _, _ in list(storeys) if unit.get("upper")
    ]
    storeys += [
        (floor, floor["z0"], floor["z1"])
        for villa in model["villas"]
        if villa["code"] == number
        for floor in villa["floors"]
    ]
    rooms, glass = Mesh(palette, fine=True), Mesh(palette)
    for plan, z0, z1 in storeys:
        add_storey(rooms, glass, plan, z0, z1, seen_from_inside(sum(map(ord, number))))
        lamps += add_room_lights(plan, z0, z1)
    rooms.build("home", 0.006, 2)
    glass.build("home glass")
    return {"bounces": 5, "fast_gi": True, "lamps": lamps}


def build(name, palette, flora, model, light="day"):
    """`site`, `home:<unit number>` or `villa:<code>`; the site also in the morning and at dusk."""
    kind, _, which = name.partition(":")
    if kind == "site":
        return build_site(palette, flora, model, light)
    if kind in ("home", "villa"):
        return build_home(palette, flora, model, which)
    raise ValueError(f"no scene is called {name}")
