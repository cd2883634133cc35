"""All kinds of plants by name: shrubs, grasses and hedges, and the trees of `trees.py`."""
import math
import random

import bpy

from .mesh import Mesh
from .trees import broadleaf, cypress, leafy, palm, stone_pine


def bush(palette, material, seed):
    rng = random.Random(seed)
    blobs = [
        (rng.uniform(-0.45, 0.45), rng.uniform(-0.45, 0.45), rng.uniform(0.2, 0.55), rng.uniform(0.22, 0.42))
        for _ in range(12)
    ]
    return leafy(palette, "bush", blobs, 5200, 0.034, material, seed)


def blossom(palette, petals, seed):
    """A green shrub with flowers among its leaves."""
    rng, mesh = random.Random(seed), Mesh(palette)
    blobs = [
        (rng.uniform(-0.5, 0.5), rng.uniform(-0.5, 0.5), rng.uniform(0.2, 0.6), rng.uniform(0.22, 0.42))
        for _ in range(12)
    ]
    leafy(palette, "flower", blobs, 3400, 0.034, "leaf", seed, mesh)
    crests = [(x, y, z + r * 0.45, r * 0.72) for x, y, z, r in blobs[::2]]
    return leafy(palette, "flower", crests, 1500, 0.026, petals, seed + 1, mesh)


def tuft(palette, material, seed):
    """An ornamental grass or lavender cushion of upright blades."""
    rng, mesh = random.Random(seed), Mesh(palette)
    for _ in range(260):
        turn, lean, tall = rng.uniform(0, 6.28), rng.uniform(0.05, 0.5), rng.uniform(0.35, 0.85)
        x, y = rng.gauss(0, 0.13), rng.gauss(0, 0.13)
        wx, wy = -0.011 * math.sin(turn), 0.011 * math.cos(turn)
        mesh.face(
            [(x - wx, y - wy, 0), (x + wx, y + wy, 0), (x + lean * math.cos(turn), y + lean * math.sin(turn), tall)],
            material,
        )
    return mesh.data("tuft")


def ground_cover(palette, material, seed):
    """A low cushion a metre and a half across."""
    rng = random.Random(seed)
    blobs = [
        (rng.gauss(0, 0.42), rng.gauss(0, 0.42), rng.uniform(0.02, 0.14), rng.uniform(0.16, 0.26)) for _ in range(26)
    ]
    return leafy(palette, "cover", blobs, 3600, 0.030, material, seed)


def turf(palette, seed):
    """Blades of grass over a square metre, for the lawns near a camera."""
    rng, mesh = random.Random(seed), Mesh(palette)
    for _ in range(1500):
        turn, lean, tall = rng.uniform(0, 6.28), rng.uniform(0.01, 0.05), rng.uniform(0.03, 0.085)
        x, y = rng.uniform(-0.75, 0.75), rng.uniform(-0.75, 0.75)
        wx, wy = -0.006 * math.sin(turn), 0.006 * math.cos(turn)
        mesh.face(
            [
                (x - wx, y - wy, -0.01),
                (x + wx, y + wy, -0.01),
                (x + lean * math.cos(turn), y + lean * math.sin(turn), tall),
            ],
            "grass blade",
        )
    return mesh.data("turf")


# height, spread, depth of the crown, clumps, leaves, size of a leaf, material
PLANES = [(9.5, 3.3, 2.9, 26, 42000, 0.075, "leaf"), (8.0, 3.2, 2.2, 24, 38000, 0.070, "leaf light")]
JACARANDAS = [(7.2, 3.2, 1.5, 20, 34000, 0.050, "jacaranda")]
OLIVES = [(4.6, 2.1, 1.25, 18, 30000, 0.050, "olive"), (4.0, 1.9, 1.1, 16, 26000, 0.050, "olive")]
ORANGES = [(4.9, 1.65, 1.35, 18, 22000, 0.050, "leaf dark"), (5.8, 1.9, 1.6, 18, 24000, 0.055, "leaf")]


class Flora:
    """All kinds of plants, each in a few variants that are created when first used."""

    def __init__(self, palette):
        self.palette, self.kinds = palette, {}

    def make(self, kind):
        p = self.palette
        grown = lambda shapes, seed, slim=0.55, fork=0.34: [
            broadleaf(p, *shape, seed=seed + k, slim=slim, fork=fork) for k, shape in enumerate(shapes)
        ]
        if kind == "tree":
            return grown(PLANES, 0)
        if kind == "jacaranda":
            return grown(JACARANDAS, 4)
        if kind == "olive tree":
            return grown(OLIVES, 10, 0.22, 0.26)
        if kind == "street tree":
            return grown(ORANGES, 20)
        if kind == "far tree":
            return [
                broadleaf(p, h, s, d, 16, 5200, 0.16, m, 50 + k)
                for k, (h, s, d, _, _, _, m) in enumerate(PLANES + OLIVES[:1] + ORANGES)
            ]
        if kind == "pine":
            return [stone_pine(p, 70 + k, 10.5 + k) for k in range(2)]
        if kind == "far pine":
            return [stone_pine(p, 80 + k, 9.0 + k, 5200, 0.24) for k in range(2)]
        if kind == "cypress":
            return [cypress(p, 9)]
        if kind == "bush":
            return [bush(p, m, 20 + k) for k, m in enumerate(("leaf", "leaf light", "olive", "leaf dark"))]
        if kind == "flower":
            return [blossom(p, m, 40 + k) for k, m in enumerate(("oleander", "bougainvillea", "oleander white"))]
        if kind == "tuft":
            return [tuft(p, m, 60 + k) for k, m in enumerate(("grass plume", "lavender", "leaf light"))]
        if kind == "cover":
            return [ground_cover(p, m, 90 + k) for k, m in enumerate(("leaf dark", "rosemary", "olive"))]
        if kind == "turf":
            return [turf(p, 97 + k) for k in range(3)]
        if kind == "hedge":
            blobs = [
                (x * 0.25 - 0.5, y * 0.25 - 0.25, z * 0.25 + 0.15, 0.22)
                for x in range(5)
                for y in range(3)
                for z in range(4)
            ]
            return [leafy(p, "hedge", blobs, 5600, 0.034, "leaf dark", 31)]
        return [palm(p, seed, height) for seed, height in ((1, 6.5), (2, 8.0), (5, 5.2))]

    def plant(self, kind, x, y, z=0.0, scale=1.0, variant=None, rng=random):
        meshes = self.kinds.get(kind) or self.kinds.setdefault(kind, self.make(kind))
        mesh = meshes[rng.randrange(len(meshes)) if variant is None else variant % len(meshes)]
        thing = bpy.data.objects.new(kind, mesh)
        bpy.context.scene.collection.objects.link(thing)
        thing.location, thing.rotation_euler, thing.scale = (
            (x, y, z),
            (0, 0, rng.uniform(0, 6.28)),
            (scale * rng.uniform(0.85, 1.18),) * 3,
        )
        return thing

    def hedge(self, a, b, z=0.0, height=1.0, deep=1.0):
        """A clipped hedge from plan point a to b."""
        length = math.dist(a, b)
        mesh = (self.kinds.get("hedge") or self.kinds.setdefault("hedge", self.make("hedge")))[0]
        for k in range(max(1, round(length))):
            t = (k + 0.5) / max(1, round(length))
            thing = bpy.data.objects.new("hedge", mesh)
            bpy.context.scene.collection.objects.link(thing)
            thing.location = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, z)
            thing.rotation_euler, thing.scale = (0, 0, math.atan2(b[1] - a[1], b[0] - a[0])), (1, deep, height)
