"""Trees by zone, layered borders along walls and hedges, shrubs and ground cover in drifts, street trees."""
import math

from plan.geometry import bounds, inside, near, offset, walk
from plan.layout import courts, path_joins, villa_paths
from plan.solids import loop
from plan.views import before_the_front, turn_radius

SPACE = {"palm": 95.0, "olive": 52.0, "cypress": 7.0, "pine": 62.0}  # square metres a tree
SPECIES = {
    "olive": ("olive tree", "olive tree", "olive tree", "olive tree", "street tree", "jacaranda"),
    "palm": ("palm", "palm", "street tree"),
    "pine": ("pine", "pine", "pine", "olive tree", "cypress"),
}
CAMERA_AISLE = 38.0  # metres on both sides of the turn's cameras without tall trees


def add_planting(model, flora, rng):
    site = model["site"]
    hard = [
        loop(p)
        for p in site["sunken"]
        + site["paths"]
        + path_joins(model)
        + site["parking"]
        + site["ramps"]
        + villa_paths(model)
        + [outer for outer, _, _ in courts(model)]
        + [site["poolCourt"], site["deck"]]
    ]
    homes = [offset(loop(v["floors"][0]["polygon"]), 2.5) for v in model["villas"]] + [
        offset(loop(v["terrace"]), 0.8) for v in model["villas"]
    ]
    gardens = [loop(v["garden"]) for v in model["villas"]]
    body = offset(loop(model["apartments"]["levels"][0]["outline"]), 1.0)
    free = lambda x, y, r: not any(near(p, x, y, r) for p in hard + homes + gardens + [body])
    for zone in site["treeZones"]:
        box = bounds(zone["polygon"])
        wanted = max(3, int((box[2] - box[0]) * (box[3] - box[1]) / SPACE[zone["kind"]]))
        add_trees(zone, box, wanted, model, flora, rng, free)
    add_drifts(model, flora, rng, free)
    add_borders(model, flora, rng, free)
    add_scattered_trees(model, flora, rng, free)
    add_hedges(model, flora, rng)
    add_street_trees(model, flora, rng, body, free)


def before_the_court(model, x, y):
    """Whether a tall tree here would stand between the turn's cameras in the south and the court."""
    return y < -18.0 and abs(x) < bounds(model["site"]["poolCourt"])[2] + 4.0


def aisle(model, x, y):
    """How far a place is from the circle of the turn's cameras."""
    x0, y0, x1, y1 = bounds(model["apartments"]["levels"][0]["outline"])
    return abs(math.hypot(x - (x0 + x1) / 2, y - ((y0 + y1) / 2 - 13.0)) - turn_radius(model))


def add_drifts(model, flora, rng, free):
    """Each drift is of one kind and a second one that edges it, on ground cover."""
    x0, y0, x1, y1 = bounds(model["site"]["boundary"])
    for _ in range(170):
        cx, cy = rng.uniform(x0 + 3, x1 - 3), rng.uniform(y0 + 3, y1 - 14)
        tall, low = rng.choice(
            (("bush", "cover"), ("tuft", "cover"), ("flower", "tuft"), ("bush", "tuft"), ("tuft", "tuft"))
        )
        shade, turn = rng.randrange(3), rng.uniform(0, math.pi)
        for k in range(rng.randint(12, 22)):
            u, v = rng.gauss(0, 2.4), rng.gauss(0, 0.8)
            x, y = cx + u * math.cos(turn) - v * math.sin(turn), cy + u * math.sin(turn) + v * math.cos(turn)
            if free(x, y, 0.5) and x0 + 1 < x < x1 - 1 and y0 + 1 < y < y1 - 14:
                flora.plant(tall if k % 3 == 0 else low, x, y, 0.0, rng.uniform(0.7, 1.25), shade, rng)


def add_borders(model, flora, rng, free):
    """Along paths and the court: cover in front, grasses behind, a shrub now and then."""
    edges = (
        [loop(p) for p in villa_paths(model)]
        + [loop(p) for p in model["site"]["paths"]]
        + [loop(model["site"]["poolCourt"])]
    )
    for line in edges:
        for (x, y), (dx, dy) in walk(line, 1.3):
            if math.sin(x * 0.21) + math.sin(y * 0.17 + 1.0) < 0.1:
                continue
            for out, kind in (
                (0.75, "cover"),
                (1.5, rng.choice(("tuft", "cover"))),
                (2.4, rng.choice(("bush", "tuft", "tuft", "flower"))),
            ):
                px, py = x + dy * out + rng.gauss(0, 0.15), y - dx * out + rng.gauss(0, 0.15)
                if free(px, py, 0.45) and (out < 2 or rng.random() < 0.4):
                    flora.plant(kind, px, py, 0.0, rng.uniform(0.75, 1.1), rng=rng)


