"""Everything beyond the plot: coast, sea, hills, the neighbouring town. Level 0 is the plot's ground."""
import math
import random

from mathutils import Vector, noise

from . import people, things
from .mesh import Mesh, instance

SEA_LEVEL = -1.9
GROUND = -0.25


def shore_line(site, x):
    """y of the water's edge at x: nearly straight before the plot, headlands on both sides."""
    far = max(0.0, abs(x) - 420.0)
    bend = -340.0 * (far / 900.0) ** 2 if x < 0 else -470.0 * (far / 1000.0) ** 2
    return site["shore"] + max(bend, -1500.0) + 14.0 * math.sin(x / 170.0) + 5.0 * math.sin(x / 61.0 + 1.0)


def terrain(site, x, y):
    """Ground height in metres: flat around the plot, beach to the south, hills inland and on the headlands."""
    inland = y - shore_line(site, x)
    if inland < 0:
        return max(-12.0, SEA_LEVEL - 0.6 + inland * 0.05)
    if inland < 60:  # stays below the beach, which is a finer mesh of its own
        return SEA_LEVEL - 1.2 + (GROUND - SEA_LEVEL + 0.9) * inland / 60.0
    reach = math.hypot(x, y)
    rise = min(1.0, max(0.0, (reach - 620.0) / 2300.0)) * min(1.0, inland / 420.0)
    ridge = noise.fractal(Vector((x / 1100.0, y / 1100.0, 0.3)), 0.9, 2.1, 6)
    folds = abs(noise.noise(Vector((x / 420.0, y / 420.0, 5.1))))
    height = rise ** 1.35 * max(0.0, 300.0 + 330.0 * ridge - 110.0 * folds) * (0.75 + 0.35 * math.sin(math.atan2(y, x)) ** 2)
    return GROUND + height + rise * 10.0 * noise.noise(Vector((x / 90.0, y / 90.0, 2.0)))


def add_land(palette, site):
    """A polar mesh that grows coarser with distance; steep and high parts become hills."""
    mesh, spokes = Mesh(palette), 300
    radii = [0.0, 60.0] + [60.0 * 1.055 ** k for k in range(1, 98)]
    grid = []
    for radius in radii:
        for k in range(spokes):
            angle = 2 * math.pi * k / spokes
            x, y = radius * math.cos(angle), radius * math.sin(angle)
            z = terrain(site, x, y)
            grid.append((x, y, -7.0 if site["clear"](x, y, -12.0) else z))
    flat, high = [], []
    for r in range(len(radii) - 1):
        for k in range(spokes):
            face = (r * spokes + k, (r + 1) * spokes + k, (r + 1) * spokes + (k + 1) % spokes, r * spokes + (k + 1) % spokes)
            (high if max(grid[i][2] for i in face) > 9 else flat).append(face)
    mesh.add(grid, flat, "land", True)
    base = len(mesh.points) - len(grid)
    mesh.faces += [[base + i for i in face] for face in high]
    mesh.slots += [mesh.slot("hills")] * len(high)
    mesh.smooth += [True] * len(high)
    mesh.build("land")


def add_beach(palette, site):
    mesh, steps = Mesh(palette), 420
    offsets = [(-30, SEA_LEVEL - 1.4), (-6, SEA_LEVEL - 0.25), (4, SEA_LEVEL + 0.25), (16, -0.75), (34, -0.15), (64, -0.18), (84, -0.60)]
    grid = []
    for k in range(steps + 1):
        x = -2600.0 + 5200.0 * k / steps
        y = shore_line(site, x)
        grid += [(x, y + d, z) for d, z in offsets]
    n = len(offsets)
    mesh.add(grid, [(k * n + j, (k + 1) * n + j, (k + 1) * n + j + 1, k * n + j + 1) for k in range(steps) for j in range(n - 1)], "sand", True)
    mesh.build("beach")


def add_sea(palette, site):
    """Level water whose points carry their distance from the shore."""
    mesh = Mesh(palette)
    xs = [math.copysign(abs(u) ** 2.2 * 42000.0, u) for u in (k / 60.0 for k in range(-60, 61))]
    ds = [(k / 50.0) ** 2.5 * 42000.0 - 60.0 for k in range(51)]
    grid = [(x, shore_line(site, x) - d, SEA_LEVEL) for x in xs for d in ds]
    n = len(ds)
    mesh.add(grid, [(k * n + j, k * n + j + 1, (k + 1) * n + j + 1, (k + 1) * n + j) for k in range(len(xs) - 1) for j in range(n - 1)], "sea")
    data = mesh.build("sea").data
    offshore = data.attributes.new("offshore", "FLOAT", "POINT")
    offshore.data.foreach_set("value", [d for _ in xs for d in ds])


