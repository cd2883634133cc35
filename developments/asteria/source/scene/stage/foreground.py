"""Hides objects directly in front of a camera, as a photographer would ask people to step aside."""
import math

import bpy

CLEARANCE = {
    "person": 14.0,
    "palm": 11.0,
    "tree": 14.0,
    "jacaranda": 14.0,
    "olive tree": 8.0,
    "street tree": 14.0,
    "far tree": 9.0,
    "far pine": 9.0,
    "pine": 8.0,
    "cypress": 5.0,
    "bush": 2.2,
    "flower": 2.2,
    "hedge": 2.5,
    "tuft": 1.5,
    "cover": 0.8,
    "car": 5.0,
}
"""The distance from the camera below which an object is hidden, in metres, by kind."""
TALLEST = 12.0


class Foreground:
    """The objects of a scene that can be hidden."""

    def __init__(self):
        self.things = [
            (thing, tuple(thing.location), CLEARANCE[kind])
            for thing in bpy.data.objects
            for kind in [thing.name.split(".")[0]]
            if kind in CLEARANCE
        ]

    def clear(self, kind, eye):
        """Used for outdoor pictures at eye level and the fronts of villas; the rotator and the panoramas show
        everything."""
        for thing, place, apart in self.things:
            hidden = (
                kind in ("outside", "front")
                and math.dist(place[:2], eye[:2]) < apart
                and -3.0 < eye[2] - place[2] < TALLEST
            )
            if thing.hide_render != hidden:
                thing.hide_render = hidden
