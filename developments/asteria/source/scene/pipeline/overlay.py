"""Draws every outline on its picture for inspection: overlay.py PACKAGE OUT [frame ...] (all fronts, and the frames
named)."""
import json
import os
import re
import sys
from glob import glob

from PIL import Image, ImageDraw

COLOURS = [
    (255, 90, 60),
    (255, 170, 40),
    (250, 220, 40),
    (120, 210, 60),
    (40, 190, 170),
    (50, 140, 240),
    (120, 90, 240),
    (220, 80, 200),
]


def points_of(text):
    return [tuple(float(v) for v in pair.split(",")) for pair in text.split()]


def draw_shapes(picture, shapes, marks=()):
    """Shapes are (label, points); marks are (label, x, y, seen)."""
    image = Image.open(picture).convert("RGBA")
    layer = Image.new("RGBA", image.size)
    pen = ImageDraw.Draw(layer)
    for k, (label, points) in enumerate(shapes):
        colour = COLOURS[k % len(COLOURS)]
        pen.polygon(points, fill=colour + (46,), outline=colour + (255,))
        pen.text(
            (sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)),
            label,
            fill=(255, 255, 255, 255),
        )
    for label, x, y, seen in marks:
        pen.ellipse([x - 7, y - 7, x + 7, y + 7], fill=(0, 200, 90, 255) if seen else (220, 0, 0, 255))
        pen.text((x + 9, y - 6), label, fill=(255, 255, 255, 255))
    return Image.alpha_composite(image, layer).convert("RGB")


def overlay_front(package, name, target):
    with open(os.path.join(package, "fronts", name + ".svg"), encoding="utf-8") as file:
        found = re.findall(r'id="([^"]+)" points="([^"]+)"', file.read())
    draw_shapes(os.path.join(package, "fronts", name + ".webp"), [(label, points_of(p)) for label, p in found]).save(
        os.path.join(target, f"front-{name.replace(os.sep, '-')}.png")
    )


def overlay_frame(package, sequence, frame, target):
    shapes = [
        (m["building"], points_of(m["silhouettes"][frame])) for m in sequence["markers"] if m["silhouettes"][frame]
    ]
    marks = [(m["building"], *m["anchors"][frame]) for m in sequence["markers"]]
    picture = os.path.join(package, "rotator", sequence["folder"], f"b{frame}.webp")
    draw_shapes(picture, shapes, marks).save(os.path.join(target, f"frame-{frame}.png"))


def main(package, target, *frames):
    os.makedirs(target, exist_ok=True)
    for drawing in sorted(glob("*/*.svg", root_dir=os.path.join(package, "fronts"))):
        overlay_front(package, drawing[:-4], target)
    with open(os.path.join(package, "rotator", "rotator.json"), encoding="utf-8") as file:
        sequence = json.load(file)["sequences"][0]
    for frame in [int(f) for f in frames] or range(0, len(sequence["north"]), 6):
        overlay_frame(package, sequence, frame, target)


if __name__ == "__main__":
    main(*sys.argv[1:])
