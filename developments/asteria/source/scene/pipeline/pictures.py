"""The list of all pictures of the package, with camera, scene, size and quality."""
import math

from pipeline.outlines import TURNS
from plan import rooms, views
from plan.cameras import level_camera, level_view, look_at, panorama
from plan.geometry import bounds, centre
from plan.land import ACROPOLIS, LYCABETTUS
from plan.layout import courts

LARGE, FULL, HALF = (3840, 2160), (1920, 1080), (960, 540)
# render width and samples by quality and kind of picture
QUALITY = {
    "preview": {
        "orbit": (480, 8),
        "front": (480, 8),
        "outside": (480, 8),
        "inside": (400, 8),
        "plan": (512, 4),
        "panorama": (1024, 8),
        "room panorama": (1024, 12),
    },
    "draft": {
        "orbit": (640, 6),
        "front": (960, 12),
        "outside": (480, 6),
        "inside": (400, 8),
        "plan": (512, 4),
        "panorama": (1024, 8),
        "room panorama": (1024, 12),
    },
    "better": {
        "orbit": (1280, 8),
        "front": (1600, 16),
        "outside": (1280, 8),
        "inside": (960, 20),
        "plan": (1024, 10),
        "panorama": (6000, 6),
        "room panorama": (3000, 20),
    },
    "final": {
        "orbit": (1920, 24),
        "front": (3840, 24),
        "outside": (1920, 16),
        "inside": (1920, 20),
        "plan": (1024, 16),
        "panorama": (6000, 6),
        "room panorama": (4400, 16),
    },
}
WEBP = {"preview": 90, "draft": 72, "better": 90, "final": 90}
EXPOSURE = {
    "orbit": 0.85,
    "front": 0.85,
    "outside": 0.85,
    "inside": 0.55,
    "plan": 1.0,
    "panorama": 0.95,
    "room panorama": 0.6,
}
TERRACE = {"south": -0.7, "north": -0.3}  # exposure; the north side lies in shade, roof gardens do not
EXPOSURE_AT_DUSK = 1.6
EYE_LEVEL = 6.5  # metres; verticals stay vertical in pictures of the gallery from below this height
FAMILIES = {
    "studio": "studio",
    "one": "one",
    "two": "two",
    "three": "three",
    "court": "court",
    "duplex": "twoStair",
}  # by template


def picture(name, scene, camera, kind, size=FULL, **more):
    return {"name": name, "scene": scene, "camera": camera, "kind": kind, "size": list(size), **more}


def orbit_order():
    """The frames in an order in which every prefix covers the turn evenly: 0, 30, 15, 45, then every eighth, fourth,
    second, and the rest."""
    order = [0, 30, 15, 45]
    for step in (8, 4, 2, 1):
        order += [k for k in range(0, views.FRAMES, step) if k not in order]
    return order


def fronts(model):
    out = [picture(f"fronts/a/{TURNS[0]}", "site", views.apartment_front(model), "front", LARGE)]
    return out + [
        picture(f"fronts/{name.lower()}/{TURNS[0]}", "site", views.villa_front(villa), "front", LARGE)
        for name, villa in views.villa_classes(model).items()
    ]


def orbit(model):
    """Slightly lighter towards the north side, which is in shade; the change is too gradual to be noticed while
    turning."""
    lift = lambda k: round(EXPOSURE["orbit"] + 0.30 * (1 - math.cos(2 * math.pi * k / views.FRAMES)) / 2, 3)
    return [
        picture(f"rotator/building0/b{k}", "site", views.orbit(model, k), "orbit", exposure=lift(k))
        for k in orbit_order()
    ]


def plans(model):
    """The plot from above, pale and blurred, as the background of every plan, exactly aligned with the drawings."""
    codes = [level["code"] for level in model["apartments"]["levels"]] + ["af7d"]
    out = sheets(codes, views.apartment_sheet(model))
    for name, villa in views.villa_classes(model).items():
        out += sheets([f"{name.lower()}f0", f"{name.lower()}f0d"], views.villa_sheet(villa))
    return out


