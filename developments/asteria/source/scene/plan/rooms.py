"""Cameras inside the rooms of a home, chosen from its plan."""
import math

import numpy as np

from .cameras import SENSOR, level_camera
from .geometry import anticlockwise, bounds, centre, edge_normal, inside, near, segment_distance, without_repeats

TALL = {"wardrobe", "fridge", "counter", "stair", "shelf", "shower"}
ABOVE_THE_EYE = ("wardrobe", "fridge", "stair")
EYE = 1.42


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


# The score of a ray that meets a piece, a window, or a wall close by.
WORTH = {
    "bed": 3.0,
    "sofa": 3.0,
    "table": 2.0,
    "island": 2.0,
    "counter": 2.2,
    "basin": 3.5,
    "tub": 2.5,
    "shower": 1.5,
    "coffee": 1.0,
    "tv": 1.0,
    "armchair": 1.5,
}
WALL_CLOSE_BY, CLOSE, FARTHEST, TURN, CORNERS = -3.0, 1.7, 8.0, 4, 2
CORNER, BARE, MUCH = (
    0.8,
    -6.0,
    0.3,
)  # the score of a corner of the subject that is in the picture, and of wall without anything before it, for the share beyond this one
WINDOW, ENOUGH = 3.0, 0.12  # the score of a picture of which this share is window
LOWER_EDGE, SHIFTS, TOP_OF_SUBJECT, NEAREST = (
    0.27,
    (-0.045, -0.105),
    0.45,
    0.6,
)  # of a picture of 16:9, as shares of its width; metres above the floor, and from the camera
LOOMING, PENDANT_CLOSE = (
    -2.0,
    0.8,
)  # the score of a pendant lamp that hangs before the camera at less than this depth, in metres
IN_SIGHT, WHOLE, FAR = (
    1.1,
    2.3,
    6.0,
)  # metres from which on a piece begins to show above the lower edge of a picture, shows whole, and is small


def best_view(home, spaces, wanted, light, lens, height=EYE, inset=0.30, subject=None):
    """The position and heading in the given rooms from which most of the wanted pieces and least of the walls close
    by is visible; `light` is the score of a window. A `subject` is a polygon that should be whole in the picture,
    before as little bare wall as can be."""
    half, around = int(math.degrees(math.atan(SENSOR / 2 / lens)) / TURN), 360 // TURN
    found = None
    for place in standpoints(home, spaces, inset):
        worth, seen = look_around(home, place, wanted, light)
        bare, glass = (bare_wall(home, place), window_in_sight(home, place)) if subject else (None, None)
        for heading in range(0, around, 2):
            looks = [(heading + turn) % around for turn in range(-half, half + 1)]
            value = (
                worth[looks].mean()
                + seen[:, looks].any(axis=1).sum() * 0.5
                + LOOMING * looming(home, place, heading * TURN, lens)
            )
            if subject:
                value += WINDOW * min(1.0, glass[looks].mean() / ENOUGH)
                value += CORNER * corners_shown(place, heading * TURN, lens, subject) + BARE * max(
                    0.0, bare[looks].mean() - MUCH
                )
            if found is None or value > found[0]:
                found = (value, place, heading * TURN)
    _, place, heading = found
    return level_camera(
        (*place, home.floor + height), heading, lens, shift_to_show(place, heading, lens, height, subject)
    )


def shift_to_show(place, heading, lens, height, subject):
    """How far a picture is shifted down, as a share of its width, so that the near corners of the subject are above
    its lower edge; not so far that the ceiling and the heads of windows are lost."""
    ahead = (math.cos(math.radians(heading)), math.sin(math.radians(heading)))
    depths = [(x - place[0]) * ahead[0] + (y - place[1]) * ahead[1] for x, y in subject or ()]
    needed = [LOWER_EDGE - lens / SENSOR * (height - TOP_OF_SUBJECT) / depth for depth in depths if depth > NEAREST]
    return max(SHIFTS[1], min(SHIFTS[0], *needed)) if needed else SHIFTS[0]


