"""The layout of the plot: paths, ball courts, painted regions, free ground."""
import math

from .geometry import bounds


def ribbon_path(line, width):
    """A path of constant width along a line."""
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


def clear_of(site):
    """A test for points that must stay free of objects."""
    x0, y0, x1, y1 = bounds(site["boundary"])
    sx0, sy0, sx1, sy1 = bounds(site["street"])

    def clear(x, y, margin):
        if margin > 10 and math.hypot(x, y - 24) < (x1 - x0) * 0.79:
            return True
        in_plot = x0 - margin - 6 < x < x1 + margin + 6 and y0 - margin - 4 < y < y1 + margin + 4
        return in_plot or (sy0 - margin - 3 < y < sy1 + margin + 3 and abs(x) < 700)
    return clear
