"""The fixtures of a bathroom. See pieces.py for the frame of the pieces."""
import math

from .houseplants import trailing_plant


def turned(m, w, d):
    """Rotates the frame of a piece on the wall at y = 0 so that this wall is at x = w; returns its new size."""
    m.place_axes(m.at(0, d, 0), (-m.v[0], -m.v[1]), m.u)
    return d, w


def tub(m, w, d, look):
    """A built-in bathtub: a tiled apron, a rim and an open basin."""
    if not m.fine:
        return m.box(0, w, 0, d, 0, 0.56, "ceramic")
    m.box(0, w, 0, d, 0, 0.50, "bath tile")
    rounded = lambda inset, power: [
        (
            w / 2 + (w / 2 - inset) * math.copysign(abs(math.cos(t)) ** power, math.cos(t)),
            d / 2 + (d / 2 - inset) * math.copysign(abs(math.sin(t)) ** power, math.sin(t)),
        )
        for t in (2 * math.pi * k / 48 for k in range(48))
    ]
    m.ring(rounded(-0.005, 0.12), rounded(0.07, 0.35), 0.56, "ceramic")
    m.ribbon(rounded(-0.005, 0.12), 0.50, 0.56, "ceramic")
    rings = [(0.07, 0.56), (0.09, 0.50), (0.13, 0.515), (0.5 * d - 0.02, 0.512)]
    for (i0, z0), (i1, z1) in zip(rings, rings[1:]):
        outer, inner = rounded(min(i0, d * 0.45), 0.35), rounded(min(i1, d * 0.49), 0.4)
        points = [(x, y, z0) for x, y in outer] + [(x, y, z1) for x, y in inner]
        m.add(points, [(k, (k + 1) % 48, 48 + (k + 1) % 48, 48 + k) for k in range(48)], "ceramic", True)
    m.cylinder(0.10, d / 2, 0.56, 0.80, 0.014, 0.014, "brass", 12)
    m.box(0.09, 0.30, d / 2 - 0.012, d / 2 + 0.012, 0.785, 0.81, "brass")
    towel(m, w * 0.62, w * 0.86, d - 0.004, d + 0.03, 0.28, 0.575)
    ledge(m, w * 0.30, w * 0.94, 1.22, look)


def ledge(m, x0, x1, z, look):
    """A lit shelf on the wall at y = 0, with bottles, rolled towels and a plant."""
    top = z + 0.035
    m.box(x0, x1, -0.02, 0.14, z, top, "walnut")
    m.box(x0 + 0.02, x1 - 0.02, 0.004, 0.016, z - 0.012, z, "led")
    trailing_plant(m, x1 - 0.14, 0.07, top)
    for x, up in ((0.24, 0.0), (0.35, 0.0), (0.295, 0.09)):
        m.loft([(x0 + x, y, top + 0.052 + up, 0.052, 0.052) for y in (0.02, 0.13)], "cream", 20, "y")
    bottles(m, min(x0 + 0.56, x1 - 0.45), top, look)


def bottles(m, x, z, look):
    """Three bottles in a row on a shelf on the wall at y = 0."""
    for along, high, material in ((0.0, 0.17, look["accent"]), (0.08, 0.14, "ceramic"), (0.15, 0.19, "brass")):
        m.cylinder(x + along, 0.07, z, z + high, 0.030, 0.030, material, 20)
        m.cylinder(x + along, 0.07, z + high, z + high + 0.03, 0.012, 0.012, "dark", 12)


def towel(m, x0, x1, y0, y1, low, high):
    """A towel folded over an edge along x."""
    m.pad(x0, x1, y0, y1, low, high, "towel", 0.2, 0.2)
    m.pad(x0, x1, y0 - 0.14, y1, high - 0.025, high + 0.005, "towel", 0.2, 0.4)


def shower(m, w, d, look):
    m.box(0, w, 0, d, 0, 0.03, "bath floor")
    m.pane(0, w, d, 0.03, 2.1, "rail")
    for x in (0.0, w - 0.015):
        m.box(x, x + 0.015, d - 0.008, d + 0.008, 0.03, 2.1, "brass")
    m.box(0, w, d - 0.008, d + 0.008, 2.09, 2.105, "brass")
    m.cylinder(0.06, d / 2, 0.95, 2.15, 0.011, 0.011, "brass", 12)
    m.box(0.05, 0.36, d / 2 - 0.009, d / 2 + 0.009, 2.14, 2.158, "brass")
    m.cylinder(0.34, d / 2, 2.11, 2.13, 0.13, 0.13, "brass", 28)
    m.box(0.02, 0.10, d / 2 - 0.10, d / 2 + 0.10, 1.05, 1.09, "brass")
    if m.fine:
        m.box(w - 0.52, w - 0.12, -0.02, 0.12, 1.20, 1.23, "marble")
        bottles(m, w - 0.40, 1.23, look)


def basin(m, w, d, look):
    """A vanity on the wall at x = w, or at y = 0 if the piece is wider than deep, with a round backlit mirror."""
    if w > d:
        w, d = turned(m, w, d)
    m.box(0.02, w, -0.06, d + 0.06, 0.46, 0.78, "walnut")
    m.box(0.016, 0.02, d / 2 - 0.003, d / 2 + 0.003, 0.46, 0.78, "dark")
    m.box(0, w, -0.08, d + 0.08, 0.78, 0.82, "marble")
    m.cylinder(w * 0.42, d / 2, 0.82, 0.94, 0.15, 0.205, "ceramic", 36, False)
    m.bowl(w * 0.42, d / 2, 0.84, 0.935, 0.06, 0.195, "ceramic")
    m.cylinder(w - 0.08, d / 2, 0.82, 1.06, 0.012, 0.012, "brass", 12)
    m.box(w - 0.24, w - 0.07, d / 2 - 0.010, d / 2 + 0.010, 1.045, 1.065, "brass")
    if m.fine:
        radius = min(0.40, d / 2 + 0.02)
        disc(m, w - 0.022, d / 2, 1.52, radius + 0.012, "led")
        disc(m, w - 0.034, d / 2, 1.52, radius, "mirror")
        m.cylinder(w - 0.10, 0.03, 0.82, 0.95, 0.03, 0.03, look["accent"], 18)
        m.cylinder(w - 0.17, 0.05, 0.82, 0.90, 0.025, 0.025, "ceramic", 18)
        m.pad(w - 0.30, w - 0.08, d - 0.14, d + 0.04, 0.82, 0.90, "towel", 0.2, 0.4)


def disc(m, x, y, z, radius, material, sides=56):
    """Upright, facing low x."""
    m.face(
        [
            (x, y - radius * math.cos(2 * math.pi * k / sides), z + radius * math.sin(2 * math.pi * k / sides))
            for k in range(sides)
        ],
        material,
    )


def toilet(m, w, d, look):
    """On the wall at x = w, or at y = 0 if the piece is deeper than wide: bowl, lid and flush plate."""
    if w < d:
        w, d = turned(m, w, d)
    m.box(w - 0.13, w, -0.12, d + 0.12, 0.0, 1.12, "bath tile")
    m.box(w - 0.136, w - 0.13, d / 2 - 0.12, d / 2 + 0.12, 0.92, 1.06, "brass")
    m.pad(0.06, w - 0.10, 0.01, d - 0.01, 0.10, 0.40, "ceramic", 0.55, 0.35)
    m.pad(0.05, w - 0.14, 0.0, d, 0.385, 0.435, "ceramic", 0.6, 0.3)


BATHROOM = {"tub": tub, "shower": shower, "basin": basin, "wc": toilet}
