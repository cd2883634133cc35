"""Visible silhouettes: every building is filled into a mask, the nearer ones cut out, and the rest is traced."""
import math

import numpy as np
from PIL import Image, ImageDraw

from plan.cameras import project
from plan.geometry import centre
from plan.outlines import blocks, faces_of, in_front, thin

WIDTH = 1920
HEIGHT = 1080
LEAST = 150  # pixels; a smaller rest of a building counts as hidden


def mask_of(camera, solids):
    image = Image.new("1", (WIDTH, HEIGHT))
    draw = ImageDraw.Draw(image)
    for solid in solids:
        for face in faces_of(solid):
            if in_front(camera, face):
                draw.polygon([project(camera, p, WIDTH, HEIGHT) for p in face], fill=1)
    return np.array(image)


def hides(camera, mine, theirs):
    """Whether `theirs` is in front of `mine`, seen from the camera."""
    here, there = centre(mine[0][0]), centre(theirs[0][0])
    if blocks(camera, theirs[0][0], here):
        return True
    if blocks(camera, mine[0][0], there):
        return False
    eye = camera["location"][:2]
    return math.dist(eye, there) < math.dist(eye, here)


def edges_of(mask):
    """Boundary steps between pixel corners, keeping the filled side on the right; start point to end points."""
    padded = np.pad(mask, 1)
    steps = {}

    def add(ys, xs, dy0, dx0, dy1, dx1):
        for y, x in zip(ys.tolist(), xs.tolist()):
            steps.setdefault((x + dx0, y + dy0), []).append((x + dx1, y + dy1))

    inner = padded[1:-1, 1:-1]
    add(*np.nonzero(inner & ~padded[:-2, 1:-1]), 0, 0, 0, 1)
    add(*np.nonzero(inner & ~padded[1:-1, 2:]), 0, 1, 1, 1)
    add(*np.nonzero(inner & ~padded[2:, 1:-1]), 1, 1, 1, 0)
    add(*np.nonzero(inner & ~padded[1:-1, :-2]), 1, 0, 0, 0)
    return steps


def trace(mask):
    """The outline of the largest part of a mask in pixels, simplified to a tolerance of one pixel; empty if there is
    none."""
    steps, best, most = edges_of(mask), [], 0.0
    while steps:
        start = next(iter(steps))
        line, point = [start], start
        while True:
            ends = steps[point]
            onward = ends.pop()
            if not ends:
                del steps[point]
            point = onward
            if point == start:
                break
            line.append(point)
        area = abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(line, line[1:] + line[:1]))) / 2
        if area > most:
            best, most = line, area
    if most < LEAST:
        return []
    half = len(best) // 2
    return thin(best[: half + 1], 1.0)[:-1] + thin(best[half:] + best[:1], 1.0)[:-1]


def storeys_of(camera, storeys):
    """Visible outlines of the storeys of one building, from the lowest up; an upper one hides those below it."""
    masks = [mask_of(camera, solids) for solids in storeys]
    return [
        trace(mask & ~np.any(masks[k + 1 :], axis=0)) if k + 1 < len(masks) else trace(mask)
        for k, mask in enumerate(masks)
    ]


def rest_of(camera, solids, line):
    """Outline of the part of solids that a polygon in pixels does not cover."""
    image = Image.new("1", (WIDTH, HEIGHT))
    ImageDraw.Draw(image).polygon([tuple(p) for p in line], fill=1)
    return trace(mask_of(camera, solids) & ~np.array(image))


def silhouettes(camera, buildings):
    """Visible outline by building code; an empty list if nothing is visible."""
    masks = {code: mask_of(camera, solids) for code, solids in buildings.items()}
    out = {}
    for code, solids in buildings.items():
        rest = masks[code].copy()
        for other, theirs in buildings.items():
            if other != code and (rest & masks[other]).any() and hides(camera, solids, theirs):
                rest &= ~masks[other]
        out[code] = trace(rest)
    return out
