"""The materials of the buildings."""
from .recipes import boards, glow, plain, plaster, tiles

FINISHES = {
    "white": plaster((0.72, 0.70, 0.66)),
    "slab": plaster((0.77, 0.755, 0.725)),
    "sand": plaster((0.60, 0.52, 0.42)),
    "clay": plaster((0.44, 0.30, 0.21)),
    "dark": plain((0.032, 0.033, 0.037), 0.4, 0.6),
    "timber": boards((0.17, 0.075, 0.03), (0.43, 0.23, 0.105)),
    "soffit": boards((0.27, 0.145, 0.068), (0.49, 0.29, 0.15), 0.12, "x"),
    "deck": boards((0.26, 0.165, 0.10), (0.47, 0.33, 0.22), 0.14, "y", 0.6),
    "stone": tiles((0.47, 0.41, 0.33), (0.57, 0.51, 0.43), (0.26, 0.23, 0.19), 0.9, 0.3, 0.6, 0.008, True, 0.5),
    "metal": plain((0.6, 0.6, 0.6), 0.35, 1.0),
    "solar": plain((0.008, 0.013, 0.035), 0.12, 0.3),
    "gravel": plain((0.36, 0.34, 0.31), 0.9, mottle=0.35, scale=6.0, grain=0.7, grain_scale=40.0),
    "terracotta": plain((0.40, 0.16, 0.075), 0.8, mottle=0.2),
    "canvas": plain((0.80, 0.755, 0.67), 0.85),
    "towel": plain((0.10, 0.32, 0.36), 0.95),
    "lamp": glow((1.0, 0.66, 0.34), 5.0),
    "led": glow((1.0, 0.72, 0.42), 3.0),
    "paint": plain((0.75, 0.75, 0.72), 0.6),
    "tyre": plain((0.015, 0.015, 0.015), 0.8),
    "tinted": plain((0.010, 0.012, 0.015), 0.05),
}
