"""Outdoor things in small: loungers, parasols, cars, people, boats, lamps."""
import math

from .mesh import Mesh


def lounger(mesh, x, y, z, towel=False):
    mesh.box(x - 0.33, x + 0.33, y - 0.95, y + 0.55, z + 0.24, z + 0.33, "canvas")
    mesh.face([(x - 0.33, y + 0.52, z + 0.30), (x + 0.33, y + 0.52, z + 0.30), (x + 0.33, y + 1.02, z + 0.74), (x - 0.33, y + 1.02, z + 0.74)], "canvas")
    mesh.box(x - 0.30, x + 0.30, y - 0.85, y + 0.5, z, z + 0.22, "timber")
    if towel:
        mesh.box(x - 0.30, x + 0.30, y - 0.7, y + 0.1, z + 0.33, z + 0.345, "towel")


def parasol(mesh, x, y, z, radius=1.6):
    mesh.cylinder(x, y, z, z + 2.6, 0.04, 0.04, "timber", 8)
    rim = [(x + radius * math.cos(math.pi * k / 4), y + radius * math.sin(math.pi * k / 4), z + 2.2) for k in range(8)]
    for k in range(8):
        mesh.face([(x, y, z + 2.78), rim[k], rim[(k + 1) % 8]], "canvas")


def chair(mesh, x, y, z, facing, fabric):
    """An armchair of timber and cushions whose back is away from `facing` (+1 along y, -1 against)."""
    mesh.pad(x - 0.31, x + 0.31, y - 0.33, y + 0.33, z + 0.30, z + 0.46, fabric, 0.2, 0.35)
    back = y - facing * 0.31
    mesh.pad(x - 0.31, x + 0.31, min(back, back - facing * 0.15), max(back, back - facing * 0.15), z + 0.36, z + 0.84, fabric, 0.3, 0.4)
    mesh.box(x - 0.36, x + 0.36, y - 0.36, y + 0.36, z + 0.25, z + 0.30, "timber")
    for side in (-1, 1):
        ax = x + side * 0.36
        mesh.box(ax - 0.03, ax + 0.03, y - 0.40, y + 0.36, z + 0.56, z + 0.60, "timber")
        for ay in (y - 0.37, y + 0.31):
            mesh.box(ax - 0.02, ax + 0.02, ay, ay + 0.04, z, z + 0.56, "timber")


def cafe_table(mesh, x, y, z, fabric="sofa"):
    mesh.cylinder(x, y, z + 0.70, z + 0.74, 0.40, 0.40, "timber", 16)
    mesh.cylinder(x, y, z, z + 0.70, 0.03, 0.03, "dark", 6)
    for turn in (0.3, 2.4, 4.5):
        cx, cy = x + 0.75 * math.cos(turn), y + 0.75 * math.sin(turn)
        mesh.box(cx - 0.2, cx + 0.2, cy - 0.2, cy + 0.2, z + 0.1, z + 0.46, fabric)
        bx, by = x + 0.95 * math.cos(turn), y + 0.95 * math.sin(turn)
        mesh.box(bx - 0.18, bx + 0.18, by - 0.05, by + 0.05, z + 0.46, z + 0.85, fabric)


def lamp_post(mesh, x, y, z=0.0, height=3.6):
    mesh.cylinder(x, y, z, z + height, 0.05, 0.04, "dark", 8)
    mesh.box(x - 0.22, x + 0.22, y - 0.09, y + 0.09, z + height, z + height + 0.07, "dark")
    mesh.box(x - 0.18, x + 0.18, y - 0.06, y + 0.06, z + height - 0.02, z + height, "lamp")


def extrude_profile(mesh, profile, half_width, material):
    """A profile in (x, z) drawn out sideways in y."""
    n = len(profile)
    points = [(x, -half_width, z) for x, z in profile] + [(x, half_width, z) for x, z in profile]
    faces = [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)] + [range(n - 1, -1, -1), range(n, 2 * n)]
    mesh.add(points, faces, material)