def sheets(codes, camera):
    """One render that is used for all the codes."""
    first = picture(f"plans/{codes[0]}", "site", camera, "plan", (2048, 1536), soften=4)
    return [first] + [{**first, "name": f"plans/{code}", "copy_of": first["name"]} for code in codes[1:]]


def pick(model, kind, wanted, side="south"):
    """The home of a template on a side whose level is nearest to the given one; a small development may lack a
    template."""
    present = {unit["template"] for level in model["apartments"]["levels"] for unit in level["units"]}
    kind = next(t for t in (kind, "three", "two", "one", "studio") if t in present)
    found = [
        (
            abs((-1 if level["level"] == 8 else level["level"]) - wanted),
            unit["side"] != side,
            unit["number"],
            level,
            unit,
        )
        for level in model["apartments"]["levels"]
        for unit in level["units"]
        if unit["template"] == kind
    ]
    _, _, _, level, unit = min(found, key=lambda f: f[:3])
    return level, unit


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
        home = rooms.Home(unit, level["z0"] + 0.01, unit["axis"]["towards"])
        scene = "home:" + unit["number"]
        out.append(picture(f"pictures/{name}/living{suffix}", scene, rooms.living(home), "inside"))
        if not suffix:
            upper = unit.get("upper")
            outside = rooms.Home(upper, upper["z0"], unit["axis"]["towards"]) if upper else home
            out += others(
                name,
                scene,
                home,
                outside,
                upper["garden"] if upper else unit["terrace"] or unit["garden"],
                TERRACE["south" if upper else side],
            )
    return out


def others(name, scene, home, outside, terrace, exposure):
    out = [
        picture(f"pictures/{name}/kitchen", scene, rooms.kitchen(home), "inside"),
        picture(f"pictures/{name}/bedroom", scene, rooms.bedroom(home), "inside"),
        picture(f"pictures/{name}/bathroom", scene, rooms.bathroom(home), "inside", exposure=1.2),
    ]
    return out + [
        picture(f"pictures/{name}/terrace", scene, rooms.terrace(outside, terrace), "inside", exposure=exposure)
    ]


def villa_home(villa, storey=0):
    turn = math.radians(villa["rotation"])
    floor = villa["floors"][storey]
    return rooms.Home(floor, floor["z0"] + 0.01, (math.sin(turn), -math.cos(turn)))


def villa_family(model):
    out = []
    villas = [model["villas"][0], model["villas"][1], model["villas"][-1]]
    for villa in villas:
        suffix = "" if villa is villas[0] else "-" + villa["code"].lower()
        out.append(
            picture(
                f"pictures/villa/living{suffix}", "villa:" + villa["code"], rooms.living(villa_home(villa)), "inside"
            )
        )
    scene, ground, upper = "villa:" + villas[0]["code"], villa_home(villas[0]), villa_home(villas[0], 1)
    out.append(picture("pictures/villa/kitchen", scene, rooms.kitchen(ground), "inside"))
    out.append(picture("pictures/villa/bedroom", scene, rooms.bedroom(upper), "inside"))
    out.append(picture("pictures/villa/bathroom", scene, rooms.bathroom(upper), "inside", exposure=1.2))
    return out + [
        picture("pictures/villa/terrace", scene, rooms.terrace(ground, villas[0]["terrace"]), "inside", exposure=-0.4)
    ]


def gallery_interiors(model):
    """Additional pictures of homes that the families do not show."""
    out, number = [], 0
    for kind, wanted in (("two", 5), ("three", 5), ("twoStair", 7), ("one", 2)):
        level, unit = pick(model, kind, wanted)
        home, scene = rooms.Home(unit, level["z0"] + 0.01, unit["axis"]["towards"]), "home:" + unit["number"]
        for camera in (rooms.bedroom(home), rooms.living(home), rooms.kitchen(home)):
            number += 1
            out.append(picture(f"pictures/gallery/interior-{number:02d}", scene, camera, "inside"))
    return out


IN_THE_MORNING = {
    "amenities-10",
    "exterior-06",
    "exterior-07",
    "exterior-11",
    "surroundings-01",
    "surroundings-03",
    "surroundings-07",
}
"""Gallery pictures of the sides of the street and the courts, which lie in shade in the afternoon."""


