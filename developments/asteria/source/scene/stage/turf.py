"""Blades of grass on the lawns that lie before a camera at eye level; from further away the lawn's material is
enough."""
import math
import random

from plan.geometry import inside
from plan.layout import ground_regions

STEP = 1.35  # metres between patches
REACH = 13.0  # metres to the last of them
HIGHEST = 6.0  # metres up to which a camera still sees blades
HALF_VIEW = math.cos(math.radians(52))


def is_lawn(regions, x, y):
    over = [material for polygon, material in regions if inside(polygon, x, y)]
    return bool(over) and over[-1] == "lawn"


def add_turf(flora, model, cameras):
    """Patches on a grid, so that cameras near each other share them."""
    regions, cells, steps, rng = ground_regions(model), set(), int(REACH / STEP), random.Random(model["seed"])
    for camera in cameras:
        x, y, z = camera["location"]
        if z > HIGHEST:
            continue
        fx, fy, _ = camera["forward"]
        flat = math.hypot(fx, fy) or 1.0
        for i in range(round(x / STEP) - steps, round(x / STEP) + steps + 1):
            for j in range(round(y / STEP) - steps, round(y / STEP) + steps + 1):
                dx, dy = i * STEP - x, j * STEP - y
                apart = math.hypot(dx, dy)
                if 1.0 < apart < REACH and (dx * fx + dy * fy) / (apart * flat) > HALF_VIEW:
                    cells.add((i, j))
    for i, j in sorted(cells):
        corners = [(i * STEP + a, j * STEP + b) for a in (-0.7, 0.7) for b in (-0.7, 0.7)]
        if all(is_lawn(regions, *p) for p in corners):
            flora.plant("turf", i * STEP, j * STEP, 0.0, 1.0, rng=rng)
