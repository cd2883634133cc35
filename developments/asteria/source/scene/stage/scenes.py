"""The scenes by name. Each builder returns the render options that suit it."""
from .apartments import Apartments
from .setup import LIGHT
from .site import add_site, clear_of
from .sky import make_sky
from .surroundings import add_surroundings
from .villas import add_villa


def build_site(palette, flora, model, light=LIGHT):
    """The whole development in its landscape."""
    seed = model["seed"]
    make_sky(light)
    place = {"shore": model["site"]["seaY"], "clear": clear_of(model["site"])}
    add_surroundings(palette, place, flora, seed + 1)
    add_site(palette, model, flora, seed + 2)
    Apartments(palette, model["apartments"], flora, seed + 3).build()
    for k, villa in enumerate(model["villas"]):
        add_villa(palette, villa, flora, seed + 20 + k * 2)
    return {}


def build(name, palette, flora, model):
    kind, _, which = name.partition(":")
    if kind == "site":
        return build_site(palette, flora, model)
    raise ValueError(f"no scene is called {name}")
