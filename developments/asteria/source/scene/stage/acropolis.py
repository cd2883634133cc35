"""The Acropolis: its wooded slopes, the cliffs, the walls above them, and the Parthenon, the Propylaea and the
Erechtheion."""
import math
import random

from mathutils import Vector, noise

from plan import land

from .landscape import ground
from .mesh import Mesh

SIDES = 420
SLOPE = ((2.6, 0.0), (2.3, 0.09), (2.0, 0.19), (1.7, 0.32), (1.45, 0.45), (1.25, 0.55), (1.13, 0.62))
"""Rings of the slope from its foot: share of the rock's half axes, share of its height."""
CLIFF = (
    (1.07, 0.66),
    (1.05, 0.70),
    (1.04, 0.73),
    (1.03, 0.76),
    (1.02, 0.79),
    (1.01, 0.82),
    (1.005, 0.85),
    (1.0, 0.88),
    (0.99, 0.905),
    (0.965, 0.915),
)
PLATEAU = ((0.94, 0.99), (0.72, 1.035), (0.42, 1.065), (0.0, 1.07))
WALL = 0.952  # share of the half axes
TREES = 1500


def fold(x, y, z, size):
    return noise.noise(Vector((x / size, y / size, z / size)))


def rim(turn, share, level):
    """A point of the rock; buttresses and clefts run down its cliffs, gullies down its slopes."""
    (cx, cy), top, (hx, hy) = land.ACROPOLIS["at"], land.ACROPOLIS["top"], land.ACROPOLIS["half"]
    c, s = math.cos(turn), math.sin(turn)
    z = ground(cx, cy) + (top - ground(cx, cy)) * level
    x, y = hx * math.copysign(abs(c) ** 0.8, c), hy * math.copysign(abs(s) ** 0.8, s)
    broad = 1 + 0.10 * noise.noise(Vector((c * 2.2, s * 2.2, 1.0))) * (1 if share > 0.5 else 0)
    x, y = x * share * broad, y * share * broad
    cliff = land.ease(0.58, 0.66, level) * (1 - land.ease(0.89, 0.93, level))
    out = cliff * (7.0 * fold(x, y, z * 0.30, 24.0) + 3.4 * fold(x, y, z * 0.45, 8.5) + 1.3 * fold(x, y, z, 3.4))
    out += 9.0 * (1 - cliff) * fold(x, y, 0.0, 46.0) * (1 if 0.0 < level < 0.6 else 0)
    uneven = 6.0 * fold(x, y, 4.0, 30.0) if 0.0 < level < 0.72 else 1.2 * fold(x, y, 4.0, 12.0) if level < 0.9 else 0.0
    return (cx + x + c * out, cy + y + s * out, z + uneven)


def add_acropolis(palette, flora):
    mesh, marble = Mesh(palette), Mesh(palette)
    (cx, cy), top = land.ACROPOLIS["at"], land.ACROPOLIS["top"]
    rings = [[rim(2 * math.pi * k / SIDES, *ring) for k in range(SIDES)] for ring in SLOPE + CLIFF + PLATEAU]
    points = [p for ring in rings for p in ring]
    steep, flat = len(SLOPE) - 1, len(SLOPE) + len(CLIFF) - 1
    for low, high, material in ((0, steep, "hills"), (steep, flat, "cliff"), (flat, len(rings) - 1, "bare ground")):
        mesh.add(
            points,
            [
                (r * SIDES + k, r * SIDES + (k + 1) % SIDES, (r + 1) * SIDES + (k + 1) % SIDES, (r + 1) * SIDES + k)
                for r in range(low, high)
                for k in range(SIDES)
            ],
            material,
            material != "cliff",
        )
    add_walls(mesh, top)
    mesh.build("Acropolis")
    temple(marble, cx + 25, cy - 22, top + 6.2, 69.5, 30.9, 17, 8, 10.4)
    temple(marble, cx + 6, cy + 40, top + 3.6, 23.0, 12.0, 7, 4, 6.6)
    temple(marble, cx - 108, cy + 4, top + 0.5, 24.0, 18.0, 3, 6, 8.8)
    marble.build("temples")
    add_woods(rings[: steep + 1], flora)


