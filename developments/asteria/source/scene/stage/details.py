"""Details of a home that are only visible from inside: doors, skirting, downlights, wall finishes, pictures, plants."""
import math

from plan.geometry import centre, edge_normal, inside, near, segment_distance
from plan.home import CORNERS, backed, free_corners
from plan.solids import loop

from .houseplants import potted_plant
from .paintings import paint
from .pieces import floor_lamp

DOOR = 2.15
LEAF = 0.044
NO_PICTURE_ABOVE = ("wardrobe", "fridge", "counter", "tv", "shelf", "stair", "shower", "basin")


def add_details(mesh, plan, z0, ceiling, rng):
    """Heights in metres: the finished floor and the ceiling's face."""
    openings = [(w["a"], w["b"]) for w in plan["windows"]] + [(d["hinge"], d["jamb"]) for d in plan["doors"]]
    pillows = [centre(f["polygon"]) for f in plan["furniture"] if f["kind"] == "pillow"]
    basins = [centre(f["polygon"]) for f in plan["furniture"] if f["kind"] == "basin"]
    tall = [f["polygon"] for f in plan["furniture"] if f["kind"] in NO_PICTURE_ABOVE]
    for door in plan["doors"]:
        add_door(mesh, plan, door, z0, ceiling)
    for room in plan["rooms"]:
        polygon = loop(room["polygon"])
        add_downlights(mesh, polygon, ceiling)
        add_lining(mesh, room, polygon, z0, ceiling, openings, pillows, basins, rng)
        if room["kind"] != "bath":
            add_skirting(mesh, plan, polygon, z0)
        if room["kind"] in ("living", "bedroom", "hall"):
            for a, b in zip(polygon, polygon[1:] + polygon[:1]):
                if walled(plan, a, b):
                    add_picture(mesh, a, b, z0, openings, tall, pillows, rng)
        if room["kind"] in ("living", "bedroom"):
            fill_corners(mesh, plan, room, z0, rng)


def add_downlights(mesh, polygon, ceiling):
    cx, cy = centre(polygon)
    for x, y in polygon:
        lx, ly = x + (cx - x) * 0.42, y + (cy - y) * 0.42
        mesh.cylinder(lx, ly, ceiling - 0.012, ceiling - 0.004, 0.035, 0.035, "led", 20)
        mesh.cylinder(lx, ly, ceiling - 0.008, ceiling, 0.045, 0.045, "joinery", 20, False)


def thickness(plan, x, y, nx, ny):
    """The extent of the walls around a point along a unit vector, in metres."""
    reach = 0.0
    while reach < 0.5 and any(
        inside(wall["polygon"], x + nx * (reach + 0.01), y + ny * (reach + 0.01)) for wall in plan["walls"]
    ):
        reach += 0.01
    return reach


def add_door(mesh, plan, door, z0, ceiling):
    """A closed door up to the lintel of its opening, with its lining and handle."""
    a, b = door["hinge"], door["jamb"]
    width = math.dist(a, b)
    u = ((b[0] - a[0]) / width, (b[1] - a[1]) / width)
    v = (-u[1], u[0])
    beside = (b[0] + u[0] * 0.03, b[1] + u[1] * 0.03)
    far = max(thickness(plan, *beside, *v), 0.04)
    back = max(thickness(plan, *beside, -v[0], -v[1]), 0.04)
    mesh.place_axes((*a, z0), u, v)
    mesh.box(0, width, -back, far, DOOR, ceiling - z0, "wall")
    for x0, x1 in ((-0.05, 0.012), (width - 0.012, width + 0.05)):
        mesh.box(x0, x1, -back - 0.01, far + 0.01, 0.0, DOOR + 0.05, "joinery")
    mesh.box(-0.05, width + 0.05, -back - 0.01, far + 0.01, DOOR - 0.012, DOOR + 0.05, "joinery")
    middle = (far - back) / 2
    leaf = "walnut" if door["kind"] == "entrance" else "joinery"
    mesh.box(0.012, width - 0.012, middle - LEAF / 2, middle + LEAF / 2, 0.008, DOOR - 0.012, leaf)
    for side in (-1, 1):
        face = middle + side * LEAF / 2
        low, high = sorted((face, face + side * 0.05))
        mesh.box(width - 0.10, width - 0.085, low, high, 1.0, 1.015, "brass")
        low, high = sorted((face + side * 0.036, face + side * 0.05))
        mesh.box(width - 0.21, width - 0.085, low, high, 1.0, 1.015, "brass")
    mesh.place()


