"""Compares samples and settings of the denoiser on a crop of each kind of thin thing against 512 samples; see
../README.md."""
import os

import numpy as np
from PIL import Image

from denoise import denoise
from pipeline.film import develop
from pipeline.grade import LOOK
from pipeline.picture import EXPOSURE, FULL, picture
from plan import views

FRAME = 11
CROPS = {"railing": (1080, 450), "palm": (470, 570), "leaves": (1400, 745), "mullion": (1440, 410)}
"""The upper left corner in the frame at 1920×1080."""
SIZE = (112, 72)
SAMPLES = (8, 16, 32)
REFERENCE = 512


def crops(model):
    """All crops, the references last."""
    out = []
    for samples in (*SAMPLES, REFERENCE):
        for kind, (x, y) in CROPS.items():
            out.append(
                picture(
                    f"crops/{kind}-{samples}",
                    "site",
                    views.orbit(model, FRAME),
                    "orbit",
                    border=[x, y, x + SIZE[0], y + SIZE[1]],
                    keep=True,
                    size=list(SIZE),
                    render=list(FULL),
                    samples=samples,
                )
            )
    return out


def shown(radiance):
    return develop(radiance, EXPOSURE["orbit"], **LOOK)


def edges(image):
    """How much of fine detail there is: the mean step between neighbouring pixels."""
    grey = image.mean(2)
    return np.abs(np.diff(grey, axis=0)).mean() + np.abs(np.diff(grey, axis=1)).mean()


def main(work):
    """Prints error and sharpness per kind, number of samples and setting, and writes a sheet to look at."""
    settings = {"raw": None, "strength 1": 1.0, "strength 2.5": 2.5, "strength 6": 6.0}
    sheet = Image.new("RGB", (SIZE[0] * (1 + len(SAMPLES) * len(settings)), SIZE[1] * len(CROPS)))
    print("| crop | samples | " + " | ".join(settings) + " |")
    for row, kind in enumerate(CROPS):
        passes = lambda n: denoise.read_passes(os.path.join(work, f"crops_{kind}-{n}.exr"))
        best = shown(passes(REFERENCE)[0])
        column = 0
        paste(sheet, best, column, row)
        for samples in SAMPLES:
            cells = []
            for strength in settings.values():
                image = shown(passes(samples)[0] if strength is None else denoise.clean(*passes(samples), strength))
                column += 1
                paste(sheet, image, column, row)
                cells.append(f"{np.sqrt(((image - best) ** 2).mean()) * 255:.1f}, {edges(image) / edges(best):.2f}")
            print(f"| {kind} | {samples} | " + " | ".join(cells) + " |")
    sheet.resize((sheet.width * 2, sheet.height * 2), Image.NEAREST).save(os.path.join(work, "crops.png"))


def paste(sheet, image, column, row):
    sheet.paste(Image.fromarray((image * 255 + 0.5).astype(np.uint8)), (column * SIZE[0], row * SIZE[1]))
