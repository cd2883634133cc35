"""The plot: pool court, sunken gardens, paths, parking, street, planting, people."""
import math
import random

from plan.geometry import bounds, centre, inside, near, offset, walk
from plan.solids import loop

from . import things
from .apartments import add_rail
from .grounds import paint
from .mesh import Mesh, instance
from .villas import add_pool

TREES = {"palm": 30.0, "olive": 46.0, "cypress": 9.0, "pine": 52.0}  # square metres a tree


def clear_of(site):
    """A test for points on which nothing foreign may stand."""
    x0, y0, x1, y1 = bounds(site["boundary"])
    sx0, sy0, sx1, sy1 = bounds(site["street"])

    def clear(x, y, margin):
        if margin > 10 and math.hypot(x, y - 24) < (x1 - x0) * 0.79:
            return True
        in_plot = x0 - margin - 6 < x < x1 + margin + 6 and y0 - margin - 4 < y < y1 + margin + 4
        return in_plot or (sy0 - margin - 3 < y < sy1 + margin + 3 and abs(x) < 700)
    return clear


def ground_regions(model):
    site = model["site"]
    x0, y0, x1, y1 = bounds(site["boundary"])
    sx0, sy0, sx1, sy1 = bounds(site["street"])
    wide = lambda y, z: [(-700, y), (700, y), (700, z), (-700, z)]
    regions = [(site["boundary"], "lawn"), (wide(sy0 - 2.6, sy1 + 2.6), "walk"), (wide(sy0, sy1), "asphalt"),
               (wide(y0 - 12, y0 - 5), "cobble")]
    regions += [(villa["terrace"], "walk") for villa in model["villas"]]
    regions += [(p, "cobble") for p in villa_paths(model)]
    regions += [pair for outer, field, surface in courts(model) for pair in ((outer, "walk"), (field, surface))]
    regions += [(p, "cobble") for p in site["parking"]] + [(p, "asphalt") for p in site["ramps"]]
    regions += [(p, "walk") for p in site["bays"]]
    regions += [(site["poolCourt"], "pave")] + [(p, "cobble") for p in site["paths"]] + [(site["deck"], "deck")]
    regions += [(p, None) for p in site["sunken"]] + [(site["pool"], None)]
    regions += [(villa["pool"], None) for villa in model["villas"]]
    body = next(level for level in model["apartments"]["levels"] if level["z0"] < -0.01)["body"]
    return regions + [(body, None)]


def ribbon_path(line, width):
    """A path of even width along a line."""
    left, right = [], []
    for k, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, k - 1)], line[min(len(line) - 1, k + 1)]
        length = math.dist((ax, ay), (bx, by)) or 1.0
        nx, ny = -(by - ay) / length * width / 2, (bx - ax) / length * width / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return left + right[::-1]


def curve(a, b, bow, steps=14):
    """Points from a to b that swing sideways by `bow` metres."""
    length = math.dist(a, b) or 1.0
    nx, ny = -(b[1] - a[1]) / length, (b[0] - a[0]) / length
    at = lambda t: bow * math.sin(t * math.pi)
    return [(a[0] + (b[0] - a[0]) * k / steps + nx * at(k / steps), a[1] + (b[1] - a[1]) * k / steps + ny * at(k / steps)) for k in range(steps + 1)]


def villa_paths(model):
    """A winding walk on either side of the court, with a branch to the back of every villa, and one through the olives."""
    x0, y0, x1, y1 = bounds(model["site"]["poolCourt"])
    south = bounds(model["site"]["boundary"])[1]
    out = []
    for side in (-1, 1):
        villas = sorted((v for v in model["villas"] if v["position"][0] * side > 0), key=lambda v: -v["position"][1])
        if not villas:
            continue
        spine = [(abs(v["position"][0]) - 16.0, v["position"][1] + 8.0) for v in villas]
        line = curve((side * (x1 - 0.5), 4.0), (side * spine[0][0], spine[0][1]), side * 3.0)
        for a, b in zip(spine, spine[1:]):
            line += curve((side * a[0], a[1]), (side * b[0], b[1]), side * 2.5)[1:]
        out.append(ribbon_path(line, 2.4))
        for (sx, sy), villa in zip(spine, villas):
            out.append(ribbon_path(curve((side * sx, sy), (villa["position"][0], villa["position"][1] + 1.6), side * -1.0, 8), 1.8))
        out.append(ribbon_path(curve((side * 2.0, (y0 + south) / 2), (side * spine[-1][0], spine[-1][1]), side * 5.0), 2.0))
    return out