def add_scattered_trees(model, flora, rng, free):
    x0, y0, x1, y1 = bounds(model["site"]["boundary"])
    for _ in range(80):
        x, y = rng.uniform(x0 + 3, x1 - 3), rng.uniform(y0 + 3, y1 - 15)
        if free(x, y, 2.4) and (abs(x) > 46 or y < -30):
            low = before_the_front(model, x, y) or before_the_court(model, x, y) or aisle(model, x, y) < CAMERA_AISLE
            flora.plant(
                "olive tree" if low else rng.choice(("tree", "olive tree", "pine", "street tree")),
                x,
                y,
                0.0,
                rng.uniform(0.75, 1.0),
                rng=rng,
            )


def add_hedges(model, flora, rng):
    """A clipped hedge round the plot with a looser, lower one before it."""
    x0, y0, x1, y1 = bounds(model["site"]["boundary"])
    for a, b in (
        ((x0 + 1, y0 + 1), (-4, y0 + 1)),
        ((4, y0 + 1), (x1 - 1, y0 + 1)),
        ((x0 + 1, y0 + 1), (x0 + 1, y1 - 13)),
        ((x1 - 1, y0 + 1), (x1 - 1, y1 - 13)),
    ):
        flora.hedge(a, b, 0.0, 1.5)
        inward = (0.0, 1.5) if a[1] == b[1] else (math.copysign(1.5, -a[0]), 0.0)
        for (x, y), _ in walk([a, b], 1.15, closed=False):
            flora.plant(
                rng.choice(("cover", "tuft", "bush")),
                x + inward[0] + rng.gauss(0, 0.2),
                y + inward[1] + rng.gauss(0, 0.2),
                0.0,
                rng.uniform(0.7, 1.1),
                rng=rng,
            )


def add_street_trees(model, flora, rng, body, free):
    x0, y0, x1, y1 = bounds(model["site"]["boundary"])
    for x, y in [(x0 + 6 + k * 10.5, y0 - 3.6) for k in range(int((x1 - x0) / 10.5))] + [
        (side * (x1 + 1.8), y0 + 8 + k * 11.0) for k in range(int((y1 - y0) / 11.0)) for side in (-1, 1)
    ]:
        if abs(x) > 7.0:
            flora.plant(
                "olive tree" if aisle(model, x, y) < CAMERA_AISLE + 6.0 else "street tree",
                x,
                y,
                0.0,
                rng.uniform(0.75, 0.95),
                rng=rng,
            )
    by = max(p[1] for p in body)
    for k in range(-6, 7):
        if abs(k) > 0 and free(k * 9.0, by + 9.6, 1.0):
            flora.plant(rng.choice(("tree", "street tree", "olive tree")), k * 9.0, by + 9.6, 0.0, 0.75, rng=rng)
    sy = bounds(model["site"]["street"])[3]
    for k in range(-30, 31):
        flora.plant("street tree", k * 11.0, sy + 4.2, 0.0, 0.85, rng=rng)


def add_trees(zone, box, wanted, model, flora, rng, free):
    x0, y0, x1, y1 = box
    kind = zone["kind"]
    if kind == "cypress":
        for k in range(wanted):
            x = x0 + (x1 - x0) * (k + 0.5) / wanted
            if abs(x) > 5:
                flora.plant("cypress", x, (y0 + y1) / 2, 0.0, rng.uniform(0.5, 0.72), rng=rng)
        return
    court, pool = loop(model["site"]["poolCourt"]), loop(model["site"]["pool"])
    planted = tries = 0
    while planted < wanted and tries < wanted * 20:
        tries += 1
        x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
        ok = (inside(court, x, y) and not near(pool, x, y, 2.0) and abs(x) > 4) if kind == "palm" else free(x, y, 1.8)
        if ok:
            low = kind != "palm" and (before_the_front(model, x, y) or aisle(model, x, y) < CAMERA_AISLE)
            flora.plant("olive tree" if low else rng.choice(SPECIES[kind]), x, y, 0.0, rng.uniform(0.8, 1.1), rng=rng)
            planted += 1
