"""Furniture that fits the rectangles of the plans. In the frame of a piece, x runs from 0 to w and y from 0 to d."""
import math

from plan.home import pendant_places

from .bathroom import BATHROOM
from .houseplants import sprig
from .kitchen import KITCHEN
from .soft import SOFT


def axes_of(polygon):
    """Origin, unit axes and size of a four-sided piece: first edge along x, last point along y."""
    a, b, c = polygon[0], polygon[len(polygon) // 2 - 1], polygon[-1]
    w, d = math.dist(a, b), math.dist(a, c)
    u = ((b[0] - a[0]) / w, (b[1] - a[1]) / w)
    v = ((c[0] - a[0]) / d, (c[1] - a[1]) / d)
    return a, u, v, w, d


def coffee(m, w, d, look):
    r = min(w, d) * 0.62
    m.cylinder(w / 2, d / 2, 0.33, 0.36, r, r, "marble", 48)
    m.cylinder(w / 2, d / 2, 0.0, 0.33, r * 0.42, r * 0.42, "dark", 32)
    m.cylinder(w / 2 + 0.12, d / 2 + 0.1, 0.36, 0.50, 0.045, 0.075, look["accent"], 24)
    for k, cover in enumerate(("paper", look["second"])):
        m.box(
            w / 2 - 0.22,
            w / 2 + 0.02 - k * 0.03,
            d / 2 - 0.2,
            d / 2 - k * 0.04,
            0.36 + k * 0.022,
            0.38 + k * 0.022,
            cover,
        )


def television(m, w, d, look):
    """A low cabinet with a screen on the wall at x = w, with vertical slats behind it in pictures from inside."""
    m.box(w * 0.1, w, -0.35, d + 0.35, 0.20, 0.46, "walnut")
    if m.fine:
        count = round((d + 1.0) / 0.055)
        for k in range(count):
            y = -0.5 + (d + 1.0) * k / count
            m.box(w - 0.028, w, y, y + 0.034, 0.0, look["ceiling"], "slat")
    m.box(w - 0.07, w - 0.03, 0.08, d - 0.08, 0.84, 0.84 + (d - 0.16) * 0.5625, "screen")
    m.ball(w * 0.55, d + 0.18, 0.56, 0.10, look["accent"], 1.0, 24, 12)
    m.cylinder(w * 0.55, -0.18, 0.46, 0.70, 0.055, 0.08, "ceramic", 24)
    m.box(w * 0.35, w * 0.75, 0.10, 0.34, 0.46, 0.50, "paper")


def wardrobe(m, w, d, look):
    """Fitted doors up to a shadow gap; tall slim handles."""
    m.box(0, w, 0, d, 0.0, 0.07, "dark")
    m.box(0, w, 0, d, 0.07, 2.50, look["cabinet"])
    long = d >= w
    doors = max(1, round(max(w, d) / 0.5))
    for k in range(doors):
        a, b = max(w, d) * k / doors, max(w, d) * (k + 1) / doors
        grip = b - 0.05 if k % 2 == 0 else a + 0.035
        for side in (0.0, min(w, d)):
            out = 0.014 if side else -0.014
            low, high = min(side, side + out), max(side, side + out)
            near, far = min(side, side + out * 0.3), max(side, side + out * 0.3)
            if long:
                m.box(low, high, grip, grip + 0.014, 0.85, 1.55, "brass")
                m.box(near, far, b - 0.003, b + 0.003, 0.09, 2.49, "dark")
            else:
                m.box(grip, grip + 0.014, low, high, 0.85, 1.55, "brass")
                m.box(b - 0.003, b + 0.003, near, far, 0.09, 2.49, "dark")


def table(m, w, d, look):
    m.box(0, w, 0, d, 0.72, 0.75, "walnut")
    m.box(0.14, w - 0.14, 0.12, d - 0.12, 0.66, 0.72, "walnut")
    for x in (0.12, w - 0.12):
        for y in (0.10, d - 0.10):
            m.cylinder(x, y, 0, 0.72, 0.018, 0.035, "walnut", 14)
    m.bowl(w / 2, d / 2, 0.75, 0.80, 0.09, 0.17, "ceramic")
    m.cylinder(w / 2 - 0.34, d / 2 + 0.05, 0.75, 0.99, 0.05, 0.035, look["second"], 24)
    if m.fine:
        sprig(m, w / 2 - 0.34, d / 2 + 0.05, 0.98, 0.34, 9)
    for k in pendant_places(w):
        x = w / 2 + k
        m.cylinder(x, d / 2, 1.62, 1.84, 0.13, 0.03, "brass", 32, False)
        m.cylinder(x, d / 2, 1.84, look["ceiling"], 0.004, 0.004, "dark", 6)
        m.ball(x, d / 2, 1.67, 0.05, "lamp")


def rug(m, w, d, look):
    m.box(0, w, 0, d, 0.004, 0.018, "rug")


def stair(m, w, d, look):
    """Treads between two walls of glass, each on its own riser."""
    steps, rise = 17, look["rise"]
    for k in range(steps):
        y0, y1, top = d * k / steps, d * (k + 1) / steps, rise * (k + 1) / steps
        m.box(0.0, w, y0 - 0.02, y1, top - 0.04, top, "oak")
        m.box(0.03, w - 0.03, y1 - 0.02, y1, max(0.0, top - 0.02), top + rise / steps - 0.03, "inner ceiling")
        m.box(0.03, w - 0.03, y0, y1, max(0.0, top - rise / steps - 0.22), top - 0.04, "inner ceiling")


def shelf(m, w, d, look):
    m.box(0, w, 0, d, 0, 2.2, look["cabinet"])


def floor_lamp(m, x, y):
    m.cylinder(x, y, 0.0, 0.02, 0.14, 0.14, "brass", 32)
    m.cylinder(x, y, 0.02, 1.42, 0.010, 0.010, "brass", 10)
    m.cylinder(x, y, 1.32, 1.62, 0.21, 0.15, "shade", 40, False)
    m.ball(x, y, 1.45, 0.06, "lamp")


PIECES = {
    **SOFT,
    **KITCHEN,
    **BATHROOM,
    "coffee": coffee,
    "tv": television,
    "wardrobe": wardrobe,
    "table": table,
    "rug": rug,
    "stair": stair,
    "shelf": shelf,
}
LOOKS = [
    {"sofa": "sofa", "accent": "rust", "second": "cream", "cover": "cream", "cabinet": "cabinet", "splash": "marble"},
    {
        "sofa": "cream",
        "accent": "sage",
        "second": "sofa",
        "cover": "sage",
        "cabinet": "cabinet light",
        "splash": "kit kat",
    },
    {
        "sofa": "sofa dark",
        "accent": "ochre",
        "second": "cream",
        "cover": "sofa",
        "cabinet": "walnut",
        "splash": "marble",
    },
    {"sofa": "sage", "accent": "blush", "second": "cream", "cover": "blush", "cabinet": "cabinet", "splash": "kit kat"},
]


def furnish(mesh, furniture, z, look, rise=3.3):
    """Places all pieces of one storey of a home at floor height z."""
    middle = lambda p: (sum(q[0] for q in p) / len(p), sum(q[1] for q in p) / len(p))
    tables = [middle(f["polygon"]) for f in furniture if f["kind"] == "table"]
    pillows = [middle(f["polygon"]) for f in furniture if f["kind"] == "pillow"]
    for item in furniture:
        make = PIECES.get(item["kind"])
        if not make:
            continue
        origin, u, v, w, d = axes_of(item["polygon"])
        style = {
            **look,
            "rise": rise,
            "ceiling": rise - 0.34,
            "head": True,
            "back": 1,
        }  # the ceiling hangs a slab and its lining lower than the next floor
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
