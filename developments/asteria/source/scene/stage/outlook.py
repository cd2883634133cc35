"""What each home sees of the city from its terrace, found by rays through the scene."""
import bpy
from mathutils import Vector

from plan import land

from .foreground import CLEARANCE

TARGETS = {
    "acropolis": [
        (land.ACROPOLIS["at"][0] + dx, land.ACROPOLIS["at"][1], land.ACROPOLIS["top"] + 12.0)
        for dx in (-20.0, 25.0, 50.0)
    ],
    "lycabettus": [
        (land.LYCABETTUS["at"][0], land.LYCABETTUS["at"][1], land.LYCABETTUS["top"] + dz) for dz in (-40.0, 8.0)
    ],
    "hymettus": [
        (x, y, z * 1.15) for name, points, _, _ in land.RIDGES if name == "Hymettus" for x, y, z in points[2:6]
    ],
    "gulf": [
        (
            land.SEAWARD[0] * out - land.SEAWARD[1] * along,
            land.SEAWARD[1] * out + land.SEAWARD[0] * along,
            land.SEA_LEVEL + 3.0,
        )
        for out in (9000.0, 14000.0)
        for along in (-5000.0, -2500.0, 0.0)
    ],
}
NEEDED = {"acropolis": 2, "lycabettus": 1, "hymettus": 2, "gulf": 3}
MARGIN = 60.0  # metres before a target within which nothing counts


def reaches(graph, eye, target):
    """Whether nothing but plants and people stands between an eye and a target."""
    at, goal = Vector(eye), Vector(target)
    for _ in range(40):
        way = goal - at
        if way.length <= MARGIN:
            return True
        hit, place, _, _, thing, _ = bpy.context.scene.ray_cast(
            graph, at, way.normalized(), distance=way.length - MARGIN
        )
        if not hit:
            return True
        if thing.name.split(".")[0] not in CLEARANCE:
            return False
        at = place + way.normalized() * 0.02
    return False


def eyes(unit, level):
    """A standing eye at the railing before the middle of the home, and at the side of a corner home."""
    axis = unit["axis"]
    (ax, ay), (tx, ty) = axis["at"], axis["towards"]
    size = (tx * tx + ty * ty) ** 0.5
    ox, oy = tx / size, ty / size
    out = [(ax + ox * (axis["depth"] + 2.4), ay + oy * (axis["depth"] + 2.4), level["z0"] + 1.6)]
    if unit.get("corner"):
        side = 1.0 if unit["corner"] == "east" else -1.0
        x = max(p[0] * side for p in unit["polygon"]) * side + side * 2.0
        out.append((x, sum(p[1] for p in unit["polygon"]) / len(unit["polygon"]), level["z0"] + 1.6))
    return out


def outlooks(graph, model):
    """What is seen by the number of the home; the court where the home faces it, and nothing further is seen."""
    found = {}
    for level in model["apartments"]["levels"]:
        for unit in level["units"]:
            places = eyes(unit, level)
            seen = [
                name
                for name, targets in TARGETS.items()
                if level["z0"] > -0.01
                and any(sum(reaches(graph, eye, target) for target in targets) >= NEEDED[name] for eye in places)
            ]
            found[unit["number"]] = seen + (["court"] if unit["side"] == "south" else [])
    return found
