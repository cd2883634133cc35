"""Outlines in pictures, projected from the same solids that are rendered."""
from .cameras import project, view_of


def facing_chain(outline, camera):
    """The longest run of edges of an anticlockwise outline that face the camera, as points."""
    n, (cx, cy) = len(outline), camera["location"][:2]
    faces = []
    for k in range(n):
        (ax, ay), (bx, by) = outline[k], outline[(k + 1) % n]
        faces.append((by - ay) * (cx - ax) - (bx - ax) * (cy - ay) > 0)
    best, run, start = [], [], next((k for k in range(n) if faces[k] and not faces[k - 1]), 0)
    for k in [(start + j) % n for j in range(n)]:
        run = run + [k] if faces[k] else []
        best = run if len(run) > len(best) else best
    return [outline[k] for k in best] + [outline[(best[-1] + 1) % n]]


def band(camera, lower, z0, upper, z1, width=1920, height=1080):
    """The façade between two slab edges as one polygon in pixels: the upper edge forward, the lower back."""
    top = [project(camera, (*p, z1), width, height) for p in facing_chain(upper, camera)]
    bottom = [project(camera, (*p, z0), width, height) for p in facing_chain(lower, camera)]
    return thin(top, 0.35) + thin(bottom[::-1], 0.35)


def thin(line, tolerance):
    """Simplifies a line by the Douglas–Peucker algorithm."""
    if len(line) < 3:
        return line
    (ax, ay), (bx, by) = line[0], line[-1]
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    away = [
        abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
        if length > 1e-9
        else ((x - ax) ** 2 + (y - ay) ** 2) ** 0.5
        for x, y in line
    ]
    far = max(range(len(line)), key=away.__getitem__)
    if away[far] <= tolerance:
        return [line[0], line[-1]]
    return thin(line[: far + 1], tolerance)[:-1] + thin(line[far:], tolerance)


def faces_of(solid):
    outline, z0, z1 = solid
    yield [(*p, z0) for p in outline]
    yield [(*p, z1) for p in outline]
    for a, b in zip(outline, outline[1:] + outline[:1]):
        yield [(*a, z0), (*b, z0), (*b, z1), (*a, z1)]


def in_front(camera, points, nearest=1.0):
    return all(view_of(camera, p)[2] > nearest for p in points)


def blocks(camera, outline, target):
    """Whether an outline on the ground crosses the line of sight to a plan point before it is reached."""
    (ox, oy), (tx, ty) = camera["location"][:2], target
    dx, dy = tx - ox, ty - oy
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
        ex, ey = bx - ax, by - ay
        across = dx * ey - dy * ex
        if abs(across) > 1e-9:
            t, s = ((ax - ox) * ey - (ay - oy) * ex) / across, ((ax - ox) * dy - (ay - oy) * dx) / across
            if 0 < t < 1 and 0 <= s <= 1:
                return True
    return False