def courts(model):
    """Ball courts on the lawns beside the building's ends: (outer, field) rectangles."""
    x0, y0, x1, y1 = bounds(model["apartments"]["levels"][0]["outline"])
    box = lambda cx, cy, w, d: [(cx - w / 2, cy - d / 2), (cx + w / 2, cy - d / 2), (cx + w / 2, cy + d / 2), (cx - w / 2, cy + d / 2)]
    return [(box(x1 + 19, y1 + 2, 20, 30), box(x1 + 19, y1 + 2, 10.9, 23.8), "clay court"), (box(x0 - 19, y1 + 2, 20, 30), box(x0 - 19, y1 + 2, 10.9, 23.8), "court")]


def add_courts(palette, model):
    """Lines, net and fence of the ball courts."""
    trim = Mesh(palette)
    for outer, field, _ in courts(model):
        for rect in (field, [(x * 0.75 + (field[0][0] + field[1][0]) / 2 * 0.25, y) for x, y in field]):
            for a, b in zip(rect, rect[1:] + rect[:1]):
                trim.beam(a, b, 0.08, 0.004, 0.012, "paint")
        x0, y0, x1, y1 = bounds(field)
        trim.beam((x0 - 0.6, (y0 + y1) / 2), (x1 + 0.6, (y0 + y1) / 2), 0.03, 0.1, 0.95, "canvas")
        for a, b in zip(outer, outer[1:] + outer[:1]):
            for (x, y), _ in walk([a, b], 2.5, closed=False):
                trim.cylinder(x, y, 0, 2.6, 0.03, 0.03, "dark", 5, False)
            for z in (0.1, 1.3, 2.56):
                trim.beam(a, b, 0.035, z, z + 0.04, "dark")
    trim.build("ball courts")


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
            if math.dist(a, b) < 6 and not any(near(loop(bridge), (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 0.2) for bridge in model["site"]["bridges"]):
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
    x, y = axis["at"][0] + out[0] * start + u[0] * axis["width"] * 0.48, axis["at"][1] + out[1] * start + u[1] * axis["width"] * 0.48
    flora.hedge((x, y), (x + out[0] * 4.2, y + out[1] * 4.2), floor, 1.15)
    cx, cy = axis["at"][0] + out[0] * (start + 1.2), axis["at"][1] + out[1] * (start + 1.2)
    things.chair(trim, cx - 0.6, cy, floor, 1, rng.choice(("cream", "sofa", "rust")))
    things.chair(trim, cx + 0.7, cy, floor, 1, "cream")


def add_court(palette, model, flora, rng):
    """Pool, loungers on the deck and along the pool, planters, café tables, lamps."""
    site = model["site"]
    shell, glass, trim = Mesh(palette), Mesh(palette), Mesh(palette)
    add_pool(shell, glass, site["pool"])
    court, pool = loop(site["poolCourt"]), loop(site["pool"])
    x0, y0, x1, y1 = bounds(site["deck"])
    bather = things.sunbather(palette)
    rows = [(x0 + 2.5, y0 + 2 + k * 2.1) for k in range(int((y1 - y0 - 3) / 2.1))] + [(x0 + 7.0, y0 + 2 + k * 2.1) for k in range(int((y1 - y0 - 3) / 2.1))]
    mirrored = [(-x, y) for x, y in rows]
    for k, (x, y) in enumerate(rows + [p for p in mirrored if inside(court, *p)]):
        if near(pool, x, y, 1.2):
            continue
        things.lounger(trim, x, y, 0.02, rng.random() < 0.45)
        if k % 2 == 0:
            things.parasol(trim, x + 0.9, y + 0.9, 0.0, 1.5)
        if rng.random() < 0.3:
            instance(bather, x, y, 0.36)
    for k in range(9):
        x, y = -15 + k * 3.7 + rng.uniform(-0.4, 0.4), 17.0 + rng.uniform(-1.5, 1.5)
        if inside(court, x, y) and not near(pool, x, y, 2.5):
            things.cafe_table(trim, x, y, 0.02, rng.choice(("cream", "rust", "teal")))
            if k % 2:
                things.parasol(trim, x, y, 0.0, 1.4)
    add_planters(trim, court, pool, flora, rng)
    for p, _ in walk(offset(court, -1.2), 9.0):
        things.lamp_post(trim, *p)
    for path in site["paths"]:
        for p, _ in walk(offset(loop(path), 0.8), 10.0):
            things.lamp_post(trim, *p, height=1.0)
    shell.build("court shell", 0.02)
    glass.build("court water")
    trim.build("court trim")


def add_planters(trim, court, pool, flora, rng):
    """Raised beds on the paving so that it is never a bare plain."""
    for x, y, w, d in ((-31, 15.5, 7, 2), (24, 15.5, 7, 2), (-8, 13.5, 5, 1.6), (8, 12.5, 5, 1.6), (30, 2, 2, 8), (-20, -18.5, 9, 2), (11, -18.5, 9, 2), (33, -12, 2.4, 6), (-25.6, -12, 2, 6)):
        if not (inside(court, x, y) and inside(court, x + w, y + d)) or near(pool, x + w / 2, y + d / 2, 2.2):
            continue
        trim.box(x, x + w, y, y + d, 0, 0.45, "sand")
        trim.box(x + 0.12, x + w - 0.12, y + 0.12, y + d - 0.12, 0.4, 0.47, "soil")
        for _ in range(int(w * d * 1.1)):
            flora.plant(rng.choice(("tuft", "tuft", "bush", "flower")), x + rng.uniform(0.3, w - 0.3), y + rng.uniform(0.3, d - 0.3), 0.42, rng.uniform(0.6, 1.0), rng=rng)
        if rng.random() < 0.75:
            flora.plant("tree", x + w / 2, y + d / 2, 0.4, 0.72, 3, rng)


def add_traffic(palette, model, rng):
    """Cars on the street and in the bays, road markings, kerbs, people."""
    site = model["site"]
    trim = Mesh(palette)
    car = things.car(palette)
    x0, y0, x1, y1 = bounds(site["street"])
    middle = (y0 + y1) / 2
    for k in range(-58, 58):
        trim.box(k * 12, k * 12 + 4, middle - 0.08, middle + 0.08, 0.005, 0.01, "paint")
    for y in (y0, y1):
        trim.box(-700, 700, y - 0.15, y + 0.15, -0.05, 0.12, "kerb")
    for k in range(26):
        instance(car, rng.uniform(-330, 330), middle - 2.2 if k % 2 else middle + 2.2, 0.01, 0 if k % 2 else math.pi)
    for bay in site["bays"]:
        bx0, by0, bx1, by1 = bounds(bay)
        trim.box(bx0 - 0.05, bx0 + 0.05, by0, by1, 0.005, 0.012, "paint")
        if rng.random() < 0.55:
            instance(car, (bx0 + bx1) / 2, (by0 + by1) / 2, 0.01, math.pi / 2 * rng.choice((1, -1)) + rng.uniform(-0.03, 0.03))
    trim.build("street")


def add_people(palette, model, rng):
    figures = [things.person(palette), things.person(palette, 0.22), things.person(palette, 0.1, True)]
    site = model["site"]
    court, pool = loop(site["poolCourt"]), loop(site["pool"])
    places = []
    x0, y0, x1, y1 = bounds(court)
    while len(places) < 38:
        x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
        if inside(court, x, y) and not near(pool, x, y, 0.8) and not any(near(loop(p), x, y, 0.5) for p in site["sunken"]):
            places.append((x, y))
    for path in site["paths"] + site["bridges"]:
        px0, py0, px1, py1 = bounds(path)
        places += [(rng.uniform(px0 + 0.4, px1 - 0.4), rng.uniform(py0 + 0.4, py1 - 0.4)) for _ in range(4)]
    px0, py0, px1, py1 = bounds(site["parking"][0])
    places += [(rng.uniform(px0, px1), rng.uniform(py0 + 5.5, py1 - 6)) for _ in range(9)]
    bx0, by0, bx1, _ = bounds(site["boundary"])
    places += [(rng.uniform(bx0, bx1), by0 - rng.uniform(6, 11)) for _ in range(16)]
    for k, (x, y) in enumerate(places):
        instance(figures[k % 3], x, y, 0.0, rng.uniform(0, 6.28), rng.uniform(0.94, 1.05))


def add_planting(model, flora, rng):
    """Trees by zone, then shrubs and flowers in drifts over the lawns, a hedge round the plot."""
    site = model["site"]
    hard = [loop(p) for p in site["sunken"] + site["paths"] + site["parking"] + site["ramps"] + villa_paths(model) + [outer for outer, _, _ in courts(model)] + [site["poolCourt"], site["deck"]]]
    homes = [offset(loop(v["floors"][0]["polygon"]), 2.5) for v in model["villas"]] + [offset(loop(v["terrace"]), 0.8) for v in model["villas"]]
    gardens = [loop(v["garden"]) for v in model["villas"]]
    body = offset(loop(model["apartments"]["levels"][0]["outline"]), 1.0)
    free = lambda x, y, r: not any(near(p, x, y, r) for p in hard + homes + gardens + [body])
    for zone in site["treeZones"]:
        x0, y0, x1, y1 = bounds(zone["polygon"])
        wanted = max(3, int((x1 - x0) * (y1 - y0) / TREES[zone["kind"]]))
        add_trees(zone, (x0, y0, x1, y1), wanted, model, flora, rng, free)
    x0, y0, x1, y1 = bounds(site["boundary"])
    for _ in range(190):
        cx, cy = rng.uniform(x0 + 3, x1 - 3), rng.uniform(y0 + 3, y1 - 14)
        kind = rng.choice(("bush", "flower", "tuft", "tuft", "bush"))
        for _ in range(rng.randint(4, 8)):
            x, y = cx + rng.gauss(0, 1.5), cy + rng.gauss(0, 1.0)
            if free(x, y, 0.5) and x0 + 1 < x < x1 - 1 and y0 + 1 < y < y1 - 14:
                flora.plant(kind, x, y, 0.0, rng.uniform(0.7, 1.4), rng=rng)
    for _ in range(95):
        x, y = rng.uniform(x0 + 3, x1 - 3), rng.uniform(y0 + 3, y1 - 15)
        if free(x, y, 2.4) and (abs(x) > 46 or y < -30):
            flora.plant("tree", x, y, 0.0, rng.uniform(0.7, 1.0), rng=rng)
    for a, b in (((x0 + 1, y0 + 1), (-4, y0 + 1)), ((4, y0 + 1), (x1 - 1, y0 + 1)), ((x0 + 1, y0 + 1), (x0 + 1, y1 - 13)), ((x1 - 1, y0 + 1), (x1 - 1, y1 - 13))):
        flora.hedge(a, b, 0.0, 1.2)
    for k in range(-16, 17):
        flora.plant("palm", k * 13.0 + rng.uniform(-1, 1), y0 - 13.5, -0.2, rng.uniform(0.95, 1.2), rng=rng)
    by = max(p[1] for p in body)
    for k in range(-6, 7):
        if abs(k) > 0 and free(k * 9.0, by + 12.5, 1.0):
            flora.plant("tree", k * 9.0, by + 12.5, 0.0, 0.7, rng.choice((0, 1, 3)), rng)
    sy = bounds(site["street"])[3]
    for k in range(-30, 31):
        flora.plant("tree", k * 11.0, sy + 4.2, 0.0, 0.75, rng.choice((0, 2)), rng)


def add_trees(zone, box, wanted, model, flora, rng, free):
    x0, y0, x1, y1 = box
    kind = zone["kind"]
    if kind == "cypress":
        for k in range(wanted):
            x = x0 + (x1 - x0) * (k + 0.5) / wanted
            if abs(x) > 5:
                flora.plant("cypress", x, (y0 + y1) / 2, 0.0, 0.62, rng=rng)
        return
    court = loop(model["site"]["poolCourt"])
    pool = loop(model["site"]["pool"])
    planted = tries = 0
    while planted < wanted and tries < wanted * 20:
        tries += 1
        x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
        ok = (inside(court, x, y) and not near(pool, x, y, 2.0) and abs(x) > 4) if kind == "palm" else free(x, y, 1.8)
        if ok:
            flora.plant({"olive": "tree", "palm": "palm", "pine": "pine"}[kind], x, y, 0.0, rng.uniform(0.75, 1.05), 3 if kind == "olive" and rng.random() < 0.65 else None, rng)
            planted += 1


def add_site(palette, model, flora, seed):
    rng = random.Random(seed)
    paint(palette, "ground", ground_regions(model))
    add_sunken(palette, model, flora, rng)
    add_court(palette, model, flora, rng)
    add_courts(palette, model)
    add_traffic(palette, model, rng)
    add_people(palette, model, rng)
    add_planting(model, flora, rng)
