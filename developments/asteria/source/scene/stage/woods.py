"""What grows between the blocks of the city: the woods of its hills, and the squares on the seams between its grids."""
import math
import random

from plan import land, quarter

from .landscape import rough, surface

WOODS = {
    (2030.0, 200.0): (2400, 34.0),
    (1660.0, 1050.0): (520, 12.0),
    (110.0, -1390.0): (1500, 18.0),
    (-20.0, -960.0): (420, 10.0),
    (-330.0, -420.0): (260, 0.0),
    (500.0, -943.0): (900, 0.0),
}
"""Trees by open ground, and the radius around its middle that stays bare, in metres."""
SQUARES = 1500.0  # metres from the plot within which squares are planted
PARK = ("far tree", "far tree", "far pine", "street tree", "cypress")


def add_woods(flora):
    """Pines with clearings where the ground is rocky; those near the Acropolis keep off its slopes, which have their
    own."""
    for cx, cy, radius in quarter.OPEN_GROUND:
        count, bare = WOODS[cx, cy]
        rng = random.Random(f"woods {cx} {cy}")
        for _ in range(count):
            angle, reach = rng.uniform(0, 2 * math.pi), radius * 1.04 * rng.random() ** 0.5
            x, y = cx + reach * math.cos(angle), cy + reach * math.sin(angle)
            if reach > bare and not on_acropolis(x, y) and math.hypot(x, y) > 230.0 and rough(x, y, 70.0) < 0.25:
                flora.plant(
                    rng.choice(("far pine", "far pine", "far pine", "far tree", "cypress")),
                    x,
                    y,
                    surface(x, y) - 0.8,
                    rng.uniform(0.6, 1.05),
                    rng=rng,
                )


def on_acropolis(x, y):
    (cx, cy), (hx, hy) = land.ACROPOLIS["at"], land.ACROPOLIS["half"]
    return math.hypot((x - cx) / hx, (y - cy) / hy) < 2.7


def add_squares(site, flora):
    """Trees where no block stands: on the seams, and beside the street of the plot."""
    (w, d), ring = quarter.BLOCK, site["ring"]
    for cell in quarter.cells(ring):
        (x, y), (c, s) = cell["at"], (math.cos(cell["angle"]), math.sin(cell["angle"]))
        if cell["reach"] > SQUARES or not (cell["seam"] or site["clear"](x, y, 30.0)):
            continue
        rng = quarter.seeded("square", *cell["key"])
        for _ in range(26 if cell["reach"] < 700 else 14):
            u, v = rng.uniform(-w / 2, w / 2), rng.uniform(-d / 2, d / 2)
            px, py = x + u * c - v * s, y + u * s + v * c
            if (
                math.hypot(px, py - 24.0) > ring + 46.0
                and quarter.wedge_of(px, py) == cell["key"][0]
                and not site["clear"](px, py, 6.0)
            ):
                flora.plant(rng.choice(PARK), px, py, surface(px, py) - 0.4, rng.uniform(0.6, 0.95), rng=rng)
