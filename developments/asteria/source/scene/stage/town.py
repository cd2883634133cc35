"""The city around the plot: blocks in detail nearby, repeated further away, with streets, trees and parked cars
between them."""
import math

from plan import land, quarter
from plan.layout import MEADOW_INSET

from . import flats
from .cars import cars as all_cars
from .landscape import ground, surface
from .mesh import Mesh, instance

REPEATED = {"flats": 9, "mixed": 5, "houses": 5}  # different blocks further away
TALLEST_BY_THE_RING = 9.0  # metres; nearer to the turn's cameras only low houses stand


def add_parcels(mesh, kind, rng, near, at, angle, keep=None):
    """The houses of one block around its place."""
    (bx, by), (c, s) = at[:2], (math.cos(angle), math.sin(angle))
    for x, y, turn, w, d in quarter.parcels(kind, rng):
        px, py = bx + x * c - y * s, by + x * s + y * c
        u, v = (math.cos(angle + turn), math.sin(angle + turn)), (-math.sin(angle + turn), math.cos(angle + turn))
        storeys = quarter.storeys(kind, rng, 999.0 if keep is None else math.hypot(px, py - 24.0))
        middle = (px + u[0] * w / 2 + v[0] * d / 2, py + u[1] * w / 2 + v[1] * d / 2)
        if keep and not keep(*middle):
            continue
        mesh.place(px, py, ground(*middle) if keep else 0.0, angle + turn)
        if kind == "houses" or (kind == "mixed" and storeys < 3):
            flats.tiled_house(mesh, w, d, min(storeys, 2), rng, near)
        else:
            flats.block_of_flats(mesh, w, d, max(3, storeys), rng, near)
    mesh.place()


def add_town(palette, site, flora):
    """Near blocks are built one by one where their ground is clear, the others are instances."""
    near, paving, repeated = Mesh(palette), Mesh(palette), {}
    for block in quarter.blocks(site["ring"]):
        rng = quarter.seeded("block", *block["key"])
        (x, y), angle, kind = block["at"], block["angle"], block["character"]
        high = ground(x, y) - land.basin(x, y)
        if high > 90.0 or site["clear"](x, y, 30.0):
            continue
        if block["reach"] < quarter.NEAR:
            free = lambda px, py: math.hypot(px, py - 24.0) > site["ring"] + 16.0 and not site["clear"](px, py, 16.0)
            add_parcels(near, kind, rng, True, (x, y), angle, free)
            pave(paving, site, x, y, angle)
            plant(flora, site, x, y, angle, rng, kind)
            continue
        if kind not in repeated:
            repeated[kind] = [repeated_block(palette, kind, k) for k in range(REPEATED[kind])]
        lean = min(ground(x + a, y + b) for a, b in ((-28, -20), (28, -20), (-28, 20), (28, 20)))
        instance(rng.choice(repeated[kind]), x, y, lean + 0.5, angle + rng.choice((0, math.pi)))
        if block["reach"] < 1100.0:
            plant(flora, site, x, y, angle, rng, kind, 0.5 if block["reach"] < 700 else 0.25)
    near.build("near blocks")
    paving.build("streets")


def repeated_block(palette, kind, number):
    mesh, rng = Mesh(palette), quarter.seeded(kind, number)
    add_parcels(mesh, kind, rng, False, (0.0, 0.0), 0.0)
    w, d = quarter.BLOCK
    mesh.box(-w / 2, w / 2, -d / 2, d / 2, -9.0, 0.1, "town ground")
    return mesh.data(f"block of {kind}")


def pave(mesh, site, x, y, angle):
    """The pavement around a block, its court, and half of each street."""
    (w, d), c, s = quarter.BLOCK, math.cos(angle), math.sin(angle)

    def lay(hx, hy, lift, material):
        corners = [
            (x + a * hx * c - b * hy * s, y + a * hx * s + b * hy * c) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]
        if not any(site["clear"](*p, 6.0) or math.hypot(p[0], p[1] - 24.0) < site["ring"] - 20.0 for p in corners):
            mesh.face([(px, py, ground(px, py) + lift) for px, py in corners], material)

    lay(w / 2 + quarter.STREET / 2, d / 2 + quarter.STREET / 2, 0.06, "asphalt")
    lay(w / 2 + 2.6, d / 2 + 2.6, 0.18, "kerb")
    lay(w / 2 - 12.0, d / 2 - 12.0, 0.24, "town garden")


