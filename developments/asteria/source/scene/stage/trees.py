"""Trees as meshes to be instanced: trunk and branches, and leaf cards of the size that each species has."""
import math
import random

import numpy as np
from mathutils import Vector

from .mesh import Mesh


def leaf_cards(blobs, count, size, rng, slim=0.55, upward=0.35):
    """Rhombic leaves in spheres (x, y, z, radius), mostly near the surface and facing out."""
    blobs = np.array(blobs)
    weight = blobs[:, 3] ** 2
    which = rng.choice(len(blobs), count, p=weight / weight.sum())
    unit = lambda v: v / np.linalg.norm(v, axis=1)[:, None]
    out = unit(rng.normal(size=(count, 3)))
    centre = blobs[which, :3] + out * (blobs[which, 3] * rng.random(count) ** 0.28)[:, None]
    normal = out + rng.normal(size=(count, 3)) * 0.65
    normal[:, 2] += upward
    normal = unit(normal)
    along = unit(np.cross(normal, rng.normal(size=(count, 3))))
    across = np.cross(normal, along)
    half = size * (0.6 + 0.8 * rng.random(count))[:, None]
    return np.stack(
        [centre - along * half, centre + across * half * slim, centre + along * half, centre - across * half * slim], 1
    ).reshape(-1, 3)


def leafy(palette, name, blobs, count, size, material, seed, trunk=None, slim=0.55):
    mesh = trunk or Mesh(palette)
    corners = leaf_cards(blobs, count, size, np.random.default_rng(seed), slim)
    mesh.add([tuple(p) for p in corners], [range(4 * k, 4 * k + 4) for k in range(count)], material)
    return mesh.data(name)


def limb(mesh, a, b, thick, thin, bend=0.0, sides=6):
    """A tapered branch from a to b that bows by a share of its length."""
    a, b = Vector(a), Vector(b)
    along = (b - a).normalized()
    side = along.cross(Vector((0, 0, 1)) if abs(along.z) < 0.95 else Vector((1, 0, 0))).normalized()
    other, rings = along.cross(side), []
    for k in range(4):
        t = k / 3
        middle = a.lerp(b, t) + side * bend * (b - a).length * math.sin(math.pi * t)
        r = thick + (thin - thick) * t
        rings += [
            tuple(middle + (side * math.cos(2 * math.pi * j / sides) + other * math.sin(2 * math.pi * j / sides)) * r)
            for j in range(sides)
        ]
    mesh.add(
        rings,
        [
            (r * sides + j, r * sides + (j + 1) % sides, (r + 1) * sides + (j + 1) % sides, (r + 1) * sides + j)
            for r in range(3)
            for j in range(sides)
        ],
        "bark",
        True,
    )


def broadleaf(palette, height, spread, depth, clumps, leaves, size, material, seed, fork=0.34, slim=0.55, name="tree"):
    """A trunk that forks into limbs, each of which carries clumps of leaves; the crown has gaps."""
    rng, mesh, blobs = random.Random(seed), Mesh(palette), []
    lean = (rng.uniform(-0.25, 0.25), rng.uniform(-0.25, 0.25), height * fork)
    limb(mesh, (0, 0, -0.2), lean, 0.028 * height, 0.019 * height, rng.uniform(-0.06, 0.06), 8)
    for k in range(clumps):
        turn, rise = 2.399 * k + rng.uniform(-0.4, 0.4), -1 + 2 * (k + 0.5) / clumps
        radius = spread * rng.uniform(0.55, 1.0) * math.sqrt(max(0.10, 1 - rise * rise * 0.9))
        x, y, z = radius * math.cos(turn), radius * math.sin(turn), height * 0.68 + rise * depth
        limb(mesh, lean, (x * 0.86, y * 0.86, z - 0.1), 0.009 * height, 0.003 * height, rng.uniform(-0.12, 0.12), 5)
        for _ in range(3):
            r = rng.uniform(0.16, 0.30) * spread
            blobs.append((x + rng.gauss(0, r * 0.7), y + rng.gauss(0, r * 0.7), z + rng.gauss(0, r * 0.45), r))
    return leafy(palette, name, blobs, leaves, size, material, seed, mesh, slim)