def add_islands(palette):
    """Low islands on the horizon."""
    mesh = Mesh(palette)
    for angle, distance, length, height in ((-112, 5200, 1500, 170), (-78, 7600, 1300, 210), (-52, 4300, 700, 90), (-137, 6500, 1100, 150)):
        x, y = distance * math.cos(math.radians(angle)), distance * math.sin(math.radians(angle))
        mesh.place(x, y, SEA_LEVEL, math.radians(angle + 90))
        grid = []
        for k in range(41):
            for j in range(9):
                u, v = k / 20 - 1, j / 4 - 1
                body = max(0.0, 1 - u * u) * max(0.0, 1 - v * v)
                rugged = 0.55 + 0.6 * noise.fractal(Vector((u * 2 + distance, v, 1.7)), 0.8, 2.0, 5)
                grid.append((u * length, v * length * 0.3, height * body ** 0.7 * max(0.15, rugged) - 6))
        mesh.add(grid, [(k * 9 + j, (k + 1) * 9 + j, (k + 1) * 9 + j + 1, k * 9 + j + 1) for k in range(40) for j in range(8)], "hills", True)
    mesh.place()
    mesh.build("islands")


def add_boats(palette, site, rng):
    sail, motor = things.sailing_boat(palette), things.motor_boat(palette)
    for k in range(26):
        x, out = rng.uniform(-900, 900), 90 + 900 * rng.random() ** 1.7
        instance(sail if k % 3 else motor, x, shore_line(site, x) - out, SEA_LEVEL - 0.2, rng.uniform(0, 6.28), rng.uniform(0.9, 1.5))


def add_beach_life(palette, site):
    """Parasols and loungers in rows on the sand, bathers and walkers by the water."""
    rng, row = random.Random(11), Mesh(palette, fine=True)
    for side in (-0.95, 0.95):
        things.lounger(row, side, 0.0, 0.0, side > 0)
    things.parasol(row, 0.0, 0.55, 0.0, 1.5)
    pair, figures = row.data("beach pair"), people.crowd(palette)
    for k in range(-62, 63):
        for out in (25.0, 30.0):
            x = k * 5.2 + rng.uniform(-0.5, 0.5)
            if k % 9 < 6 and rng.random() < 0.85:
                instance(pair, x, shore_line(site, x) + out + rng.uniform(-0.4, 0.4), -0.45 + (out - 25.0) * 0.03, rng.uniform(-0.08, 0.08) + math.pi)
    for _ in range(70):
        x, out = rng.uniform(-330, 330), rng.uniform(6.0, 40.0)
        height = -1.65 + 0.9 * (out - 4) / 12 if out < 16 else min(-0.15, -0.75 + 0.6 * (out - 16) / 18)
        instance(figures[rng.randrange(len(figures))], x, shore_line(site, x) + out, height, rng.uniform(0, 6.28), rng.uniform(0.94, 1.05))


def hip_roof(mesh, w, d, z, eaves=0.45):
    """A hipped tile roof over a w by d plan at eaves height z."""
    a, b = w / 2 + eaves, d / 2 + eaves
    rise, ridge = min(a, b) * 0.42, max(0.2, abs(a - b))
    rx, ry = (ridge, 0) if a >= b else (0, ridge)
    mesh.add([(-a, -b, z), (a, -b, z), (a, b, z), (-a, b, z), (-rx, -ry, z + rise), (rx, ry, z + rise)],
             [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4)] if a >= b else [(0, 1, 4), (1, 2, 5, 4), (2, 3, 5), (3, 0, 4, 5)], "roof tiles")


def house(mesh, w, d, storeys, near, rng):
    """One house around the frame's origin."""
    height = 3.1 * storeys
    mesh.box(-w / 2, w / 2, -d / 2, d / 2, -4.0, height, "houses")
    if storeys <= 4 and rng.random() < 0.62:
        mesh.box(-w / 2 - 0.3, w / 2 + 0.3, -d / 2 - 0.3, d / 2 + 0.3, height - 0.05, height + 0.15, "houses")
        hip_roof(mesh, w, d, height + 0.15)
    else:
        mesh.box(-w / 2 - 0.2, w / 2 + 0.2, -d / 2 - 0.2, d / 2 + 0.2, height, height + 0.5, "houses")
        mesh.box(-w * 0.2, w * 0.1, -d * 0.2, d * 0.2, height, height + 2.8, "houses")
        if rng.random() < 0.5:
            mesh.face([(w * 0.2, -1, height + 0.7), (w * 0.2 + 2.4, -1, height + 0.7), (w * 0.2 + 2.4, 0.6, height + 1.6), (w * 0.2, 0.6, height + 1.6)], "solar")
    if near:
        side = rng.choice((-1, 1))
        for k in range(1, storeys):
            y0, y1 = sorted((side * d / 2, side * (d / 2 + 1.3)))
            mesh.box(-w * 0.42, w * 0.42, y0, y1, 3.1 * k - 0.15, 3.1 * k + 0.05, "houses")
            mesh.box(-w * 0.42, w * 0.42, y1 - 0.08 if side > 0 else y0, y1 if side > 0 else y0 + 0.08, 3.1 * k + 0.05, 3.1 * k + 0.95, "houses")
    if rng.random() < 0.4:
        mesh.box(w / 2, w / 2 + rng.uniform(3, 6), -d * 0.35, d * 0.35, -4.0, 3.1 * max(1, storeys - 2), "houses")


