"""Turns one rendered EXR into one WebP: finish.py JOB.json (see stage/main.py for the fields)."""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from denoise.denoise import denoise  # noqa: E402
from pipeline.grade import grade, soften  # noqa: E402


def strength_for(samples):
    """The more samples, the less is averaged: a tenth of their number, between 1 and 4."""
    return min(4.0, max(1.0, samples / 10))


def finish(job):
    """Denoises, grades and encodes; the file gets its final name only when it is complete."""
    image = grade(
        denoise(job["exr"], job.get("strength", strength_for(job["samples"]))),
        tuple(job["size"]),
        job.get("exposure", 0.0),
        job.get("light", "day"),
    )
    if job.get("soften"):
        image = soften(image, job["soften"])
    os.makedirs(os.path.dirname(job["out"]), exist_ok=True)
    part = job["out"] + ".part"
    image.save(part, "WEBP", quality=job.get("webp", 82), method=4)
    os.replace(part, job["out"])
    if not job.get("keep"):
        os.remove(job["exr"])


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        finish(json.load(file))
