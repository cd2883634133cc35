"""Small outdoor objects: loungers, parasols, lamps."""
import math

from .mesh import Mesh


def lounger(mesh, x, y, z, towel=False):
    """A mattress on a timber frame, its head raised towards +y."""
    mesh.pad(x - 0.32, x + 0.32, y - 0.95, y + 0.54, z + 0.25, z + 0.35, "canvas", 0.1, 0.3)
    low, high = [(x - 0.32, y + 0.50), (x + 0.32, y + 0.50)], [(x + 0.32, y + 1.02), (x - 0.32, y + 1.02)]
    under, over = [(*p, z + 0.25) for p in low] + [(*p, z + 0.68) for p in high], [
        (px, py - 0.04, z + 0.35) for px, py in low
    ] + [(px, py - 0.07, z + 0.76) for px, py in high]
    mesh.add(
        under + over, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], "canvas"
    )
    mesh.box(x - 0.34, x + 0.34, y - 0.97, y + 0.95, z + 0.17, z + 0.24, "timber")
    for sx in (-0.31, 0.25):
        for sy in (-0.92, 0.84):
            mesh.box(x + sx, x + sx + 0.06, y + sy, y + sy + 0.06, z, z + 0.17, "timber")
    if towel:
        mesh.pad(x - 0.27, x + 0.27, y - 0.93, y - 0.60, z + 0.35, z + 0.42, "towel", 0.15, 0.4)


def parasol(mesh, x, y, z, radius=1.6):
    """Canvas on eight ribs with a hanging hem."""
    mesh.cylinder(x, y, z, z + 2.75, 0.03, 0.03, "timber", 8)
    mesh.cylinder(x, y, z, z + 0.08, 0.28, 0.26, "kerb", 16)
    rim = [(x + radius * math.cos(math.pi * k / 4), y + radius * math.sin(math.pi * k / 4)) for k in range(8)]
    for k in range(8):
        a, b = rim[k], rim[(k + 1) % 8]
        sag = ((a[0] + b[0]) / 2 * 0.985 + x * 0.015, (a[1] + b[1]) / 2 * 0.985 + y * 0.015, z + 2.24)
        mesh.face([(x, y, z + 2.78), (*a, z + 2.2), sag], "canvas")
        mesh.face([(x, y, z + 2.78), sag, (*b, z + 2.2)], "canvas")
        mesh.face([(*a, z + 2.2), (*a, z + 2.06), (sag[0], sag[1], z + 2.10), sag], "canvas")
        mesh.face([sag, (sag[0], sag[1], z + 2.10), (*b, z + 2.06), (*b, z + 2.2)], "canvas")
    mesh.cylinder(x, y, z + 2.75, z + 2.9, 0.03, 0.005, "timber", 8)


def cabana(mesh, x, y, z, angle, fabric):
    """A daybed under a timber frame with a slatted roof and tied curtains, open towards local -y."""
    mesh.place(x, y, z, angle)
    w, d, h = 1.6, 1.3, 2.45
    for px in (-w, w):
        for py in (-d, d):
            mesh.box(px - 0.06, px + 0.06, py - 0.06, py + 0.06, 0.0, h, "timber")
    for py in (-d, d):
        mesh.box(-w - 0.06, w + 0.06, py - 0.06, py + 0.06, h, h + 0.14, "timber")
    for k in range(13):
        px = -w + 2 * w * k / 12
        mesh.box(px - 0.03, px + 0.03, -d - 0.2, d + 0.2, h + 0.14, h + 0.22, "timber")
    mesh.box(-w, w, -d, d, h + 0.02, h + 0.04, "canvas")
    mesh.box(-w, w, -d, d, 0.0, 0.14, "timber")
    mesh.pad(-1.15, 1.15, -0.75, 1.05, 0.14, 0.44, "cream", 0.12, 0.25)
    mesh.pad(-1.15, 1.15, 0.80, 1.10, 0.40, 0.86, "cream", 0.2, 0.4)
    for px in (-0.72, 0.0, 0.72):
        mesh.pad(px - 0.27, px + 0.27, 0.58, 0.80, 0.42, 0.84, fabric if px else "linen", 0.5, 0.7)
    for px in (-w + 0.1, w - 0.1):
        for py in (-d + 0.1, d - 0.1):
            mesh.loft(
                [
                    (px, py, 0.1, 0.10, 0.10),
                    (px, py, 0.9, 0.075, 0.075),
                    (px, py, 1.05, 0.05, 0.05),
                    (px, py, 1.25, 0.085, 0.085),
                    (px, py, h, 0.16, 0.12),
                ],
                "curtain",
                12,
            )
    mesh.place()


def chair(mesh, x, y, z, facing, fabric):
    """An armchair of timber and cushions whose back is away from `facing` (+1 along y, -1 against)."""
    mesh.pad(x - 0.31, x + 0.31, y - 0.33, y + 0.33, z + 0.30, z + 0.46, fabric, 0.2, 0.35)
    back = y - facing * 0.31
    mesh.pad(
        x - 0.31,
        x + 0.31,
        min(back, back - facing * 0.15),
        max(back, back - facing * 0.15),
        z + 0.36,
        z + 0.84,
        fabric,
        0.3,
        0.4,
    )
    mesh.box(x - 0.36, x + 0.36, y - 0.36, y + 0.36, z + 0.25, z + 0.30, "timber")
    for side in (-1, 1):
        ax = x + side * 0.36
        mesh.box(ax - 0.03, ax + 0.03, y - 0.40, y + 0.36, z + 0.56, z + 0.60, "timber")
        for ay in (y - 0.37, y + 0.31):
            mesh.box(ax - 0.02, ax + 0.02, ay, ay + 0.04, z, z + 0.56, "timber")


def cafe_table(mesh, x, y, z, fabric="sofa"):
    """A round table with three chairs. Resets the frame of the mesh to the world, as a cabana does."""
    mesh.cylinder(x, y, z + 0.71, z + 0.74, 0.40, 0.40, "timber", 24)
    mesh.cylinder(x, y, z, z + 0.71, 0.03, 0.03, "dark", 8)
    mesh.cylinder(x, y, z, z + 0.03, 0.24, 0.22, "dark", 16)
    for turn in (0.3, 2.4, 4.5):
        mesh.place(x + 0.72 * math.cos(turn), y + 0.72 * math.sin(turn), z, turn - math.pi / 2)
        mesh.pad(-0.23, 0.23, -0.22, 0.22, 0.40, 0.48, fabric, 0.35, 0.5)
        mesh.pad(-0.22, 0.22, 0.20, 0.27, 0.50, 0.82, fabric, 0.35, 0.4)
        for px in (-0.19, 0.19):
            mesh.cylinder(px, 0.235, 0.0, 0.62, 0.014, 0.014, "timber", 6)
            mesh.cylinder(px, -0.18, 0.0, 0.42, 0.014, 0.014, "timber", 6)
    mesh.place()


def lamp_post(mesh, x, y, z=0.0, height=3.6):
    mesh.cylinder(x, y, z, z + height, 0.05, 0.04, "dark", 8)
    mesh.box(x - 0.22, x + 0.22, y - 0.09, y + 0.09, z + height, z + height + 0.07, "dark")
    mesh.box(x - 0.18, x + 0.18, y - 0.06, y + 0.06, z + height - 0.02, z + height, "lamp")
