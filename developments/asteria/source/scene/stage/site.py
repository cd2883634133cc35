"""The plot: ground, sunken gardens, street and parking. Other modules build the rest."""
import math
import random

from plan.geometry import bounds, near, offset, walk
from plan.layout import ground_regions, lanes, planted
from plan.solids import loop

from . import things
from .cars import cars
from .rail import add_rail
from .court import add_court, add_courts, add_people
from .grounds import paint
from .mesh import Mesh, instance
from .planting import add_planting


def add_sunken(palette, model, flora, rng):
    """Garden terraces below the ground: retaining walls, lawn, shrubs along the wall."""
    floor = min(level["z0"] for level in model["apartments"]["levels"])
    shell, glass, trim = Mesh(palette), Mesh(palette), Mesh(palette)
    body = loop(next(level for level in model["apartments"]["levels"] if level["z0"] < -0.01)["body"])
    regions = [(p, "lawn") for p in model["site"]["sunken"]]
    gardens = [u for level in model["apartments"]["levels"] if level["z0"] < -0.01 for u in level["units"]]
    regions += [(u["terrace"], "walk") for u in gardens if u.get("terrace")]
    paint(palette, "sunken gardens", regions, floor)
    for pit in model["site"]["sunken"]:
        outline = loop(pit)
        shell.ribbon(outline, floor, 0.0, "sand", smooth=False)
        for (x, y), _ in walk(offset(outline, -0.9), 1.6):
            if not near(body, x, y, 2.6):
                flora.plant(rng.choice(("bush", "bush", "flower", "tuft")), x, y, floor, rng.uniform(0.8, 1.4), rng=rng)
        line = [p for p in outline if not near(body, *p, 1.0)]
        for a, b in zip(line, line[1:]):
            if math.dist(a, b) < 6 and not any(
                near(loop(bridge), (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 0.2) for bridge in model["site"]["bridges"]
            ):
                add_rail(trim, glass, [a, b], 0.0, closed=False)
    for unit in gardens:
        add_garden_divider(shell, trim, unit, floor, flora, rng)
    for bridge in model["site"]["bridges"]:
        shell.prism(loop(bridge), -0.35, 0.02, "slab", top="pave")
        edge = loop(bridge)
        for a, b in zip(edge, edge[1:] + edge[:1]):
            if abs(a[1] - b[1]) > abs(a[0] - b[0]):
                add_rail(trim, glass, [a, b], 0.0, closed=False)
    shell.build("retaining walls", 0.02)
    glass.build("garden rails")
    trim.build("garden trim")


def add_garden_divider(shell, trim, unit, floor, flora, rng):
    axis = unit["axis"]
    length = math.hypot(*axis["towards"]) or 1.0
    out = (axis["towards"][0] / length, axis["towards"][1] / length)
    u = (-out[1], out[0])
    start = axis["depth"] + 0.3
    aside = axis["width"] * 0.48
    x = axis["at"][0] + out[0] * start + u[0] * aside
    y = axis["at"][1] + out[1] * start + u[1] * aside
    flora.hedge((x, y), (x + out[0] * 4.2, y + out[1] * 4.2), floor, 1.15)
    cx, cy = axis["at"][0] + out[0] * (start + 1.2), axis["at"][1] + out[1] * (start + 1.2)
    things.chair(trim, cx - 0.6, cy, floor, 1, rng.choice(("cream", "sofa", "rust")))
    things.chair(trim, cx + 0.7, cy, floor, 1, "cream")


def add_traffic(palette, model, rng):
    """Cars on the street and in the bays, road markings, kerbs, people."""
    site = model["site"]
    trim = Mesh(palette)
    choice = cars(palette)
    x0, y0, x1, y1 = bounds(site["street"])
    middle = (y0 + y1) / 2
    for k in range(-58, 58):
        trim.box(k * 12, k * 12 + 4, middle - 0.08, middle + 0.08, 0.005, 0.01, "paint")
    for y in (y0, y1):
        trim.box(-700, 700, y - 0.15, y + 0.15, -0.05, 0.12, "kerb")
    for lane, heading in ((-2.2, 0), (2.2, math.pi)):
        for k in range(-9, 10):
            instance(rng.choice(choice), k * 36.0 + rng.uniform(-11.0, 11.0), middle + lane, 0.01, heading)
    for outer, carriage in lanes(model):
        for line in (outer, carriage):
            for a, b in zip(line, line[1:] + line[:1]):
                if not same_line(a, b, carriage if line is outer else outer):
                    trim.beam(a, b, 0.18, -0.05, 0.10, "kerb")
    for k, bay in enumerate(site["bays"]):
        bx0, by0, bx1, by1 = bounds(bay)
        if planted(k):
            continue
        trim.box(bx0 - 0.05, bx0 + 0.05, by0, by1, 0.005, 0.012, "paint")
        if rng.random() < 0.62:
            instance(rng.choice(choice), (bx0 + bx1) / 2, (by0 + by1) / 2, 0.01, math.pi / 2 * rng.choice((1, -1)))
    trim.build("street")


def same_line(a, b, other):
    """Whether an edge lies on an edge of another rectangle, where no kerb runs."""
    x0, y0, x1, y1 = bounds(other)
    return (a[0] == b[0] and a[0] in (x0, x1)) or (a[1] == b[1] and a[1] in (y0, y1))


def add_parking(palette, model, flora, rng):
    """Beds with trees between the bays, and pergolas with climbers over the bays."""
    site, frames = model["site"], Mesh(palette)
    runs, run = [], []
    for row in (0, 1):
        for k in range(row, len(site["bays"]), 2):
            x0, y0, x1, y1 = bounds(site["bays"][k])
            if planted(k):
                for a, b in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
                    frames.beam(a, b, 0.14, 0.0, 0.14, "kerb")
                flora.plant(
                    rng.choice(("tree", "street tree", "tree")),
                    (x0 + x1) / 2,
                    (y0 + y1) / 2,
                    0.0,
                    rng.uniform(0.72, 0.9),
                    rng=rng,
                )
                for _ in range(9):
                    flora.plant(
                        rng.choice(("cover", "cover", "tuft")),
                        rng.uniform(x0 + 0.4, x1 - 0.4),
                        rng.uniform(y0 + 0.4, y1 - 0.4),
                        0.05,
                        rng.uniform(0.6, 0.9),
                        rng=rng,
                    )
            if planted(k) or (run and x0 - run[2] > 1.0):
                runs, run = runs + ([run] if run else []), []
            if not planted(k):
                run = [run[0] if run else x0, y0, x1, y1]
        runs, run = runs + ([run] if run else []), []
    for x0, y0, x1, y1 in runs:
        add_shade(frames, x0 + 0.1, y0 + 0.2, x1 - 0.1, y1 - 0.4, flora, rng)
    frames.build("parking", 0.01)


def add_shade(mesh, x0, y0, x1, y1, flora, rng, z=2.75):
    posts = max(1, round((x1 - x0) / 5.2))
    for k in range(posts + 1):
        x = x0 + (x1 - x0) * k / posts
        for y in (y0 + 0.3, y1 - 0.3):
            mesh.box(x - 0.06, x + 0.06, y - 0.06, y + 0.06, 0.0, z, "dark")
        mesh.box(x - 0.05, x + 0.05, y0, y1, z, z + 0.18, "dark")
    count = int((y1 - y0) / 0.2)
    for k in range(count + 1):
        y = y0 + (y1 - y0) * k / count
        mesh.box(x0 - 0.2, x1 + 0.2, y - 0.03, y + 0.03, z + 0.18, z + 0.27, "timber")
    for _ in range(int((x1 - x0) * 1.1)):
        flora.plant(
            rng.choice(("cover", "cover", "cover", "flower")),
            rng.uniform(x0, x1),
            rng.uniform(y0, y1),
            z + 0.22,
            rng.uniform(0.75, 1.05),
            rng=rng,
        )


def add_site(palette, model, flora, seed):
    rng = random.Random(seed)
    paint(palette, "ground", ground_regions(model))
    add_sunken(palette, model, flora, rng)
    add_court(palette, model, flora, rng)
    add_courts(palette, model)
    add_traffic(palette, model, rng)
    add_parking(palette, model, flora, rng)
    add_people(palette, model, rng)
    add_planting(model, flora, rng)
