"""From linear radiance to the finished picture: glow, white balance, film curve, sharpening."""
import numpy as np
from PIL import Image, ImageFilter

from pipeline.film import develop

GAIN = np.array([1.035, 1.0, 0.955], np.float32)  # a little warmer in the lights
LOOK = {"contrast": 1.22, "purity": 1.2}  # of the film curve
GLOW = {
    "day": (3.0, 0.05),
    "morning": (3.0, 0.05),
    "dusk": (0.9, 0.14),
}  # the radiance from which something glows, and how much


def blurred(image, radius):
    """A wide blur, by scaling down and up."""
    height, width = image.shape[:2]
    shape = max(1, int(width / radius)), max(1, int(height / radius))
    small = [Image.fromarray(image[:, :, c]).resize(shape, Image.BOX) for c in range(3)]
    return np.stack([np.asarray(s.resize((width, height), Image.BICUBIC)) for s in small], 2)


def add_glow(radiance, threshold, amount):
    """A glow around lamps and glints, and nowhere else."""
    bright = np.clip(radiance - threshold, 0, 8).astype(np.float32)
    scale = radiance.shape[1] / 1920
    return radiance + amount * sum(blurred(bright, max(2, r * scale)) for r in (12, 40)) / 2


def grade(radiance, size, exposure=0.0, light="day"):
    """The finished 8-bit picture at the given size."""
    balanced = add_glow(radiance, *GLOW[light]) * (1.0 if light == "dusk" else GAIN)
    shown = develop(balanced, exposure, **LOOK)
    image = Image.fromarray((shown * 255 + 0.5).astype(np.uint8))
    if image.size != tuple(size):
        image = image.resize(size, Image.LANCZOS)
    return image.filter(ImageFilter.UnsharpMask(radius=1.2, percent=45, threshold=2))


def soften(image, radius):
    """A pale, blurred picture as the background of a drawing."""
    quiet = image.filter(ImageFilter.GaussianBlur(radius))
    return Image.blend(quiet, Image.new("RGB", image.size, (244, 242, 236)), 0.55)
