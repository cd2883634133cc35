"""Reads a rendered multilayer EXR and returns clean linear radiance."""
import ctypes
import os

import numpy as np
import OpenImageIO as oiio

CLAMP = 1.15  # a pixel may exceed its second-brightest neighbour by this factor


def read_passes(path):
    """Colour, albedo, normal (height, width, 3) and depth (height, width, 1) as 32-bit floats."""
    buffer = oiio.ImageBuf(path)
    names, pixels = buffer.spec().channelnames, buffer.get_pixels(oiio.FLOAT)

    def pick(layer, axes):
        return pixels[:, :, [next(i for i, n in enumerate(names) if layer in n and n.endswith("." + a)) for a in axes]].copy()

    return pick("Combined", "RGB"), pick("Denoising Albedo", "RGB"), pick("Denoising Normal", "XYZ"), pick("Denoising Depth", "Z")


def clamp_fireflies(colour):
    """Dims single pixels that outshine their neighbours."""
    height, width = colour.shape[:2]
    peak = colour.max(2)
    padded = np.pad(peak, 1, "edge")
    around = np.stack([padded[1 + y:height + 1 + y, 1 + x:width + 1 + x] for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y])
    around.partition(6, axis=0)
    limit = np.maximum(around[6] * CLAMP, 1e-4)
    return colour * np.minimum(1, limit / np.maximum(peak, 1e-6))[..., None]


def denoise(path, strength=1.0, reach=6):
    """Clean radiance of a render, (height, width, 3). `strength` below 1 smooths more."""
    colour, albedo, normal, depth = read_passes(path)
    colour = clamp_fireflies(colour)
    height, width = colour.shape[:2]
    known = (albedo.max(2) > 0.02)[..., None]
    divisor = np.where(known, np.clip(albedo, 0, 2) + 0.04, 1.0)
    plain = np.ascontiguousarray(colour / divisor, np.float32)
    signal = np.ascontiguousarray(np.log1p(np.maximum(plain, 0) * 1.5), np.float32)
    features = np.concatenate([np.sqrt(np.clip(albedo, 0, 1)), normal * 0.35, np.log1p(np.clip(depth, 0, 20000)) * 1.6], 2)
    features, out = np.ascontiguousarray(features, np.float32), np.empty_like(plain)
    library = ctypes.CDLL(os.environ["SCENE_FILTER"])
    address = lambda a: a.ctypes.data_as(ctypes.c_void_p)
    library.denoise(address(plain), address(signal), address(features), address(out), width, height, reach, 1,
                    ctypes.c_float(6.0 * strength), ctypes.c_float(30.0))
    return np.nan_to_num(out * divisor)
