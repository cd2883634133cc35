"""The glass parapet of terraces, roofs and bridges."""
from plan.geometry import offset

RAIL = 1.05  # metres


def add_rail(mesh, glass, line, z, closed=True):
    """A glass parapet with a dark hand rail along a line."""
    glass.ribbon(line, z + 0.06, z + RAIL, "rail", closed)
    outer, inner = (line, offset(line, -0.05)) if closed else (line, line)
    if closed:
        mesh.ribbon(outer, z + RAIL - 0.01, z + RAIL + 0.03, "dark")
        mesh.ribbon(inner, z + RAIL - 0.01, z + RAIL + 0.03, "dark")
        mesh.ring(outer, inner, z + RAIL + 0.03, "dark")
    else:
        for a, b in zip(line, line[1:]):
            mesh.beam(a, b, 0.05, z + RAIL - 0.01, z + RAIL + 0.03, "dark")
