"""Keeps what stands right before a camera out of its picture, as a photographer would ask people to step aside."""
import math

import bpy

CLEARANCE = {"person": 7.5, "palm": 11.0, "tree": 8.0, "far tree": 9.0, "pine": 8.0, "cypress": 5.0, "bush": 2.2, "flower": 2.2, "hedge": 2.5, "tuft": 1.5, "car": 5.0}
"""Metres from the camera, by what a thing is."""
TALLEST = 12.0


class Foreground:
    """What may have to step aside in the scene as it was built."""

    def __init__(self):
        self.things = [(thing, tuple(thing.location), CLEARANCE[kind]) for thing in bpy.data.objects for kind in [thing.name.split(".")[0]] if kind in CLEARANCE]

    def clear(self, kind, eye):
        """For pictures from outside at eye level; the turn, the fronts and the panoramas show everything."""
        for thing, place, apart in self.things:
            hidden = kind == "outside" and math.dist(place[:2], eye[:2]) < apart and -3.0 < eye[2] - place[2] < TALLEST
            if thing.hide_render != hidden:
                thing.hide_render = hidden
