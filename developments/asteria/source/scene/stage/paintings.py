"""Abstract paintings. A composition returns shapes as (material, outline); in its outlines, z runs from 0 to 1 from
the lower to the upper edge of the sheet, and x, in the same unit, from -wide to wide."""
import math
import random

PALETTES = {"warm": ("paint clay", "paint straw", "paint sea"), "cool": ("paint sea", "paint straw", "paint leaf")}
BEHIND = 0.0006  # metres between one shape and the one that it lies on


def ellipse(x, z, rx, rz, turn=0.0, count=48):
    ways = [math.tau * k / count for k in range(count)]
    points = [(rx * math.cos(a), rz * math.sin(a)) for a in ways]
    return [
        (x + p * math.cos(turn) - q * math.sin(turn), z + p * math.sin(turn) + q * math.cos(turn)) for p, q in points
    ]


def arch(x, half, top, count=24):
    """A round arch that stands on the lower edge."""
    bow = [
        (x + half * math.cos(math.pi * k / count), top - half + half * math.sin(math.pi * k / count))
        for k in range(count + 1)
    ]
    return [(x - half, 0.0), (x + half, 0.0), *bow]


def hill(wide, high, swell, phase, count=40):
    """Everything below a wavy line across the sheet."""
    xs = [wide - 2 * wide * k / count for k in range(count + 1)]
    return [(-wide, 0.0), (wide, 0.0), *((x, high + swell * math.sin(1.7 * x + phase)) for x in xs)]


def arches(wide, rng, colours):
    """Nested arches beside a disc."""
    side = rng.choice((-1, 1))
    half = min(0.34, wide * 0.42)
    x, top = side * (half - wide) * 0.62, rng.uniform(0.78, 0.88)
    disc = (-x * rng.uniform(0.9, 1.1), rng.uniform(0.60, 0.70))
    return [
        (colours[0], arch(x, half, top)),
        (colours[1], arch(x, half * 0.62, top - half * 0.38)),
        (colours[2], ellipse(*disc, half * 0.5, half * 0.5)),
    ]


def stones(wide, rng, colours):
    """Three round stones, one on the other, or side by side on a wide sheet."""
    if wide > 0.9:
        sizes = [(wide * 0.27, 0.30), (wide * 0.21, 0.22), (wide * 0.15, 0.15)]
        places = [(-wide * 0.52, 0.42), (wide * 0.06, 0.34), (wide * 0.52, 0.27)]
    else:
        sizes = [(wide * 0.62, 0.17), (wide * 0.46, 0.14), (wide * 0.30, 0.10)]
        places = [(0.0, 0.25), (wide * rng.uniform(-0.12, 0.12), 0.54), (wide * rng.uniform(-0.1, 0.1), 0.76)]
    side = rng.choice((-1, 1))
    return [
        (colour, ellipse(side * x, z, rx, rz, rng.uniform(-0.16, 0.16)))
        for colour, (x, z), (rx, rz) in zip(colours, places, sizes)
    ]


def hills(wide, rng, colours):
    """Two rows of hills under a low sun."""
    sun = (wide * rng.uniform(-0.5, 0.5), rng.uniform(0.66, 0.74))
    far, near = (hill(wide, high, 0.09, rng.uniform(0, math.tau)) for high in (0.46, 0.24))
    return [(colours[1], ellipse(*sun, 0.15, 0.15)), (colours[0], far), (colours[2], near)]


def paint(mesh, x0, x1, y, z0, z1, palette, seed):
    """Paints an upright rectangle along the local x axis; the same seed paints the same picture."""
    rng = random.Random(seed)
    colours = list(PALETTES[palette])
    rng.shuffle(colours)
    unit, middle = z1 - z0, (x0 + x1) / 2
    compose = rng.choice((arches, stones, hills))
    for k, (material, outline) in enumerate(compose((x1 - x0) / 2 / unit, rng, colours)):
        mesh.face([(middle + x * unit, y + BEHIND * (k + 1), z0 + z * unit) for x, z in outline], material)
