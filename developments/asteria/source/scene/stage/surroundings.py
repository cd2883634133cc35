"""Everything outside the plot: land, gulf, the rocks of the city, the quarter around, woods and squares."""
import random

from . import landscape, town, woods
from .acropolis import add_acropolis


def add_surroundings(palette, site, flora, seed):
    """`site`: ring (metres from the middle of the plot to the turn's cameras), clear(x, y, margin) true if a point
    must stay free of objects."""
    rng = random.Random(seed)
    landscape.add_land(palette, site["clear"])
    landscape.add_gulf(palette)
    add_acropolis(palette, flora)
    landscape.add_chapel(palette)
    town.add_town(palette, site, flora)
    town.add_green_belt(site, flora, rng)
    town.add_parks(flora, rng)
    woods.add_woods(flora)
    woods.add_squares(site, flora)
    town.add_gasworks(palette)
    town.add_parked_cars(palette, site, rng)
