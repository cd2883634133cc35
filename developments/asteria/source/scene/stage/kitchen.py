"""The units of a kitchen. See pieces.py for the frame of the pieces."""


def counter(m, w, d, look):
    """Base and wall units along the wall at x = 0."""
    front = look["cabinet"]
    m.box(0, w - 0.06, 0, d, 0.0, 0.10, "dark")
    m.box(0, w - 0.03, 0, d, 0.10, 0.85, front)
    m.box(0, w, -0.01, d, 0.87, 0.91, "marble")
    m.box(0, w - 0.05, 0, d, 0.85, 0.87, "dark")
    m.box(0, 0.02, 0, d, 0.91, 1.46, look["splash"])
    high = d - 0.66
    m.box(0, 0.35, 0, high, 1.46, 2.28, front)
    m.box(0.28, 0.32, 0.02, high - 0.02, 1.452, 1.46, "led")
    units = max(2, round(d / 0.6))
    for k in range(1, units):
        m.box(w - 0.031, w - 0.027, d * k / units - 0.003, d * k / units + 0.003, 0.11, 0.85, "dark")
    above = max(2, round(high / 0.6))
    for k in range(1, above):
        m.box(0.349, 0.352, high * k / above - 0.003, high * k / above + 0.003, 1.47, 2.27, "dark")
    if m.fine and high > 1.2:
        on_the_worktop(m, high, look)


def on_the_worktop(m, high, look):
    m.cylinder(0.16, high * 0.62, 0.91, 1.13, 0.055, 0.05, "ceramic", 20)
    m.cylinder(0.20, high * 0.62 + 0.16, 0.91, 1.05, 0.045, 0.045, look["accent"], 20)
    m.box(0.06, 0.09, high * 0.62 - 0.42, high * 0.62 - 0.14, 0.91, 1.27, "oak")
    m.bowl(0.30, high * 0.62 - 0.24, 0.91, 0.97, 0.06, 0.11, "ceramic")
    for dx, dy in ((0.0, 0.0), (0.06, 0.03), (-0.04, 0.05)):
        m.ball(0.30 + dx, high * 0.62 - 0.26 + dy, 0.985, 0.042, "lemon")


def hob(m, w, d, look):
    m.box(0, w, 0, d, 0.91, 0.917, "screen")


def sink(m, w, d, look):
    m.box(0.02, w - 0.02, 0, d, 0.905, 0.914, "chrome")
    m.box(0.05, w - 0.05, 0.03, d - 0.03, 0.906, 0.9145, "dark")
    m.cylinder(0.0, d / 2, 0.91, 1.22, 0.014, 0.014, "brass", 12)
    m.box(0.0, 0.20, d / 2 - 0.011, d / 2 + 0.011, 1.20, 1.222, "brass")
    m.cylinder(0.19, d / 2, 1.14, 1.21, 0.011, 0.011, "brass", 12)


def fridge(m, w, d, look):
    """A tall unit: the built-in refrigerator, with an oven beside it if the unit is wide."""
    m.box(0, w, 0, d, 0, 2.28, look["cabinet"])
    m.box(w, w + 0.004, 0.004, d - 0.004, 1.08, 1.085, "dark")
    m.box(w, w + 0.012, 0.05, 0.065, 1.15, 1.75, "brass")
    m.box(w, w + 0.012, 0.05, 0.065, 0.45, 1.02, "brass")


def island(m, w, d, look):
    m.box(0.06, w - 0.06, 0.06, d - 0.06, 0.0, 0.10, "dark")
    m.box(0.04, w - 0.04, 0.04, d - 0.04, 0.10, 0.87, "walnut")
    m.box(0, w, 0, d, 0.87, 0.91, "marble")
    for y in (0, d - 0.03):
        m.box(0, w, y, y + 0.03, 0.0, 0.87, "marble")
    m.bowl(w / 2, d * 0.28, 0.91, 0.97, 0.09, 0.17, "ceramic")
    for dx, dy in ((0.0, 0.0), (0.08, 0.04), (-0.06, 0.06), (0.02, -0.07)):
        m.ball(w / 2 + dx, d * 0.28 + dy, 0.985, 0.045, "lemon")
    m.cylinder(w / 2, d * 0.68, 0.91, 1.12, 0.05, 0.035, look["accent"], 20)
    for k in (0.25, 0.75):
        stool(m, w + 0.22, d * k, look)
        m.ball(w / 2, d * k, 1.86, 0.11, "opal", 1.0, 24, 14)
        m.cylinder(w / 2, d * k, 1.96, 2.0, 0.03, 0.03, "brass", 14)
        m.cylinder(w / 2, d * k, 2.0, 2.98, 0.004, 0.004, "dark", 6)


def stool(m, x, y, look):
    m.pad(x - 0.18, x + 0.18, y - 0.18, y + 0.18, 0.60, 0.69, look["second"], 0.8, 0.5)
    for dx in (-0.12, 0.12):
        for dy in (-0.12, 0.12):
            m.cylinder(x + dx, y + dy, 0, 0.62, 0.010, 0.012, "dark", 8)
    m.box(x - 0.13, x + 0.13, y - 0.13, y - 0.115, 0.22, 0.235, "brass")
    m.box(x - 0.13, x + 0.13, y + 0.115, y + 0.13, 0.22, 0.235, "brass")


KITCHEN = {"counter": counter, "hob": hob, "sink": sink, "fridge": fridge, "island": island}
