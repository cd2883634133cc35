"""Plane geometry on polygons given as lists of (x, y) in metres."""
import math


def centre(polygon):
    return (sum(p[0] for p in polygon) / len(polygon), sum(p[1] for p in polygon) / len(polygon))


def signed_area(polygon):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(polygon, polygon[1:] + polygon[:1])) / 2


def anticlockwise(polygon):
    polygon = [tuple(p) for p in polygon]
    return polygon if signed_area(polygon) >= 0 else polygon[::-1]


def inside(polygon, x, y):
    hit, j = False, len(polygon) - 1
    for i, (px, py) in enumerate(polygon):
        qx, qy = polygon[j]
        if (py > y) != (qy > y) and x < (qx - px) * (y - py) / (qy - py) + px:
            hit = not hit
        j = i
    return hit


def segment_distance(a, b, x, y):
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    t = 0.0 if length == 0 else max(0.0, min(1.0, ((x - a[0]) * dx + (y - a[1]) * dy) / length))
    return math.hypot(x - a[0] - t * dx, y - a[1] - t * dy)


def near(polygon, x, y, margin):
    """Whether a point lies in a polygon or within the margin of its edge."""
    return inside(polygon, x, y) or any(
        segment_distance(a, b, x, y) < margin for a, b in zip(polygon, polygon[1:] + polygon[:1])
    )


def bounds(polygon):
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    return min(xs), min(ys), max(xs), max(ys)


def offset(polygon, distance):
    """Offsets every edge outwards (inwards if negative) with mitred joints; meant for smooth or convex outlines."""
    polygon, out, n = anticlockwise(polygon), [], len(polygon)
    for i in range(n):
        a, b, c = polygon[i - 1], polygon[i], polygon[(i + 1) % n]
        n1, n2 = edge_normal(a, b), edge_normal(b, c)
        nx, ny = n1[0] + n2[0], n1[1] + n2[1]
        length = math.hypot(nx, ny) or 1.0
        cosine = max(0.45, length / 2)
        out.append((b[0] + nx / length * distance / cosine, b[1] + ny / length * distance / cosine))
    return out


def edge_normal(a, b):
    """Unit normal to the right of a to b: outwards on an anticlockwise polygon."""
    length = math.dist(a, b) or 1.0
    return ((b[1] - a[1]) / length, -(b[0] - a[0]) / length)


def without_repeats(polygon, least=0.02):
    """Drops points that coincide with the previous one."""
    out = []
    for p in polygon:
        if not out or math.dist(out[-1], p) > least:
            out.append(tuple(p))
    if len(out) > 1 and math.dist(out[0], out[-1]) <= least:
        out.pop()
    return out


def walk(line, step, closed=True):
    """Points every `step` metres along a line, each with the direction of the line there."""
    pairs = list(zip(line, line[1:] + line[:1])) if closed else list(zip(line, line[1:]))
    rest = step / 2
    for a, b in pairs:
        length = math.dist(a, b)
        while rest < length:
            t = rest / length
            yield (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t), ((b[0] - a[0]) / length, (b[1] - a[1]) / length)
            rest += step
        rest -= length
