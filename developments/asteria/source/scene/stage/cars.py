"""Cars of today, facing x: lofted bodies, glass all round, arches, wheels with rims, lamps."""
import math

from .mesh import Mesh

# length, width, height, belt line, the x of the base and top of windscreen and rear window as shares of the length from
# the tail
SHAPES = {
    "hatchback": (4.1, 1.76, 1.46, 0.93, 0.04, 0.15, 0.50, 0.72),
    "saloon": (4.7, 1.84, 1.43, 0.92, 0.14, 0.30, 0.52, 0.72),
    "crossover": (4.45, 1.86, 1.63, 1.06, 0.03, 0.11, 0.50, 0.70),
    "estate": (4.75, 1.84, 1.48, 0.94, 0.02, 0.09, 0.53, 0.73),
}


def section(half, low, high, shoulder):
    """The half-rounded cross-section of a body as (y, z), from one sill to the other."""
    side = [
        (half * 0.93, low),
        (half * 0.985, low + 0.10),
        (half, low + (high - low) * 0.45),
        (half * 0.985, low + (high - low) * 0.78),
        (half * shoulder, high - 0.02),
        (half * shoulder * 0.82, high + 0.015),
    ]
    return side + [(-y, z) for y, z in reversed(side)]


def car(palette, kind):
    length, width, height, belt, rear_base, rear_top, screen_top, screen_base = SHAPES[kind]
    mesh, half, x_of = Mesh(palette), width / 2, lambda share: -length / 2 + share * length
    stations = [
        (0.0, 0.84, 0.42, belt * 0.86),
        (0.02, 0.93, 0.30, belt * 0.96),
        (0.12, 1.0, 0.24, belt),
        (0.5, 1.0, 0.22, belt * 0.985),
        (screen_base, 1.0, 0.22, belt * 0.965),
        (0.86, 0.985, 0.22, belt * 0.87),
        (0.955, 0.92, 0.24, belt * 0.76),
        (0.99, 0.80, 0.30, belt * 0.66),
        (1.0, 0.70, 0.36, belt * 0.60),
    ]
    rings = [[(x_of(t), y, z) for y, z in section(half * wide, low, high, 0.94)] for t, wide, low, high in stations]
    skin(mesh, rings, "car")
    glass = [
        (rear_base, belt - 0.03, 0.90),
        (rear_top, height - 0.06, 0.74),
        ((rear_top + screen_top) / 2, height - 0.02, 0.75),
        (screen_top, height - 0.05, 0.74),
        (screen_base, belt * 0.96, 0.90),
    ]
    house = [
        [
            (x_of(t), half * 0.92, belt * 0.97),
            (x_of(t), half * wide, z),
            (x_of(t), half * wide * 0.8, z + 0.03),
            (x_of(t), -half * wide * 0.8, z + 0.03),
            (x_of(t), -half * wide, z),
            (x_of(t), -half * 0.92, belt * 0.97),
        ]
        for t, z, wide in glass
    ]
    skin(mesh, house, "tinted")
    cover = [
        [
            (x_of(t), y * half * wide, z + lift)
            for y, lift in ((1.01, -0.01), (0.8, 0.045), (-0.8, 0.045), (-1.01, -0.01))
        ]
        for t, z, wide in glass[1:4]
    ]
    skin(mesh, cover, "car", closed=False)
    for side in (-1, 1):
        for t in (0.185, 0.805):
            wheel(mesh, x_of(t), side * (half - 0.10), side)
        mesh.box(
            x_of(0.975),
            x_of(0.992),
            side * half * 0.62 - 0.16,
            side * half * 0.62 + 0.16,
            belt * 0.60,
            belt * 0.70,
            "headlamp",
        )
        mesh.box(
            x_of(-0.002),
            x_of(0.012),
            side * half * 0.66 - 0.16,
            side * half * 0.66 + 0.16,
            belt * 0.78,
            belt * 0.88,
            "tail lamp",
        )
        mesh.box(
            x_of(screen_base - 0.04),
            x_of(screen_base - 0.015),
            side * (half + 0.02) - 0.10,
            side * (half + 0.02) + 0.10,
            belt + 0.02,
            belt + 0.15,
            "car",
        )
    mesh.box(x_of(0.996), x_of(1.002), -0.26, 0.26, 0.42, 0.52, "paint")
    return mesh.data("car")


def skin(mesh, rings, material, closed=True):
    n, points = len(rings[0]), [p for ring in rings for p in ring]
    faces = [
        (r * n + k, r * n + k + 1, (r + 1) * n + k + 1, (r + 1) * n + k)
        for r in range(len(rings) - 1)
        for k in range(n - 1)
    ]
    last = (len(rings) - 1) * n
    mesh.add(
        points, faces + ([range(n - 1, -1, -1), range(last, last + n)] if closed else []), material, material == "car"
    )


def wheel(mesh, x, y, side, radius=0.34):
    out = y + side * 0.115
    turn = [(math.cos(math.pi * k / 10), math.sin(math.pi * k / 10)) for k in range(20)]
    arch = [(x + c * (radius + 0.07), out - side * 0.004, radius + s * (radius + 0.07)) for c, s in turn]
    mesh.add(arch, [range(20), range(19, -1, -1)], "tyre")
    tyre = [(x + c * radius, out, radius + s * radius) for c, s in turn]
    mesh.add(tyre, [range(20), range(19, -1, -1)], "tyre")
    for k in range(5):
        a = 2 * math.pi * k / 5
        spoke = [
            (x + math.cos(a + b) * r, out + side * 0.006, radius + math.sin(a + b) * r)
            for b, r in ((-0.30, 0.05), (-0.22, 0.235), (0.22, 0.235), (0.30, 0.05))
        ]
        mesh.add(spoke, [range(4), range(3, -1, -1)], "metal")


def cars(palette):
    """One of each shape, hatchbacks and crossovers twice, as they are on the street."""
    made = {kind: car(palette, kind) for kind in SHAPES}
    return [made[kind] for kind in ("hatchback", "hatchback", "crossover", "crossover", "saloon", "estate")]
