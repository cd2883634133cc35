"""Houses of the city, each in the frame of its parcel: x along the street, y into the block, the street front at y =
0."""

STOREY = 3.05
SHOP = 4.0
WALLS = (
    "render white",
    "render white",
    "render cream",
    "render cream",
    "render grey",
    "render ochre",
    "render rose",
    "render stone",
)
AWNINGS = ("awning sand", "awning sand", "awning green", "awning stripe", "awning rust")
SHUTTERS = ("shutter white", "shutter white", "shutter brown", "shutter green")
TILED = ("render ochre", "render cream", "render rose", "render white", "render stone")


def block_of_flats(mesh, w, d, storeys, rng, near):
    """A polykatoikia: shops, storeys with balconies along the street, two set back behind terraces, stair head and
    heaters on the roof."""
    wall, awning, shutter = rng.choice(WALLS), rng.choice(AWNINGS), rng.choice(SHUTTERS)
    style, set_back = rng.choice(("solid", "rail", "solid", "glass")), 1 if storeys < 5 else 2
    top = SHOP + STOREY * (storeys - 1)
    body = top - STOREY * set_back
    mesh.box(0, w, 0.6, d, -9.0, SHOP, wall)
    mesh.box(0, w, 0, d, SHOP, body, wall)
    shops(mesh, w, rng, awning, near)
    floor = SHOP
    for level in range(1, storeys):
        back = 0.0 if floor < body - 0.1 else 2.4 * round((floor - body) / STOREY + 1)
        if back:
            mesh.box(0.15 if near else 0, w - 0.15, back, d - 0.2, floor, floor + STOREY, wall)
            parapet(mesh, 0, w, back - 2.4, back, floor, style, wall, near)
        openings(mesh, w, back, floor, rng, shutter, awning if near or rng.random() < 0.3 else None, near)
        if not back and level > 0:
            balcony(mesh, w, floor, style, wall, rng, near)
        rear(mesh, w, d, floor, rng, wall, shutter, near)
        floor += STOREY
    if near:
        blind_sides(mesh, w, d, SHOP, body, rng)
    roof(mesh, w, d, 2.4 * set_back, top, rng, wall, near)


def shops(mesh, w, rng, awning, near):
    count = max(1, int(w / 4.2))
    for k in range(count):
        x0, x1 = w * k / count + 0.35, w * (k + 1) / count - 0.35
        mesh.pane(x0, x1, 0.58, 0.1, 3.1, "shop window" if rng.random() < 0.7 else "shutter brown")
        if near and rng.random() < 0.45:
            mesh.face([(x0, 0.5, 3.3), (x1, 0.5, 3.3), (x1, -1.5, 2.6), (x0, -1.5, 2.6)], awning)


def openings(mesh, w, back, floor, rng, shutter, awning, near):
    """French windows behind the balcony, some with their shutters down, some under an awning."""
    count = max(2, round(w / 2.9))
    for k in range(count):
        middle = w * (k + 0.5) / count + rng.uniform(-0.1, 0.1)
        half = rng.choice((0.6, 0.8, 1.1))
        mesh.pane(middle - half, middle + half, back - 0.02, floor + 0.08, floor + 2.3, "town window")
        down = rng.choice((0.0, 0.0, 0.25, 0.6, 1.0))
        if down:
            mesh.pane(middle - half, middle + half, back - 0.05, floor + 2.3 - 2.2 * down, floor + 2.3, shutter)
        if awning and rng.random() < 0.22 and not back:
            reach = rng.uniform(1.1, 1.7)
            mesh.face(
                [
                    (middle - half - 0.5, -0.05, floor + 2.75),
                    (middle + half + 0.5, -0.05, floor + 2.75),
                    (middle + half + 0.5, -reach, floor + 1.9),
                    (middle - half - 0.5, -reach, floor + 1.9),
                ],
                awning,
            )


