"""Plants as meshes to be instanced: leaf cards on soft clouds, palms frond by frond."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from .mesh import Mesh


def leaf_cards(blobs, count, size, rng):
    """Rhombic leaves in spheres (x, y, z, radius), mostly near the surface and facing out."""
    blobs = np.array(blobs)
    weight = blobs[:, 3] ** 2
    which = rng.choice(len(blobs), count, p=weight / weight.sum())
    unit = lambda v: v / np.linalg.norm(v, axis=1)[:, None]
    out = unit(rng.normal(size=(count, 3)))
    centre = blobs[which, :3] + out * (blobs[which, 3] * rng.random(count) ** 0.28)[:, None]
    normal = out + rng.normal(size=(count, 3)) * 0.65
    normal[:, 2] += 0.35
    normal = unit(normal)
    along = unit(np.cross(normal, rng.normal(size=(count, 3))))
    across = np.cross(normal, along)
    half = size * (0.6 + 0.8 * rng.random(count))[:, None]
    return np.stack([centre - along * half, centre + across * half * 0.55, centre + along * half, centre - across * half * 0.55], 1).reshape(-1, 3)


def leafy(palette, name, blobs, count, size, material, seed, trunk=None):
    mesh = trunk or Mesh(palette)
    corners = leaf_cards(blobs, count, size, np.random.default_rng(seed))
    mesh.add([tuple(p) for p in corners], [range(4 * k, 4 * k + 4) for k in range(count)], material)
    return mesh.data(name)


def tree(palette, height, spread, depth, clumps, leaves, size, material, seed):
    """A broad-leaved tree: trunk, a few limbs, leaf clumps in a flattened crown."""
    rng, mesh, blobs = random.Random(seed), Mesh(palette), []
    mesh.cylinder(0, 0, 0, height * 0.55, 0.16, 0.10, "bark", 8, False)
    for k in range(clumps):
        turn, rise = rng.uniform(0, 6.28), rng.uniform(-1, 1)
        radius = spread * rng.random() ** 0.5 * math.sqrt(max(0.08, 1 - rise * rise * 0.85))
        x, y, z = radius * math.cos(turn), radius * math.sin(turn), height * 0.66 + rise * depth
        blobs.append((x, y, z, rng.uniform(0.75, 1.25) * spread * 0.36))
        if k % 2 == 0:
            for w in ((0.035, 0), (0, 0.035)):
                mesh.face([(-w[0], -w[1], height * 0.35), (w[0], w[1], height * 0.35), (x, y, z)], "bark")
    return leafy(palette, "tree", blobs, leaves, size, material, seed, mesh)


def palm_trunk(mesh, height, rng):
    lean = rng.uniform(0.35, 0.6)
    spine = [(lean * (k / 10) ** 2, 0.0, height * k / 10) for k in range(11)]
    for k in range(10):
        x, y, z = spine[k]
        mesh.cylinder((x + spine[k + 1][0]) / 2, y, z, spine[k + 1][2], (0.22 - 0.009 * k) * 1.08, 0.22 - 0.009 * (k + 1), "bark", 9, False)
    return Vector(spine[-1])


def frond(mesh, root, turn, lift, length):
    point, side = root.copy(), Vector((-math.sin(turn), math.cos(turn), 0))
    ahead = Vector((math.cos(turn) * math.cos(lift), math.sin(turn) * math.cos(lift), math.sin(lift)))
    steps = 20
    for k in range(steps):
        onward = point + ahead * (length / steps)
        ahead = (ahead + Vector((0, 0, -0.09))).normalized()
        reach = 0.62 * math.sin(math.pi * min(1, 0.12 + 0.9 * k / steps)) ** 0.7
        for hand in (-1, 1):
            tip = point + side * hand * reach + ahead * reach * 0.55 - Vector((0, 0, reach * 0.28))
            mesh.face([point, point + ahead * 0.08, tip + ahead * 0.02, tip], "palm")
        mesh.face([point + side * 0.02, point - side * 0.02, onward - side * 0.02, onward + side * 0.02], "palm")
        point = onward


def palm(palette, seed, height):
    rng, mesh = random.Random(seed), Mesh(palette)
    top = palm_trunk(mesh, height, rng)
    for k in range(30):
        frond(mesh, top, k * 2.399 + rng.uniform(-0.2, 0.2), 1.15 - 1.6 * k / 30 + rng.uniform(-0.15, 0.15), rng.uniform(2.4, 3.2))
    return mesh.data("palm")


def bush(palette, material, seed):
    rng = random.Random(seed)
    blobs = [(rng.uniform(-0.4, 0.4), rng.uniform(-0.4, 0.4), rng.uniform(0.25, 0.6), rng.uniform(0.3, 0.5)) for _ in range(8)]
    return leafy(palette, "bush", blobs, 2600, 0.052, material, seed)


def tuft(palette, material, seed):
    """An ornamental grass or lavender cushion of upright blades."""
    rng, mesh = random.Random(seed), Mesh(palette)
    for _ in range(170):
        turn, lean, tall = rng.uniform(0, 6.28), rng.uniform(0.05, 0.5), rng.uniform(0.4, 0.9)
        x, y = rng.gauss(0, 0.10), rng.gauss(0, 0.10)
        wx, wy = -0.016 * math.sin(turn), 0.016 * math.cos(turn)
        mesh.face([(x - wx, y - wy, 0), (x + wx, y + wy, 0), (x + lean * math.cos(turn), y + lean * math.sin(turn), tall)], material)
    return mesh.data("tuft")


TREES = [(7.5, 2.5, 2.2, 26, 12000, 0.13, "leaf"), (6.2, 2.9, 1.6, 28, 12000, 0.125, "leaf light"),
         (9.0, 2.6, 3.2, 30, 15000, 0.13, "leaf"), (4.6, 2.0, 1.3, 20, 10000, 0.085, "olive")]


class Flora:
    """All kinds of plants, each in a few variants that are created when first used."""

    def __init__(self, palette):
        self.palette, self.kinds = palette, {}

    def make(self, kind):
        p, rng = self.palette, random.Random(3)
        if kind == "tree":
            return [tree(p, *shape, seed=k) for k, shape in enumerate(TREES)]
        if kind == "far tree":
            return [tree(p, h, s, d, 18, 2400, 0.27, m, 50 + k) for k, (h, s, d, _, _, _, m) in enumerate(TREES)]
        if kind == "pine":
            return [tree(p, 10.5, 3.4, 0.8, 24, 8000, 0.15, "leaf dark", 70 + k) for k in range(2)]
        if kind == "cypress":
            blobs = [(rng.uniform(-0.15, 0.15), rng.uniform(-0.15, 0.15), 0.5 + 0.32 * k, max(0.12, 0.75 * math.sin(math.pi * min(1, (k + 3) / 26)) ** 0.8)) for k in range(24)]
            return [leafy(p, "cypress", blobs, 4500, 0.14, "leaf dark", 9)]
        if kind == "bush":
            return [bush(p, m, 20 + k) for k, m in enumerate(("leaf", "leaf light", "olive", "leaf dark"))]
        if kind == "flower":
            return [bush(p, "bougainvillea", 40 + k) for k in range(2)]
        if kind == "tuft":
            return [tuft(p, m, 60 + k) for k, m in enumerate(("grass plume", "lavender", "leaf light"))]
        if kind == "hedge":
            blobs = [(x * 0.25 - 0.5, y * 0.25 - 0.25, z * 0.25 + 0.15, 0.22) for x in range(5) for y in range(3) for z in range(4)]
            return [leafy(p, "hedge", blobs, 2600, 0.055, "leaf dark", 31)]
        return [palm(p, seed, height) for seed, height in ((1, 6.5), (2, 8.0), (5, 5.2))]

    def plant(self, kind, x, y, z=0.0, scale=1.0, variant=None, rng=random):
        meshes = self.kinds.get(kind) or self.kinds.setdefault(kind, self.make(kind))
        mesh = meshes[rng.randrange(len(meshes)) if variant is None else variant % len(meshes)]
        thing = bpy.data.objects.new(kind, mesh)
        bpy.context.scene.collection.objects.link(thing)
        thing.location, thing.rotation_euler, thing.scale = (x, y, z), (0, 0, rng.uniform(0, 6.28)), (scale * rng.uniform(0.85, 1.18),) * 3
        return thing

    def hedge(self, a, b, z=0.0, height=1.0):
        """A clipped hedge from plan point a to b."""
        length, mesh = math.dist(a, b), (self.kinds.get("hedge") or self.kinds.setdefault("hedge", self.make("hedge")))[0]
        for k in range(max(1, round(length))):
            t = (k + 0.5) / max(1, round(length))
            thing = bpy.data.objects.new("hedge", mesh)
            bpy.context.scene.collection.objects.link(thing)
            thing.location = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, z)
            thing.rotation_euler, thing.scale = (0, 0, math.atan2(b[1] - a[1], b[0] - a[0])), (1, 1, height)
