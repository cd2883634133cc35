"""Villas with terrace, upper terrace, garden and pool."""
import math
import random

from plan.geometry import bounds, centre, offset, walk
from plan.solids import RAIL_INSET, loop

from .rail import add_rail
from .homes import SLAB, add_storey, seen_from_outside
from .mesh import Mesh
from .pieces import axes_of
from . import things

EAVES = 0.7


def add_pool(shell, glass, pool, z=0.0, deep=1.4):
    """A basin in the ground, with a pale rim and water just below it."""
    pool = loop(pool)
    shell.ribbon(pool, z - deep, z, "pool floor", smooth=False)
    shell.sheet(pool, z - deep, "pool floor")
    rim = offset(pool, 0.4)
    shell.ring(rim, pool, z + 0.07, "slab")
    shell.ribbon(rim, z - 0.02, z + 0.07, "slab")
    shell.ribbon(pool, z, z + 0.07, "slab")
    glass.sheet(pool, z - 0.06, "pool")


def add_villa(palette, villa, flora, seed, left_out=False):
    rng = random.Random(seed)
    shell, homes, glass, trim = (Mesh(palette) for _ in range(4))
    ground, upper = villa["floors"]
    shell.prism(offset(loop(ground["polygon"]), 0.25), -0.3, ground["z0"], "stone", top="walk")
    # A little lower: where two surfaces are in one plane, the strip beside the house would be black.
    shell.prism(loop(villa["terrace"]), -0.3, ground["z0"] - 0.01, "stone", top="walk")
    for storey, outer, k in () if left_out else ((ground, "stone", 0), (upper, "white", 1)):
        add_storey(
            homes,
            glass,
            storey,
            storey["z0"],
            storey["z1"],
            {**seen_from_outside(seed + k, outer), "wall": rng.choice(("room2", "room4", "room0"))},
        )
    shell.prism(offset(loop(ground["polygon"]), EAVES), ground["z1"] - SLAB, ground["z1"], "slab", top="walk")
    trim.sheet(offset(loop(ground["polygon"]), EAVES - 0.1), ground["z1"] - SLAB - 0.005, "soffit")
    cover = offset(loop(upper["polygon"]), EAVES + 0.3)
    shell.prism(cover, upper["z1"] - SLAB, upper["z1"], "slab", top="gravel")
    trim.sheet(offset(cover, -0.1), upper["z1"] - SLAB - 0.005, "soffit")
    add_rail(trim, glass, offset(loop(ground["polygon"]), EAVES - RAIL_INSET), ground["z1"])
    add_villa_frames(trim, villa, ground, upper)
    add_villa_roof(shell, trim, loop(upper["polygon"]), upper["z1"])
    add_pool(shell, glass, villa["pool"])
    add_garden(trim, villa, flora, rng)
    for mesh, name, bevel in ((shell, "shell", 0.03), (homes, "homes", 0), (glass, "glass", 0), (trim, "trim", 0)):
        mesh.build(villa["code"] + " " + name, bevel)


def add_villa_roof(shell, trim, polygon, z):
    """A low rim, solar panels in two rows, a green strip."""
    rim, inner = offset(polygon, EAVES + 0.3), offset(polygon, EAVES + 0.05)
    shell.ribbon(rim, z, z + 0.22, "slab")
    shell.ribbon(inner, z, z + 0.22, "slab")
    shell.ring(rim, inner, z + 0.22, "slab")
    origin, u, v, w, d = axes_of(polygon)
    trim.place_axes((*origin, z), u, v)
    for y in (d * 0.18, d * 0.42):
        for k in range(int((w - 3.0) / 1.15)):
            x = 1.0 + k * 1.15
            trim.face([(x, y, 0.75), (x + 1.05, y, 0.75), (x + 1.05, y + 1.3, 0.2), (x, y + 1.3, 0.2)], "solar")
    trim.box(0.6, w - 0.6, d * 0.72, d * 0.92, 0, 0.14, "lawn")
    trim.box(w * 0.8, w * 0.8 + 1.0, d * 0.3, d * 0.3 + 1.0, 0, 0.9, "white")
    trim.place()


def add_villa_frames(trim, villa, ground, upper):
    """Timber posts under the eaves at the terrace corners, a pergola over the terrace's far edge."""
    terrace = loop(villa["terrace"])
    for x, y in terrace:
        px, py = centre(terrace)
        qx, qy = x + (px - x) * 0.06, y + (py - y) * 0.06
        trim.box(qx - 0.09, qx + 0.09, qy - 0.09, qy + 0.09, ground["z0"], ground["z1"] - SLAB + 0.05, "timber")
    x0, y0, x1, y1 = bounds(terrace)
    edge = terrace + terrace[:1]
    for a, b in zip(edge, edge[1:]):
        trim.beam(a, b, 0.12, ground["z1"] - SLAB - 0.05, ground["z1"] - SLAB + 0.12, "timber")
    longest = max(zip(edge, edge[1:]), key=lambda e: (e[0][0] - e[1][0]) ** 2 + (e[0][1] - e[1][1]) ** 2)
    middle = centre(terrace)
    for (x, y), (dx, dy) in walk(list(longest), 0.32, closed=False):
        nx, ny = -dy, dx
        if (middle[0] - x) * nx + (middle[1] - y) * ny < 0:
            nx, ny = -nx, -ny
        deep = 2 * abs((middle[0] - x) * nx + (middle[1] - y) * ny)
        trim.beam(
            (x, y),
            (x + nx * deep, y + ny * deep),
            0.07,
            ground["z1"] - SLAB + 0.12,
            ground["z1"] - SLAB + 0.24,
            "timber",
        )


def add_garden(trim, villa, flora, rng):
    """Hedge on three sides, loungers by the pool, flowers and olives."""
    garden, pool = loop(villa["garden"]), loop(villa["pool"])
    gx, gy = centre(garden)
    tx, ty = centre(villa["terrace"])
    for a, b in zip(garden, garden[1:] + garden[:1]):
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        if (middle[0] - gx) * (tx - gx) + (middle[1] - gy) * (ty - gy) > 8:
            continue
        seaward = (middle[0] - gx) * (tx - gx) + (middle[1] - gy) * (ty - gy) < -8
        flora.hedge(a, b, 0.0, 0.55 if seaward else 1.0)
    px, py = centre(pool)
    for k in (-1.1, 1.1):
        things.lounger(trim, px + k, py + 3.9 + (gy - py) * 0, 0.02, rng.random() < 0.5)
    things.parasol(trim, px + 3.0, py + 3.8, 0.0, 1.5)
    for p, _ in walk(offset(garden, -1.0), 1.5):
        if rng.random() < 0.5 and abs(p[0] - px) + abs(p[1] - py) > 4:
            flora.plant(rng.choice(("bush", "flower", "tuft", "tuft")), *p, 0.0, rng.uniform(0.7, 1.2), rng=rng)
    beside = sorted((math.dist(p, (tx, ty)), p) for p in garden if math.dist(p, (tx, ty)) > 8.0)
    for _, corner in beside[:2]:
        flora.plant(
            "olive tree",
            corner[0] + (gx - corner[0]) * 0.1,
            corner[1] + (gy - corner[1]) * 0.1,
            0.0,
            rng.uniform(0.8, 1.0),
            rng=rng,
        )
