"""The land as far as the eye reaches: ground, hills, the gulf, and the chapel on Lycabettus."""
import math

from mathutils import Vector, noise

from plan import land

from .mesh import Mesh

SPOKES = 360
RINGS = 124
FIRST = 60.0
GROWTH = 1.055
EDGE = 6  # parts along each side of a face on which the city ends


def rough(x, y, size):
    return noise.fractal(Vector((x / size, y / size, 0.3)), 1.0, 2.1, 5)


def ground(x, y):
    return land.height(x, y, rough)


def surface(x, y):
    """The height of the mesh of add_land, which far away lies below or above the ground that it follows."""
    reach, turn = math.hypot(x, y), (math.atan2(y, x) / (2 * math.pi)) % 1.0 * SPOKES
    if reach <= FIRST:
        return ground(x, y)
    step = math.log(reach / FIRST, GROWTH)
    ring, spoke = int(step), int(turn)
    radii = (FIRST * GROWTH**ring, FIRST * GROWTH ** (ring + 1))
    out, along = (reach - radii[0]) / (radii[1] - radii[0]), turn - spoke
    corner = lambda radius, k: ground(
        radius * math.cos(2 * math.pi * k / SPOKES), radius * math.sin(2 * math.pi * k / SPOKES)
    )
    near, far = ((1 - along) * corner(radius, spoke) + along * corner(radius, spoke + 1) for radius in radii)
    return (1 - out) * near + out * far


def add_land(palette, clear):
    """A polar mesh that grows coarser with distance; the city covers what is low, maquis and rock what is high."""
    mesh = Mesh(palette)
    radii = [0.0, FIRST] + [FIRST * GROWTH**k for k in range(1, RINGS)]
    grid, lift = [], []
    for radius in radii:
        for k in range(SPOKES):
            angle = 2 * math.pi * k / SPOKES
            x, y = radius * math.cos(angle), radius * math.sin(angle)
            z = ground(x, y)
            lift.append(z - land.basin(x, y))
            grid.append((x, y, -7.0 if clear(x, y, -12.0) else z))
    city, high = [], []
    for r in range(len(radii) - 1):
        for k in range(SPOKES):
            face = (
                r * SPOKES + k,
                (r + 1) * SPOKES + k,
                (r + 1) * SPOKES + (k + 1) % SPOKES,
                r * SPOKES + (k + 1) % SPOKES,
            )
            wild = [radii[r] > 16000 or lift[i] > wooded_from(radii[r], *grid[i][:2]) for i in face]
            if any(wild) and not all(wild):
                add_edge(mesh, [grid[i] for i in face], [lift[i] for i in face], radii[r])
            else:
                (high if wild[0] else city).append(face)
    mesh.add(grid, city, "city ground", True)
    base = len(mesh.points) - len(grid)
    mesh.faces += [[base + i for i in face] for face in high]
    mesh.slots += [mesh.slot("hills")] * len(high)
    mesh.smooth += [True] * len(high)
    mesh.build("land")


def add_edge(mesh, corners, lifts, reach):
    """A face of the land on which the city ends, in parts small enough for a natural edge; it stays where it was."""
    mix = lambda values, u, v: (1 - u) * ((1 - v) * values[0] + v * values[3]) + u * (
        (1 - v) * values[1] + v * values[2]
    )
    place = lambda u, v: tuple(mix([c[axis] for c in corners], u, v) for axis in range(3))
    for i in range(EDGE):
        for j in range(EDGE):
            square = [place((i + a) / EDGE, (j + b) / EDGE) for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))]
            u, v = (i + 0.5) / EDGE, (j + 0.5) / EDGE
            high = mix(lifts, u, v) > wooded_from(reach, *place(u, v)[:2])
            mesh.face(square, "hills" if high else "city ground", True)


def wooded_from(reach, x, y):
    """The height above the basin from which no houses stand: they climb Lycabettus higher than the small hills near
    the Acropolis."""
    return 16.0 if reach < 1600 else 92.0 if reach < 6000 else 150.0 + 40.0 * rough(x, y, 900.0)


def add_gulf(palette):
    """Level water from the shore to the horizon."""
    mesh = Mesh(palette)
    (sx, sy), far = land.SEAWARD, 60000.0
    corner = lambda along, out: (sx * out - sy * along, sy * out + sx * along, land.SEA_LEVEL)
    mesh.face(
        [corner(-far, land.COAST - 900), corner(far, land.COAST - 900), corner(far, far), corner(-far, far)], "gulf"
    )
    mesh.build("gulf")


def add_chapel(palette):
    """Saint George's on the top of Lycabettus, with its bell tower and terrace."""
    mesh = Mesh(palette)
    x, y = land.LYCABETTUS["at"]
    z = ground(x, y) - 1.0
    mesh.place(x, y, z)
    mesh.box(-16, 16, -12, 12, -14, 1.0, "cliff")
    mesh.box(-8, 8, -4, 4, 1.0, 7.5, "chapel")
    mesh.box(-4, 4, -6, 6, 1.0, 7.0, "chapel")
    mesh.cylinder(0, 0, 7.5, 10.0, 2.6, 2.6, "chapel", 16)
    mesh.ball(0, 0, 10.0, 2.7, "chapel", 0.8)
    mesh.box(9.5, 12.5, -1.5, 1.5, 1.0, 14.0, "chapel")
    mesh.place()
    mesh.build("chapel")