def balcony(mesh, w, floor, style, wall, rng, near):
    """One along the whole front, or two with a bay between them."""
    parts = [(0.25, w - 0.25)] if rng.random() < 0.6 else [(0.25, w * 0.42), (w * 0.56, w - 0.25)]
    for x0, x1 in parts:
        mesh.box(x0, x1, -1.45, 0.0, floor - 0.16, floor, "render white")
        parapet(mesh, x0, x1, -1.45, 0.0, floor, style, wall, near)
        if near and rng.random() < 0.5:
            at = rng.uniform(x0 + 0.4, max(x0 + 0.5, x1 - 1.4))
            mesh.box(
                at, at + rng.uniform(0.5, 1.2), -1.38, -1.05, floor, floor + rng.uniform(0.5, 1.3), "balcony plants"
            )


def parapet(mesh, x0, x1, y0, y1, floor, style, wall, near):
    if style == "solid" or not near:
        mesh.box(x0, x1, y0 - 0.06, y0 + 0.06, floor - 0.16, floor + 0.9, "render white" if style != "solid" else wall)
        return
    mesh.box(x0, x1, y0 - 0.03, y0 + 0.03, floor + 0.96, floor + 1.0, "railing")
    if style == "glass":
        mesh.pane(x0, x1, y0, floor + 0.05, floor + 0.95, "balcony glass")
        return
    count = int((x1 - x0) / 0.22)
    for k in range(count + 1):
        x = x0 + (x1 - x0) * k / count
        mesh.pane(x - 0.02, x + 0.02, y0, floor, floor + 0.96, "railing")


def rear(mesh, w, d, floor, rng, wall, shutter, near):
    """Kitchen balconies and small windows to the court."""
    for k in range(max(1, round(w / 4.0))):
        x = w * (k + 0.5) / max(1, round(w / 4.0))
        mesh.pane(x - 0.5, x + 0.5, d + 0.03, floor + 0.5, floor + 2.2, "town window")
        if near:
            mesh.box(x - 1.2, x + 1.2, d, d + 1.0, floor - 0.12, floor + 0.02, "render white")
            mesh.box(x - 1.2, x + 1.2, d + 0.95, d + 1.0, floor, floor + 0.9, wall)


def blind_sides(mesh, w, d, low, high, rng):
    """A few late windows in the party walls."""
    for x in (-0.02, w + 0.02):
        for _ in range(rng.randint(0, 5)):
            y = rng.uniform(2.0, d - 2.0)
            z = low + STOREY * rng.randint(0, max(0, int((high - low) / STOREY) - 1)) + 1.0
            mesh.face([(x, y - 0.4, z), (x, y + 0.4, z), (x, y + 0.4, z + 1.1), (x, y - 0.4, z + 1.1)], "town window")


def roof(mesh, w, d, back, z, rng, wall, near):
    mesh.quad(0.1, w - 0.1, back, d - 0.2, z + 0.03, rng.choice(("screed", "screed", "screed pale", "screed red")))
    for x0, x1, y0, y1 in (
        (0, w, back - 0.1, back + 0.1),
        (0, w, d - 0.3, d - 0.1),
        (0, 0.2, back, d),
        (w - 0.2, w, back, d),
    ):
        mesh.box(x0, x1, y0, y1, z - 0.1, z + 0.85, wall)
    sx, sy = rng.uniform(0.15, 0.55) * w, back + rng.uniform(0.3, 0.5) * (d - back)
    mesh.box(sx, sx + 3.2, sy, sy + 4.2, z, z + 2.7, wall)
    mesh.box(sx - 0.2, sx + 3.4, sy - 0.2, sy + 4.4, z + 2.7, z + 2.9, "render white")
    for _ in range(rng.randint(2, 6) if near else rng.randint(1, 2)):
        heater(mesh, rng.uniform(1.0, w - 2.6), rng.uniform(back + 0.8, d - 2.4), z)
    if near:
        for _ in range(rng.randint(1, 4)):
            aerial(mesh, rng.uniform(1.0, w - 1.0), rng.uniform(back + 1.0, d - 1.0), z, rng.uniform(2.2, 4.5))
        if rng.random() < 0.3:
            x, y = rng.uniform(0.5, w * 0.4), back + 0.6
            pergola(mesh, x, y, z, min(5.0, w - x - 0.5), 3.2)


