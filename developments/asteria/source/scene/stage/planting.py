"""Trees by zone, shrubs and flowers in drifts, hedges."""
from plan.geometry import bounds, inside, near, offset
from plan.layout import courts, villa_paths
from plan.solids import loop
from plan.views import before_the_front

TREES = {"palm": 30.0, "olive": 46.0, "cypress": 9.0, "pine": 52.0}  # square metres a tree
OLIVE = 3  # the lowest of the broad-leaved trees


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
            flora.plant("tree", x, y, 0.0, rng.uniform(0.7, 1.0), OLIVE if before_the_front(model, x, y) else None, rng)
    for a, b in (((x0 + 1, y0 + 1), (-4, y0 + 1)), ((4, y0 + 1), (x1 - 1, y0 + 1)), ((x0 + 1, y0 + 1), (x0 + 1, y1 - 13)), ((x1 - 1, y0 + 1), (x1 - 1, y1 - 13))):
        flora.hedge(a, b, 0.0, 1.2)
    for k in range(-16, 17):
        flora.plant("palm", k * 13.0 + rng.uniform(-1, 1), y0 - 13.5, -0.2, rng.uniform(0.95, 1.2), rng=rng)
    by = max(p[1] for p in body)
    for k in range(-6, 7):
        if abs(k) > 0 and free(k * 9.0, by + 9.6, 1.0):
            flora.plant("tree", k * 9.0, by + 9.6, 0.0, 0.7, rng.choice((0, 1, 3)), rng)
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
            flora.plant({"olive": "tree", "palm": "palm", "pine": "pine"}[kind], x, y, 0.0, rng.uniform(0.75, 1.05), OLIVE if kind == "olive" and (rng.random() < 0.65 or before_the_front(model, x, y)) else None, rng)
            planted += 1
