"""Furniture built to the rectangles that the plans give. In a piece's frame x runs from 0 to w, y from 0 to d."""
import math


def axes_of(polygon):
    """Origin, unit axes and size of a four-sided piece: first edge along x, last point along y."""
    a, b, c = polygon[0], polygon[len(polygon) // 2 - 1], polygon[-1]
    w, d = math.dist(a, b), math.dist(a, c)
    u = ((b[0] - a[0]) / w, (b[1] - a[1]) / w)
    v = ((c[0] - a[0]) / d, (c[1] - a[1]) / d)
    return a, u, v, w, d


def sofa(m, w, d, look):
    """Its back stands at x = 0."""
    cloth = look["sofa"]
    m.box(0.02, w, 0, d, 0.10, 0.40, cloth)
    m.box(0, 0.22, 0, d, 0.30, 0.80, cloth)
    for y in (0, d - 0.18):
        m.box(0.02, w, y, y + 0.18, 0.10, 0.60, cloth)
    seats = max(1, round((d - 0.36) / 0.85))
    for k in range(seats):
        y0, y1 = 0.18 + (d - 0.36) * k / seats, 0.18 + (d - 0.36) * (k + 1) / seats
        m.box(0.24, w - 0.01, y0 + 0.01, y1 - 0.01, 0.40, 0.54, cloth)
        m.box(0.20, 0.40, y0 + 0.03, y1 - 0.03, 0.52, 0.86, cloth)
    m.box(0.40, 0.54, 0.24, 0.66, 0.55, 0.92, look["accent"])
    m.box(0.42, 0.56, d - 0.68, d - 0.26, 0.55, 0.92, look["second"])


def armchair(m, w, d, look):
    m.box(0.04, w - 0.04, 0.06, d - 0.02, 0.22, 0.44, look["second"])
    m.box(0.04, w - 0.04, 0.0, 0.16, 0.30, 0.82, look["second"])
    for x in (0.0, w - 0.10):
        m.box(x, x + 0.10, 0.02, d - 0.04, 0.22, 0.60, look["second"])
    for x in (0.08, w - 0.08):
        for y in (0.08, d - 0.10):
            m.cylinder(x, y, 0, 0.22, 0.02, 0.02, "walnut", 6)


def coffee(m, w, d, look):
    m.cylinder(w / 2, d / 2, 0.33, 0.37, min(w, d) * 0.62, min(w, d) * 0.62, "marble", 28)
    m.cylinder(w / 2, d / 2, 0.0, 0.33, 0.18, 0.18, "dark", 18)
    m.cylinder(w / 2 + 0.12, d / 2 + 0.1, 0.37, 0.54, 0.05, 0.07, look["accent"], 14)
    m.box(w / 2 - 0.22, w / 2 + 0.02, d / 2 - 0.2, d / 2, 0.37, 0.41, look["second"])


def television(m, w, d, look):
    """A low cabinet with a screen on the wall at x = w."""
    m.box(w * 0.1, w, -0.3, d + 0.3, 0.18, 0.50, "walnut")
    m.box(w - 0.05, w - 0.01, 0.1, d - 0.1, 0.92, 0.92 + (d - 0.2) * 0.56, "screen")
    m.ball(w * 0.55, d + 0.1, 0.61, 0.11, look["accent"])
    m.cylinder(w * 0.55, -0.1, 0.50, 0.72, 0.06, 0.09, "ceramic", 14)


def bed(m, w, d, look):
    """Length along x; the head is at the end that the plan's pillows show (`look['head']`)."""
    m.box(0, w, 0, d, 0.10, 0.30, "walnut")
    m.box(0.02, w - 0.02, 0.02, d - 0.02, 0.30, 0.52, "linen")
    at_end = look["head"]
    x0, x1 = (0, w * 0.68) if at_end else (w * 0.32, w)
    m.box(x0 - 0.02, x1 + 0.02, -0.03, d + 0.03, 0.34, 0.58, look["cover"])
    f0, f1 = (0.05, 0.62) if at_end else (w - 0.62, w - 0.05)
    m.box(f0, f1, -0.04, d + 0.04, 0.36, 0.61, look["accent"])
    h0, h1 = (w, w + 0.08) if at_end else (-0.08, 0)
    m.box(h0, h1, -0.45, d + 0.45, 0.10, 1.15, look["second"])


def pillow(m, w, d, look):
    m.box(0.02, w - 0.02, 0.02, d - 0.02, 0.54, 0.70, "linen")


def bedside(m, w, d, look):
    m.box(0, w, 0, d, 0.18, 0.48, "walnut")
    m.cylinder(w / 2, d / 2, 0.48, 0.72, 0.05, 0.03, "brass", 12)
    m.cylinder(w / 2, d / 2, 0.70, 0.95, 0.16, 0.11, "canvas", 18, False)
    m.ball(w / 2, d / 2, 0.80, 0.06, "lamp")


def wardrobe(m, w, d, look):
    m.box(0, w, 0, d, 0.0, 2.45, look["cabinet"])
    doors = max(1, round(max(w, d) / 0.55))
    for k in range(1, doors):
        t = k / doors
        if d >= w:
            m.box(-0.004, w + 0.004, d * t - 0.004, d * t + 0.004, 0.06, 2.42, "dark")
        else:
            m.box(w * t - 0.004, w * t + 0.004, -0.004, d + 0.004, 0.06, 2.42, "dark")


def table(m, w, d, look):
    m.box(0, w, 0, d, 0.71, 0.755, "walnut")
    for x in (0.12, w - 0.12):
        for y in (0.10, d - 0.10):
            m.cylinder(x, y, 0, 0.71, 0.025, 0.04, "walnut", 8)
    m.cylinder(w / 2, d / 2, 0.755, 0.80, 0.10, 0.17, "ceramic", 18)
    for k in (-0.36, 0.0, 0.36) if w > 1.2 else (0.0,):
        x = w / 2 + k
        m.cylinder(x, d / 2, 1.58, 1.80, 0.15, 0.05, "brass", 22, False)
        m.cylinder(x, d / 2, 1.80, 2.9, 0.006, 0.006, "dark", 6)
        m.ball(x, d / 2, 1.64, 0.065, "lamp")


def chair(m, w, d, look):
    """The back stands on the side that the plan turns away from the table (`look['back']`: -1 low y, 1 high y)."""
    m.box(0.01, w - 0.01, 0.01, d - 0.01, 0.42, 0.48, look["accent"])
    y = d - 0.05 if look["back"] > 0 else 0.0
    m.box(0.02, w - 0.02, y, y + 0.05, 0.48, 0.86, look["accent"])
    for x in (0.04, w - 0.04):
        for q in (0.04, d - 0.04):
            m.cylinder(x, q, 0, 0.42, 0.013, 0.016, "dark", 6)


def counter(m, w, d, look):
    """Base and wall units along the wall at x = 0."""
    m.box(0, w - 0.03, 0, d, 0.10, 0.88, look["cabinet"])
    m.box(0, w, 0, d, 0.88, 0.92, "marble")
    m.box(0, 0.02, 0, d, 0.92, 1.48, look["splash"])
    m.box(0, 0.35, 0, d - 0.66, 1.48, 2.30, look["cabinet"])
    m.box(0.02, 0.33, 0.02, d - 0.68, 1.465, 1.48, "led")
    for k in range(1, max(2, round(d / 0.6))):
        y = d * k / max(2, round(d / 0.6))
        m.box(w - 0.031, w - 0.026, y - 0.004, y + 0.004, 0.12, 0.87, "dark")


def hob(m, w, d, look):
    m.box(0, w, 0, d, 0.92, 0.93, "screen")


def sink(m, w, d, look):
    m.box(0, w, 0, d, 0.915, 0.925, "chrome")
    m.cylinder(0.04, d / 2, 0.92, 1.20, 0.014, 0.014, "brass", 8)
    m.box(0.03, 0.22, d / 2 - 0.012, d / 2 + 0.012, 1.19, 1.21, "brass")


def fridge(m, w, d, look):
    m.box(0, w, 0, d, 0, 2.30, look["cabinet"])
    m.box(w, w + 0.005, 0.05, 0.07, 0.8, 1.6, "brass")


def island(m, w, d, look):
    m.box(0.05, w - 0.05, 0.05, d - 0.05, 0.0, 0.88, "walnut")
    m.box(0, w, 0, d, 0.88, 0.93, "marble")
    m.cylinder(w / 2, d * 0.3, 0.93, 1.0, 0.08, 0.16, look["accent"], 18)
    for k in (0.25, 0.75):
        m.cylinder(w + 0.22, d * k, 0.62, 0.66, 0.18, 0.18, look["second"], 16)
        m.cylinder(w + 0.22, d * k, 0, 0.62, 0.018, 0.018, "brass", 8)
        m.cylinder(w / 2, d * k, 1.75, 1.95, 0.12, 0.05, "brass", 18, False)
        m.cylinder(w / 2, d * k, 1.95, 2.9, 0.006, 0.006, "dark", 6)
        m.ball(w / 2, d * k, 1.8, 0.055, "lamp")


def rug(m, w, d, look):
    m.box(0, w, 0, d, 0.004, 0.018, "rug")


def tub(m, w, d, look):
    m.box(0, w, 0, d, 0, 0.56, "ceramic")
    m.box(0.08, w - 0.08, 0.08, d - 0.08, 0.50, 0.565, "cabinet light")
    m.box(0.09, w - 0.09, 0.09, d - 0.09, 0.562, 0.57, "towel")


def shower(m, w, d, look):
    m.box(0, w, 0, d, 0, 0.03, "ceramic")
    m.pane(0, w, d, 0.03, 2.1, "rail")
    m.cylinder(0.12, d / 2, 1.0, 2.15, 0.012, 0.012, "brass", 8)
    m.cylinder(0.32, d / 2, 2.13, 2.15, 0.13, 0.13, "brass", 18)


def basin(m, w, d, look):
    """A vanity on the wall at x = w, with a mirror above."""
    m.box(0.02, w, -0.12, d + 0.12, 0.45, 0.80, "walnut")
    m.box(0, w, -0.14, d + 0.14, 0.80, 0.84, "marble")
    m.cylinder(w * 0.45, d / 2, 0.84, 0.95, 0.15, 0.20, "ceramic", 22)
    m.box(w - 0.03, w - 0.012, -0.05, d + 0.05, 1.15, 2.05, "mirror")
    m.box(w - 0.02, w - 0.005, -0.08, d + 0.08, 1.12, 2.08, "led")
    m.cylinder(w - 0.09, d / 2, 0.84, 1.08, 0.012, 0.012, "brass", 8)


def toilet(m, w, d, look):
    m.box(w - 0.16, w, 0, d, 0.0, 1.05, "cabinet light")
    m.box(0.05, w - 0.16, 0.02, d - 0.02, 0.12, 0.42, "ceramic")


def stair(m, w, d, look):
    steps = 16
    for k in range(steps):
        m.box(0, w, d * k / steps, d * (k + 1) / steps, look["rise"] * k / steps, look["rise"] * (k + 1) / steps, "oak")


def shelf(m, w, d, look):
    m.box(0, w, 0, d, 0, 2.2, look["cabinet"])


PIECES = {"sofa": sofa, "armchair": armchair, "coffee": coffee, "tv": television, "bed": bed, "pillow": pillow, "bedside": bedside,
          "wardrobe": wardrobe, "table": table, "chair": chair, "counter": counter, "hob": hob, "sink": sink, "fridge": fridge,
          "island": island, "rug": rug, "tub": tub, "shower": shower, "basin": basin, "wc": toilet, "stair": stair, "shelf": shelf}
LOOKS = [
    {"sofa": "sofa", "accent": "rust", "second": "cream", "cover": "sofa", "cabinet": "cabinet", "splash": "marble"},
    {"sofa": "cream", "accent": "teal", "second": "ochre", "cover": "teal", "cabinet": "cabinet light", "splash": "zellige"},
    {"sofa": "sofa dark", "accent": "ochre", "second": "blush", "cover": "cream", "cabinet": "walnut", "splash": "marble"},
    {"sofa": "blush", "accent": "teal", "second": "sofa dark", "cover": "rust", "cabinet": "cabinet", "splash": "zellige"},
]


def furnish(mesh, furniture, z, look, rise=3.3):
    """Sets all pieces of one storey of a home at floor height z."""
    middle = lambda p: (sum(q[0] for q in p) / len(p), sum(q[1] for q in p) / len(p))
    tables = [middle(f["polygon"]) for f in furniture if f["kind"] == "table"]
    pillows = [middle(f["polygon"]) for f in furniture if f["kind"] == "pillow"]
    for item in furniture:
        make = PIECES.get(item["kind"])
        if not make:
            continue
        origin, u, v, w, d = axes_of(item["polygon"])
        style = {**look, "rise": rise, "head": True, "back": 1}
        cx, cy = middle(item["polygon"])
        if item["kind"] == "bed" and pillows:
            px, py = min(pillows, key=lambda p: math.dist(p, (cx, cy)))
            style["head"] = (px - cx) * u[0] + (py - cy) * u[1] > 0
        if item["kind"] == "chair" and tables:
            tx, ty = min(tables, key=lambda p: math.dist(p, (cx, cy)))
            style["back"] = 1 if (cx - tx) * v[0] + (cy - ty) * v[1] > 0 else -1
        mesh.place_axes((*origin, z), u, v)
        make(mesh, w, d, style)
    mesh.place()
