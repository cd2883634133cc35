"""The land around the plot: hills where they are in Athens, the basin between them, the gulf. Metres from the origin
of the model; heights above the plot."""
import math

from .geometry import segment_distance

SEA_LEVEL = -58.0
COAST = 5400.0  # metres to the shore, along SEAWARD
SEAWARD = (-0.55, -0.835)
LEVEL = 240.0  # metres around the middle of the plot that are level
GROUND = -0.25

ACROPOLIS = {"at": (500.0, -943.0), "top": 98.0, "half": (138.0, 74.0)}
LYCABETTUS = {"at": (2030.0, 200.0), "top": 219.0}
"""Ridges as (points with the height of the crest there, half width, roughness)."""
RIDGES = [
    ("Lycabettus", [(1960, 140, 200), (2030, 200, 219), (2110, 290, 178)], 310, 0.10),
    ("Foot of Lycabettus", [(1700, -100, 40), (2100, 260, 78), (2500, 800, 70)], 900, 0.05),
    ("Strefi", [(1600, 1010, 96), (1720, 1090, 106)], 240, 0.15),
    ("Tourkovounia", [(2700, 2300, 190), (2950, 3500, 275), (3100, 4600, 230)], 720, 0.15),
    ("Philopappos", [(90, -1430, 76), (150, -1350, 89)], 320, 0.10),
    ("Nymphs", [(-40, -1000, 42), (-10, -930, 44)], 210, 0.10),
    (
        "Hymettus",
        [
            (6300, 1500, 180),
            (6900, 300, 420),
            (7300, -1600, 720),
            (7900, -4440, 968),
            (7700, -6400, 860),
            (7300, -8600, 690),
            (6600, -11500, 380),
        ],
        2500,
        0.28,
    ),
    ("Aigaleo", [(-7300, 6500, 260), (-8100, 2500, 400), (-8500, -1500, 350), (-9200, -4800, 210)], 1700, 0.25),
    ("Parnitha", [(-9000, 19500, 760), (-3500, 20500, 1150), (500, 21500, 1340), (5000, 20000, 760)], 5200, 0.3),
    ("Penteli", [(9500, 12500, 560), (13000, 11000, 1040), (16500, 10000, 720)], 3600, 0.3),
    ("Salamis", [(-23000, -1500, 240), (-21000, -7000, 390), (-19500, -9500, 200)], 2200, 0.3),
    ("Aegina", [(-21000, -29000, 280), (-18500, -32500, 520), (-16500, -31500, 260)], 3800, 0.3),
]


def seaward(x, y):
    """Metres towards the gulf."""
    return x * SEAWARD[0] + y * SEAWARD[1]


def ease(low, high, value):
    t = min(1.0, max(0.0, (value - low) / (high - low)))
    return t * t * (3 - 2 * t)


def basin(x, y):
    """The ground without hills: it falls to the gulf and rises away from it."""
    out = seaward(x, y)
    return GROUND - 64.0 * ease(500.0, COAST + 300.0, out) + 70.0 * ease(300.0, 5200.0, -out)


def crest(points, x, y):
    """The distance to a ridge and the height of its crest at the nearest point."""
    best = (1e9, 0.0)
    for a, b in zip(points, points[1:]):
        apart = segment_distance(a, b, x, y)
        if apart < best[0]:
            dx, dy = b[0] - a[0], b[1] - a[1]
            t = min(1.0, max(0.0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)))
            best = (apart, a[2] + (b[2] - a[2]) * t)
    return best


def hill(points, half, x, y):
    """The height of one ridge at a place: a crest, concave flanks that run out."""
    apart, top = crest(points, x, y)
    t = apart / half
    return 0.0 if t >= 1.0 else top * (1 - t) ** 1.55 * (1 + 0.55 * t)


def height(x, y, rough):
    """Ground height in metres; `rough(x, y, size)` is noise between -1 and 1 of features of a size in metres."""
    reach = math.hypot(x, y - 24.0)
    if reach < LEVEL:
        return GROUND
    low = basin(x, y)
    best, wild = 0.0, 0.0
    for _, points, half, roughness in RIDGES:
        x0, x1 = min(p[0] for p in points) - half, max(p[0] for p in points) + half
        y0, y1 = min(p[1] for p in points) - half, max(p[1] for p in points) + half
        if x0 < x < x1 and y0 < y < y1:
            h = hill(points, half, x, y)
            if h > best:
                gully = 1.0 - abs(rough(x, y, half * 0.30)) * 2.0
                fine = rough(x, y, half * 0.09)
                best, wild = h, h * roughness * (0.55 * gully + 0.22 * fine - 0.25)
    return GROUND + (low - GROUND + best + wild) * ease(LEVEL, LEVEL + 500.0, reach)