def standpoints(home, spaces, inset):
    """Positions in rooms where a photographer can stand: corners, edges and middles, clear of furniture."""
    places, kept = [], [corner for room in spaces for corner in free_corners(home.plan, room)[:CORNERS]]
    for room in spaces:
        s0, v0, s1, v1 = home.extent(room["polygon"])
        for s in (s0 + inset, s0 * 0.7 + s1 * 0.3, (s0 + s1) / 2, s0 * 0.3 + s1 * 0.7, s1 - inset):
            for v in (v0 + inset, v0 * 0.7 + v1 * 0.3, (v0 + v1) / 2, v0 * 0.3 + v1 * 0.7, v1 - inset):
                place = home.world(s, v)
                if (
                    inside(room["polygon"], *place)
                    and not any(near(p, *place, 0.25) for p in home.things(*TALL, "tv", "basin", "island"))
                    and all(math.dist(place, corner) > 0.9 for corner in kept)
                ):
                    places.append(place)
    return places or [centre(spaces[0]["polygon"])]


def clear_middle(plan, room, space=0.45, step=0.15):
    """The position nearest to the middle of a room with that much space, in metres, to every wall and piece of
    furniture."""
    middle = centre(room["polygon"])
    x0, y0, x1, y1 = bounds(room["polygon"])
    blocks = [f["polygon"] for f in plan["furniture"] if f["kind"] != "rug"] + [
        wall["polygon"] for wall in plan["walls"]
    ]
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
        if any(near(f["polygon"], x, y, 0.28) for f in plan["furniture"] if f["kind"] != "rug") or any(
            segment_distance(d["hinge"], d["jamb"], x, y) < 0.75 for d in plan["doors"]
        ):
            continue
        found.append((min([segment_distance(w["a"], w["b"], x, y) for w in plan["windows"]], default=0.0), (x, y)))
    return [place for _, place in sorted(found)]


def backed(plan, a, b, t):
    """Whether there is a wall behind the edge from a to b of a room, at the share t of its length."""
    nx, ny = edge_normal(a, b)
    x, y = a[0] + (b[0] - a[0]) * t + nx * 0.05, a[1] + (b[1] - a[1]) * t + ny * 0.05
    return any(inside(wall["polygon"], x, y) for wall in plan["walls"])


def look_around(home, place, wanted, light):
    """The scores of the rays from a position, one every `TURN` degrees, and which wanted piece each meets, as
    (pieces, rays)."""
    angles = np.radians(np.arange(0, 360, TURN))
    ways = np.stack([np.cos(angles), np.sin(angles)], 1)
    wall = first_hits(place, ways, home.stops)
    window = first_hits(place, ways, home.windows) if len(home.windows) else np.full(len(ways), np.inf)
    end = np.minimum(np.minimum(wall, window), FARTHEST)
    worth = (
        np.minimum(end, 5.0) * 0.6
        + np.where(window < wall, light, 0.0)
        + np.where(wall <= window, WALL_CLOSE_BY * np.clip((CLOSE - end) / (CLOSE / 2), 0.0, 1.0), 0.0)
    )
    if len(home.tall):
        tall = first_hits(place, ways, home.tall)
        worth += np.where((tall <= end + 0.01) & (tall < 2.0), WALL_CLOSE_BY, 0.0)
    seen = [np.zeros(len(ways), bool)]
    for kind, edges in home.pieces:
        if kind in wanted:
            hit = first_hits(place, ways, edges)
            shown = np.where(hit < end, np.clip((hit - IN_SIGHT) / (WHOLE - IN_SIGHT), 0.0, 1.0), 0.0)
            seen.append(shown > 0.5)
            worth += (
                WORTH.get(kind, 1.0) * shown * np.where(np.isfinite(hit), np.clip((FAR - hit) / 1.5, 0.3, 1.0), 0.0)
            )
    return worth, np.array(seen)


def bare_wall(home, place):
    """Which rays from a position, one every `TURN` degrees, meet a wall with no furniture before it."""
    angles = np.radians(np.arange(0, 360, TURN))
    ways = np.stack([np.cos(angles), np.sin(angles)], 1)
    wall = first_hits(place, ways, home.stops)
    others = [edges for kind, edges in home.pieces if kind != "rug"] + ([home.windows] if len(home.windows) else [])
    return np.all([first_hits(place, ways, edges) >= wall for edges in others], axis=0)


