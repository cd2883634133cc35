"""The cameras inside the rooms of a home."""
import math

from .cameras import level_camera
from .geometry import centre, inside
from .viewpoints import best_view


def living(home):
    """From the back over the living room to the terrace."""
    room = home.rooms("living")[0]
    return best_view(home, [room], ("sofa", "table", "armchair", "coffee", "tv", "bed"), 6.0, 17.0)


def kitchen(home):
    """From the living room back into the kitchen."""
    room = home.rooms("kitchen")[0]
    middle = centre(room["polygon"])
    beside = [r for r in home.rooms("living") if math.dist(centre(r["polygon"]), middle) < 6.5]
    return best_view(home, [room, *beside], ("counter", "island", "table"), 3.3, 20.0)


def bedroom(home):
    beds = home.things("bed")
    found = home.rooms("bedroom", "living")
    room = next((r for r in found if any(inside(r["polygon"], *centre(p)) for p in beds)), found[0])
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
