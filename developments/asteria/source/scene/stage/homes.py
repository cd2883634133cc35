"""Homes as the plans draw them, raised to full height: floors, walls, windows, curtains, furniture."""
import math
import random

from plan.geometry import centre, edge_normal, inside, near, segment_distance
from plan.solids import loop

from .pieces import LOOKS, furnish

SLAB = 0.30
FLOORS = {"bath": "bath floor", "store": "bath floor"}
INNER_WALLS = ("room0", "room0", "room2", "room0", "room3", "room2", "room4", "room0", "room5")


def add_storey(mesh, glass, plan, z0, z1, style):
    """One storey of one home. `style`: wall, outer, floor (materials), look (furniture), curtains, seed."""
    rng, ceiling = random.Random(style["seed"]), z1 - SLAB
    for room in plan["rooms"]:
        mesh.sheet(room["polygon"], z0 + 0.012, FLOORS.get(room["kind"], style["floor"]))
        if style.get("ceiling"):
            mesh.sheet(room["polygon"], ceiling - 0.02, style["ceiling"])
    for wall in plan["walls"]:
        if len(wall["polygon"]) > 2:
            mesh.prism(wall["polygon"], z0, ceiling, style["outer"] if wall["kind"] == "facade" else style["wall"])
    middle = centre(plan["polygon"])
    for opening in plan["windows"]:
        add_window(mesh, glass, opening, middle, z0, ceiling, style, rng)
    furnish(mesh, plan["furniture"], z0 + 0.012, style["look"], z1 - z0)
    if style.get("details"):
        add_details(mesh, plan, z0, ceiling - 0.02, rng)


def add_window(mesh, glass, opening, middle, z0, ceiling, style, rng):
    """Fills the gap in the wall below and above, then frame, panes and curtains. Local x runs along the outer face, y inwards."""
    a, b = opening["a"], opening["b"]
    width = math.dist(a, b)
    u = ((b[0] - a[0]) / width, (b[1] - a[1]) / width)
    v = (-u[1], u[0])
    if (middle[0] - a[0]) * v[0] + (middle[1] - a[1]) * v[1] < 0:
        v = (-v[0], -v[1])
    deep, sill, head = opening["depth"], opening["sill"], min(opening["head"], ceiling - z0 - 0.02)
    for part in (mesh, glass):
        part.place_axes((a[0], a[1], z0), u, v)
    if sill > 0.08:
        mesh.box(0, width, 0, deep, 0, sill, style["outer"])
    mesh.box(0, width, 0, deep, head, ceiling - z0, style["outer"])
    at = deep * 0.4
    leaves = max(1, round(width / (1.35 if opening["kind"] == "sliding" else 1.0)))
    for k in range(leaves + 1):
        x = width * k / leaves
        mesh.box(max(0, x - 0.03), min(width, x + 0.03), at - 0.035, at + 0.035, sill, head, "dark")
    mesh.box(0, width, at - 0.035, at + 0.035, head - 0.07, head, "dark")
    mesh.box(0, width, at - 0.035, at + 0.035, sill, sill + 0.06, "dark")
    glass.pane(0.02, width - 0.02, at, sill + 0.05, head - 0.05, "glass")
    if width > 1.1 and rng.random() < style["curtains"]:
        add_curtains(mesh, width, deep, max(0.03, sill - 0.3), ceiling - z0 - 0.02, style, rng)
    mesh.place()
    glass.place()


def add_curtains(mesh, width, deep, low, high, style, rng):
    cloth = style.get("cloth", "curtain")
    reach = rng.choice(style.get("drawn", (0.14, 0.2, 0.28, 0.4))) * width
    for x0, x1 in ((0.02, reach), (width - reach, width - 0.02)):
        folds = max(8, int((x1 - x0) / 0.06))
        line = [(x0 + (x1 - x0) * k / folds, deep + 0.14 + 0.05 * math.sin(k * 1.9)) for k in range(folds + 1)]
        mesh.ribbon(line, low, high, cloth, closed=False)


