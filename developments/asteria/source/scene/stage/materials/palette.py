"""All materials by name, created on first use."""
from .finishes import FINISHES
from .glass import GLASS
from .ground import GROUND
from .plants import PLANTS
from .rooms import ROOMS
from .town import TOWN
from .water import WATER

BUILDERS = {**FINISHES, **GLASS, **GROUND, **PLANTS, **ROOMS, **TOWN, **WATER}


class Palette:
    """A dictionary from material name to material."""

    def __init__(self):
        self.made = {}

    def __getitem__(self, name):
        if name not in self.made:
            self.made[name] = BUILDERS[name](name)
        return self.made[name]

    def replace(self, name, other):
        """Uses another material wherever this one is asked for from now on."""
        self.made[name] = self[other]
