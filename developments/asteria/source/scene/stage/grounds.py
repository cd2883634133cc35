"""The flat ground of the plot as one mesh without overlaps: regions laid over each other, with holes."""
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from plan.geometry import anticlockwise, without_repeats

from .mesh import Mesh


def paint(palette, name, regions, z=0.0):
    """`regions` is a list of (polygon, material); a later one covers an earlier one, and material None is a hole."""
    points, faces = [], []
    for polygon, _ in regions:
        polygon = anticlockwise(without_repeats(polygon))
        faces.append(list(range(len(points), len(points) + len(polygon))))
        points += [Vector(p[:2]) for p in polygon]
    found, _, triangles, _, _, origins = delaunay_2d_cdt(points, [], faces, 1, 1e-4)
    mesh = Mesh(palette)
    corners = [(p.x, p.y, z) for p in found]
    by_material = {}
    for triangle, origin in zip(triangles, origins):
        material = regions[max(origin)][1] if origin else None
        if material:
            by_material.setdefault(material, []).append(triangle)
    base = len(mesh.points)
    mesh.points += corners
    for material, group in by_material.items():
        mesh.faces += [[base + i for i in t] for t in group]
        mesh.slots += [mesh.slot(material)] * len(group)
        mesh.smooth += [False] * len(group)
    return mesh.build(name)
