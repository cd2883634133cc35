"""Runs inside Blender: determines in which rotator frames each marker is visible, and what each home sees.

blender -b --factory-startup -P stage/visibility.py -- MODEL.json MARKERS.json OUTLOOKS.json
"""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True

import bpy  # noqa: E402
from mathutils import Vector  # noqa: E402

bpy.ops.wm.read_factory_settings(use_empty=True)

from plan.solids import buildings, holds  # noqa: E402
from plan.views import FRAMES, anchors, orbit  # noqa: E402
from stage.flora import Flora  # noqa: E402
from stage.materials.palette import Palette  # noqa: E402
from stage.outlook import outlooks  # noqa: E402
from stage.scenes import build  # noqa: E402

OWN = 3.0  # metres around a building that are still of it: railings, panels and pergolas on its roof
NEAR = 0.6  # metres from the marker within which nothing counts


def seen(graph, eye, point, solids):
    """Whether nothing stands between an eye and a marker but the roof of the marker's own building."""
    way = Vector(point) - Vector(eye)
    hit, place, *_ = bpy.context.scene.ray_cast(graph, Vector(eye), way.normalized(), distance=way.length - NEAR)
    return not hit or holds(solids, *place, OWN)


def main():
    source, markers, outlook = sys.argv[sys.argv.index("--") + 1 :][:3]
    with open(source, encoding="utf-8") as file:
        model = json.load(file)
    palette = Palette()
    build("site", palette, Flora(palette), model)
    graph = bpy.context.evaluated_depsgraph_get()
    solids = buildings(model)
    cameras = [orbit(model, k) for k in range(FRAMES)]
    out = {
        code: [seen(graph, camera["location"], point, solids[code]) for camera in cameras]
        for code, point in anchors(model).items()
    }
    with open(markers, "w", encoding="utf-8") as file:
        json.dump(out, file)
    with open(outlook, "w", encoding="utf-8") as file:
        file.write(
            "{\n"
            + ",\n".join(f"{json.dumps(number)}:{json.dumps(seen)}" for number, seen in outlooks(graph, model).items())
            + "\n}\n"
        )


main()
