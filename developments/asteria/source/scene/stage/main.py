"""Runs inside Blender: builds one scene and renders its pictures one after the other.

blender -b --factory-startup -P stage/main.py -- JOBS.json
JOBS.json: {"model": path, "light": "day" | "morning" | "dusk", "scene": "site" | "home:<unit>" | "villa:<code>",
    "work": folder, "pictures": [picture]}
picture: {"name", "kind", "camera", "render": [w, h], "samples", "size": [w, h], "out", "exposure", "webp"}
"""
import json
import os
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, ROOT)
sys.dont_write_bytecode = True

import bpy  # noqa: E402

bpy.ops.wm.read_factory_settings(use_empty=True)

from stage.flora import Flora  # noqa: E402
from stage.foreground import Foreground  # noqa: E402
from stage.materials.palette import Palette  # noqa: E402
from stage.setup import configure, point_camera  # noqa: E402
from stage.scenes import build, light_what_is_seen  # noqa: E402
from stage.turf import add_turf  # noqa: E402


def finish(picture, work):
    """Starts denoising and grading in parallel with the next render."""
    job = os.path.join(work, picture["name"].replace("/", "_") + ".json")
    with open(job, "w", encoding="utf-8") as file:
        json.dump({**picture, "exr": job[:-5] + ".exr"}, file)
    return subprocess.Popen(
        [os.environ.get("SCENE_PYTHON", "python3"), os.path.join(ROOT, "pipeline", "finish.py"), job]
    )


def main():
    with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
        jobs = json.load(file)
    with open(jobs["model"], encoding="utf-8") as file:
        model = json.load(file)
    started = time.time()
    palette = Palette()
    flora = Flora(palette)
    options = build(jobs["scene"], palette, flora, model, jobs.get("light", "day"))
    add_turf(flora, model, [picture["camera"] for picture in jobs["pictures"] if picture["kind"] == "outside"])
    print("built", jobs["scene"], round(time.time() - started, 1), "s,", len(bpy.data.objects), "objects", flush=True)
    lamps = options.pop("lamps", [])
    foreground = Foreground()
    behind = settings = None
    for picture in jobs["pictures"]:
        if os.path.exists(picture["out"]):
            continue
        begun, cpu = time.time(), time.process_time()
        if settings != (
            picture["render"],
            picture["samples"],
            picture.get("border"),
        ):  # touching a setting would make Cycles read the whole scene again
            settings = (picture["render"], picture["samples"], picture.get("border"))
            configure(*settings, **options)
        point_camera(picture["camera"])
        light_what_is_seen(lamps, picture["camera"]["location"])
        foreground.clear(picture["kind"], picture["camera"]["location"])
        bpy.context.scene.render.filepath = os.path.join(jobs["work"], picture["name"].replace("/", "_") + ".exr")
        bpy.ops.render.render(write_still=True)
        print(
            "rendered",
            picture["name"],
            round(time.time() - begun, 1),
            "s, cpu",
            round(time.process_time() - cpu, 1),
            flush=True,
        )
        if behind:
            behind.wait()
        behind = finish(picture, jobs["work"])
    if behind:
        behind.wait()


main()
