"""People who stand, walk and lie: 1.75 m tall, dressed, without faces."""
from .mesh import Mesh


def legs(mesh, stride, bare):
    for side in (-1, 1):
        x, ankle = side * 0.088, side * stride
        knee = ankle * 0.35 + 0.03 * (stride > 0.1)
        upper = [(x * 0.95, 0, 0.93, 0.092, 0.105), (x, knee * 0.5, 0.70, 0.080, 0.092), (x, knee, 0.50, 0.058, 0.066)]
        lower = [
            (x, knee, 0.50, 0.058, 0.066),
            (x, (knee + ankle) / 2, 0.34, 0.052, 0.062),
            (x, ankle, 0.07, 0.038, 0.044),
        ]
        if bare:
            mesh.loft(lower, "skin")
            mesh.loft(upper, "skin" if bare == "dress" else "trousers")
        else:
            mesh.loft([(px, py, z, rx * 1.12, ry * 1.12) for px, py, z, rx, ry in upper + lower[1:]], "trousers")
        mesh.loft(
            [
                (x, ankle + 0.045, 0.0, 0.046, 0.128),
                (x, ankle + 0.045, 0.035, 0.045, 0.125),
                (x, ankle + 0.005, 0.085, 0.036, 0.06),
            ],
            "dark" if not bare else "linen",
        )


def arms(mesh, stride, sleeve):
    """The arms, which swing opposite to the legs."""
    for side in (-1, 1):
        x, swing = side * 0.205, -side * stride * 0.55
        upper = [
            (x * 0.93, -0.005, 1.425, 0.050, 0.055),
            (x * 1.08, swing * 0.3, 1.28, 0.047, 0.052),
            (x * 1.16, swing * 0.55 - 0.01, 1.13, 0.038, 0.042),
        ]
        lower = [
            (x * 1.16, swing * 0.55 - 0.01, 1.14, 0.037, 0.041),
            (x * 1.15, swing * 0.9 + 0.03, 0.92, 0.028, 0.031),
            (x * 1.13, swing + 0.05, 0.82, 0.026, 0.038),
            (x * 1.12, swing + 0.06, 0.755, 0.014, 0.022),
        ]
        mesh.loft(upper, "shirt" if sleeve else "skin")
        mesh.loft(lower, "skin")


def head(mesh, long_hair, z=0.0):
    mesh.loft([(0, -0.012, z + 1.44, 0.062, 0.062), (0, 0.004, z + 1.56, 0.050, 0.054)], "skin")
    mesh.loft(
        [
            (0, 0.045, z + 1.525, 0.030, 0.030),
            (0, 0.030, z + 1.555, 0.056, 0.066),
            (0, 0.018, z + 1.61, 0.072, 0.088),
            (0, 0.012, z + 1.67, 0.076, 0.096),
            (0, 0.006, z + 1.73, 0.064, 0.084),
        ],
        "skin",
        14,
    )
    foot = (
        [(0, -0.075, z + 1.36, 0.060, 0.025), (0, -0.060, z + 1.48, 0.080, 0.040)]
        if long_hair
        else [(0, -0.045, z + 1.57, 0.060, 0.045)]
    )
    mesh.loft(
        foot
        + [
            (0, -0.030, z + 1.63, 0.080, 0.078),
            (0, -0.012, z + 1.69, 0.084, 0.098),
            (0, -0.004, z + 1.745, 0.070, 0.088),
            (0, -0.004, z + 1.778, 0.030, 0.042),
        ],
        "hair",
        14,
    )


def person(palette, stride=0.04, wear="trousers", long_hair=False):
    """A figure that faces y; `wear` is trousers, shorts or dress."""
    mesh = Mesh(palette)
    legs(mesh, stride, None if wear == "trousers" else wear)
    waist = 0.138 if not long_hair else 0.122
    torso = [
        (0, 0.005, 1.10, waist, 0.098),
        (0, 0.008, 1.25, 0.162, 0.114),
        (0, 0.0, 1.37, 0.182, 0.102),
        (0, -0.008, 1.435, 0.150, 0.080),
        (0, -0.012, 1.475, 0.068, 0.062),
    ]
    hem = (
        [(0, 0, 0.52, 0.215, 0.190), (0, 0, 0.75, 0.195, 0.160), (0, -0.005, 0.96, 0.170, 0.122)]
        if wear == "dress"
        else [(0, -0.005, 0.84, 0.170, 0.122), (0, -0.005, 0.95, 0.168, 0.120)]
    )
    mesh.loft(hem + torso, "shirt", 18)
    arms(mesh, stride, wear != "dress")
    head(mesh, long_hair)
    return mesh.data("person")


def crowd(palette):
    """One of each kind."""
    return [
        person(palette),
        person(palette, 0.16),
        person(palette, 0.05, "dress", True),
        person(palette, 0.03, "shorts"),
        person(palette, 0.14, "dress", True),
        person(palette, 0.05, "trousers", True),
        person(palette, 0.18, "shorts"),
    ]


def sunbather(palette):
    """A figure on a lounger, head towards +y; z 0 is the mattress, whose upper part is raised."""
    mesh = Mesh(palette)
    for side in (-1, 1):
        x = side * 0.09
        mesh.loft(
            [
                (x, -0.98, 0.09, 0.040, 0.075),
                (x, -0.90, 0.06, 0.040, 0.045),
                (x, -0.60, 0.075, 0.055, 0.055),
                (x * 0.95, -0.22, 0.10, 0.085, 0.085),
            ],
            "skin",
            along="y",
        )
        mesh.loft(
            [
                (side * 0.20, 0.55, 0.36, 0.045, 0.045),
                (side * 0.26, 0.30, 0.20, 0.038, 0.038),
                (side * 0.27, 0.02, 0.08, 0.028, 0.028),
            ][::-1],
            "skin",
            along="y",
        )
    mesh.loft([(0, -0.30, 0.10, 0.165, 0.085), (0, -0.10, 0.11, 0.170, 0.100)], "shirt", 16, "y")
    mesh.loft(
        [
            (0, -0.10, 0.11, 0.150, 0.095),
            (0, 0.10, 0.14, 0.130, 0.085),
            (0, 0.35, 0.27, 0.160, 0.100),
            (0, 0.52, 0.37, 0.170, 0.085),
            (0, 0.60, 0.41, 0.070, 0.060),
        ],
        "skin",
        16,
        "y",
    )
    mesh.ball(0, 0.73, 0.50, 0.105, "skin", 1.05, 14, 8)
    mesh.ball(0, 0.765, 0.505, 0.108, "hair", 1.0, 14, 8)
    return mesh.data("sunbather")
