"""A storey of a home as its plan draws it: rooms, furniture, and the places that are free between them."""
import math

import numpy as np

from .geometry import anticlockwise, bounds, centre, edge_normal, inside, near, segment_distance, without_repeats

ABOVE_THE_EYE = ("wardrobe", "fridge", "stair")
CORNERS = 2  # how many free corners of a room are kept for something tall


class Home:
    """One storey of one home with axes of its own: `out` towards the terrace, `along` across."""

    def __init__(self, plan, floor, out):
        length = math.hypot(*out)
        self.plan, self.floor = plan, floor
        self.out = (out[0] / length, out[1] / length)
        self.along = (-self.out[1], self.out[0])
        walls = [edge for wall in plan["walls"] for edge in edges_of(wall["polygon"])]
        tall = [edge for shape in self.things(*ABOVE_THE_EYE) for edge in edges_of(shape)]
        self.stops = np.array(walls + tall + [(d["hinge"], d["jamb"]) for d in plan["doors"]])
        self.tall = np.array(tall)
        self.windows = np.array([(w["a"], w["b"]) for w in plan["windows"]])
        self.pieces = [(item["kind"], np.array(edges_of(item["polygon"]))) for item in plan["furniture"]]
        self.pendants = [place for table in self.things("table") for place in pendants(table)]

    def rooms(self, *kinds):
        found = [room for room in self.plan["rooms"] if room["kind"] in kinds]
        return sorted(found, key=lambda room: -room["area"])

    def things(self, *kinds):
        return [item["polygon"] for item in self.plan["furniture"] if item["kind"] in kinds]

    def local(self, point):
        return (point[0] * self.along[0] + point[1] * self.along[1], point[0] * self.out[0] + point[1] * self.out[1])

    def world(self, s, v):
        return (s * self.along[0] + v * self.out[0], s * self.along[1] + v * self.out[1])

    def extent(self, polygon):
        return bounds([self.local(p) for p in polygon])


def clear_middle(plan, room, space=0.45, step=0.15):
    """The position nearest to the middle of a room with that much space, in metres, to every wall and piece of
    furniture."""
    middle = centre(room["polygon"])
    x0, y0, x1, y1 = bounds(room["polygon"])
    blocks = [f["polygon"] for f in plan["furniture"] if f["kind"] != "rug"]
    blocks += [wall["polygon"] for wall in plan["walls"]]
    places = [
        (x0 + step * i, y0 + step * k)
        for i in range(int((x1 - x0) / step) + 1)
        for k in range(int((y1 - y0) / step) + 1)
    ]
    clear = [p for p in places if inside(room["polygon"], *p) and not any(near(block, *p, space) for block in blocks)]
    return min(clear, key=lambda p: math.dist(p, middle), default=middle)


def free_corners(plan, room, inset=0.33):
    """The places in a living room or bedroom for something tall: corners between two walls, clear of furniture and
    doors, the brightest first."""
    polygon, found = anticlockwise(without_repeats(room["polygon"])), []
    if room["kind"] not in ("living", "bedroom"):
        return found
    for a, corner, b in zip(polygon[-1:] + polygon[:-1], polygon, polygon[1:] + polygon[:1]):
        (ax, ay), (bx, by) = edge_normal(a, corner), edge_normal(corner, b)
        x, y = corner[0] - (ax + bx) * inset, corner[1] - (ay + by) * inset
        between_walls = backed(plan, a, corner, 0.98) and backed(plan, corner, b, 0.02)
        if abs(ax * by - ay * bx) < 0.8 or not inside(polygon, x, y) or not between_walls:
            continue
        if any(near(f["polygon"], x, y, 0.28) for f in plan["furniture"] if f["kind"] != "rug"):
            continue
        if any(segment_distance(d["hinge"], d["jamb"], x, y) < 0.75 for d in plan["doors"]):
            continue
        found.append((min([segment_distance(w["a"], w["b"], x, y) for w in plan["windows"]], default=0.0), (x, y)))
    return [place for _, place in sorted(found)]


def backed(plan, a, b, t):
    """Whether there is a wall behind the edge from a to b of a room, at the share t of its length."""
    nx, ny = edge_normal(a, b)
    x, y = a[0] + (b[0] - a[0]) * t + nx * 0.05, a[1] + (b[1] - a[1]) * t + ny * 0.05
    return any(inside(wall["polygon"], x, y) for wall in plan["walls"])


def pendant_places(width):
    """Where lamps hang above a table of that width, in metres from its middle."""
    return (-0.40, 0.0, 0.40) if width > 1.2 else (0.0,)


def pendants(table):
    """The lamps above a table, whose first edge is its width."""
    (ax, ay), (bx, by) = table[0], table[len(table) // 2 - 1]
    (x, y), width = centre(table), math.dist((ax, ay), (bx, by))
    return [(x + (bx - ax) / width * k, y + (by - ay) / width * k) for k in pendant_places(width)]


def edges_of(polygon):
    return list(zip(polygon, polygon[1:] + polygon[:1]))