def storeys_at(reach, x, y, rng):
    """Low near the plot and on slopes, taller in the two centres of the town."""
    centre = min(math.hypot(x - 520, y - 560), math.hypot(x + 700, y - 380))
    if centre < 260 and rng.random() < 0.55:
        return rng.choice((6, 7, 8, 9, 11))
    return rng.choice((2, 2, 3, 3, 4)) if reach < 330 else rng.choice((2, 3, 3, 4, 4, 5, 6))


def add_town(palette, site, flora, rng):
    """Districts with grids of their own, streets between the blocks, gardens and trees in the gaps."""
    mesh, keep = Mesh(palette), site["clear"]
    for row in range(-44, 45):
        for column in range(-56, 57):
            x, y, district = cell(row, column)
            x, y = x + rng.uniform(-3, 3), y + rng.uniform(-2, 2)
            x, y = x * math.cos(district) - y * math.sin(district), x * math.sin(district) + y * math.cos(district)
            reach, inland = math.hypot(x, y), y - shore_line(site, x)
            if reach > 1350 or inland < 62 or keep(x, y, 13.0):
                continue
            ground = terrain(site, x, y)
            if ground > 70 or rng.random() < 0.20 + reach / 4200.0:
                if reach < 700:
                    for _ in range(3):
                        flora.plant("far tree", x + rng.uniform(-9, 9), y + rng.uniform(-9, 9), ground, rng.uniform(0.8, 1.2), rng=rng)
                continue
            mesh.place(x, y, ground, district)
            house(mesh, rng.uniform(9, 17), rng.uniform(9, 14), storeys_at(reach, x, y, rng), reach < 420, rng)
    mesh.place()
    mesh.build("town")


def cell(row, column):
    """The middle of a building plot of the town in the frame of its district, and the district's angle."""
    district = math.radians(9.0 * math.sin(column // 9 * 1.7 + row // 9 * 2.3))
    return column * 24.0 + (column // 4) * 8.0, row * 22.0 + (row // 3) * 7.0, district


def add_streets(palette, site):
    """Asphalt between the blocks of the town with pavements on both sides, and paved or planted plots under the houses."""
    mesh, rng = Mesh(palette), random.Random(7)

    def lay(x0, x1, y0, y1, lift, material, district):
        c, s = math.cos(district), math.sin(district)
        corners = [(x * c - y * s, x * s + y * c) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        if any(math.hypot(x, y) > 1150 or y - shore_line(site, x) < 66 or site["clear"](x, y, 4.0) for x, y in corners):
            return
        mesh.face([(x, y, terrain(site, x, y) + lift) for x, y in corners], material)

    for row in range(-44, 45):
        for column in range(-56, 57):
            x, y, district = cell(row, column)
            ends_column, ends_row = column % 4 == 3, row % 3 == 2
            paved = rng.random() < 0.45
            lay(x - 12, x + 12, y - 11, y + 11, 0.10, "town ground" if paved else "town garden", district)
            if ends_column:
                lay(x + 12, x + 20, y - 11, y + (18 if ends_row else 11), 0.12, "kerb", district)
                lay(x + 13.4, x + 18.6, y - 11, y + (18 if ends_row else 11), 0.16, "asphalt", district)
            if ends_row:
                lay(x - 12, x + (20 if ends_column else 12), y + 11, y + 18, 0.14, "kerb", district)
                lay(x - 12, x + (20 if ends_column else 12), y + 12.2, y + 16.8, 0.18, "asphalt", district)
    mesh.build("streets")


def add_far_trees(site, flora, rng):
    """Street and garden trees among the houses, thinning with distance."""
    planted = 0
    while planted < 2300:
        angle, reach = rng.uniform(0, 2 * math.pi), 95 + 620 * rng.random() ** 1.5
        x, y = reach * math.cos(angle), reach * math.sin(angle)
        if y - shore_line(site, x) < 52 or keep_off(site, x, y):
            continue
        flora.plant("far tree", x, y, terrain(site, x, y), rng.uniform(0.55, 1.0), rng=rng)
        planted += 1


def keep_off(site, x, y):
    return site["clear"](x, y, 1.5)


def add_surroundings(palette, site, flora, seed):
    """`site`: shore (y of the water's edge), clear(x, y, margin) true if a point must stay free of objects."""
    rng = random.Random(seed)
    add_land(palette, site)
    add_beach(palette, site)
    add_sea(palette, site)
    add_islands(palette)
    add_boats(palette, site, rng)
    add_beach_life(palette, site)
    add_streets(palette, site)
    add_town(palette, site, flora, rng)
    add_far_trees(site, flora, rng)
