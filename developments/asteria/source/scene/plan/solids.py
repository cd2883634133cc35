"""Buildings as upright prisms (outline, low, high) and as storeys, for outlines and silhouettes."""
from .geometry import anticlockwise, inside, near, offset, without_repeats

SLAB = 0.30
RAIL = 1.05
ROOF_RIM = 0.35
EAVES = 0.7
COVER = 1.0
RAIL_INSET = 0.08


def loop(polygon):
    return anticlockwise(without_repeats(polygon))


def apartment_levels(model):
    """Levels at and above the ground, from bottom to top."""
    return sorted(
        (level for level in model["apartments"]["levels"] if level["z0"] > -0.01), key=lambda level: level["z0"]
    )


def apartment_solids(model):
    roof, levels = model["apartments"]["roof"], apartment_levels(model)
    solids = []
    for level in levels:
        outline = loop(level["outline"])
        solids += [
            (outline, max(0.0, level["z0"] - SLAB), level["z0"] + (RAIL if level["z0"] > 0.01 else 0.05)),
            (loop(level["body"]), level["z0"], level["z1"]),
        ]
    solids.append((loop(roof["outline"]), roof["z"] - SLAB, roof["z"] + ROOF_RIM))
    uppers = [unit["upper"] for level in levels for unit in level["units"] if unit.get("upper")]
    top = max([upper["z1"] for upper in uppers], default=roof["z"] + 3.0)
    solids += [(offset(loop(upper["polygon"]), 0.45), upper["z1"] - SLAB, upper["z1"]) for upper in uppers]
    solids += [(loop(upper["polygon"]), upper["z0"], upper["z1"]) for upper in uppers]
    solids += [(loop(head), roof["z"], top) for head in roof["heads"]]
    return solids + [(offset(loop(head), 0.3), top, top + 0.25) for head in roof["heads"]]


def villa_storeys(villa):
    """The ground floor and the upper floor with the slab that it stands on."""
    ground, upper = villa["floors"]
    lower, above, waist = loop(ground["polygon"]), loop(upper["polygon"]), ground["z1"] - SLAB
    return [
        [(offset(lower, 0.25), 0.0, ground["z0"]), (lower, 0.0, waist)],
        [
            (offset(lower, EAVES), waist, ground["z1"]),
            (offset(lower, EAVES - RAIL_INSET), ground["z1"], ground["z1"] + RAIL),
            (above, upper["z0"], upper["z1"]),
            (offset(above, COVER), upper["z1"] - SLAB, upper["z1"]),
        ],
    ]


def villa_solids(villa):
    """All of it, with the terrace and the pergola over it."""
    terrace, ground = loop(villa["terrace"]), villa["floors"][0]
    waist = ground["z1"] - SLAB
    return [solid for storey in villa_storeys(villa) for solid in storey] + [
        (terrace, 0.0, ground["z0"]),
        (terrace, waist - 0.05, waist + 0.18),
    ]


def buildings(model):
    """Solids by building code."""
    return {
        model["apartments"]["code"]: apartment_solids(model),
        **{villa["code"]: villa_solids(villa) for villa in model["villas"]},
    }


def holds(solids, x, y, z, reach=0.06):
    """Whether a point belongs to a building, or lies within `reach` metres of its surface."""
    return any(
        low - reach <= z <= high + reach and (inside(outline, x, y) or near(outline, x, y, reach))
        for outline, low, high in solids
    )


def apartment_bands(model):
    """Storeys as (level, lower outline and height, upper outline and height). Neighbours share their line."""
    levels, roof = apartment_levels(model), model["apartments"]["roof"]
    lines = [(loop(level["outline"]), level["z0"] - (SLAB if level["z0"] > 0.01 else 0.0)) for level in levels] + [
        (loop(roof["outline"]), roof["z"] - SLAB)
    ]
    return [(level["level"], *lines[k], *lines[k + 1]) for k, level in enumerate(levels)]
