"""The city around the plot as blocks along streets: where each stands, how it is turned and what it is made of."""
import math
import random

BLOCK = (64.0, 48.0)
STREET = 13.0
# metres from the middle of the plot
NEAR = 340.0
DETAILED = 520.0
FAR = 2700.0
WEDGES = (7.0, 21.0, -12.0, 4.0, 16.0, -6.0)  # the angle of the street grid in each sixth of the turn, in degrees
OPEN_GROUND = (
    (500.0, -943.0, 400.0),
    (110.0, -1390.0, 380.0),
    (-20.0, -960.0, 260.0),
    (-330.0, -420.0, 190.0),
    (2030.0, 200.0, 300.0),
    (1660.0, 1050.0, 190.0),
)
"""Hills and parks without houses: x, y, radius. The fifth is the archaeological park of Kerameikos."""


def wedge_of(x, y):
    return int(math.degrees(math.atan2(y, x)) % 360 // 60)


def character(x, y):
    """What a quarter is built of: tiled houses towards the Acropolis and the old gasworks in the south-west, blocks
    of flats elsewhere."""
    angle = math.degrees(math.atan2(y, x)) % 360
    if 195 < angle < 290:
        return "houses"
    return "mixed" if 165 < angle <= 195 or 290 <= angle < 315 else "flats"


def cells(ring):
    """Places for blocks outside a ring around (0, 24) in metres: dictionaries with at, angle, reach, key, and
    whether the place lies on a seam between two grids."""
    out, (w, d) = [], (BLOCK[0] + STREET, BLOCK[1] + STREET)
    rows = int(FAR / d) + 2
    for wedge, degrees in enumerate(WEDGES):
        angle = math.radians(degrees)
        c, s = math.cos(angle), math.sin(angle)
        turn = lambda x, y: (x * c - y * s, x * s + y * c)
        for i in range(-rows, rows + 1):
            for j in range(-rows, rows + 1):
                x, y = turn(i * w, j * d)
                reach = math.hypot(x, y - 24.0)
                if (
                    not ring - 40.0 < reach < FAR
                    or wedge_of(x, y) != wedge
                    or any(math.dist((x, y), p[:2]) < p[2] + 20.0 for p in OPEN_GROUND)
                ):
                    continue
                corners = [turn(i * w + a * BLOCK[0] / 2, j * d + b * BLOCK[1] / 2) for a in (-1, 1) for b in (-1, 1)]
                out.append(
                    {
                        "at": (x, y),
                        "angle": angle,
                        "reach": reach,
                        "key": (wedge, i, j),
                        "seam": any(wedge_of(*p) != wedge for p in corners),
                    }
                )
    return out


def blocks(ring):
    """The cells with houses, with their character. A block keeps off the seams between the grids, which become
    avenues with squares."""
    return [{**cell, "character": character(*cell["at"])} for cell in cells(ring) if not cell["seam"]]


def parcels(kind, rng):
    """The parcels of a block as (x, y, angle, width, depth): the frame of each has x along its street and y into the
    block. Parcels run around the edge and leave a court."""
    (w, d), out = BLOCK, []
    deep = {"flats": (14.0, 17.0), "houses": (11.0, 14.0), "mixed": (12.0, 16.0)}[kind]
    for side, length in ((0, w), (2, w), (1, d), (3, d)):
        depth = rng.uniform(*deep)
        start, end = (0.0, length) if side in (0, 2) else (deep[1] + 0.5, length - deep[1] - 0.5)
        at = start
        while end - at > 7.0:
            width = min(end - at, rng.uniform(11.0, 19.0) if kind == "flats" else rng.uniform(8.5, 14.0))
            if end - at - width < 7.0:
                width = end - at
            x, y = {0: (-w / 2 + at, -d / 2), 1: (w / 2, -d / 2 + at), 2: (w / 2 - at, d / 2), 3: (-w / 2, d / 2 - at)}[
                side
            ]
            out.append((x, y, side * math.pi / 2, width, depth + rng.uniform(-1.0, 1.0)))
            at += width
    return out


def storeys(kind, rng, reach):
    if kind == "houses":
        return rng.choice((1, 2, 2, 2, 3))
    if kind == "mixed":
        return rng.choice((2, 2, 3, 4, 5))
    return rng.choice((4, 5, 5, 6, 6, 7)) if reach > 260 else rng.choice((4, 4, 5, 5, 6))


def seeded(*key):
    return random.Random("-".join(map(str, key)))