def stone_pine(palette, seed, height, needles=26000, size=0.10):
    """A bare stem, limbs that rise like the ribs of an umbrella, a flat crown of dense cushions."""
    rng, mesh, blobs = random.Random(seed), Mesh(palette), []
    spread, top = height * 0.40, (rng.uniform(-0.5, 0.5), rng.uniform(-0.5, 0.5), height * 0.66)
    limb(mesh, (0, 0, -0.2), top, 0.030 * height, 0.018 * height, rng.uniform(-0.08, 0.08), 8)
    for k in range(34):
        turn, share = 2.399 * k, math.sqrt((k + 0.5) / 34)
        x, y = spread * share * math.cos(turn), spread * share * math.sin(turn)
        z = height * (0.93 - 0.13 * share**2) + rng.uniform(-0.25, 0.25)
        if k % 2:
            limb(
                mesh,
                top,
                (x * 0.9 + top[0], y * 0.9 + top[1], z - 0.3),
                0.010 * height,
                0.004 * height,
                rng.uniform(-0.1, 0.1),
                5,
            )
        for _ in range(2):
            blobs.append(
                (
                    x + top[0] + rng.gauss(0, 0.4),
                    y + top[1] + rng.gauss(0, 0.4),
                    z + rng.gauss(0, 0.14),
                    rng.uniform(0.085, 0.125) * height,
                )
            )
    flat = [(x, y, z, r * 0.8) for x, y, z, r in blobs]
    return leafy(palette, "pine", flat, needles, size, "pine needles", seed, mesh, 0.14)


def cypress(palette, seed):
    rng = random.Random(seed)
    blobs = [
        (
            rng.uniform(-0.10, 0.10),
            rng.uniform(-0.10, 0.10),
            0.5 + 0.26 * k,
            max(0.10, 0.62 * math.sin(math.pi * min(1, (k + 4) / 40)) ** 0.75),
        )
        for k in range(36)
    ]
    return leafy(palette, "cypress", blobs, 15000, 0.085, "cypress", seed, None, 0.28)


def palm_trunk(mesh, height, rng):
    lean = rng.uniform(0.35, 0.6)
    spine = [(lean * (k / 10) ** 2, 0.0, height * k / 10) for k in range(11)]
    for k in range(10):
        x, y, z = spine[k]
        mesh.cylinder(
            (x + spine[k + 1][0]) / 2,
            y,
            z,
            spine[k + 1][2],
            (0.22 - 0.009 * k) * 1.08,
            0.22 - 0.009 * (k + 1),
            "bark",
            9,
            False,
        )
    return Vector(spine[-1])


def frond(mesh, root, turn, lift, length):
    """A rib with narrow leaflets that hang a little."""
    point, side = root.copy(), Vector((-math.sin(turn), math.cos(turn), 0))
    ahead = Vector((math.cos(turn) * math.cos(lift), math.sin(turn) * math.cos(lift), math.sin(lift)))
    steps = 42
    for k in range(steps):
        onward = point + ahead * (length / steps)
        ahead = (ahead + Vector((0, 0, -0.043))).normalized()
        reach = 0.55 * math.sin(math.pi * min(1, 0.12 + 0.9 * k / steps)) ** 0.7
        for hand in (-1, 1):
            tip = point + side * hand * reach + ahead * reach * 0.6 - Vector((0, 0, reach * (0.30 + 0.1 * (k % 3))))
            middle = point.lerp(tip, 0.55) + Vector((0, 0, reach * 0.10))
            mesh.face([point, middle - ahead * 0.016, tip, middle + ahead * 0.016], "palm")
        mesh.face([point + side * 0.015, point - side * 0.015, onward - side * 0.012, onward + side * 0.012], "palm")
        point = onward


def palm(palette, seed, height):
    rng, mesh = random.Random(seed), Mesh(palette)
    top = palm_trunk(mesh, height, rng)
    for k in range(38):
        frond(
            mesh,
            top,
            k * 2.399 + rng.uniform(-0.2, 0.2),
            1.2 - 1.75 * k / 38 + rng.uniform(-0.15, 0.15),
            rng.uniform(2.5, 3.2),
        )
    return mesh.data("palm")