def add_details(mesh, plan, z0, ceiling, rng):
    """What only a visitor sees: downlights, skirting, pictures on the longer walls, plants in pots."""
    openings = [(w["a"], w["b"]) for w in plan["windows"]] + [(d["hinge"], d["jamb"]) for d in plan["doors"]]
    pillows = [centre(f["polygon"]) for f in plan["furniture"] if f["kind"] == "pillow"]
    tall = [f["polygon"] for f in plan["furniture"] if f["kind"] in ("wardrobe", "fridge", "counter", "tv", "shelf", "stair", "shower", "basin")]
    for room in plan["rooms"]:
        polygon = loop(room["polygon"])
        cx, cy = centre(polygon)
        for x, y in polygon:
            lx, ly = x + (cx - x) * 0.42, y + (cy - y) * 0.42
            mesh.cylinder(lx, ly, ceiling - 0.012, ceiling - 0.004, 0.045, 0.045, "led", 14)
        add_lining(mesh, room, polygon, z0, ceiling, openings, pillows, rng)
        if room["kind"] not in ("living", "bedroom", "hall"):
            continue
        for a, b in zip(polygon, polygon[1:] + polygon[:1]):
            if walled(plan, a, b):
                add_picture(mesh, a, b, z0, openings, tall, rng)


def walled(plan, a, b):
    """Whether a wall stands behind a stretch of a room's edge; between a kitchen and a living room there may be none."""
    nx, ny = edge_normal(a, b)
    behind = lambda t: (a[0] + (b[0] - a[0]) * t + nx * 0.05, a[1] + (b[1] - a[1]) * t + ny * 0.05)
    return all(any(inside(wall["polygon"], *behind(t)) for wall in plan["walls"]) for t in (0.3, 0.5, 0.7))


def add_lining(mesh, room, polygon, z0, ceiling, openings, pillows, rng):
    """Tiles round a bathroom; a coloured wall behind a bed."""
    accent = rng.choice(("wall green", "wall blue", "wall warm"))
    for a, b in zip(polygon, polygon[1:] + polygon[:1]):
        pierced = any(segment_distance(a, b, (p[0] + q[0]) / 2, (p[1] + q[1]) / 2) < 0.35 for p, q in openings)
        headboard = room["kind"] == "bedroom" and any(segment_distance(a, b, *p) < 0.75 and math.dist(a, b) > 2.2 for p in pillows)
        if pierced or not (room["kind"] == "bath" or headboard):
            continue
        nx, ny = edge_normal(a, b)
        line = [(p[0] - nx * 0.006, p[1] - ny * 0.006) for p in (a, b)]
        mesh.ribbon(line, z0 + 0.012, ceiling, "bath tile" if room["kind"] == "bath" else accent, closed=False, smooth=False)


def add_picture(mesh, a, b, z0, openings, tall, rng):
    """Hangs a picture on a stretch of wall that is long, free of openings and of tall pieces."""
    length, middle = math.dist(a, b), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    blocked = any(segment_distance(p, q, *middle) < 0.9 for p, q in openings) or any(near(p, *middle, 0.7) for p in tall)
    if length < 1.7 or blocked:
        return
    u = ((b[0] - a[0]) / length, (b[1] - a[1]) / length)
    half, low = min(0.6, length * 0.22), z0 + rng.uniform(1.15, 1.25)
    mesh.place_axes((*middle, 0.0), u, (-u[1], u[0]))
    mesh.box(-half - 0.03, half + 0.03, 0.005, 0.03, low - 0.03, low + 0.93, "dark")
    mesh.pane(-half, half, 0.034, low, low + 0.9, rng.choice(("art1", "art2")))
    mesh.place()


def seen_from_outside(seed, outer="white"):
    """A home's style in pictures of the building."""
    rng = random.Random(seed)
    return {"wall": rng.choice(INNER_WALLS), "outer": outer, "floor": "floor", "look": rng.choice(LOOKS), "curtains": 0.85, "seed": seed, "ceiling": "ceiling"}


def seen_from_inside(seed):
    """A home's style in pictures of its rooms."""
    return {"wall": "wall", "outer": "wall", "floor": ("oak", "herringbone")[seed % 2], "look": LOOKS[seed % len(LOOKS)], "curtains": 1.0,
            "cloth": "sheer", "seed": seed, "ceiling": "inner ceiling", "details": True, "drawn": (0.12, 0.16)}