def gallery(name, specs):
    """Pictures of the site, numbered in the order of their cameras: place, target, lens."""
    out = []
    for k, (place, target, lens) in enumerate(specs):
        short = f"{name}-{k + 1:02d}"
        camera = (level_view if place[2] < EYE_LEVEL else look_at)(place, target, lens)
        out.append(
            picture(
                f"pictures/gallery/{short}",
                "site",
                camera,
                "outside",
                light="morning" if short in IN_THE_MORNING else "day",
            )
        )
    return out


def roof_views(model):
    """Views over the roof gardens to the sea, and along them from one of their corners."""
    gardens = sorted(
        (
            unit["upper"]["garden"]
            for level in model["apartments"]["levels"]
            for unit in level["units"]
            if unit.get("upper") and unit["side"] == "south"
        ),
        key=lambda g: abs(centre(g)[0]),
    )
    roof, (gx, gy) = model["apartments"]["roof"]["z"], centre(gardens[0])
    x0, y0, x1, y1 = bounds(gardens[-1])
    return [
        ((gx, gy, roof + 1.7), (gx - 40, gy - 30, roof - 6), 20),
        ((x1 if x0 > 0 else x0, y0 - 6, roof + 7.5), (0, gy + 4, roof), 24),
    ]


def roof_garden(model):
    """A position on the seaward roof garden nearest to the middle, beside its pergola."""
    gardens = [
        unit["upper"]["garden"]
        for level in model["apartments"]["levels"]
        for unit in level["units"]
        if unit.get("upper") and unit["side"] == "south"
    ]
    x0, y0, x1, y1 = bounds(min(gardens, key=lambda g: abs(centre(g)[0])))
    return x0 + (x1 - x0) * 0.72, (y0 + y1) / 2 - 0.4


def by_the_pool(villa):
    """Beside a villa's pool, towards its terrace."""
    (px, py), (tx, ty) = centre(villa["pool"]), centre(villa["terrace"])
    length = math.dist((px, py), (tx, ty))
    fx, fy = (px - tx) / length, (py - ty) / length
    return ((px + fx * 1.6 - fy * 6.2, py + fy * 1.6 + fx * 6.2, 1.9), (tx - fx * 2, ty - fy * 2, 2.2), 20)


def beside_the_courts(model):
    """The building across the clay court at the east end."""
    outer, _, _ = courts(model)[0]
    x0, y0, x1, y1 = bounds(outer)
    return ((x1 - 1.0, y1 - 1.0, 3.4), (x0 + 1.5, y0 + 7.8, 3.2), 20)


def outdoor_galleries(model):
    x0, y0, x1, y1 = bounds(model["apartments"]["levels"][0]["outline"])
    px0, py0, px1, py1 = bounds(model["site"]["pool"])
    roof = model["apartments"]["roof"]["z"]
    va, vb = model["villas"][0], model["villas"][4]
    vx, vy = centre(va["terrace"])
    wx, wy = centre(vb["terrace"])
    stretch = (x1 - x0) / 123.0  # places are given for a building of 123 m and follow its length
    wide = lambda place, target, lens: ((place[0] * stretch, *place[1:]), (target[0] * stretch, *target[1:]), lens)
    exterior = [
        wide((-33, -18.6, 3.4), (8, 30, 9.5), 21),
        wide((25, -24, 3.2), (-10, 30, 11.5), 22),
        wide((0, -52, 6), (0, 30, 11), 22),
        ((x1 + 3, y0 - 19, 8), (20, 34, 12), 24),
        ((-x1 - 1, y0 - 17, 8), (-20, 34, 12), 24),
        wide((60, 92, 7), (-2, 50, 12), 24),
        wide((-58, 90, 12), (6, 48, 11), 24),
        ((vx + 22, vy - 24, 5), (vx - 2, vy + 6, 3), 28),
        ((wx - 20, wy - 22, 6), (wx + 2, wy + 6, 3), 28),
        wide((-130, -95, 46), (0, 20, 4), 30),
        wide((118, 96, 52), (0, 20, 4), 30),
        wide((0, -20, 2.0), (0, 30, 14), 18),
    ]
    amenities = [
        ((px0 - 4, py0 - 5, 2.0), (px1 - 10, 14, 3), 22),
        ((px1 + 6, py1 - 3.5, 1.8), (px0 + 4, -2, 3.0), 28),
        wide((-24, 15, 2.1), (10, -4, 1.2), 22),
        wide((-30, -14.5, 2.2), (-32, 12, 1.2), 24),
        wide((9.5, 14.5, 1.8), (-18, 27, 4.0), 22),
        wide((-22, 17.5, 1.8), (20, 22.5, 4.2), 24),
        *roof_views(model),
        by_the_pool(va),
        beside_the_courts(model),
    ]
    ax, ay = ACROPOLIS["at"]
    lx, ly = LYCABETTUS["at"]
    surroundings = [
        wide((104, 82.5, 2.6), (0, 97, 9), 26),
        ((70, 60, 20), (330, 170, 10), 30),
        ((-30, 128, 13), (0, 40, 16), 26),
        wide((0, 20, roof + 9), (-550, -835, 0), 24),
        wide((50, 58, roof + 12), (790, -150, 20), 28),
        wide((-138, 91.6, 3.4), (-60, 94.5, 7), 28),
        ((20, 36, roof + 12), (ax, ay, 60), 60),
        ((20, 36, roof + 12), (lx, ly, 120), 55),
    ]
    return gallery("exterior", exterior) + gallery("amenities", amenities) + gallery("surroundings", surroundings)


