"""Runs inside Blender: measures how far the silhouettes of the rotator and the floors of the fronts deviate from what
is visible.

blender -b --factory-startup -P stage/deviation.py -- MODEL.json PACKAGE [every nth frame, 5]

Along every line a ray is sent through the picture a little within and a little outside of it. The line holds at a
distance when the ray within meets what the line is of, and the ray outside does not. Trees and people count as air.
"""
import json
import math
import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True

import bpy  # noqa: E402
from mathutils import Vector  # noqa: E402

bpy.ops.wm.read_factory_settings(use_empty=True)

from plan import views  # noqa: E402
from plan.cameras import SENSOR  # noqa: E402
from plan.geometry import inside  # noqa: E402
from plan.solids import apartment_bands, buildings, holds  # noqa: E402
from stage.flora import Flora  # noqa: E402
from stage.materials.palette import Palette  # noqa: E402
from stage.scenes import build  # noqa: E402

WIDTH = 1920
HEIGHT = 1080
DISTANCES = (1.5, 3.0, 6.0, 12.0)  # pixels
SPACING = 24.0
CORNER = 14.0
REACH = 0.06  # metres around a solid that are still of it
MOST_HITS = 40  # surfaces that one ray passes


class Building:
    def __init__(self, solids):
        self.solids = solids

    def holds(self, p):
        return holds(self.solids, p.x, p.y, p.z, REACH)


def ray(camera, x, y):
    scale = SENSOR / camera["lens"] / WIDTH
    right, up = (x - WIDTH / 2) * scale, (HEIGHT / 2 + camera["shift_y"] * WIDTH - y) * scale
    return (Vector(camera["forward"]) + right * Vector(camera["right"]) + up * Vector(camera["up"])).normalized()


def first_of(graph, camera, pixel, mine, others=()):
    """Where the ray through a pixel first meets a building, unless another one is in front of it."""
    way, at = ray(camera, *pixel), Vector(camera["location"])
    for _ in range(MOST_HITS):
        hit, place, *_ = bpy.context.scene.ray_cast(graph, at, way)
        if not hit or any(other.holds(place) for other in others):
            return None
        if mine.holds(place):
            return place
        at = place + way * 0.02
    return None


def samples(line):
    """Points along a closed line with the unit normal to its left, away from corners and from the picture's edge."""
    for (ax, ay), (bx, by) in zip(line, line[1:] + line[:1]):
        length = math.dist((ax, ay), (bx, by))
        count = int((length - 2 * CORNER) / SPACING) + 1 if length > 2 * CORNER else 0
        for k in range(count):
            t = (CORNER + (length - 2 * CORNER) * (k + 0.5) / count) / length
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            if 14 < x < WIDTH - 14 and 14 < y < HEIGHT - 14:
                yield (x, y), ((ay - by) / length, (bx - ax) / length)


def deviations(line, meets):
    """For every sample the smallest distance at which the line is correct; infinity if there is none. `meets(pixel)`
    returns whether the outlined object is visible there, None if that is unknown."""
    for (x, y), (nx, ny) in samples(line):
        yield next(
            (d for d in DISTANCES if holds(line, (x + nx * d, y + ny * d), (x - nx * d, y - ny * d), meets)), math.inf
        )


def holds(line, one, other, meets):
    within, without = (one, other) if inside(line, *one) else (other, one)
    if not inside(line, *within) or inside(line, *without):
        return True  # too narrow to be told apart
    return meets(within) is not False and meets(without) is not True


def points_of(text):
    return [tuple(float(v) for v in pair.split(",")) for pair in text.split()]


def silhouettes(graph, model, package, step):
    with open(os.path.join(package, "rotator", "rotator.json"), encoding="utf-8") as file:
        markers = json.load(file)["sequences"][0]["markers"]
    known = {code: Building(solids) for code, solids in buildings(model).items()}
    for marker in markers:
        mine, others = known[marker["building"]], [b for code, b in known.items() if code != marker["building"]]
        for frame in range(0, views.FRAMES, step):
            if marker["silhouettes"][frame]:
                camera = views.orbit(model, frame)
                yield from deviations(
                    points_of(marker["silhouettes"][frame]),
                    lambda pixel: first_of(graph, camera, pixel, mine, others) is not None,
                )


def floors(graph, model, package):
    """The floors of the apartment building: hits must be between the heights of the floor. Beyond its gables, rays
    pass through open balconies."""
    with open(os.path.join(package, "fronts", "a", "building0.svg"), encoding="utf-8") as file:
        lines = {
            int(level): points_of(text) for level, text in re.findall(r'id="floor-(\d+)" points="([^"]+)"', file.read())
        }
    camera, whole = views.apartment_front(model), Building(buildings(model)[model["apartments"]["code"]])
    for level, _, low, _, high in apartment_bands(model):
        low = low + 0.005 if low > 0 else -0.02  # the underside of a slab is of the floor below

        def meets(pixel, low=low, high=high):
            place = first_of(graph, camera, pixel, whole)
            return None if place is None else low < place.z < high + 0.02

        yield from deviations(lines[level], meets)


def told(name, found):
    found = list(found)
    shares = ", ".join(
        f"{100 * sum(1 for d in found if d <= most) / len(found):.1f} % within {most:g} px" for most in DISTANCES
    )
    print(f"{name}: {len(found)} places; {shares}")


def main():
    source, package, *rest = sys.argv[sys.argv.index("--") + 1 :]
    with open(source, encoding="utf-8") as file:
        model = json.load(file)
    palette = Palette()
    build("site", palette, Flora(palette), model)
    graph = bpy.context.evaluated_depsgraph_get()
    told("silhouettes of the turn", silhouettes(graph, model, package, int(rest[0]) if rest else 5))
    told("floors of front A", floors(graph, model, package))


main()
