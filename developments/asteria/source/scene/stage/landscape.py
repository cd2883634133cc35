"""The land as far as the eye reaches: ground, hills, the gulf, and the two rocks of the city with what stands on them."""
import math

from mathutils import Vector, noise

from plan import land

from .mesh import Mesh

SPOKES, FIRST, GROWTH, RINGS = 360, 60.0, 1.055, 124


def rough(x, y, size):
    return noise.fractal(Vector((x / size, y / size, 0.3)), 1.0, 2.1, 5)


def ground(x, y):
    return land.height(x, y, rough)


def surface(x, y):
    """The height of the mesh of add_land, which far away lies below or above the ground that it follows."""
    reach, turn = math.hypot(x, y), (math.atan2(y, x) / (2 * math.pi)) % 1.0 * SPOKES
    if reach <= FIRST:
        return ground(x, y)
    step = math.log(reach / FIRST, GROWTH)
    ring, spoke = int(step), int(turn)
    radii = (FIRST * GROWTH ** ring, FIRST * GROWTH ** (ring + 1))
    out, along = (reach - radii[0]) / (radii[1] - radii[0]), turn - spoke
    corner = lambda radius, k: ground(radius * math.cos(2 * math.pi * k / SPOKES), radius * math.sin(2 * math.pi * k / SPOKES))
    near, far = ((1 - along) * corner(radius, spoke) + along * corner(radius, spoke + 1) for radius in radii)
    return (1 - out) * near + out * far


def add_land(palette, clear):
    """A polar mesh that grows coarser with distance; the city covers what is low, maquis and rock what is high."""
    mesh = Mesh(palette)
    radii = [0.0, FIRST] + [FIRST * GROWTH ** k for k in range(1, RINGS)]
    grid, lift = [], []
    for radius in radii:
        for k in range(SPOKES):
            angle = 2 * math.pi * k / SPOKES
            x, y = radius * math.cos(angle), radius * math.sin(angle)
            z = ground(x, y)
            lift.append(z - land.basin(x, y))
            grid.append((x, y, -7.0 if clear(x, y, -12.0) else z))
    city, high = [], []
    for r in range(len(radii) - 1):
        for k in range(SPOKES):
            face = (r * SPOKES + k, (r + 1) * SPOKES + k, (r + 1) * SPOKES + (k + 1) % SPOKES, r * SPOKES + (k + 1) % SPOKES)
            wild = max(lift[i] for i in face) > wooded_from(radii[r], *grid[face[0]][:2]) or radii[r] > 16000
            (high if wild else city).append(face)
    mesh.add(grid, city, "city ground", True)
    base = len(mesh.points) - len(grid)
    mesh.faces += [[base + i for i in face] for face in high]
    mesh.slots += [mesh.slot("hills")] * len(high)
    mesh.smooth += [True] * len(high)
    mesh.build("land")


def wooded_from(reach, x, y):
    """The height above the basin from which no houses stand: they climb Lycabettus higher than the small hills near the Acropolis."""
    return 16.0 if reach < 1600 else 92.0 if reach < 6000 else 150.0 + 40.0 * rough(x, y, 900.0)


def add_gulf(palette):
    """Level water from the shore to the horizon."""
    mesh = Mesh(palette)
    (sx, sy), far = land.SEAWARD, 60000.0
    corner = lambda along, out: (sx * out - sy * along, sy * out + sx * along, land.SEA_LEVEL)
    mesh.face([corner(-far, land.COAST - 900), corner(far, land.COAST - 900), corner(far, far), corner(-far, far)], "gulf")
    mesh.build("gulf")