def car(palette):
    mesh = Mesh(palette)
    extrude_profile(mesh, [(-2.15, 0.32), (2.1, 0.32), (2.2, 0.6), (2.1, 0.8), (1.2, 0.95), (-2.0, 0.98), (-2.2, 0.85)], 0.88, "car")
    extrude_profile(mesh, [(1.15, 0.96), (0.48, 1.40), (-1.08, 1.42), (-1.92, 0.97)], 0.76, "tinted")
    extrude_profile(mesh, [(0.50, 1.40), (0.44, 1.45), (-1.05, 1.47), (-1.14, 1.41)], 0.75, "car")
    for y in (-0.885, 0.885):
        mesh.box(1.9, 2.17, y * 0.78 - 0.13, y * 0.78 + 0.13, 0.60, 0.72, "hull")
        for x in (-1.35, 1.35):
            rim = [(x + 0.33 * math.cos(math.pi * k / 8), y + math.copysign(0.02, y), 0.33 + 0.33 * math.sin(math.pi * k / 8)) for k in range(16)]
            mesh.add(rim, [range(16), range(15, -1, -1)], "tyre")
            hub = [(px * 0.55 + x * 0.45, py + math.copysign(0.005, y), 0.33 + (pz - 0.33) * 0.55) for px, py, pz in rim]
            mesh.add(hub, [range(16), range(15, -1, -1)], "metal")
    return mesh.data("car")


def person(palette, stride=0.12, skirt=False):
    """A standing or walking figure, 1.75 m, that looks along y."""
    mesh = Mesh(palette)
    if skirt:
        mesh.cylinder(0, 0, 0.45, 1.05, 0.24, 0.14, "shirt", 10)
        mesh.cylinder(-0.09, stride, 0, 0.5, 0.05, 0.06, "skin", 6)
        mesh.cylinder(0.09, -stride, 0, 0.5, 0.05, 0.06, "skin", 6)
    else:
        for x, y in ((-0.09, stride), (0.09, -stride)):
            mesh.place(x, y / 2)
            mesh.cylinder(0, 0, 0, 0.88, 0.065, 0.095, "trousers", 7)
        mesh.place()
    mesh.cylinder(0, 0, 0.85, 1.42, 0.15, 0.20, "shirt", 10)
    mesh.ball(0, 0, 1.42, 0.20, "shirt", 0.45, 10, 5)
    for x in (-0.25, 0.25):
        mesh.cylinder(x, 0, 0.85, 1.38, 0.045, 0.06, "skin", 6)
    mesh.cylinder(0, 0, 1.42, 1.56, 0.055, 0.055, "skin", 7)
    mesh.ball(0, 0.01, 1.65, 0.115, "skin", 1.15, 10, 6)
    mesh.ball(0, -0.02, 1.69, 0.122, "hair", 0.95, 10, 6)
    return mesh.data("person")


def sunbather(palette):
    """A figure lying on a lounger, head towards +y; z 0 is the mattress."""
    mesh = Mesh(palette)
    mesh.box(-0.16, -0.03, -0.95, -0.15, 0.0, 0.13, "skin")
    mesh.box(0.03, 0.16, -0.95, -0.15, 0.0, 0.13, "skin")
    mesh.box(-0.18, 0.18, -0.20, 0.05, 0.0, 0.17, "shirt")
    mesh.face([(-0.2, 0.05, 0.15), (0.2, 0.05, 0.15), (0.2, 0.55, 0.36), (-0.2, 0.55, 0.36)], "skin")
    mesh.ball(0, 0.72, 0.48, 0.12, "skin", 1.0, 10, 6)
    mesh.ball(0, 0.76, 0.50, 0.125, "hair", 1.0, 10, 6)
    return mesh.data("sunbather")


def sailing_boat(palette):
    mesh = Mesh(palette)
    deck = [(-5, -1.2), (2, -1.4), (6, 0), (2, 1.4), (-5, 1.2)]
    mesh.prism(deck, 0, 1.0, "hull", top="deck")
    mesh.cylinder(0.8, 0, 1, 14, 0.09, 0.06, "metal", 6)
    mesh.face([(0.6, 0, 2.2), (-4.6, 0.5, 2.2), (0.7, 0.1, 13.4)], "sail")
    mesh.face([(5.6, 0, 1.4), (1.1, 0.5, 1.8), (0.9, 0.05, 12.2)], "sail")
    return mesh.data("sailing boat")


def motor_boat(palette):
    mesh = Mesh(palette)
    mesh.prism([(-4.5, -1.5), (1.5, -1.6), (5.5, 0), (1.5, 1.6), (-4.5, 1.5)], 0, 1.1, "hull")
    mesh.prism([(-2.8, -1.1), (1, -1.1), (2.2, 0), (1, 1.1), (-2.8, 1.1)], 1.1, 2.1, "tinted")
    mesh.prism([(-3.0, -1.2), (0.6, -1.1), (0.6, 1.1), (-3.0, 1.2)], 2.1, 2.25, "hull")
    return mesh.data("motor boat")
