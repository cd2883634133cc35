"""The layout of the plot: paths, ball courts, painted regions, free ground."""
import math

from .geometry import anticlockwise, bounds, offset, walk
from .views import turn_radius

MEADOW_INSET = 21.0  # metres between the circle of the turn's cameras and the park before them


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
    return [
        (a[0] + (b[0] - a[0]) * k / steps + nx * at(k / steps), a[1] + (b[1] - a[1]) * k / steps + ny * at(k / steps))
        for k in range(steps + 1)
    ]


def villa_paths(model):
    """A winding walk on either side of the court, with a branch to the back of every villa, and one through the
    olives."""
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
            out.append(
                ribbon_path(
                    curve((side * sx, sy), (villa["position"][0], villa["position"][1] + 1.6), side * -1.0, 8), 1.8
                )
            )
        out.append(
            ribbon_path(curve((side * 2.0, (y0 + south) / 2), (side * spine[-1][0], spine[-1][1]), side * 5.0), 2.0)
        )
    return out


def path_joins(model):
    """The ends of the paths, so that none stops in the grass: the middle one reaches the street, those at the sides
    the walk to the villas."""
    out, south = [], bounds(model["site"]["boundary"])[1]
    for path in model["site"]["paths"]:
        x0, y0, x1, y1 = bounds(path)
        if y1 - y0 > x1 - x0:
            if y1 < 0:
                out.append([(x0, south - 5.0), (x1, south - 5.0), (x1, y0), (x0, y0)])
            continue
        side = 1 if x0 > 0 else -1
        spine = sorted(
            (-v["position"][1] - 8.0, abs(v["position"][0]) - 16.0)
            for v in model["villas"]
            if v["position"][0] * side > 0
        )
        reach = next((x + 2.0 for y, x in spine if y >= -y1 - 4.0), None)
        if reach and reach > max(abs(x0), abs(x1)):
            start = x1 if side > 0 else x0
            a, b = sorted((start, side * reach))
            out.append([(a, y0), (b, y0), (b, y1), (a, y1)])
    return out


def lanes(model):
    """The streets around the other three sides of the plot: (outer edge with pavements, carriageway)."""
    x0, y0, x1, y1 = bounds(model["site"]["boundary"])
    sy0 = bounds(model["site"]["street"])[1]
    box = lambda ax, ay, bx, by: [(ax, ay), (bx, ay), (bx, by), (ax, by)]
    pairs = [(box(x0 - 13, y0 - 13, x1 + 13, y0), box(x0 - 13, y0 - 11, x1 + 13, y0 - 5))]
    pairs += [
        (box(x1, y0 - 13, x1 + 13, sy0), box(x1 + 4, y0 - 11, x1 + 10, sy0)),
        (box(x0 - 13, y0 - 13, x0, sy0), box(x0 - 10, y0 - 11, x0 - 4, sy0)),
    ]
    return pairs


def courts(model):
    """Ball courts on the lawns beside the building's ends: (outer, field) rectangles."""
    x0, y0, x1, y1 = bounds(model["apartments"]["levels"][0]["outline"])
    box = lambda cx, cy, w, d: [
        (cx - w / 2, cy - d / 2),
        (cx + w / 2, cy - d / 2),
        (cx + w / 2, cy + d / 2),
        (cx - w / 2, cy + d / 2),
    ]
    return [
        (box(x1 + 19, y1 + 2, 20, 30), box(x1 + 19, y1 + 2, 10.9, 23.8), "clay court"),
        (box(x0 - 19, y1 + 2, 20, 30), box(x0 - 19, y1 + 2, 10.9, 23.8), "court"),
    ]


def court_lamps(model):
    """Lamp posts around the pool court: x, y."""
    return [p for p, _ in walk(offset(anticlockwise(model["site"]["poolCourt"]), -1.2), 9.0)]


def street_lamps(model):
    """Lamp posts along the street before the house: x, y."""
    x0, _, x1, y1 = bounds(model["site"]["street"])
    return [(x0 + 12.0 + 27.0 * k, y1 + 1.3) for k in range(int((x1 - x0) / 27.0))]


def lamp_places(model):
    """Where light shines from after sunset: the heads of the posts, and the ceiling over the entrances of the
    parking."""
    x0, y0, x1, y1 = bounds(model["site"]["parking"][0])
    aisle = [(x0 + 9.0 + 16.0 * k, (y0 + y1) / 2, 4.2) for k in range(int((x1 - x0) / 16.0))]
    return [(x, y, 3.5) for x, y in court_lamps(model)] + [(x, y - 1.0, 6.8) for x, y in street_lamps(model)] + aisle


def planted(bay):
    """Every fifth pair of parking bays is a bed with a tree."""
    return bay // 2 % 5 == 2


def meadow(model):
    """The park around the plot, as far as the turn's cameras see the ground."""
    radius = turn_radius(model) - MEADOW_INSET
    return [(radius * math.cos(math.pi * k / 36), 24.0 + radius * math.sin(math.pi * k / 36)) for k in range(72)]


def ground_regions(model):
    site = model["site"]
    sy0, sy1 = (bounds(site["street"])[k] for k in (1, 3))
    wide = lambda y, z: [(-700, y), (700, y), (700, z), (-700, z)]
    regions = (
        [(meadow(model), "meadow")]
        + [(outer, "walk") for outer, _ in lanes(model)]
        + [(carriage, "asphalt") for _, carriage in lanes(model)]
    )
    regions += [(site["boundary"], "lawn"), (wide(sy0 - 2.6, sy1 + 2.6), "walk"), (wide(sy0, sy1), "asphalt")]
    regions += [(villa["terrace"], "walk") for villa in model["villas"]]
    regions += [(p, "cobble") for p in villa_paths(model)]
    regions += [pair for outer, field, surface in courts(model) for pair in ((outer, "walk"), (field, surface))]
    regions += [(p, "cobble") for p in site["parking"]] + [(p, "asphalt") for p in site["ramps"]]
    regions += [(p, "soil" if planted(k) else "paver") for k, p in enumerate(site["bays"])]
    regions += (
        [(site["poolCourt"], "pave")]
        + [(p, "cobble") for p in site["paths"] + path_joins(model)]
        + [(site["deck"], "deck")]
    )
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
        in_plot = x0 - margin - 6 < x < x1 + margin + 6 and y0 - margin - 6 < y < y1 + margin + 4
        return in_plot or (sy0 - margin - 3 < y < sy1 + margin + 3 and abs(x) < 700)

    return clear