def panoramas(model):
    roof = model["apartments"]["roof"]["z"]
    return [
        picture("pictures/panoramas/pool-court", "site", panorama((-11.5, 13.6, 1.7), 270), "panorama", (6000, 3000)),
        picture(
            "pictures/panoramas/roof-garden",
            "site",
            panorama((*roof_garden(model), roof + 1.7), 270),
            "panorama",
            (6000, 3000),
        ),
        *(living_in_the_round(model, name, *wanted) for name, wanted in LIVING_ROOMS.items()),
    ]


LIVING_ROOMS = {
    "living-room": ("three", 6),
    "living-room-two": ("two", 4),
    "living-room-one": ("one", 4),
    "living-room-studio": ("studio", 4),
}
"""The template and level of each living room in the round, on the south side."""


def living_in_the_round(model, name, kind, wanted):
    """From near the middle of the living room, towards the south."""
    level, unit = pick(model, kind, wanted)
    room = next(r for r in unit["rooms"] if r["kind"] == "living")
    return picture(
        f"pictures/panoramas/{name}",
        "home:" + unit["number"],
        panorama((*rooms.clear_middle(unit, room), level["z0"] + 1.5), 270),
        "room panorama",
        (6000, 3000),
    )


def all_pictures(model, light="day"):
    """All pictures by group, in rendering order."""
    if light == "dusk":
        return at_dusk(model)
    families = [p for name, kind in FAMILIES.items() for p in family(model, name, kind)]
    placeholder = picture(
        "pictures/placeholder", "site", level_camera((-40, -60, 14), 60, 40), "plan", (1200, 800), soften=14
    )
    return {
        "fronts": fronts(model),
        "orbit": orbit(model),
        "plans": plans(model),
        "gallery": outdoor_galleries(model) + [placeholder],
        "interiors": families + villa_family(model) + gallery_interiors(model),
        "panoramas": panoramas(model),
    }


AT_DUSK = {"exterior-01": "exterior-13", "exterior-03": "exterior-14", "amenities-03": "amenities-11"}
"""Gallery pictures that also exist at dusk, after the last one of their gallery."""


def at_dusk(model):
    """The pictures that also show the evening, by the same cameras. Without a sharp sun, fewer samples are enough."""
    evening = lambda p, name, effort=1 / 4: {
        **p,
        "name": name,
        "light": "dusk",
        "exposure": EXPOSURE_AT_DUSK,
        "effort": effort,
    }
    by_name = {p["name"].rpartition("/")[2]: p for p in outdoor_galleries(model)}
    return {
        "fronts": [evening(p, p["name"].replace(*TURNS)) for p in fronts(model)],
        "orbit": [evening(p, p["name"].replace(*TURNS)) for p in orbit(model)],
        "gallery": [evening(by_name[day], f"pictures/gallery/{dusk}", 3 / 4) for day, dusk in AT_DUSK.items()],
    }
