"""The pool court and the ball courts: water, loungers, planters, lamps, people."""
import math
import random

from plan.geometry import bounds, inside, near, offset, walk
from plan.layout import court_lamps, courts, street_lamps
from plan.solids import loop

from . import people, things
from .mesh import Mesh, instance
from .villas import add_pool

BEDS = (
    (-31, 15.5, 7, 2),
    (24, 15.5, 7, 2),
    (-8, 13.5, 5, 1.6),
    (8, 12.5, 5, 1.6),
    (30, 2, 2, 8),
    (-20, -18.5, 9, 2),
    (11, -18.5, 9, 2),
    (-25.6, -12, 2, 6),
)
"""Raised beds on the court: x, y, width, depth in metres."""


def add_court(palette, model, flora, rng):
    """Pool, loungers on the deck and along the pool, planters, café tables, lamps."""
    site = model["site"]
    shell, glass, trim = Mesh(palette), Mesh(palette), Mesh(palette, fine=True)
    add_pool(shell, glass, site["pool"])
    court, pool = loop(site["poolCourt"]), loop(site["pool"])
    x0, y0, x1, y1 = bounds(site["deck"])
    bather = people.sunbather(palette)
    rows = [(x0 + 2.5, y0 + 2 + k * 2.1) for k in range(int((y1 - y0 - 3) / 2.1))] + [
        (x0 + 7.0, y0 + 2 + k * 2.1) for k in range(int((y1 - y0 - 3) / 2.1))
    ]
    for k, (x, y) in enumerate(rows):
        things.lounger(trim, x, y, 0.02, rng.random() < 0.45)
        if k % 2 == 0:
            things.parasol(trim, x + 0.9, y + 0.9, 0.0, 1.5)
        if rng.random() < 0.12:
            instance(bather, x, y, 0.36)
    for k in range(9):
        x, y = -15 + k * 3.7 + rng.uniform(-0.4, 0.4), 17.0 + rng.uniform(-1.5, 1.5)
        if inside(court, x, y) and not near(pool, x, y, 2.5):
            things.cafe_table(trim, x, y, 0.02, rng.choice(("cream", "rust", "teal")))
            if k % 2:
                things.parasol(trim, x, y, 0.0, 1.4)
    add_planters(trim, court, pool, flora, rng)
    add_waterside(trim, court, pool, loop(site["deck"]))
    for p in court_lamps(model):
        things.lamp_post(trim, *p)
    for p in street_lamps(model):
        things.lamp_post(trim, *p, height=7.0)
    for path in site["paths"]:
        for p, _ in walk(offset(loop(path), 0.8), 10.0):
            things.lamp_post(trim, *p, height=1.0)
    shell.build("court shell", 0.02)
    glass.build("court water")
    trim.build("court trim")


def add_planters(trim, court, pool, flora, rng):
    """Raised beds, so that the paving is not empty."""
    for x, y, w, d in BEDS:
        if not (inside(court, x, y) and inside(court, x + w, y + d)) or near(pool, x + w / 2, y + d / 2, 2.2):
            continue
        trim.box(x, x + w, y, y + d, 0, 0.45, "sand")
        trim.box(x + 0.12, x + w - 0.12, y + 0.12, y + d - 0.12, 0.4, 0.47, "soil")
        for _ in range(int(w * d * 1.1)):
            flora.plant(
                rng.choice(("tuft", "tuft", "bush", "flower")),
                x + rng.uniform(0.3, w - 0.3),
                y + rng.uniform(0.3, d - 0.3),
                0.42,
                rng.uniform(0.6, 1.0),
                rng=rng,
            )
        if rng.random() < 0.75:
            flora.plant("olive tree", x + w / 2, y + d / 2, 0.4, 0.72, rng=rng)


