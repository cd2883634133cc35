"""From linear radiance to the finished picture: glow, white balance, film curve, sharpening."""
import glob

import numpy as np
import OpenImageIO as oiio
from PIL import Image, ImageFilter

GAIN = np.array([1.035, 1.0, 0.955], np.float32)  # a little warmer in the lights
SATURATION = 1.10


def film_config():
    """Blender's own colour configuration, which holds the film curve."""
    found = sorted(glob.glob("/usr/share/blender/**/colormanagement/config.ocio", recursive=True))
    if not found:
        raise SystemExit("Blender's colour configuration is missing; install the package blender-data.")
    return found[0]


def blurred(image, radius):
    """A wide blur, by scaling down and up."""
    height, width = image.shape[:2]
    shape = max(1, int(width / radius)), max(1, int(height / radius))
    small = [Image.fromarray(image[:, :, c]).resize(shape, Image.BOX) for c in range(3)]
    return np.stack([np.asarray(s.resize((width, height), Image.BICUBIC)) for s in small], 2)


def add_glow(radiance, threshold=1.4, amount=0.10):
    """Adds a slight glow around bright panes and lamps."""
    bright = np.clip(radiance - threshold, 0, 8).astype(np.float32)
    scale = radiance.shape[1] / 1920
    return radiance + amount * sum(blurred(bright, max(2, r * scale)) for r in (12, 40)) / 2


def film(radiance, exposure, contrast):
    """Filmic curve; returns display values from 0 to 1."""
    buffer = oiio.ImageBuf(oiio.ImageSpec(radiance.shape[1], radiance.shape[0], 3, oiio.FLOAT))
    buffer.set_pixels(oiio.ROI(), np.ascontiguousarray(radiance * 2.0 ** exposure, np.float32))
    graded = oiio.ImageBufAlgo.ociodisplay(buffer, display="sRGB", view="Filmic", fromspace="Linear", looks=contrast, colorconfig=film_config())
    if graded.has_error:
        raise RuntimeError(graded.geterror())
    return graded.get_pixels(oiio.FLOAT)


def grade(radiance, size, exposure=0.0, contrast="Medium High Contrast"):
    """The finished 8-bit picture at the given size."""
    balanced = add_glow(radiance) * GAIN
    grey = balanced @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    balanced = np.maximum(grey[..., None] + (balanced - grey[..., None]) * SATURATION, 0)
    shown = film(balanced, exposure, contrast)
    image = Image.fromarray((np.clip(shown, 0, 1) * 255 + 0.5).astype(np.uint8))
    if image.size != tuple(size):
        image = image.resize(size, Image.LANCZOS)
    return image.filter(ImageFilter.UnsharpMask(radius=1.2, percent=45, threshold=2))


def soften(image, radius):
    """A pale, blurred picture as the background of a drawing."""
    quiet = image.filter(ImageFilter.GaussianBlur(radius))
    return Image.blend(quiet, Image.new("RGB", image.size, (244, 242, 236)), 0.55)