def heater(mesh, x, y, z):
    """A solar panel on a frame with its tank."""
    mesh.face([(x, y, z + 0.3), (x + 1.5, y, z + 0.3), (x + 1.5, y + 1.1, z + 1.25), (x, y + 1.1, z + 1.25)], "solar")
    mesh.box(x + 0.05, x + 1.45, y + 1.1, y + 1.6, z + 1.1, z + 1.6, "tank")
    for px in (x + 0.1, x + 1.35):
        mesh.box(px, px + 0.05, y + 1.3, y + 1.35, z, z + 1.1, "railing")


def aerial(mesh, x, y, z, tall):
    mesh.box(x - 0.025, x + 0.025, y - 0.025, y + 0.025, z, z + tall, "railing")
    for k in range(4):
        reach = 0.55 - 0.08 * k
        mesh.box(
            x - reach,
            x + reach,
            y - 0.015,
            y + 0.015,
            z + tall - 0.25 * k - 0.05,
            z + tall - 0.25 * k - 0.02,
            "railing",
        )


def pergola(mesh, x, y, z, w, d):
    for px in (x, x + w):
        for py in (y, y + d):
            mesh.box(px - 0.06, px + 0.06, py - 0.06, py + 0.06, z, z + 2.4, "timber")
    for k in range(9):
        px = x + w * k / 8
        mesh.box(px - 0.04, px + 0.04, y - 0.2, y + d + 0.2, z + 2.4, z + 2.52, "timber")


def tiled_house(mesh, w, d, storeys, rng, near):
    """An older house: plastered walls with a cornice, tall shuttered windows, a hipped roof of clay tiles."""
    wall, shutter = rng.choice(TILED), rng.choice(("shutter green", "shutter brown", "shutter white", "shutter blue"))
    tall = 3.9 * storeys + 0.5
    mesh.box(0, w, 0, d, -9.0, tall, wall)
    mesh.box(-0.05, w + 0.05, -0.08, d + 0.05, -9.0, 0.9, "render stone")
    mesh.box(-0.25, w + 0.25, -0.3, d + 0.25, tall - 0.3, tall, "render white")
    for level in range(storeys):
        z = 0.6 + 3.9 * level
        count = max(2, round(w / 2.9))
        for k in range(count):
            x, lit = w * (k + 0.5) / count, z + (0.9 if level else 0.6)
            mesh.box(x - 0.68, x + 0.68, -0.05, 0.0, lit - 0.1, lit + 2.35, "render white")
            mesh.pane(x - 0.5, x + 0.5, -0.06, lit, lit + 2.2, "town window")
            if rng.random() < 0.8:
                for side in (-1, 1):
                    x0, x1 = sorted((x + side * 0.5, x + side * (1.0 if rng.random() < 0.6 else 0.02)))
                    mesh.box(x0, x1, -0.12, -0.07, lit, lit + 2.2, shutter)
        if level and rng.random() < 0.8:
            mesh.box(w * 0.3, w * 0.7, -0.9, 0, z + 0.3, z + 0.45, "old marble")
            mesh.box(w * 0.3, w * 0.7, -0.92, -0.88, z + 1.35, z + 1.4, "railing")
        rear(mesh, w, d, z + 0.5, rng, wall, shutter, False)
    hip_roof(mesh, w, d, tall)


def hip_roof(mesh, w, d, z, eaves=0.4):
    x0, x1, y0, y1 = -eaves, w + eaves, -eaves, d + eaves
    a, b = (x1 - x0) / 2, (y1 - y0) / 2
    rise, cx, cy = min(a, b) * 0.40, (x0 + x1) / 2, (y0 + y1) / 2
    ridge = max(0.2, abs(a - b))
    rx, ry = (ridge, 0) if a >= b else (0, ridge)
    mesh.add(
        [
            (x0, y0, z),
            (x1, y0, z),
            (x1, y1, z),
            (x0, y1, z),
            (cx - rx, cy - ry, z + rise),
            (cx + rx, cy + ry, z + rise),
        ],
        [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4)]
        if a >= b
        else [(0, 1, 4), (1, 2, 5, 4), (2, 3, 5), (3, 0, 4, 5)],
        "roof tiles",
    )
