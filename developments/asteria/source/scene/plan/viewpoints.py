"""The best view of a room: every place where a photographer could stand, and every heading, gets a score."""
import math

import numpy as np

from .cameras import SENSOR, level_camera
from .geometry import centre, inside, near
from .home import CORNERS, free_corners

EYE = 1.42  # metres above the floor
TALL = {"wardrobe", "fridge", "counter", "stair", "shelf", "shower"}

TURN = 4  # degrees between two rays
FARTHEST = 8.0  # metres that a ray is followed
IN_SIGHT = 1.1  # metres from which on a piece begins to show above the lower edge of a picture
WHOLE = 2.3  # metres from which on it shows whole
FAR = 6.0  # metres from which on it is small

# The score of a ray that meets a piece.
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
WALL_CLOSE_BY = -3.0  # the score of a ray that meets a wall nearer than `CLOSE`, in metres
CLOSE = 1.7
CORNER = 0.8  # the score of a corner of the subject that is in the picture
BARE = -6.0  # the score of bare wall, for the share of the picture beyond `MUCH`
MUCH = 0.3
WINDOW = 3.0  # the score of a picture of which the share `ENOUGH` is window
ENOUGH = 0.12
LOOMING = -2.0  # the score of a pendant lamp that hangs before the camera at less than this depth, in metres
PENDANT_CLOSE = 0.8

LOWER_EDGE = 0.27  # of a picture of 16:9, as a share of its width
SHIFTS = (-0.045, -0.105)  # the least and the most that a picture is shifted down, as shares of its width
TOP_OF_SUBJECT = 0.45  # metres above the floor
NEAREST = 0.6  # metres from the camera to a corner of the subject that is looked at


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
                value += CORNER * corners_shown(place, heading * TURN, lens, subject)
                value += BARE * max(0.0, bare[looks].mean() - MUCH)
            if found is None or value > found[0]:
                found = (value, place, heading * TURN)
    _, place, heading = found
    shift = shift_to_show(place, heading, lens, height, subject)
    return level_camera((*place, home.floor + height), heading, lens, shift)


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


def look_around(home, place, wanted, light):
    """The scores of the rays from a position, one every `TURN` degrees, and which wanted piece each meets, as
    (pieces, rays)."""
    ways = ways_around()
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
            size = np.where(np.isfinite(hit), np.clip((FAR - hit) / 1.5, 0.3, 1.0), 0.0)
            worth += WORTH.get(kind, 1.0) * shown * size
    return worth, np.array(seen)


def bare_wall(home, place):
    """Which rays from a position, one every `TURN` degrees, meet a wall with no furniture before it."""
    ways = ways_around()
    wall = first_hits(place, ways, home.stops)
    others = [edges for kind, edges in home.pieces if kind != "rug"] + ([home.windows] if len(home.windows) else [])
    return np.all([first_hits(place, ways, edges) >= wall for edges in others], axis=0)


def window_in_sight(home, place):
    """Which rays from a position, one every `TURN` degrees, leave through a window."""
    ways = ways_around()
    if not len(home.windows):
        return np.zeros(len(ways), bool)
    return first_hits(place, ways, home.windows) < first_hits(place, ways, home.stops)


def ways_around():
    """The directions of the rays from a position, one every `TURN` degrees, as (rays, 2)."""
    angles = np.radians(np.arange(0, 360, TURN))
    return np.stack([np.cos(angles), np.sin(angles)], 1)


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
