"""Cameras inside the rooms of a home, found from its plan."""
import math

from .cameras import level_camera
from .geometry import anticlockwise, bounds, centre, edge_normal, inside, near, segment_distance

TALL = {"wardrobe", "fridge", "counter", "stair", "shelf", "shower"}
EYE = 1.42


class Home:
    """One storey of one home with axes of its own: `out` towards the terrace, `along` across."""

    def __init__(self, plan, floor, out):
        length = math.hypot(*out)
        self.plan, self.floor = plan, floor
        self.out = (out[0] / length, out[1] / length)
        self.along = (-self.out[1], self.out[0])

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


def corner_camera(home, spaces, target, lens, height=EYE, inset=0.32, front=None):
    """From the free place of the given rooms that sees most of them around the target, rather from its `front` than from aside."""
    places = []
    for room in spaces:
        s0, v0, s1, v1 = home.extent(room["polygon"])
        for s in (s0 + inset, s0 * 0.7 + s1 * 0.3, (s0 + s1) / 2, s0 * 0.3 + s1 * 0.7, s1 - inset):
            for v in (v0 + inset, (v0 + v1) / 2, v1 - inset):
                place = home.world(s, v)
                if inside(room["polygon"], *place) and not any(near(p, *place, 0.22) for p in home.things(*TALL)):
                    places.append(place)
    places = places or [centre(spaces[0]["polygon"])]
    place = max(places, key=lambda p: openness(home, p, target) * (1.0 + facing(p, target, front)))
    heading = math.degrees(math.atan2(target[1] - place[1], target[0] - place[0]))
    return level_camera((*place, home.floor + height), heading, lens, -0.02)


def facing(place, target, front):
    """How far a place lies in front of a target: 1 straight before it, 0 beside or behind it, or where it has no front."""
    distance = math.dist(place, target)
    if front is None or distance == 0:
        return 0.0
    return max(0.0, ((place[0] - target[0]) * front[0] + (place[1] - target[1]) * front[1]) / distance)


def openness(home, place, target):
    """Metres of free sight from a place over a fan of directions, none counted beyond the target."""
    towards, total = math.atan2(target[1] - place[1], target[0] - place[0]), 0.0
    most = math.dist(place, target) + 0.5
    for turn in (-38, -26, -13, 0, 13, 26, 38):
        angle = towards + math.radians(turn)
        total += min(most, sight(home, place, (math.cos(angle), math.sin(angle))))
    return total


def sight(home, place, way, step=0.25, farthest=9.0):
    """How far a look goes before it meets a wall or a tall piece."""
    for k in range(1, int(farthest / step)):
        x, y = place[0] + way[0] * step * k, place[1] + way[1] * step * k
        if any(inside(wall["polygon"], x, y) for wall in home.plan["walls"]) or any(inside(p, x, y) for p in home.things("wardrobe", "fridge")):
            return step * k
    return farthest


def living(home):
    """From the back of the kitchen over the living room to the terrace."""
    room = home.rooms("living")[0]
    s0, v0, s1, v1 = home.extent(room["polygon"])
    kitchens = [k for k in home.rooms("kitchen") if math.dist(centre(k["polygon"]), centre(room["polygon"])) < 6.5]
    return corner_camera(home, [room] + kitchens, home.world((s0 + s1) / 2, v1), 17.0)


def kitchen(home):
    """From the living room back into the kitchen."""
    room = home.rooms("kitchen")[0]
    spaces = [room] + [r for r in home.rooms("living") if math.dist(centre(r["polygon"]), centre(room["polygon"])) < 6.5]
    counters = home.things("counter")
    return corner_camera(home, spaces, centre(counters[0]) if counters else centre(room["polygon"]), 20.0)


def bedroom(home):
    rooms = home.rooms("bedroom") or home.rooms("living")
    room = rooms[0]
    beds = [p for p in home.things("bed") if inside(room["polygon"], *centre(p))] or [room["polygon"]]
    s0, v0, s1, v1 = home.extent(room["polygon"])
    bed = home.local(centre(beds[0]))
    return corner_camera(home, [room], home.world((bed[0] * 2 + (s0 + s1) / 2) / 3, (bed[1] + v1) / 2), 17.0, 1.35)


def bathroom(home):
    room = home.rooms("bath")[0]
    basins = [p for p in home.things("basin") if inside(room["polygon"], *centre(p))] or [room["polygon"]]
    x, y = centre(basins[0])
    polygon = anticlockwise(room["polygon"])
    edges = zip(polygon, polygon[1:] + polygon[:1])
    nx, ny = edge_normal(*min(edges, key=lambda edge: segment_distance(*edge, x, y)))
    return corner_camera(home, [room], (x, y), 15.0, 1.4, 0.25, (-nx, -ny))


def terrace(home, polygon):
    """Along the terrace, with the railing and the view on one side."""
    s0, v0, s1, v1 = home.extent(polygon)
    deep = v1 - v0
    place = home.world(s1 - 0.4, v0 + min(0.45, deep * 0.3))
    target = home.world(s0 + (s1 - s0) * 0.30, v1 + 1.4)
    heading = math.degrees(math.atan2(target[1] - place[1], target[0] - place[0]))
    return level_camera((*place, home.floor + 1.5), heading, 18.0, -0.03)
