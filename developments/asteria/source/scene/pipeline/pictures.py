"""The list of all pictures of the package, with camera, scene, size and quality."""
import math

from pipeline.interiors import interiors, rooms_in_the_round
from pipeline.outdoors import outdoor_galleries, roof_garden
from pipeline.outlines import TURNS
from pipeline.picture import EXPOSURE, LARGE, ROUND, enlarged, picture
from plan import views
from plan.cameras import level_camera, panorama

EXPOSURE_AT_DUSK = 1.6
AT_DUSK = {"exterior-01": "exterior-13", "exterior-03": "exterior-14", "amenities-03": "amenities-11"}
"""Gallery pictures that also exist at dusk, after the last one of their gallery."""
MOST_SEEN = (
    "gallery/exterior-01",
    "gallery/exterior-02",
    "gallery/exterior-03",
    "gallery/amenities-01",
    "gallery/amenities-02",
    "gallery/surroundings-01",
    "gallery/interior-01",
    "studio/living",
    "one/living",
    "two/living",
    "three/living",
    "villa/living",
)
"""The first pictures of the galleries and of most homes, which are as large as the largest screens."""


def all_pictures(model, light="day"):
    """All pictures by group, in rendering order."""
    if light == "dusk":
        return at_dusk(model)
    placeholder = picture(
        "pictures/placeholder", "site", level_camera((-40, -60, 14), 60, 40), "plan", (1200, 800), soften=14
    )
    return {
        "fronts": fronts(model),
        "orbit": orbit(model),
        "plans": plans(model),
        "gallery": [*map(as_seen, outdoor_galleries(model)), placeholder],
        "interiors": [*map(as_seen, interiors(model))],
        "panoramas": panoramas(model),
    }


def as_seen(item):
    """A picture in the size that is worth its rendering."""
    return enlarged(item) if item["name"].removeprefix("pictures/") in MOST_SEEN else item


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


def orbit_order():
    """The frames in an order in which every prefix covers the turn evenly: 0, 30, 15, 45, then every eighth, fourth,
    second, and the rest."""
    order = [0, 30, 15, 45]
    for step in (8, 4, 2, 1):
        order += [k for k in range(0, views.FRAMES, step) if k not in order]
    return order


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


def panoramas(model):
    roof = model["apartments"]["roof"]["z"]
    outdoors = lambda name, place: picture(
        f"pictures/panoramas/{name}", "site", panorama(place, 270), "panorama", ROUND
    )
    return [
        outdoors("pool-court", (-11.5, 13.6, 1.7)),
        outdoors("roof-garden", (*roof_garden(model), roof + 1.7)),
        *rooms_in_the_round(model),
    ]


def at_dusk(model):
    """The pictures that also show the evening, by the same cameras. Without a sharp sun, fewer samples are enough."""
    evening_light = {"light": "dusk", "exposure": EXPOSURE_AT_DUSK}
    evening = lambda p, name, effort=1 / 4: {**p, "name": name, **evening_light, "effort": effort}
    by_name = {p["name"].rpartition("/")[2]: p for p in outdoor_galleries(model)}
    return {
        "fronts": [evening(p, p["name"].replace(*TURNS)) for p in fronts(model)],
        "orbit": [evening(p, p["name"].replace(*TURNS)) for p in orbit(model)],
        "gallery": [evening(by_name[day], f"pictures/gallery/{dusk}", 3 / 4) for day, dusk in AT_DUSK.items()],
    }