def window_in_sight(home, place):
    """Which rays from a position, one every `TURN` degrees, leave through a window."""
    angles = np.radians(np.arange(0, 360, TURN))
    ways = np.stack([np.cos(angles), np.sin(angles)], 1)
    return (
        first_hits(place, ways, home.windows) < first_hits(place, ways, home.stops)
        if len(home.windows)
        else np.zeros(len(ways), bool)
    )


def corners_shown(place, heading, lens, polygon):
    """How many corners of a polygon are between the sides of a picture and far enough to be above its lower edge."""
    half = math.degrees(math.atan(SENSOR / 2 / lens)) - 1.0
    return sum(
        abs(turn_to(place, heading, corner)) < half and math.dist(place, corner) > IN_SIGHT for corner in polygon
    )


def looming(home, place, heading, lens):
    """How many pendant lamps hang in a picture so close to the camera that they fill its top."""
    half = math.degrees(math.atan(SENSOR / 2 / lens)) + 4.0
    turns = [(math.dist(place, lamp), turn_to(place, heading, lamp)) for lamp in home.pendants]
    return sum(abs(turn) < half and distance * math.cos(math.radians(turn)) < PENDANT_CLOSE for distance, turn in turns)


def turn_to(place, heading, point):
    """By how many degrees a point lies to the left of a heading, -180 to 180."""
    return (math.degrees(math.atan2(point[1] - place[1], point[0] - place[0])) - heading + 180) % 360 - 180


def first_hits(place, ways, segments):
    """The distance in metres from a position in each direction to the first of the segments; infinity if there is
    none."""
    start = segments[:, 0] - np.array(place)
    run = segments[:, 1] - segments[:, 0]
    cross = lambda a, b: a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0]
    with np.errstate(divide="ignore", invalid="ignore"):
        across = cross(ways[:, None], run[None])
        distance, along = cross(start, run)[None] / across, cross(start[None], ways[:, None]) / across
    return np.where((distance > 1e-6) & (along >= 0) & (along <= 1), distance, np.inf).min(axis=1)


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


def living(home):
    """From the back over the living room to the terrace."""
    room = home.rooms("living")[0]
    return best_view(home, [room], ("sofa", "table", "armchair", "coffee", "tv", "bed"), 6.0, 17.0)


def kitchen(home):
    """From the living room back into the kitchen."""
    room = home.rooms("kitchen")[0]
    spaces = [room] + [
        r for r in home.rooms("living") if math.dist(centre(r["polygon"]), centre(room["polygon"])) < 6.5
    ]
    return best_view(home, spaces, ("counter", "island", "table"), 3.3, 20.0)


def bedroom(home):
    beds = home.things("bed")
    room = next(
        (r for r in home.rooms("bedroom", "living") if any(inside(r["polygon"], *centre(p)) for p in beds)),
        home.rooms("bedroom", "living")[0],
    )
    bed = next((p for p in beds if inside(room["polygon"], *centre(p))), None)
    return best_view(home, [room], ("bed", "bedside"), 3.5, 17.0, 1.35, subject=bed)


def bathroom(home):
    room = home.rooms("bath")[0]
    basin = next((p for p in home.things("basin") if inside(room["polygon"], *centre(p))), None)
    return best_view(home, [room], ("basin", "tub", "shower"), 1.0, 16.0, 1.4, 0.25, subject=basin)


def terrace(home, polygon):
    """Along the terrace towards the east, with the afternoon sun behind, and the railing and the view on one side."""
    s0, v0, s1, v1 = home.extent(polygon)
    near, far = (s0, s1) if home.along[0] > 0 else (s1, s0)
    place = home.world(near + math.copysign(0.4, far - near), v0 + min(0.8, (v1 - v0) * 0.45))
    target = home.world(near + (far - near) * 0.70, v1 + 1.4)
    heading = math.degrees(math.atan2(target[1] - place[1], target[0] - place[0]))
    return level_camera((*place, home.floor + 1.5), heading, 18.0, -0.03)