def add_acropolis(palette):
    """The rock with its walls, and the Parthenon, the Propylaea and the Erechtheion on it."""
    mesh, marble = Mesh(palette), Mesh(palette)
    (cx, cy), top, (hx, hy) = land.ACROPOLIS["at"], land.ACROPOLIS["top"], land.ACROPOLIS["half"]
    foot, sides, rings = ground(cx, cy), 120, []
    for share, level in ((2.6, 0.0), (2.1, 0.16), (1.7, 0.34), (1.38, 0.50), (1.16, 0.62), (1.07, 0.80), (1.02, 0.92), (1.0, 0.975), (0.96, 1.0), (0.0, 1.015)):
        ring = []
        for k in range(sides):
            turn = 2 * math.pi * k / sides
            jag = 1 + (0.10 * noise.noise(Vector((math.cos(turn) * 2.2, math.sin(turn) * 2.2, 1.0))) + 0.05 * noise.noise(Vector((math.cos(turn) * 9, math.sin(turn) * 9, level * 2.0)))) * (1 if share > 0.5 else 0)
            x, y = cx + hx * share * jag * math.copysign(abs(math.cos(turn)) ** 0.8, math.cos(turn)), cy + hy * share * jag * math.copysign(abs(math.sin(turn)) ** 0.8, math.sin(turn))
            uneven = 5.0 * noise.noise(Vector((x / 30, y / 30, 4.0))) if 0.0 < level < 0.9 else 0.0
            ring.append((x, y, foot + (top - foot) * level + uneven))
        rings.append(ring)
    points = [p for ring in rings for p in ring]
    for low, high, material in ((0, 4, "hills"), (4, 7, "cliff"), (7, 9, "bare ground")):
        mesh.add(points, [(r * sides + k, r * sides + (k + 1) % sides, (r + 1) * sides + (k + 1) % sides, (r + 1) * sides + k) for r in range(low, high) for k in range(sides)], material, material != "cliff")
    wall = [(x, y) for x, y, _ in rings[7]]
    mesh.ribbon(wall, top - 9.0, top + 2.5, "cliff", smooth=False)
    mesh.build("Acropolis")
    temple(marble, cx + 25, cy - 22, top + 1.0, 69.5, 30.9, 17, 8, 10.4)
    temple(marble, cx + 6, cy + 42, top, 23.0, 12.0, 7, 4, 6.6)
    temple(marble, cx - 112, cy + 4, top - 6.0, 24.0, 18.0, 3, 6, 8.8)
    marble.build("temples")


def temple(mesh, x, y, z, length, depth, along, across, tall):
    """Steps, a colonnade, the core behind it, entablature, and what is left of the pediments."""
    mesh.place(x, y, z, math.radians(-4))
    for k in range(3):
        out = 1.4 - 0.7 * k
        mesh.box(-length / 2 - out, length / 2 + out, -depth / 2 - out, depth / 2 + out, 0.5 * k - 1.0, 0.5 * k + 0.5, "old marble")
    foot, inset = 1.5, 1.1
    xs = [-length / 2 + inset + (length - 2 * inset) * k / (along - 1) for k in range(along)]
    ys = [-depth / 2 + inset + (depth - 2 * inset) * k / (across - 1) for k in range(across)]
    for px, py in [(px, py) for px in xs for py in (ys[0], ys[-1])] + [(px, py) for px in (xs[0], xs[-1]) for py in ys[1:-1]]:
        mesh.cylinder(px, py, foot, foot + tall, 0.95, 0.75, "old marble", 10, False)
    mesh.box(-length * 0.36, length * 0.30, -depth * 0.30, depth * 0.30, foot, foot + tall * 0.72, "old marble")
    for x0, x1, y0, y1 in ((-length / 2, length / 2, -depth / 2, -depth / 2 + 2.0), (-length / 2, length / 2, depth / 2 - 2.0, depth / 2), (-length / 2, -length / 2 + 2.0, -depth / 2, depth / 2), (length / 2 - 2.0, length / 2, -depth / 2, depth / 2)):
        mesh.box(x0, x1, y0, y1, foot + tall, foot + tall + 3.0, "old marble")
    for px in (-length / 2, length / 2 - 1.4):
        for side in (-1, 1):
            mesh.add([(px, side * depth / 2, foot + tall + 3.0), (px + 1.4, side * depth / 2, foot + tall + 3.0), (px + 1.4, side * depth * 0.12, foot + tall + 6.0), (px, side * depth * 0.12, foot + tall + 6.0),
                      (px, side * depth * 0.12, foot + tall + 3.0), (px + 1.4, side * depth * 0.12, foot + tall + 3.0)], [(0, 1, 2, 3), (3, 2, 5, 4), (0, 3, 4), (1, 5, 2)], "old marble")
    mesh.place()


def add_chapel(palette):
    """Saint George's on the top of Lycabettus, with its bell tower and terrace."""
    mesh = Mesh(palette)
    x, y = land.LYCABETTUS["at"]
    z = ground(x, y) - 1.0
    mesh.place(x, y, z)
    mesh.box(-16, 16, -12, 12, -14, 1.0, "cliff")
    mesh.box(-8, 8, -4, 4, 1.0, 7.5, "chapel")
    mesh.box(-4, 4, -6, 6, 1.0, 7.0, "chapel")
    mesh.cylinder(0, 0, 7.5, 10.0, 2.6, 2.6, "chapel", 16)
    mesh.ball(0, 0, 10.0, 2.7, "chapel", 0.8)
    mesh.box(9.5, 12.5, -1.5, 1.5, 1.0, 14.0, "chapel")
    mesh.place()
    mesh.build("chapel")
