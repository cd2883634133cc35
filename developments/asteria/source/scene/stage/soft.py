"""Upholstered pieces. See pieces.py for their frame."""


def sofa(m, w, d, look):
    """Its back is at x = 0."""
    cloth = look["sofa"]
    m.pad(0.04, w - 0.02, 0.03, d - 0.03, 0.12, 0.34, cloth, 0.12, 0.2)
    m.pad(0, 0.20, 0, d, 0.12, 0.76, cloth, 0.2, 0.25)
    for y in (0, d - 0.17):
        m.pad(0.02, w - 0.02, y, y + 0.17, 0.12, 0.58, cloth, 0.2, 0.25)
    seats = max(1, round((d - 0.36) / 0.85))
    for k in range(seats):
        y0, y1 = 0.18 + (d - 0.36) * k / seats, 0.18 + (d - 0.36) * (k + 1) / seats
        m.pad(0.19, w + 0.01, y0, y1, 0.31, 0.47, cloth, 0.16, 0.4)
        m.pad(0.16, 0.36, y0 + 0.01, y1 - 0.01, 0.44, 0.84, cloth, 0.3, 0.5)
    m.pad(0.33, 0.48, 0.22, 0.68, 0.46, 0.88, look["accent"], 0.55, 0.7)
    m.pad(0.34, 0.47, 0.50, 0.86, 0.46, 0.78, "linen", 0.55, 0.7)
    m.pad(0.33, 0.48, d - 0.70, d - 0.24, 0.46, 0.88, look["second"], 0.55, 0.7)
    for x in (0.12, w - 0.12):
        for y in (0.12, d - 0.12):
            m.cylinder(x, y, 0, 0.13, 0.014, 0.02, "dark", 8)


def armchair(m, w, d, look):
    cloth = look["second"]
    m.pad(0.06, w - 0.06, 0.10, d, 0.24, 0.44, cloth, 0.3, 0.4)
    m.pad(0.02, w - 0.02, 0.0, 0.18, 0.24, 0.80, cloth, 0.3, 0.35)
    for x in (0.0, w - 0.11):
        m.pad(x, x + 0.11, 0.02, d - 0.02, 0.22, 0.58, cloth, 0.3, 0.35)
    m.pad(w * 0.24, w * 0.76, 0.16, 0.30, 0.44, 0.76, look["accent"], 0.55, 0.7)
    for x in (0.10, w - 0.10):
        for y in (0.10, d - 0.10):
            m.cylinder(x, y, 0, 0.25, 0.012, 0.02, "walnut", 8)


def bed(m, w, d, look):
    """Length along x; the head is at the end that the plan's pillows show (`look['head']`)."""
    m.box(0.03, w - 0.03, 0.03, d - 0.03, 0.06, 0.28, "walnut")
    m.pad(0.0, w, 0.0, d, 0.26, 0.53, "linen", 0.08, 0.16)
    at_end = look["head"]
    x0, x1 = (-0.015, w * 0.70) if at_end else (w * 0.30, w + 0.015)
    m.cloth(x0, x1, 0, d, 0.555, 0.24, look["cover"])
    f0, f1 = (0.06, 0.64) if at_end else (w - 0.64, w - 0.06)
    m.cloth(f0, f1, -0.012, d + 0.012, 0.572, 0.17, look["accent"], wave=0.016)
    b0, b1 = (w * 0.62, w * 0.74) if at_end else (w * 0.26, w * 0.38)
    m.pad(b0, b1, -0.02, d + 0.02, 0.545, 0.60, "linen", 0.3, 0.6)
    headboard(m, w, d, look, at_end)
    for k in (0.25, 0.75) if d > 1.2 else (0.5,):
        s0, s1 = (w - 0.68, w - 0.52) if at_end else (0.52, 0.68)
        m.pad(s0, s1, d * k - 0.24, d * k + 0.24, 0.55, 0.90, look["accent"], 0.6, 0.75)


def headboard(m, w, d, look, at_end):
    """A headboard of upright cushions side by side, much wider than the bed."""
    width, count = d + 1.1, max(4, round((d + 1.1) / 0.27))
    for k in range(count):
        y0 = -0.55 + width * k / count
        x0, x1 = (w - 0.02, w + 0.07) if at_end else (-0.07, 0.02)
        m.pad(x0, x1, y0 + 0.003, y0 + width / count - 0.003, 0.10, 1.18, look["second"], 0.4, 0.14)


def pillow(m, w, d, look):
    m.pad(0.0, w, -0.02, d + 0.02, 0.53, 0.70, "linen", 0.45, 0.75)
    m.pad(w * 0.30, w + 0.02, 0.0, d, 0.64, 0.80, "linen", 0.45, 0.75)


def bedside(m, w, d, look):
    m.box(0, w, 0, d, 0.16, 0.46, "walnut")
    m.box(-0.006, w + 0.006, -0.006, d + 0.006, 0.44, 0.47, "marble")
    m.ball(w / 2, d / 2, 0.56, 0.09, look["accent"], 1.0, 20, 10)
    m.cylinder(w / 2, d / 2, 0.64, 0.70, 0.01, 0.01, "brass", 8)
    m.cylinder(w / 2, d / 2, 0.69, 0.90, 0.15, 0.12, "shade", 28, False)
    m.ball(w / 2, d / 2, 0.78, 0.05, "lamp")


def chair(m, w, d, look):
    """The back stands on the side that the plan turns away from the table (`look['back']`: -1 low y, 1 high y)."""
    m.pad(0.0, w, 0.0, d, 0.40, 0.49, look["accent"], 0.35, 0.5)
    y = d - 0.05 if look["back"] > 0 else -0.02
    m.pad(0.01, w - 0.01, y, y + 0.07, 0.52, 0.84, look["accent"], 0.3, 0.4)
    for x in (0.05, w - 0.05):
        m.cylinder(x, y + 0.035, 0.40, 0.60, 0.011, 0.011, "dark", 8)
        for q in (0.05, d - 0.05):
            m.cylinder(x, q, 0, 0.42, 0.010, 0.016, "dark", 8)


SOFT = {"sofa": sofa, "armchair": armchair, "bed": bed, "pillow": pillow, "bedside": bedside, "chair": chair}
