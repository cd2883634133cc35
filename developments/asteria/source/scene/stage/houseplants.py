"""Plants indoors. See pieces.py for the frame of the pieces."""
import math


def sprig(m, x, y, z, high, count):
    """Olive twigs in a vase."""
    for k in range(count):
        turn, lean = k * 2.4, 0.25 + 0.2 * (k % 3)
        at = lambda t: (x + math.cos(turn) * high * lean * t * t, y + math.sin(turn) * high * lean * t * t, z + high * t)
        m.loft([(*at(step / 8), *[0.0032 - 0.0002 * step] * 2) for step in range(9)], "bark", 6)
        for step in range(3, 9):
            leaf(m, *at(step / 8), turn + (1.2 if step % 2 else -1.2), 0.075, 0.012, 0.5, "olive")


def leaf(m, x, y, z, turn, length, half, droop, material):
    """One leaf from (x, y, z), bent along its middle."""
    c, s = math.cos(turn), math.sin(turn)
    at = lambda along, side, up: (x + c * along - s * side, y + s * along + c * side, z + up)
    mid, tip = length * 0.5, length * 0.95
    rows = [(0.0, 0.15, 0.0), (mid * 0.6, 0.9, length * 0.16), (mid * 1.3, 0.8, length * 0.14 - droop * length * 0.25), (tip, 0.06, -droop * length * 0.45)]
    points = [at(along, side * half * wide, up + (0.2 * half * wide if side else 0.0)) for along, wide, up in rows for side in (-1, 0, 1)]
    faces = [(r * 3 + k, r * 3 + k + 1, r * 3 + k + 4, r * 3 + k + 3) for r in range(3) for k in range(2)]
    m.add(points, faces, material, True)


def potted_plant(m, x, y, rng, high=1.5):
    """A rubber tree in a round pot."""
    m.cylinder(x, y, 0.0, 0.40, 0.15, 0.20, "ceramic", 36, False)
    m.cylinder(x, y, 0.36, 0.37, 0.19, 0.19, "soil", 24)
    for k in range(3):
        lean, turn = 0.10 + 0.07 * k, rng.uniform(0, 2 * math.pi) + k * 2.1
        top = high * rng.uniform(0.75, 1.0)
        for step in range(1, 9):
            t = step / 8
            px, py = x + math.cos(turn) * lean * t, y + math.sin(turn) * lean * t
            qx, qy, qz = px, py, 0.36 + (top - 0.36) * t
            m.cylinder(qx, qy, qz - (top - 0.36) / 8, qz, 0.010, 0.008, "bark", 7, False)
            if step > 2:
                for _ in range(2):
                    leaf(m, qx, qy, qz, rng.uniform(0, 2 * math.pi), rng.uniform(0.22, 0.34), rng.uniform(0.055, 0.08), rng.uniform(0.3, 0.9), "houseplant")


def trailing_plant(m, x, y, z, count=34):
    """A small pot whose leaves hang over its edge."""
    m.cylinder(x, y, z, z + 0.11, 0.045, 0.06, "ceramic", 28, False)
    m.cylinder(x, y, z + 0.09, z + 0.10, 0.055, 0.055, "soil", 20)
    for k in range(count):
        turn, reach = k * 2.4, 0.02 + 0.035 * (k % 4)
        leaf(m, x + math.cos(turn) * reach, y + abs(math.sin(turn)) * reach, z + 0.17 - 0.05 * (k % 4), turn, 0.07 + 0.01 * (k % 3), 0.022, 0.5 + 0.2 * (k % 4), "houseplant")