def plant(flora, site, x, y, angle, rng, kind, share=1.0):
    """Street trees along the kerb and a few in the court."""
    (w, d), c, s = quarter.BLOCK, math.cos(angle), math.sin(angle)
    places = [(-w / 2 + 4 + k * 8.0, side * (d / 2 + 1.7)) for k in range(8) for side in (-1, 1)] + [
        (side * (w / 2 + 1.7), -d / 2 + 6 + k * 9.0) for k in range(5) for side in (-1, 1)
    ]
    places += [(rng.uniform(-w / 2 + 19, w / 2 - 19), rng.uniform(-3, 3)) for _ in range(3)]
    for px, py in places:
        qx, qy = x + px * c - py * s, y + px * s + py * c
        if (
            rng.random() < share * 0.62
            and not site["clear"](qx, qy, 3.0)
            and abs(math.hypot(qx, qy - 24.0) - site["ring"]) > 16.0
        ):
            flora.plant(
                rng.choice(("street tree", "street tree", "far tree")),
                qx,
                qy,
                ground(qx, qy),
                rng.uniform(0.6, 0.95),
                rng=rng,
            )


def add_green_belt(site, flora, rng):
    """A strip of park between the plot and the first blocks; on the near side of the turn's cameras, and around
    them, it stays low."""
    level = lambda x, y: 0.0 if math.hypot(x, y - 24.0) < site["ring"] - MEADOW_INSET else ground(x, y)
    for _ in range(1200):
        angle, reach = rng.uniform(0, 2 * math.pi), rng.uniform(70.0, site["ring"] + 46.0)
        x, y = reach * math.cos(angle), 24.0 + reach * math.sin(angle)
        if site["clear"](x, y, 2.5):
            continue
        behind = reach - site["ring"]
        if behind > 22.0:
            flora.plant(
                rng.choice(("olive tree", "pine", "street tree", "tree", "cypress")),
                x,
                y,
                ground(x, y),
                rng.uniform(0.7, 1.1),
                rng=rng,
            )
        elif behind < -16.0 and rng.random() < 0.35:
            flora.plant("olive tree", x, y, ground(x, y), rng.uniform(0.7, 1.0), rng=rng)
        for _ in range(9):
            px, py = x + rng.gauss(0, 2.2), y + rng.gauss(0, 2.2)
            if not site["clear"](px, py, 1.0):
                flora.plant(
                    rng.choice(("bush", "tuft", "cover", "cover", "cover")),
                    px,
                    py,
                    level(px, py),
                    rng.uniform(0.8, 1.4),
                    rng=rng,
                )


def add_parks(flora, rng):
    """Pines and cypresses on the hills of the city and around the Acropolis."""
    for cx, cy, radius in quarter.OPEN_GROUND:
        for _ in range(int(radius * 0.9)):
            angle, reach = rng.uniform(0, 2 * math.pi), radius * rng.random() ** 0.5
            x, y = cx + reach * math.cos(angle), cy + reach * math.sin(angle)
            if math.dist((x, y), land.ACROPOLIS["at"]) > 185.0 and math.hypot(x, y) > 190.0:
                flora.plant(
                    rng.choice(("far pine", "far pine", "far tree", "cypress")),
                    x,
                    y,
                    surface(x, y) - 0.6,
                    rng.uniform(0.7, 1.1),
                    rng=rng,
                )


def add_gasworks(palette):
    """The chimneys and holders of the old gasworks in Gazi."""
    mesh = Mesh(palette)
    for k, (x, y, tall) in enumerate(((-690, -250, 31), (-730, -262, 25), (-715, -300, 22))):
        mesh.cylinder(x, y, -6, ground(x, y) + tall, 2.1, 1.3, "brick", 20)
        mesh.cylinder(x + 34, y - 30 + 14 * k, -6, ground(x, y) + 11 + k, 10.0, 10.0, "railing", 28)
    mesh.build("gasworks")


def add_parked_cars(palette, site, rng):
    """Along the kerbs of the nearest streets, one behind the other."""
    cars = all_cars(palette)
    for block in quarter.blocks(site["ring"]):
        if block["reach"] > 260.0:
            continue
        (x, y), c, s, (w, d) = block["at"], math.cos(block["angle"]), math.sin(block["angle"]), quarter.BLOCK
        for k in range(int((w - 8) / 5.6)):
            for side in (-1, 1):
                px, py = -w / 2 + 6 + k * 5.6, side * (d / 2 + 3.9)
                qx, qy = x + px * c - py * s, y + px * s + py * c
                if (
                    rng.random() < 0.6
                    and not site["clear"](qx, qy, 8.0)
                    and math.hypot(qx, qy - 24.0) > site["ring"] + 10.0
                ):
                    instance(
                        rng.choice(cars), qx, qy, ground(qx, qy) + 0.07, block["angle"] + (math.pi if side > 0 else 0.0)
                    )
