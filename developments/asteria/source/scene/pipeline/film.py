"""The film curve: the view transform AgX, computed from its published definition, because Debian's Blender predates it.

Radiance is drawn towards grey in proportion to its purity (the inset), so that bright colours pale as they do on film
instead of clipping one channel after the other; its logarithm goes through a sigmoid; part of the purity is given back.
"""
import numpy as np

INSET = np.array(
    [
        [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
        [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
        [0.0423756549057051, 0.0784336, 0.879142973793104],
    ],
    np.float32,
)
OUTSET = np.linalg.inv(INSET)
GREY = 0.18
# stops around middle grey
LOW = -10.0
HIGH = 6.5
PIVOT = (-LOW / (HIGH - LOW), 0.5)
SLOPE = 2.4
POWER = 1.5


def sigmoid(x, slope=SLOPE, power=POWER):
    """From 0..1 to 0..1 with the given slope at the pivot, and a toe and a shoulder that run out into black and
    white."""
    px, py = PIVOT

    def half(run, rise, distance):
        scale = ((slope * run) ** -power * ((slope * run / rise) ** power - 1.0)) ** (-1.0 / power)
        term = slope * distance / scale
        return scale * term / (1.0 + np.abs(term) ** power) ** (1.0 / power)

    return py + np.where(x >= px, half(1.0 - px, 1.0 - py, np.maximum(x - px, 0)), -half(px, py, np.maximum(px - x, 0)))


def develop(radiance, exposure=0.0, contrast=1.0, purity=1.0):
    """Display values from 0 to 1 of linear radiance in Rec. 709; `contrast` is a power around middle grey, `purity`
    a gain of saturation, both after the curve."""
    spread = np.maximum(radiance * np.float32(2.0**exposure), 0) @ INSET.T
    stops = np.log2(np.maximum(spread, 1e-10) / GREY)
    shown = sigmoid(np.clip((stops - LOW) / (HIGH - LOW), 0.0, 1.0))
    shown = np.clip(shown, 0, 1) ** contrast
    grey = shown @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    shown = grey[..., None] + (shown - grey[..., None]) * purity
    return np.clip(np.maximum(shown, 0) @ OUTSET.T, 0, 1)
