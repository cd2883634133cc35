"""Plants indoors. See pieces.py for the frame of the pieces."""
import math


def sprig(m, x, y, z, high, count):
    """Olive twigs in a vase."""
    for k in range(count):
        turn, lean = k * 2.4, 0.25 + 0.2 * (k % 3)
        at = lambda t: (
            x + math.cos(turn) * high * lean * t * t,
            y + math.sin(turn) * high * lean * t * t,
            z + high * t,
        )
        m.loft([(*at(step / 8), *[0.0032 - 0.0002 * step] * 2) for step in range(9)], "bark", 6)
        for step in range(3, 9):
            leaf(m, *at(step / 8), turn + (1.2 if step % 2 else -1.2), 0.075, 0.012, 0.5, "olive")


LEAF_ROWS = 7


def leaf(m, x, y, z, turn, length, half, droop, material):
    """One leaf from (x, y, z): rises, bends along its middle and is folded a little along its rib; widest beyond its
    middle."""
    c, s = math.cos(turn), math.sin(turn)
    at = lambda along, side, up: (x + c * along - s * side, y + s * along + c * side, z + up)
    points = []
    for row in range(LEAF_ROWS + 1):
        t = row / LEAF_ROWS
        wide = half * max(0.05, math.sin(math.pi * t**1.25) ** 0.7)
        rise = length * (0.55 * t - (0.55 + 0.45 * droop) * t * t)
        points += [at(length * 0.95 * t, side * wide, rise + 0.22 * wide * abs(side)) for side in (-1, -0.5, 0, 0.5, 1)]
    faces = [(r * 5 + k, r * 5 + k + 1, r * 5 + k + 6, r * 5 + k + 5) for r in range(LEAF_ROWS) for k in range(4)]
    m.add(points, faces, material, True)


def potted_plant(m, x, y, rng, high=1.5):
    """A rubber tree in a round pot: three stems with leaves in a spiral, the youngest upright at the top."""
    m.cylinder(x, y, 0.0, 0.40, 0.15, 0.20, "ceramic", 48, False)
    m.cylinder(x, y, 0.36, 0.37, 0.19, 0.19, "soil", 24)
    for k in range(3):
        lean, turn = 0.10 + 0.07 * k, rng.uniform(0, 2 * math.pi) + k * 2.1
        top, begin = high * rng.uniform(0.75, 1.0), rng.uniform(0, 2 * math.pi)
        at = lambda t: (x + math.cos(turn) * lean * t * t, y + math.sin(turn) * lean * t * t, 0.36 + (top - 0.36) * t)
        m.loft([(*at(step / 12), *[0.012 - 0.0006 * step] * 2) for step in range(13)], "bark", 8)
        leaves = 20
        for step in range(leaves):
            t = 0.22 + 0.78 * step / (leaves - 1)
            young = max(0.0, t - 0.75) / 0.25
            leaf(
                m,
                *at(t),
                begin + step * 2.4 + rng.uniform(-0.3, 0.3),
                rng.uniform(0.19, 0.27) * (1 - 0.35 * young),
                rng.uniform(0.045, 0.06) * (1 - 0.25 * young),
                rng.uniform(0.3, 0.9) * (1 - 1.6 * young),
                "houseplant"
            )


def trailing_plant(m, x, y, z, count=34):
    """A small pot whose leaves hang over its edge."""
    m.cylinder(x, y, z, z + 0.11, 0.045, 0.06, "ceramic", 28, False)
    m.cylinder(x, y, z + 0.09, z + 0.10, 0.055, 0.055, "soil", 20)
    for k in range(count):
        turn, reach = k * 2.4, 0.02 + 0.035 * (k % 4)
        leaf(
            m,
            x + math.cos(turn) * reach,
            y + abs(math.sin(turn)) * reach,
            z + 0.17 - 0.05 * (k % 4),
            turn,
            0.07 + 0.01 * (k % 3),
            0.022,
            0.5 + 0.2 * (k % 4),
            "houseplant",
        )
