"""The pictures of the site for the gallery, with their cameras."""
import math

from pipeline.picture import picture
from plan.cameras import level_view, look_at
from plan.geometry import bounds, centre
from plan.land import ACROPOLIS, LYCABETTUS
from plan.layout import courts

EYE_LEVEL = 6.5  # metres; verticals stay vertical in pictures from below this height
IN_THE_MORNING = {
    "amenities-10",
    "exterior-06",
    "exterior-07",
    "exterior-11",
    "surroundings-01",
    "surroundings-03",
    "surroundings-07",
}
"""Pictures of the sides of the street and the courts, which lie in shade in the afternoon."""


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


def gallery(name, specs):
    """Pictures of the site, numbered in the order of their cameras: place, target, lens."""
    out = []
    for k, (place, target, lens) in enumerate(specs):
        short = f"{name}-{k + 1:02d}"
        camera = (level_view if place[2] < EYE_LEVEL else look_at)(place, target, lens)
        light = "morning" if short in IN_THE_MORNING else "day"
        out.append(picture(f"pictures/gallery/{short}", "site", camera, "outside", light=light))
    return out


def roof_views(model):
    """Views over the roof gardens to the sea, and along them from one of their corners."""
    gardens = south_gardens(model)
    roof, (gx, gy) = model["apartments"]["roof"]["z"], centre(gardens[0])
    x0, y0, x1, y1 = bounds(gardens[-1])
    return [
        ((gx, gy, roof + 1.7), (gx - 40, gy - 30, roof - 6), 20),
        ((x1 if x0 > 0 else x0, y0 - 6, roof + 7.5), (0, gy + 4, roof), 24),
    ]


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


def roof_garden(model):
    """A position on the seaward roof garden nearest to the middle, beside its pergola."""
    x0, y0, x1, y1 = bounds(south_gardens(model)[0])
    return x0 + (x1 - x0) * 0.72, (y0 + y1) / 2 - 0.4


def south_gardens(model):
    """The roof gardens on the south side, the one nearest to the middle first."""
    units = [unit for level in model["apartments"]["levels"] for unit in level["units"]]
    gardens = [unit["upper"]["garden"] for unit in units if unit.get("upper") and unit["side"] == "south"]
    return sorted(gardens, key=lambda g: abs(centre(g)[0]))