def add_waterside(trim, court, pool, deck):
    """Loungers in groups of four along the water, two to a parasol, and cabanas on the east side; the path around
    the pool stays free."""
    rng = random.Random(5)
    paved = (
        lambda x, y: inside(court, x, y) and not near(deck, x, y, 1.5) and not any(in_bed(x, y, bed) for bed in BEDS)
    )
    for k, ((x, y), (dx, dy)) in enumerate(walk(offset(pool, 2.4), 1.15)):
        if k % 9 > 3 or not paved(x, y) or not paved(x + dy * 1.6, y - dx * 1.6):
            continue
        trim.place(x, y, 0.0, math.atan2(dy, dx) + math.pi)
        things.lounger(trim, 0.0, 0.0, 0.02, rng.random() < 0.4)
        if k % 9 in (1, 3):
            things.parasol(trim, 0.58, 0.9, 0.0, 1.35)
    trim.place()
    x1 = bounds(court)[2]
    for y in (-9.0, -4.5, 0.0, 4.5, 9.0, 13.5):
        x = x1 - 3.4 - max(0.0, y - 8.0) * 0.25
        if all(inside(court, x + px, y + py) for px in (-1.8, 1.8) for py in (-1.8, 1.8)):
            things.cabana(trim, x, y, 0.0, -math.pi / 2, rng.choice(("teal", "rust")))


def in_bed(x, y, bed, margin=0.7):
    bx, by, w, d = bed
    return bx - margin < x < bx + w + margin and by - margin < y < by + d + margin


def add_courts(palette, model):
    """Lines, net and fence of the ball courts."""
    trim = Mesh(palette)
    for outer, field, _ in courts(model):
        add_lines(trim, field)
        add_net(trim, field)
        for a, b in zip(outer, outer[1:] + outer[:1]):
            for (x, y), _ in walk([a, b], 2.5, closed=False):
                trim.cylinder(x, y, 0, 2.6, 0.03, 0.03, "dark", 5, False)
            for z in (0.1, 1.3, 2.56):
                trim.beam(a, b, 0.035, z, z + 0.04, "dark")
    trim.build("ball courts")


def add_lines(trim, field):
    """The lines of a tennis court for doubles. Those across lie a little higher: faces that coincide would render
    black."""
    x0, y0, x1, y1 = bounds(field)
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2
    aisle, service = 1.37, 6.4  # metres
    along = [((x, y0), (x, y1)) for x in (x0, x0 + aisle, x1 - aisle, x1)] + [((mx, my - service), (mx, my + service))]
    across = [((x0, y), (x1, y)) for y in (y0, y1)] + [
        ((x0 + aisle, y), (x1 - aisle, y)) for y in (my - service, my + service)
    ]
    for lines, top in ((along, 0.010), (across, 0.012)):
        for a, b in lines:
            trim.beam(a, b, 0.07, 0.004, top, "paint")


def add_net(trim, field):
    """A dark net with a white band along its top, between two posts."""
    x0, y0, x1, y1 = bounds(field)
    y = (y0 + y1) / 2
    left, right = (x0 - 0.6, y), (x1 + 0.6, y)
    for z in (0.1, 0.22, 0.34, 0.46, 0.58, 0.70, 0.82):
        trim.beam(left, right, 0.008, z, z + 0.008, "dark")
    for (x, _), _ in walk([left, right], 0.12, closed=False):
        trim.cylinder(x, y, 0.05, 0.88, 0.004, 0.004, "dark", 4, False)
    trim.beam(left, right, 0.03, 0.86, 0.92, "canvas")
    for x, _ in (left, right):
        trim.cylinder(x, y, 0, 1.02, 0.04, 0.04, "dark", 8)


def add_people(palette, model, rng):
    figures = people.crowd(palette)
    site = model["site"]
    court, pool = loop(site["poolCourt"]), loop(site["pool"])
    places = []
    x0, y0, x1, y1 = bounds(court)
    while len(places) < 11:
        x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
        if (
            inside(court, x, y)
            and not near(pool, x, y, 0.8)
            and not any(near(loop(p), x, y, 0.5) for p in site["sunken"])
        ):
            places.append((x, y))
    for path in site["paths"] + site["bridges"]:
        px0, py0, px1, py1 = bounds(path)
        places += [(rng.uniform(px0 + 0.4, px1 - 0.4), rng.uniform(py0 + 0.4, py1 - 0.4)) for _ in range(1)]
    for k, (x, y) in enumerate(places):
        instance(figures[k % len(figures)], x, y, 0.0, rng.uniform(0, 6.28), rng.uniform(0.94, 1.05))
