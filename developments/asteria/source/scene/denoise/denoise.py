"""Reads a rendered multilayer EXR and returns denoised linear radiance."""
import ctypes
import os

import numpy as np
import OpenImageIO as oiio

BLOCK = 4  # pixels
ONE_SURFACE = 0.05  # the spread of features within a block on one surface
UNEVEN = 1.5  # the largest factor by which light is evened out
CALM = 160.0  # the weight of differences of light
CALM_REACH = 1 / 32  # of the width
MOST_BLOCKS = 24  # to each side, since their number counts twice
CLAMP = 1.15  # a pixel may differ from its second most extreme neighbour by this factor


def read_passes(path):
    """Colour, albedo, normal (height, width, 3) and depth (height, width, 1) as 32-bit floats."""
    buffer = oiio.ImageBuf(path)
    names, pixels = buffer.spec().channelnames, buffer.get_pixels(oiio.FLOAT)

    def pick(layer, axes):
        return pixels[
            :, :, [next(i for i, n in enumerate(names) if layer in n and n.endswith("." + a)) for a in axes]
        ].copy()

    return (
        pick("Combined", "RGB"),
        pick("Denoising Albedo", "RGB"),
        pick("Denoising Normal", "XYZ"),
        pick("Denoising Depth", "Z"),
    )


def extremes(colour):
    """The maximum channel of every pixel, and the second-lowest and second-highest of its eight neighbours."""
    height, width = colour.shape[:2]
    peak = colour.max(2)
    padded = np.pad(peak, 1, "edge")
    around = np.stack(
        [padded[1 + y : height + 1 + y, 1 + x : width + 1 + x] for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y]
    )
    around.partition((1, 6), axis=0)
    return peak, around[1], around[6]


def clamp_fireflies(colour):
    """Removes fireflies: darkens single pixels that are brighter than their neighbours."""
    peak, _, bright = extremes(colour)
    return colour * np.minimum(1, np.maximum(bright * CLAMP, 1e-4) / np.maximum(peak, 1e-6))[..., None]


def fill_holes(colour):
    """Lightens single pixels that are darker than their neighbours, such as panes where no sample went through.
    Lines are kept, because each of their pixels has two similar neighbours."""
    peak, dark, _ = extremes(colour)
    return colour * np.maximum(1, np.minimum(dark / CLAMP / np.maximum(peak, 1e-4), 1e3))[..., None]


def average(colour, signal, features, reach, colour_weight, feature_weight=30.0):
    """Runs filter.c, which documents the parameters."""
    colour, signal, features = (np.ascontiguousarray(a, np.float32) for a in (colour, signal, features))
    out = np.empty_like(colour)
    address = lambda a: a.ctypes.data_as(ctypes.c_void_p)
    ctypes.CDLL(os.environ["SCENE_FILTER"]).denoise(
        address(colour),
        address(signal),
        address(features),
        address(out),
        colour.shape[1],
        colour.shape[0],
        reach,
        1,
        ctypes.c_float(colour_weight),
        ctypes.c_float(feature_weight),
    )
    return out


def denoise(path, strength=1.0, reach=6):
    """The denoised radiance of a render, (height, width, 3). `strength` above 1 smooths less."""
    return clean(*read_passes(path), strength, reach)


def clean(colour, albedo, normal, depth, strength=1.0, reach=6):
    """Averages light only: what a surface reflects is taken out before and put back as it was rendered, so that
    leaves and rails keep their edges."""
    colour = clamp_fireflies(colour)
    shape = np.concatenate([normal * 0.35, np.log1p(np.clip(depth, 0, 20000)) * 1.6], 2)
    tone = lambda a: np.sqrt(np.clip(a, 0, 1))
    albedo = settle(albedo, shape, tone)
    known = (albedo.max(2) > 0.02)[..., None]
    divisor = np.where(known, np.clip(albedo, 0, 2) + 0.04, 1.0)
    plain = colour / divisor
    signal = np.log1p(np.maximum(plain, 0) * 1.5)
    light = average(plain, signal, np.concatenate([tone(albedo), shape], 2), reach, 6.0 * strength)
    return fill_holes(np.nan_to_num(calm(light, np.concatenate([tone(albedo), shape], 2)) * divisor))


def calm(light, features):
    """Evens out the slow unevenness that too few samples leave on ceilings and walls: averages blocks of 4 x 4
    pixels with others of the same surface, and takes over the difference where a block lies on one surface."""
    height, width = light.shape[0] // BLOCK * BLOCK, light.shape[1] // BLOCK * BLOCK
    blocks = lambda a: a[:height, :width].reshape(height // BLOCK, BLOCK, width // BLOCK, BLOCK, a.shape[2])
    surface = blocks(features)
    plain = (np.ptp(surface, axis=(1, 3)).max(2) < ONE_SURFACE)[..., None]
    coarse, meaning = blocks(light).mean((1, 3)), surface.mean((1, 3))
    reach = min(MOST_BLOCKS, round(width * CALM_REACH / BLOCK))
    even = average(coarse, np.log1p(np.maximum(coarse, 0) * 1.5), meaning, reach, CALM, 60.0)
    change = np.where(plain, np.clip(even / np.maximum(coarse, 1e-5), 1 / UNEVEN, UNEVEN), 1.0)
    return light * enlarged(change, *light.shape[:2])


def enlarged(blocks, height, width):
    """Values of blocks for every pixel, interpolated between the middles of the blocks."""

    def along(size, count):
        place = np.clip((np.arange(size) + 0.5) / BLOCK - 0.5, 0, count - 1)
        low = np.minimum(place.astype(int), count - 2)
        return low, (place - low)[:, None]

    (y, ty), (x, tx) = along(height, blocks.shape[0]), along(width, blocks.shape[1])
    rows = blocks[y] * (1 - ty[..., None]) + blocks[y + 1] * ty[..., None]
    return (rows[:, x] * (1 - tx[None]) + rows[:, x + 1] * tx[None]).astype(np.float32)


def settle(albedo, shape, tone):
    """Evens out the albedo where only the chance of a pane makes it flicker: among neighbours of the same shape and
    nearly the same tone."""
    return average(albedo, tone(albedo), np.concatenate([np.zeros_like(albedo), shape], 2), 1, 90.0)
