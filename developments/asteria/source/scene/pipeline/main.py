"""Renders the pictures of the package; see ../README.md for the command."""
import argparse
import json
import os
import shutil
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
sys.path.insert(0, ROOT)

from pipeline import crops, outlines, overlay  # noqa: E402
from pipeline.picture import EXPOSURE, QUALITY, WEBP  # noqa: E402
from pipeline.pictures import all_pictures  # noqa: E402

PACKAGE = os.path.dirname(os.path.dirname(ROOT))


def arguments():
    parser = argparse.ArgumentParser(description="Renders the pictures of the package from source/model.json.")
    parser.add_argument("--quality", choices=tuple(QUALITY), default="draft")
    parser.add_argument(
        "--only", default="", help="groups, comma-separated: fronts, orbit, plans, gallery, interiors, panoramas"
    )
    parser.add_argument("--names", default="", help="only pictures whose name contains one of these, comma-separated")
    parser.add_argument(
        "--light",
        choices=("day", "dusk"),
        default="day",
        help="dusk: the turn, the fronts and the pictures that have an evening",
    )
    parser.add_argument("--work", default=os.environ.get("SCENE_WORK", ""), help="folder for unfinished work")
    parser.add_argument(
        "--outlines", action="store_true", help="only write rotator.json and the outlines of the fronts"
    )
    parser.add_argument(
        "--deviation", action="store_true", help="only measure how far the outlines lie from what is seen"
    )
    parser.add_argument(
        "--crops",
        action="store_true",
        help="only compare numbers of samples and settings of the denoiser on thin things",
    )
    parser.add_argument(
        "--overlay", default="", metavar="FOLDER", help="only draw every outline on its picture, into a folder"
    )
    parser.add_argument("--publish", action="store_true", help="copy every complete group into the package")
    return parser.parse_args()


def jobs_of(group, quality, work):
    for item in group:
        if "render" in item:
            yield {
                **item,
                "webp": WEBP[quality],
                "exposure": EXPOSURE[item["kind"]],
                "out": os.path.join(work, "pictures", item["name"] + ".webp"),
            }
            continue
        width, samples = QUALITY[quality][item["kind"]]
        full_width, full_height = item["size"]
        width = min(width * item.get("enlarge", 1), full_width)
        yield {
            **item,
            "render": [width, round(width * full_height / full_width)],
            "samples": round(samples * item.get("effort", 1)),
            "webp": WEBP[quality],
            "exposure": item.get("exposure", EXPOSURE[item["kind"]]),
            "out": os.path.join(work, "pictures", item["name"] + ".webp"),
        }


def render(jobs, model, work):
    """One Blender run per scene and light, so that each is built once."""
    scene_of = lambda job: (job["scene"], job.get("light", "day"))
    for scene, light in dict.fromkeys(map(scene_of, jobs)):
        pending = [
            job
            for job in jobs
            if scene_of(job) == (scene, light) and "copy_of" not in job and not os.path.exists(job["out"])
        ]
        if not pending:
            continue
        listing = os.path.join(work, f"jobs-{light}-{scene.replace(':', '-')}.json")
        with open(listing, "w", encoding="utf-8") as file:
            json.dump({"model": model, "light": light, "scene": scene, "work": work, "pictures": pending}, file)
        begun = time.time()
        command = ["blender", "-b", "--factory-startup", "-P", os.path.join(ROOT, "stage", "main.py"), "--", listing]
        with open(os.path.join(work, "blender.log"), "a", encoding="utf-8") as log:
            done = subprocess.run(command, stdout=log, stderr=log, check=False)
        missing = [job["name"] for job in pending if not os.path.exists(job["out"])]
        print(f"{scene}, {light}: {len(pending) - len(missing)} pictures in {time.time() - begun:.0f} s", flush=True)
        if done.returncode or missing:
            raise SystemExit(f"Blender stopped at {', '.join(missing[:3])}; see {log.name}")


def copy_twins(jobs):
    """Pictures that are the same file under another name."""
    finished = {job["name"]: job["out"] for job in jobs}
    for job in jobs:
        if "copy_of" in job and os.path.exists(finished[job["copy_of"]]):
            shutil.copyfile(finished[job["copy_of"]], job["out"])


def publish(name, jobs):
    """Copies a group into the package once all its pictures are finished."""
    missing = [job["name"] for job in jobs if not os.path.exists(job["out"])]
    if missing:
        print(f"{name}: not published, {len(missing)} pictures are missing")
        return
    for job in jobs:
        target = os.path.join(PACKAGE, job["name"] + ".webp")
        os.makedirs(os.path.dirname(target), exist_ok=True)
        shutil.copyfile(job["out"], target)
    print(f"{name}: {len(jobs)} pictures published")


def write_outlines(model, work):
    """Determines in Blender which markers are hidden and what each home sees, then projects all outlines."""
    seen, outlook = os.path.join(work, "visibility.json"), os.path.join(work, "outlooks.json")
    blender = [
        "blender",
        "-b",
        "--factory-startup",
        "-P",
        os.path.join(ROOT, "stage", "visibility.py"),
        "--",
        model,
        seen,
        outlook,
    ]
    subprocess.run(blender, stdout=subprocess.DEVNULL, check=True)
    outlines.main(PACKAGE, model, seen)
    print("outlines written")


def measure_outlines(model):
    """Checks in Blender what is visible on both sides of every line, in twelve rotator frames and in front A."""
    blender = [
        "blender",
        "-b",
        "--factory-startup",
        "-P",
        os.path.join(ROOT, "stage", "deviation.py"),
        "--",
        model,
        PACKAGE,
    ]
    for line in subprocess.run(blender, capture_output=True, text=True, check=True).stdout.splitlines():
        if " places; " in line:
            print(line)


def main():
    options = arguments()
    model = os.path.join(os.path.dirname(ROOT), "model.json")
    work = os.path.join(options.work, options.quality)
    os.makedirs(work, exist_ok=True)
    if options.overlay:
        return overlay.main(PACKAGE, options.overlay)
    if options.deviation:
        return measure_outlines(model)
    if options.crops:
        with open(model, encoding="utf-8") as file:
            render(list(jobs_of(crops.crops(json.load(file)), options.quality, work)), model, work)
        return crops.main(work)
    if options.outlines:
        return write_outlines(model, work)
    with open(model, encoding="utf-8") as file:
        groups = all_pictures(json.load(file), options.light)
    only = [g for g in options.only.split(",") if g] or list(groups)
    names = [n for n in options.names.split(",") if n]
    for name in only:
        jobs = list(jobs_of(groups[name], options.quality, work))
        chosen = [job for job in jobs if not names or any(n in job["name"] for n in names)]
        render(chosen, model, work)
        copy_twins(chosen)
        if options.publish and not names:
            publish(name, jobs)
    if options.publish and {"orbit", "fronts"} & set(only):
        write_outlines(model, work)
    return None


main()
