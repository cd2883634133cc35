"""Writes rotator/rotator.json and the outlines of the fronts: outlines.py PACKAGE MODEL VISIBILITY."""
import json
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from pipeline.silhouettes import HEIGHT, WIDTH, rest_of, silhouettes, storeys_of  # noqa: E402
from plan import views  # noqa: E402
from plan.cameras import compass, project, view_of  # noqa: E402
from plan.outlines import band, facing_chain  # noqa: E402
from plan.solids import RAIL, SLAB, apartment_bands, apartment_levels, buildings, loop, villa_storeys  # noqa: E402
from plan.views import anchors  # noqa: E402

SET_BACK = 1.0  # metres
TURNS = ("building0", "building1")  # by day, at dusk; fronts have the same names


def apartment_floors(model):
    """Every floor between its slab edges; a set-back floor as far as its walls and parapet are visible."""
    camera, line = views.apartment_front(model), []
    bodies = {level["level"]: loop(level["body"]) for level in apartment_levels(model)}
    for level, lower, z0, upper, z1 in apartment_bands(model):
        below, above = facing_chain(lower, camera), facing_chain(upper, camera)
        if max(math.dist(below[k], above[k]) for k in (0, -1)) < SET_BACK:
            line = band(camera, lower, z0, upper, z1)
        else:
            line = rest_of(
                camera, [(lower, z0, z0 + SLAB + RAIL), (bodies[level], z0, z1), (upper, z1 - 0.01, z1)], line
            )
        yield level, line


def svg(floors):
    rows = [
        f'  <polygon id="floor-{level}" points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in line)}"/>'
        for level, line in floors
    ]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">\n' + "\n".join(rows) + "\n</svg>\n"


def anchor(camera, point, seen):
    """The pixel of a point and whether it is visible; a point outside the frame never is."""
    if view_of(camera, point)[2] < 1:
        return [0, 0, 0]
    x, y = (round(v) for v in project(camera, point))
    within = 0 <= x <= WIDTH and 0 <= y <= HEIGHT
    return [min(max(x, 0), WIDTH), min(max(y, 0), HEIGHT), int(within and seen)]


def rotator(model, visibility, folders):
    """The turn by day, and at dusk once its frames are there: the same cameras, so the same outlines."""
    cameras = [views.orbit(model, k) for k in range(views.FRAMES)]
    solids, shapes = buildings(model), []
    for camera in cameras:
        shapes.append(
            {code: " ".join(f"{x},{y}" for x, y in line) for code, line in silhouettes(camera, solids).items()}
        )
    markers = [
        {
            "building": code,
            "anchors": [anchor(camera, point, visibility[code][k]) for k, camera in enumerate(cameras)],
            "silhouettes": [shape[code] for shape in shapes],
        }
        for code, point in anchors(model).items()
    ]
    return {
        "sequences": [
            {
                "folder": folder,
                "width": WIDTH,
                "height": HEIGHT,
                "start": views.START,
                "north": [compass(c) for c in cameras],
                "markers": markers,
            }
            for folder in folders
        ]
    }


def turns(package):
    """The folders of the package that hold a turn."""
    return [
        folder
        for folder in TURNS
        if folder == TURNS[0] or os.path.exists(os.path.join(package, "rotator", folder, "b0.webp"))
    ]


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def main(package, model_path, visibility_path):
    with open(model_path, encoding="utf-8") as file:
        model = json.load(file)
    with open(visibility_path, encoding="utf-8") as file:
        visibility = json.load(file)
    write(
        os.path.join(package, "rotator", "rotator.json"),
        json.dumps(rotator(model, visibility, turns(package)), separators=(",", ":")).replace("],[", "],\n[") + "\n",
    )
    floors = {"a": apartment_floors(model)} | {
        name.lower(): enumerate(storeys_of(views.villa_front(villa), villa_storeys(villa)))
        for name, villa in views.villa_classes(model).items()
    }
    for name, outlined in floors.items():
        drawing = svg(outlined)
        for folder in turns(package):
            write(os.path.join(package, "fronts", name, folder + ".svg"), drawing)


if __name__ == "__main__":
    main(*sys.argv[1:4])
