"""Homes built from their plans: floors, walls, windows, curtains, furniture."""
import math
import random

from plan.geometry import centre

from .details import add_details
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
    """Fills the gap in the wall below and above, then frame, panes and curtains. Local x runs along the outer face,
    y inwards."""
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


def seen_from_outside(seed, outer="white"):
    """The style of a home in pictures of the building."""
    rng = random.Random(seed)
    return {
        "wall": rng.choice(INNER_WALLS),
        "outer": outer,
        "floor": "floor",
        "look": rng.choice(LOOKS),
        "curtains": 0.85,
        "seed": seed,
        "ceiling": "ceiling",
    }


def seen_from_inside(seed):
    """The style of a home in pictures of its rooms."""
    return {
        "wall": "wall",
        "outer": "wall",
        "floor": ("oak", "herringbone")[seed % 2],
        "look": LOOKS[seed % len(LOOKS)],
        "curtains": 1.0,
        "cloth": "sheer",
        "seed": seed,
        "ceiling": "inner ceiling",
        "details": True,
        "drawn": (0.12, 0.16),
    }