def add_walls(mesh, top):
    """Straight stretches of wall, with a buttress at every second corner."""
    corners = [rim(2 * math.pi * k / 60, WALL, 0.91)[:2] for k in range(60)]
    for k, (a, b) in enumerate(zip(corners, corners[1:] + corners[:1])):
        crown = top + 2.2 + 2.4 * fold(*a, 0.0, 40.0)
        mesh.beam(a, b, 2.4, top * 0.86, crown, "old wall")
        if k % 2 == 0:
            mesh.cylinder(*a, top * 0.86, crown - 0.8, 3.4, 2.0, "old wall", 4)


def add_woods(rings, flora):
    """Pines, cypresses and olive trees on the slopes, denser towards their foot, with clearings."""
    rng = random.Random("slopes of the Acropolis")
    for _ in range(TREES):
        k, up = rng.randrange(SIDES), (len(rings) - 1) * rng.random() ** 1.5
        r, share = int(up), up - int(up)
        x, y, z = (a + (b - a) * share for a, b in zip(rings[r][k], rings[r + 1][k]))
        if fold(x, y, 9.0, 55.0) < 0.22:
            flora.plant(
                rng.choice(("far pine", "far pine", "far tree", "far tree", "cypress")),
                x,
                y,
                z - 0.6,
                rng.uniform(0.55, 1.0),
                rng=rng,
            )


def temple(mesh, x, y, z, length, depth, along, across, tall):
    """Steps, a colonnade, the core behind it, entablature, and what is left of the pediments."""
    mesh.place(x, y, z, math.radians(-4))
    for k in range(3):
        out = 1.4 - 0.7 * k
        mesh.box(
            -length / 2 - out,
            length / 2 + out,
            -depth / 2 - out,
            depth / 2 + out,
            0.5 * k - 1.0,
            0.5 * k + 0.5,
            "old marble",
        )
    foot, inset = 1.5, 1.1
    xs = [-length / 2 + inset + (length - 2 * inset) * k / (along - 1) for k in range(along)]
    ys = [-depth / 2 + inset + (depth - 2 * inset) * k / (across - 1) for k in range(across)]
    for px, py in [(px, py) for px in xs for py in (ys[0], ys[-1])] + [
        (px, py) for px in (xs[0], xs[-1]) for py in ys[1:-1]
    ]:
        mesh.cylinder(px, py, foot, foot + tall, 0.95, 0.75, "old marble", 10, False)
    mesh.box(-length * 0.36, length * 0.30, -depth * 0.30, depth * 0.30, foot, foot + tall * 0.72, "old marble")
    for x0, x1, y0, y1 in (
        (-length / 2, length / 2, -depth / 2, -depth / 2 + 2.0),
        (-length / 2, length / 2, depth / 2 - 2.0, depth / 2),
        (-length / 2, -length / 2 + 2.0, -depth / 2, depth / 2),
        (length / 2 - 2.0, length / 2, -depth / 2, depth / 2),
    ):
        mesh.box(x0, x1, y0, y1, foot + tall, foot + tall + 3.0, "old marble")
    for px in (-length / 2, length / 2 - 1.4):
        for side in (-1, 1):
            mesh.add(
                [
                    (px, side * depth / 2, foot + tall + 3.0),
                    (px + 1.4, side * depth / 2, foot + tall + 3.0),
                    (px + 1.4, side * depth * 0.12, foot + tall + 6.0),
                    (px, side * depth * 0.12, foot + tall + 6.0),
                    (px, side * depth * 0.12, foot + tall + 3.0),
                    (px + 1.4, side * depth * 0.12, foot + tall + 3.0),
                ],
                [(0, 1, 2, 3), (3, 2, 5, 4), (0, 3, 4), (1, 5, 2)],
                "old marble",
            )
    mesh.place()
