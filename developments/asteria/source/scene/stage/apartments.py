"""The apartment building: slabs with wave edges, homes behind glass, shared rooms, gardens below and on the roof."""
import math
import random

from plan.geometry import bounds, centre, edge_normal, offset
from plan.solids import loop

from .homes import SLAB, add_storey, seen_from_outside
from .mesh import Mesh
from .rail import add_rail
from .roofscape import Roofscape
from . import things


class Apartments(Roofscape):
    """Builds the whole of one apartment building into a few large meshes."""

    def __init__(self, palette, apartments, flora, seed, left_out=None):
        self.data, self.flora, self.seed, self.left_out = apartments, flora, seed, left_out
        self.shell, self.homes, self.glass, self.trim = (Mesh(palette) for _ in range(4))
        self.rng = random.Random(seed)
        self.levels = sorted(apartments["levels"], key=lambda level: level["z0"])

    def build(self):
        for level in self.levels:
            self.add_level(level)
        self.add_roof()
        self.shell.build("building shell", 0.03)
        self.homes.build("building homes")
        self.glass.build("building glass")
        self.trim.build("building trim")

    def add_level(self, level):
        z0, z1 = level["z0"], level["z1"]
        outline, ground = loop(level["outline"]), z0 <= 0.01
        if z0 < -0.01:
            self.shell.prism(loop(level["body"]), z0 - SLAB, z0, "walk")
        else:
            self.shell.prism(outline, z0 - SLAB, z0, "slab", top="walk")
            self.add_soffit(outline, z0)
        if z0 > 0.01:
            self.add_upstand(outline, z0)
            add_rail(self.trim, self.glass, offset(outline, -0.07), z0)
        elif z0 > -0.01:
            add_rail(self.trim, self.glass, offset(outline, -0.07), z0)
        for core in level["cores"]:
            for wall in core["walls"]:
                self.shell.prism(wall["polygon"], z0, z1 - SLAB, "sand")
        self.add_corridor_ends(level)
        for place, unit in enumerate(level["units"]):
            self.add_home(level, unit, place)
        for x, y in level["columns"]:
            self.shell.cylinder(x, y, z0, z1 - SLAB, 0.26, 0.26, "slab", 20, False)
        for amenity in level["amenities"]:
            self.add_amenity(level, amenity)

    def add_upstand(self, outline, z):
        """A low white edge around the terraces, which carries the rail."""
        inner = offset(outline, -0.14)
        self.shell.ribbon(outline, z, z + 0.16, "slab")
        self.shell.ribbon(inner, z, z + 0.16, "slab")
        self.shell.ring(outline, inner, z + 0.16, "slab")

    def add_soffit(self, outline, z):
        rim = offset(outline, -0.16)
        self.trim.add([(x, y, z - SLAB - 0.005) for x, y in rim], [range(len(rim))], "soffit")

    def add_corridor_ends(self, level):
        """Glazes the two ends of the corridor."""
        line, z0, z1 = level["corridor"], level["z0"], level["z1"] - SLAB
        half = len(line) // 2
        for a, b in ((line[0], line[-1]), (line[half - 1], line[half])):
            self.glass.face([(*a, z0), (*b, z0), (*b, z1), (*a, z1)], "glass")
            for t in (0.0, 0.5, 1.0):
                x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
                self.trim.cylinder(x, y, z0, z1, 0.05, 0.05, "dark", 6, False)

    def add_home(self, level, unit, place):
        seed = self.seed + level["level"] * 100 + place
        z0, z1 = level["z0"], level["z1"]
        style = seen_from_outside(seed, "stone" if level["z0"] < 4 else "white")
        shown = unit["number"] != self.left_out
        if shown:
            add_storey(self.homes, self.glass, unit, z0, z1, style)
        if unit.get("upper") and shown:
            add_storey(self.homes, self.glass, unit["upper"], unit["upper"]["z0"], unit["upper"]["z1"], style)
        if unit.get("upper"):
            self.add_roof_garden(unit)
        self.add_front_of_home(level, unit, seed)

    def add_front_of_home(self, level, unit, seed):
        """Fins between terraces, timber beside the windows, furniture on the terrace."""
        rng, z0, z1 = random.Random(seed + 7), level["z0"], level["z1"] - SLAB
        axis = unit["axis"]
        length = math.hypot(*axis["towards"]) or 1.0
        out = (axis["towards"][0] / length, axis["towards"][1] / length)
        u = (-out[1], out[0])
        front = (axis["at"][0] + out[0] * axis["depth"], axis["at"][1] + out[1] * axis["depth"])
        half = unit_half_width(unit, front, u)
        if level["z0"] > 4:
            for side in (-1, 1):
                a = (front[0] + u[0] * half * side, front[1] + u[1] * half * side)
                self.shell.beam(
                    (a[0] - out[0] * 0.2, a[1] - out[1] * 0.2),
                    (a[0] + out[0] * 1.55, a[1] + out[1] * 1.55),
                    0.15,
                    z0,
                    z1,
                    "white",
                )
        for wall in unit["walls"]:
            if wall["kind"] == "facade" and len(wall["polygon"]) == 4:
                self.add_cladding(wall["polygon"], centre(unit["polygon"]), z0, z1, rng)
        close_by = unit["number"] == self.left_out
        self.trim.fine = close_by
        self.set_terrace(front, u, out, half, z0, rng, close_by)
        self.trim.fine = False

    def add_cladding(self, polygon, middle, z0, z1, rng):
        edges = [(a, b) for a, b in zip(polygon, polygon[1:] + polygon[:1]) if math.dist(a, b) > 0.45]
        if not edges or rng.random() < 0.25:
            return
        a, b = max(edges, key=lambda e: math.dist(((e[0][0] + e[1][0]) / 2, (e[0][1] + e[1][1]) / 2), middle))
        n = edge_normal(a, b)
        if (middle[0] - a[0]) * n[0] + (middle[1] - a[1]) * n[1] > 0:
            n = (-n[0], -n[1])
        shift = lambda p: (p[0] + n[0] * 0.04, p[1] + n[1] * 0.04)
        self.trim.beam(shift(a), shift(b), 0.06, z0, z1, "timber")

    def set_terrace(self, front, u, out, half, z, rng, always):
        """Chairs and a table on most terraces or `always`, pots with plants."""
        for part in (self.trim,):
            part.place_axes((front[0], front[1], z), u, out)
        x = rng.uniform(-half + 1.2, max(-half + 1.3, half - 2.4))
        if rng.random() < 0.8 or always:
            cloth = rng.choice(("cream", "sofa", "rust", "teal", "linen"))
            things.chair(self.trim, x, 0.95, 0, 1, cloth)
            self.trim.cylinder(x + 0.75, 1.0, 0, 0.48, 0.24, 0.24, "dark", 12)
            things.chair(self.trim, x + 1.5, 0.95, 0, 1, cloth)
        pots = [side * (half - 0.55) for side in (-1, 1) if rng.random() < 0.55]
        for px in pots:
            self.trim.cylinder(px, 0.85, 0, 0.5, 0.18, 0.27, rng.choice(("terracotta", "white", "dark")), 12)
        self.trim.place()
        for px in pots:
            wx, wy = front[0] + u[0] * px + out[0] * 0.85, front[1] + u[1] * px + out[1] * 0.85
            self.flora.plant(
                rng.choice(("bush", "bush", "flower", "tuft")), wx, wy, z + 0.42, rng.uniform(0.5, 0.8), rng=rng
            )

    def add_amenity(self, level, amenity):
        """A shared room: glass to the outside, warm inside, some furniture, people."""
        polygon, z0, z1 = loop(amenity["polygon"]), level["z0"], level["z1"] - SLAB
        arc = self.data["arc"]["centre"]
        reach = lambda p: math.dist(p, arc)
        far = max(polygon, key=reach) if amenity["side"] == "north" else min(polygon, key=reach)
        limit = reach(far)
        for a, b in zip(polygon, polygon[1:] + polygon[:1]):
            outer = abs(reach(a) - limit) < 0.3 and abs(reach(b) - limit) < 0.3
            if not outer:
                self.homes.beam(
                    a, b, 0.12, z0, z1, "room2" if amenity["kind"] in ("lobby", "lounge", "cafe") else "room0"
                )
                continue
            self.glass.face([(*a, z0), (*b, z0), (*b, z1), (*a, z1)], "glass")
            self.trim.beam(a, (a[0] + (b[0] - a[0]) * 0.04, a[1] + (b[1] - a[1]) * 0.04), 0.12, z0, z1, "dark")
            self.trim.beam(a, b, 0.07, z0 + 2.75, z0 + 2.83, "dark")
        self.homes.sheet(polygon, z0 + 0.015, "herringbone" if amenity["kind"] in ("lounge", "lobby") else "bath floor")
        self.homes.sheet(polygon, z1 - 0.01, "ceiling")
        self.furnish_amenity(polygon, z0, z1)

    def furnish_amenity(self, polygon, z0, z1):
        cx, cy = centre(polygon)
        x0, y0, x1, y1 = bounds(polygon)
        for k in range(max(2, int((x1 - x0) / 2.6))):
            x = x0 + 1.4 + k * 2.6
            y = cy + self.rng.uniform(-2.5, 2.5)
            if x > x1 - 1.2:
                break
            kind = self.rng.random()
            if kind < 0.5:
                things.cafe_table(self.homes, x, y, z0 + 0.02, self.rng.choice(("rust", "teal", "cream")))
            else:
                things.chair(self.homes, x, y, z0 + 0.02, 1, self.rng.choice(("sofa", "cream", "ochre")))
            self.homes.cylinder(x, y, z1 - 1.4, z1 - 1.15, 0.2, 0.08, "brass", 14, False)
            self.homes.ball(x, y, z1 - 1.35, 0.10, "lamp")
            self.homes.cylinder(x, y, z1 - 1.15, z1, 0.01, 0.01, "dark", 5, False)


def unit_half_width(unit, front, u):
    """Half of the home's width at its façade."""
    across = [
        abs((x - front[0]) * u[0] + (y - front[1]) * u[1])
        for x, y in unit["polygon"]
        if abs((x - front[0]) * -u[1] + (y - front[1]) * u[0]) < 1.2
    ]
    return max(across) if across else unit["axis"]["width"] / 2
