"""The pictures inside homes: a family for each template, the villas, more for the gallery, rooms in the round."""
import math

from pipeline.picture import ROUND, picture
from plan import rooms
from plan.cameras import panorama
from plan.home import Home, clear_middle

TERRACE = {"south": -0.7, "north": -0.3}  # exposure; the north side lies in shade, roof gardens do not
FAMILIES = {  # template by the folder of its pictures
    "studio": "studio",
    "one": "one",
    "two": "two",
    "three": "three",
    "court": "court",
    "duplex": "twoStair",
}
LIVING_ROOMS = {
    "living-room": ("three", 6),
    "living-room-two": ("two", 4),
    "living-room-one": ("one", 4),
    "living-room-studio": ("studio", 4),
}
"""The template and level of each living room in the round, on the south side."""


def interiors(model):
    families = [p for name, kind in FAMILIES.items() for p in family(model, name, kind)]
    return families + villa_family(model) + gallery_interiors(model)


def family(model, name, kind):
    """The home as it is on each side of the corridor: living room by height, and one picture of every other room.
    Bathrooms have no view."""
    south = on_side(model, name, kind, "south", (("", 3), ("-low", 1), ("-high", 6)))
    north = on_side(model, name, kind, "north", (("", 4), ("-low", 1)))
    return south + [{**p, "name": renamed(p["name"])} for p in north if not p["name"].endswith("/bathroom")]


def renamed(name):
    """`living-low` of the north side is `living-north-low`."""
    folder, _, room = name.rpartition("/")
    room, _, suffix = room.partition("-")
    return f"{folder}/{room}-north" + (f"-{suffix}" if suffix else "")


def on_side(model, name, kind, side, heights):
    out = []
    for suffix, wanted in heights:
        level, unit = pick(model, kind, wanted, side)
        home = Home(unit, level["z0"] + 0.01, unit["axis"]["towards"])
        scene = "home:" + unit["number"]
        out.append(picture(f"pictures/{name}/living{suffix}", scene, rooms.living(home), "inside"))
        if not suffix:
            upper = unit.get("upper")
            outside = Home(upper, upper["z0"], unit["axis"]["towards"]) if upper else home
            ground = upper["garden"] if upper else unit["terrace"] or unit["garden"]
            out += others(name, scene, home)
            out.append(terrace(name, scene, rooms.terrace(outside, ground), TERRACE["south" if upper else side]))
    return out


def others(name, scene, home, upstairs=None):
    return [
        picture(f"pictures/{name}/kitchen", scene, rooms.kitchen(home), "inside"),
        picture(f"pictures/{name}/bedroom", scene, rooms.bedroom(upstairs or home), "inside"),
        picture(f"pictures/{name}/bathroom", scene, rooms.bathroom(upstairs or home), "inside", exposure=1.2),
    ]


def terrace(name, scene, camera, exposure):
    return picture(f"pictures/{name}/terrace", scene, camera, "inside", exposure=exposure)


def villa_family(model):
    out = []
    villas = [model["villas"][0], model["villas"][1], model["villas"][-1]]
    for villa in villas:
        suffix = "" if villa is villas[0] else "-" + villa["code"].lower()
        camera = rooms.living(villa_home(villa))
        out.append(picture(f"pictures/villa/living{suffix}", "villa:" + villa["code"], camera, "inside"))
    scene, ground, upper = "villa:" + villas[0]["code"], villa_home(villas[0]), villa_home(villas[0], 1)
    out += others("villa", scene, ground, upper)
    return out + [terrace("villa", scene, rooms.terrace(ground, villas[0]["terrace"]), -0.4)]


def villa_home(villa, storey=0):
    turn = math.radians(villa["rotation"])
    floor = villa["floors"][storey]
    return Home(floor, floor["z0"] + 0.01, (math.sin(turn), -math.cos(turn)))


def gallery_interiors(model):
    """Additional pictures of homes that the families do not show."""
    out, number = [], 0
    for kind, wanted in (("two", 5), ("three", 5), ("twoStair", 7), ("one", 2)):
        level, unit = pick(model, kind, wanted)
        home, scene = Home(unit, level["z0"] + 0.01, unit["axis"]["towards"]), "home:" + unit["number"]
        for camera in (rooms.bedroom(home), rooms.living(home), rooms.kitchen(home)):
            number += 1
            out.append(picture(f"pictures/gallery/interior-{number:02d}", scene, camera, "inside"))
    return out


def rooms_in_the_round(model):
    return [living_in_the_round(model, name, *wanted) for name, wanted in LIVING_ROOMS.items()]


def living_in_the_round(model, name, kind, wanted):
    """From near the middle of the living room, towards the south."""
    level, unit = pick(model, kind, wanted)
    room = next(r for r in unit["rooms"] if r["kind"] == "living")
    camera = panorama((*clear_middle(unit, room), level["z0"] + 1.5), 270)
    return picture(f"pictures/panoramas/{name}", "home:" + unit["number"], camera, "room panorama", ROUND)


def pick(model, kind, wanted, side="south"):
    """The home of a template on a side whose level is nearest to the given one; a small development may lack a
    template."""
    present = {unit["template"] for level in model["apartments"]["levels"] for unit in level["units"]}
    kind = next(t for t in (kind, "three", "two", "one", "studio") if t in present)
    found = [
        (level, unit) for level in model["apartments"]["levels"] for unit in level["units"] if unit["template"] == kind
    ]

    def rank(home):
        level, unit = home
        storey = -1 if level["level"] == 8 else level["level"]
        return abs(storey - wanted), unit["side"] != side, unit["number"]

    return min(found, key=rank)
