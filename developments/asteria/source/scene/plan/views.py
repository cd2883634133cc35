"""The cameras of all pictures. They are derived from the model, so another model gets others."""
import math

from .cameras import level_camera, look_at, overhead
from .geometry import bounds, centre, inside

FRAMES = 60
START = 11  # the frame where the curve of the building reads
HEIGHT_OF_TURN = 16.0  # metres
WIDTH = 1920
HEIGHT = 1080


def turn_radius(model):
    """Metres from the middle of the turn to its cameras."""
    x0, _, x1, _ = bounds(model["apartments"]["levels"][0]["outline"])
    return (x1 - x0) * 1.0 + 4.0


def orbit(model, index):
    """The camera of one rotator frame: frame 0 looks north from above the pool court; each further one is 6 degrees
    on, anticlockwise from above."""
    x0, y0, x1, y1 = bounds(model["apartments"]["levels"][0]["outline"])
    middle = (y0 + y1) / 2 - 13.0
    radius = turn_radius(model)
    angle = math.radians(-90.0 + 360.0 * index / FRAMES)
    place = ((x0 + x1) / 2 + radius * math.cos(angle), middle + radius * 0.98 * math.sin(angle), HEIGHT_OF_TURN)
    return look_at(place, ((x0 + x1) / 2, middle, 9.5), 26.0)


def apartment_front(model):
    """From near the south-east corner, level, so that the curve of the court is visible and every storey is tall
    enough to be tapped."""
    x0, y0, x1, y1 = bounds(model["apartments"]["levels"][0]["outline"])
    return level_camera((x1 + 48.0, y0 - 38.0, 20.0), 144.4, 27.8, -0.02)


def before_the_front(model, x, y, apart=45.0):
    """Whether a tall tree at this place would be between the camera of the front and the building."""
    cx, cy, _ = apartment_front(model)["location"]
    x0, y0, x1, y1 = bounds(model["apartments"]["levels"][0]["outline"])
    return math.dist((cx, cy), (x, y)) > apart and inside(
        [(cx, cy), (x1 + 3, y0 + 3), (x1, y1), (x0 - 3, y0 + 3)], x, y
    )


def villa_front(villa):
    """From the garden, a little to the side."""
    turn = math.radians(villa["rotation"])
    x, y = centre(villa["floors"][0]["polygon"])
    side = 1 if x < 0 else -1
    dx, dy = 7.5 * side, -27.0
    place = (x + dx * math.cos(turn) - dy * math.sin(turn), y + dx * math.sin(turn) + dy * math.cos(turn), 4.6)
    heading = math.degrees(math.atan2(y - place[1], x - place[0])) - side * 3.0
    return level_camera(place, heading, 29.0, 0.01)


def villa_classes(model):
    """The first villa of every class, by class name."""
    found = {}
    for villa in model["villas"]:
        found.setdefault(villa["className"], villa)
    return found


def anchors(model):
    """The position of the marker of each building by code: above the middle of its roof."""
    x0, y0, x1, y1 = bounds(model["apartments"]["roof"]["outline"])
    levels = model["apartments"]["levels"]
    top = max(
        [unit["upper"]["z1"] for level in levels for unit in level["units"] if unit.get("upper")]
        or [model["apartments"]["roof"]["z"] + 3.0]
    )
    out = {model["apartments"]["code"]: ((x0 + x1) / 2, (y0 + y1) / 2, top + 3.0)}
    for villa in model["villas"]:
        out[villa["code"]] = (*centre(villa["floors"][1]["polygon"]), villa["floors"][1]["z1"] + 1.0)
    return out


SHEET = (1024.0, 768.0)


def apartment_sheet(model):
    """From above, exactly aligned with the drawn plans of the apartment building."""
    x0, y0, x1, y1 = bounds([p for level in model["apartments"]["levels"] for p in level["outline"]])
    scale = (SHEET[0] - 24.0) / (x1 - x0)
    return overhead((x0 + x1) / 2, (y0 + y1) / 2 - SHEET[1] * 0.04 / scale, SHEET[0] / scale)


def villa_sheet(villa):
    """From above, exactly aligned with the drawn plan of a villa, with the garden at the bottom."""
    turn = villa["rotation"]
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    px, py = villa["position"]
    flat = [
        (c * (x - px) + s * (y - py), c * (y - py) - s * (x - px))
        for x, y in villa["garden"] + villa["floors"][0]["polygon"]
    ]
    x0, y0, x1, y1 = bounds(flat)
    scale = min((SHEET[0] - 80.0) / (x1 - x0), (SHEET[1] - 80.0) / (y1 - y0))
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2
    return overhead(px + c * mx - s * my, py + s * mx + c * my, SHEET[0] / scale, turn)
