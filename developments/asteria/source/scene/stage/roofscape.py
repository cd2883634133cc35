"""The roof of the apartment building: rim, covers of the duplexes, core heads, solar panels, pergolas, planting."""
from plan.geometry import bounds, centre, inside, offset, walk
from plan.solids import loop

from . import things
from .homes import SLAB
from .pieces import axes_of
from .rail import add_rail


class Roofscape:
    """The part of the building that stands on its roof; the meshes belong to the building."""

    def add_roof_garden(self, unit):
        upper = unit["upper"]
        garden, z = loop(upper["garden"]), upper["z0"]
        self.trim.sheet(garden, z + 0.05, "deck")
        x0, y0, x1, y1 = bounds(garden)
        cx, cy = centre(garden)
        things.chair(self.trim, cx - 0.8, cy, z, 1, "cream")
        things.chair(self.trim, cx + 0.5, cy, z, 1, "cream")
        for a, b in zip(garden, garden[1:] + garden[:1]):
            for p, _ in walk([a, b], 1.3, closed=False):
                if self.rng.random() < 0.5:
                    q = (p[0] + (cx - p[0]) * 0.12, p[1] + (cy - p[1]) * 0.12)
                    self.flora.plant(
                        self.rng.choice(("bush", "tuft", "flower")), *q, z, self.rng.uniform(0.5, 0.9), rng=self.rng
                    )

    def add_roof(self):
        roof = self.data["roof"]
        z, outline = roof["z"], loop(roof["outline"])
        self.shell.prism(outline, z - SLAB, z + 0.02, "slab", top="gravel")
        self.add_soffit(outline, z)
        rim, inner = outline, offset(outline, -0.35)
        self.shell.ribbon(rim, z, z + 0.35, "slab")
        self.shell.ribbon(inner, z, z + 0.35, "slab")
        self.shell.ring(rim, inner, z + 0.35, "slab")
        add_rail(self.trim, self.glass, offset(outline, -0.5), z)
        top = max(
            [unit["upper"]["z1"] for level in self.levels for unit in level["units"] if unit.get("upper")] or [z + 3]
        )
        for unit in (u for level in self.levels for u in level["units"] if u.get("upper")):
            cover = offset(loop(unit["upper"]["polygon"]), 0.45)
            self.shell.prism(cover, unit["upper"]["z1"] - SLAB, unit["upper"]["z1"], "slab")
            self.trim.sheet(offset(cover, -0.1), unit["upper"]["z1"] - SLAB - 0.005, "soffit")
        for head in roof["heads"]:
            self.shell.prism(loop(head), z, top, "clay")
            self.shell.prism(offset(loop(head), 0.3), top, top + 0.25, "slab")
        for panel in roof["panels"]:
            self.add_solar(panel, z)
        for pergola in roof["pergolas"]:
            self.add_pergola(pergola, z)
        for green in roof["green"]:
            self.add_green(green, z)

    def add_solar(self, polygon, z):
        """Two tilted rows on the strip."""
        origin, u, v, w, d = axes_of(polygon)
        self.trim.place_axes((*origin, z), u, v)
        for y in (0.3, 2.1):
            for k in range(int(w / 1.15)):
                x = 0.2 + k * 1.15
                self.trim.face(
                    [(x, y, 0.35), (x + 1.05, y, 0.35), (x + 1.05, y + 1.35, 0.95), (x, y + 1.35, 0.95)], "solar"
                )
        self.trim.place()

    def add_pergola(self, polygon, z):
        origin, u, v, w, d = axes_of(polygon)
        self.trim.place_axes((*origin, z), u, v)
        for x in (0.1, w - 0.1):
            for y in (0.1, d - 0.1):
                self.trim.box(x - 0.07, x + 0.07, y - 0.07, y + 0.07, 0, 2.6, "dark")
        for y in (0.1, d - 0.1):
            self.trim.box(0, w, y - 0.06, y + 0.06, 2.5, 2.65, "dark")
        count = max(4, int(w / 0.28))
        for k in range(count):
            x = w * k / (count - 1)
            self.trim.box(x - 0.035, x + 0.035, -0.2, d + 0.2, 2.65, 2.80, "timber")
        self.trim.place()

    def add_green(self, polygon, z):
        polygon = loop(polygon)
        self.trim.prism(polygon, z, z + 0.18, "soil", top="meadow")
        x0, y0, x1, y1 = bounds(polygon)
        for _ in range(int((x1 - x0) * 2.6)):
            x, y = self.rng.uniform(x0, x1), self.rng.uniform(y0, y1)
            if inside(polygon, x, y):
                self.flora.plant(
                    self.rng.choice(("tuft", "tuft", "bush", "flower")),
                    x,
                    y,
                    z + 0.15,
                    self.rng.uniform(0.5, 0.9),
                    rng=self.rng,
                )