def walled(plan, a, b):
    """Whether there is a wall behind a stretch of a room's edge; between a kitchen and a living room there may be
    none."""
    return all(backed(plan, a, b, t) for t in (0.3, 0.5, 0.7))


def add_skirting(mesh, plan, polygon, z0, high=0.09, step=0.05):
    """Skirting along every stretch of wall."""
    for a, b in zip(polygon, polygon[1:] + polygon[:1]):
        length = math.dist(a, b)
        count = max(2, int(length / step))
        nx, ny = edge_normal(a, b)
        at = lambda k: (a[0] + (b[0] - a[0]) * k / count - nx * 0.006, a[1] + (b[1] - a[1]) * k / count - ny * 0.006)
        begun = None
        for k in range(count + 1):
            stands = k < count and backed(plan, a, b, (k + 0.5) / count)
            if stands and begun is None:
                begun = k
            if not stands and begun is not None:
                mesh.beam(at(begun), at(k), 0.012, z0, z0 + high, "joinery")
                begun = None


def add_lining(mesh, room, polygon, z0, ceiling, openings, pillows, basins, rng):
    """Stone around a bathroom, glazed stick tiles behind its basin; a coloured wall behind a bed."""
    accent = rng.choice(("wall green", "wall blue", "wall warm"))
    for a, b in zip(polygon, polygon[1:] + polygon[:1]):
        pierced = any(segment_distance(a, b, (p[0] + q[0]) / 2, (p[1] + q[1]) / 2) < 0.35 for p, q in openings)
        headboard = room["kind"] == "bedroom" and any(
            inside(polygon, *p) and segment_distance(a, b, *p) < 0.75 and math.dist(a, b) > 2.2 for p in pillows
        )
        if pierced or not (room["kind"] == "bath" or headboard):
            continue
        behind_basin = any(segment_distance(a, b, *p) < 0.32 for p in basins)
        nx, ny = edge_normal(a, b)
        line = [(p[0] - nx * 0.006, p[1] - ny * 0.006) for p in (a, b)]
        material = ("kit kat" if behind_basin else "bath tile") if room["kind"] == "bath" else accent
        mesh.ribbon(line, z0 + 0.012, ceiling, material, closed=False, smooth=False)


def add_picture(mesh, a, b, z0, openings, tall, pillows, rng):
    """Hangs a picture on a stretch of wall that is long, free of openings and of tall pieces; a lower one above the
    middle of a bed whose head stands there."""
    length, middle = math.dist(a, b), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    heads = [p for p in pillows if segment_distance(a, b, *p) < 0.75]
    if heads:
        x, y = (sum(p[k] for p in heads) / len(heads) for k in (0, 1))
        t = ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / length**2
        middle = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
    blocked = any(segment_distance(p, q, *middle) < 0.9 for p, q in openings) or any(
        near(p, *middle, 0.7) for p in tall
    )
    if length < 1.7 or blocked:
        return
    u = ((b[0] - a[0]) / length, (b[1] - a[1]) / length)
    half = min(0.55, length * 0.2)
    low = z0 + rng.uniform(1.10, 1.16) + (0.14 if heads else 0.0)
    high = 0.64 if heads else 0.90
    mesh.place_axes((*middle, 0.0), u, (-u[1], u[0]))
    mesh.box(-half - 0.02, half + 0.02, 0.005, 0.03, low - 0.02, low + high + 0.02, "oak")
    mesh.pane(-half, half, 0.032, low, low + high, "paper")
    paint(
        mesh,
        -half + 0.13,
        half - 0.13,
        0.033,
        low + 0.13,
        low + high - 0.13,
        rng.choice(("warm", "cool")),
        f"{middle[0]:.1f} {middle[1]:.1f} {z0:.1f}",
    )
    mesh.place()


def fill_corners(mesh, plan, room, z0, rng):
    """A plant in the brightest free corner of a room, and in a living room a lamp in the next one."""
    corners = free_corners(plan, room)[: CORNERS if room["kind"] == "living" else 1]
    mesh.place(0, 0, z0 + 0.012)
    for k, (x, y) in enumerate(corners):
        if k == 0:
            potted_plant(mesh, x, y, rng)
        else:
            floor_lamp(mesh, x, y)
    mesh.place()
