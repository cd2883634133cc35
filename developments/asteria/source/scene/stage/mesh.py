"""A mesh under construction, in metres, with a movable local frame."""
import math

import bpy

BOX_FACES = ((3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))


class Mesh:
    """Collects faces with materials. `place` sets the frame of the following points. A `fine` one models soft
    objects in detail, which is not needed for what is seen through a window from outside."""

    def __init__(self, palette, fine=False):
        self.palette, self.fine = palette, fine
        self.points, self.faces, self.slots, self.smooth, self.materials = [], [], [], [], []
        self.place()

    def place(self, x=0.0, y=0.0, z=0.0, angle=0.0):
        c, s = math.cos(angle), math.sin(angle)
        return self.place_axes((x, y, z), (c, s), (-s, c))

    def place_axes(self, origin, u, v):
        """The local x and y axes as plan vectors; they may form a mirrored frame."""
        self.origin, self.u, self.v = origin, u, v
        return self

    def at(self, x, y, z):
        """A local point in world coordinates."""
        ox, oy, oz = self.origin
        return (ox + self.u[0] * x + self.v[0] * y, oy + self.u[1] * x + self.v[1] * y, oz + z)

    def slot(self, name):
        if name not in self.materials:
            self.materials.append(name)
        return self.materials.index(name)

    def add(self, points, faces, material, smooth=False):
        base = len(self.points)
        self.points += [self.at(*p) for p in points]
        self.faces += [[base + i for i in face] for face in faces]
        self.slots += [self.slot(material)] * len(faces)
        self.smooth += [smooth] * len(faces)

    def face(self, points, material, smooth=False):
        self.add(points, [range(len(points))], material, smooth)

    def quad(self, x0, x1, y0, y1, z, material):
        """A level rectangle."""
        self.face([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], material)

    def pane(self, x0, x1, y, z0, z1, material):
        """An upright rectangle along the local x axis."""
        self.face([(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], material)

    def box(self, x0, x1, y0, y1, z0, z1, material):
        corners = [
            (x0, y0, z0),
            (x1, y0, z0),
            (x1, y1, z0),
            (x0, y1, z0),
            (x0, y0, z1),
            (x1, y0, z1),
            (x1, y1, z1),
            (x0, y1, z1),
        ]
        self.add(corners, BOX_FACES, material)

    def beam(self, a, b, width, z0, z1, material):
        """A box that runs from plan point a to plan point b."""
        length = math.dist(a, b)
        if length < 1e-6:
            return
        nx, ny = -(b[1] - a[1]) / length * width / 2, (b[0] - a[0]) / length * width / 2
        plan = [(a[0] - nx, a[1] - ny), (b[0] - nx, b[1] - ny), (b[0] + nx, b[1] + ny), (a[0] + nx, a[1] + ny)]
        self.prism(plan, z0, z1, material)

    def prism(self, plan, z0, z1, material, smooth=False, top=None, sides=True):
        """An upright prism over a plan polygon; `top` names another material for the upper cap."""
        n = len(plan)
        points = [(x, y, z0) for x, y in plan] + [(x, y, z1) for x, y in plan]
        if sides:
            self.add(points, [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)], material, smooth)
        self.add([(x, y, z0) for x, y in plan], [range(n - 1, -1, -1)], material)
        self.add([(x, y, z1) for x, y in plan], [range(n)], top or material)

    def sheet(self, plan, z, material):
        """A level polygon."""
        self.add([(x, y, z) for x, y in plan], [range(len(plan))], material)

    def ribbon(self, plan, z0, z1, material, closed=True, smooth=True):
        """An upright band along a plan line."""
        n = len(plan)
        points = [(x, y, z0) for x, y in plan] + [(x, y, z1) for x, y in plan]
        steps = n if closed else n - 1
        self.add(points, [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(steps)], material, smooth)

    def ring(self, outer, inner, z, material):
        """A level band between two lines with the same number of points."""
        n = len(outer)
        points = [(x, y, z) for x, y in outer] + [(x, y, z) for x, y in inner]
        self.add(points, [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)], material)

    def cylinder(self, x, y, z0, z1, r0, r1, material, sides=12, cap=True):
        turn = [(math.cos(2 * math.pi * k / sides), math.sin(2 * math.pi * k / sides)) for k in range(sides)]
        points = [(x + r * c, y + r * s, z) for z, r in ((z0, r0), (z1, r1)) for c, s in turn]
        self.add(
            points, [(k, (k + 1) % sides, sides + (k + 1) % sides, sides + k) for k in range(sides)], material, True
        )
        if cap:
            self.add(points[sides:], [range(sides)], material)

    def loft(self, sections, material, sides=10, along="z"):
        """A rounded body through ellipses (x, y, z, half width, half depth) given from one end to the other; they
        are perpendicular to z, or to y."""
        turn = [(math.cos(2 * math.pi * k / sides), math.sin(2 * math.pi * k / sides)) for k in range(sides)]
        if along == "z":
            points = [(x + a * c, y + b * s, z) for x, y, z, a, b in sections for c, s in turn]
        else:
            points = [(x + a * c, y, z - b * s) for x, y, z, a, b in sections for c, s in turn]
        faces = [
            (r * sides + k, r * sides + (k + 1) % sides, (r + 1) * sides + (k + 1) % sides, (r + 1) * sides + k)
            for r in range(len(sections) - 1)
            for k in range(sides)
        ]
        last = (len(sections) - 1) * sides
        self.add(points, faces + [range(sides - 1, -1, -1), range(last, last + sides)], material, True)

    def bowl(self, x, y, z0, z1, r0, r1, material, sides=36):
        """A bowl, open at the top: radius r0 at z0, r1 at the rim."""
        self.cylinder(x, y, z0, z1, r0, r1, material, sides, False)
        self.cylinder(x, y, z0 + 0.004, z0 + 0.008, r0, r0, material, sides)

    def ball(self, x, y, z, radius, material, squash=1.0, sides=14, rings=7):
        points = [
            (
                x + radius * math.sin(math.pi * a / rings) * math.cos(2 * math.pi * k / sides),
                y + radius * math.sin(math.pi * a / rings) * math.sin(2 * math.pi * k / sides),
                z + radius * squash * math.cos(math.pi * a / rings),
            )
            for a in range(rings + 1)
            for k in range(sides)
        ]
        faces = [
            (a * sides + k, (a + 1) * sides + k, (a + 1) * sides + (k + 1) % sides, a * sides + (k + 1) % sides)
            for a in range(rings)
            for k in range(sides)
        ]
        self.add(points, faces, material, True)

    def pad(self, x0, x1, y0, y1, z0, z1, material, edge=0.25, crown=0.45):
        """A stuffed block: `edge` rounds its corners seen from above, `crown` its profile, both from 0 (box) to 1
        (ellipse)."""
        if not self.fine:
            return self.box(x0, x1, y0, y1, z0, z1, material)
        bend = lambda value, power: math.copysign(abs(value) ** power, value)
        sides, rings = 32, 12
        points = []
        for a in range(rings + 1):
            up = -math.pi / 2 + math.pi * a / rings
            flat, high = bend(math.cos(up), crown), bend(math.sin(up), crown)
            for k in range(sides):
                turn = 2 * math.pi * (k + 0.5) / sides
                points.append(
                    (
                        (x0 + x1) / 2 + (x1 - x0) / 2 * flat * bend(math.cos(turn), edge),
                        (y0 + y1) / 2 + (y1 - y0) / 2 * flat * bend(math.sin(turn), edge),
                        (z0 + z1) / 2 + (z1 - z0) / 2 * high,
                    )
                )
        faces = [
            (a * sides + k, a * sides + (k + 1) % sides, (a + 1) * sides + (k + 1) % sides, (a + 1) * sides + k)
            for a in range(rings)
            for k in range(sides)
        ]
        self.add(points, faces, material, True)

    def cloth(self, x0, x1, y0, y1, z, drop, material, hang=(True, True), wave=0.012):
        """A blanket over a block whose top is at height z: on the sides in `hang`, it hangs down to `drop` in soft
        folds."""
        if not self.fine:
            return self.box(x0, x1, y0 - 0.03, y1 + 0.03, drop, z, material)
        along, profile = max(8, int((x1 - x0) / 0.06)), []
        if hang[0]:
            profile += [
                (y0 - 0.022, drop, 1.6),
                (y0 - 0.026, (drop + z) / 2, 1.2),
                (y0 - 0.018, z - 0.035, 0.5),
                (y0 - 0.002, z - 0.008, 0.3),
            ]
        across = max(6, int((y1 - y0) / 0.08))
        profile += [(y0 + 0.02 + (y1 - y0 - 0.04) * k / across, z, 1.0) for k in range(across + 1)]
        if hang[1]:
            profile += [
                (y1 + 0.002, z - 0.008, 0.3),
                (y1 + 0.018, z - 0.035, 0.5),
                (y1 + 0.026, (drop + z) / 2, 1.2),
                (y1 + 0.022, drop, 1.6),
            ]
        points = []
        for i in range(along + 1):
            x = x0 + (x1 - x0) * i / along
            for y, height, loose in profile:
                fold = wave * loose * (math.sin(x * 13 + y * 4) + 0.6 * math.sin(x * 7.3 - y * 9 + 1.1))
                outside = height < z - 0.004
                points.append(
                    (
                        x,
                        y + (fold if y > (y0 + y1) / 2 else -fold) if outside else y,
                        height if outside else height + fold * 0.55,
                    )
                )
        row = len(profile)
        faces = [
            (i * row + j, (i + 1) * row + j, (i + 1) * row + j + 1, i * row + j + 1)
            for i in range(along)
            for j in range(row - 1)
        ]
        self.add(points, faces, material, True)

    def data(self, name):
        """The finished Blender mesh."""
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(self.points, [], self.faces)
        for material in self.materials:
            mesh.materials.append(self.palette[material])
        mesh.polygons.foreach_set("material_index", self.slots)
        mesh.polygons.foreach_set("use_smooth", self.smooth)
        mesh.update()
        return mesh

    def build(self, name, bevel=0.0, segments=2):
        """Adds the mesh to the scene, optionally with bevelled edges."""
        thing = bpy.data.objects.new(name, self.data(name))
        bpy.context.scene.collection.objects.link(thing)
        if bevel:
            modifier = thing.modifiers.new("bevel", "BEVEL")
            modifier.width, modifier.segments = bevel, segments
            modifier.limit_method, modifier.angle_limit = "ANGLE", math.radians(50)
        return thing


def instance(mesh, x, y, z=0.0, turn=0.0, scale=1.0):
    """Another object with the same mesh; scale is a number or three."""
    thing = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    thing.location, thing.rotation_euler = (x, y, z), (0, 0, turn)
    thing.scale = scale if isinstance(scale, tuple) else (scale,) * 3
    return thing
