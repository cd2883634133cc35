"""Cameras as plain numbers, shared by the renderer and by everything that projects outlines."""
import math

SENSOR = 36.0  # millimetres across


def look_at(location, target, lens, shift_y=0.0):
    """A camera at `location` that looks at `target`; `lens` in millimetres."""
    forward = unit(tuple(t - c for t, c in zip(target, location)))
    right = unit((forward[1], -forward[0], 0.0))
    up = cross(right, forward)
    return {
        "type": "PERSP",
        "location": list(location),
        "right": right,
        "up": up,
        "forward": forward,
        "lens": lens,
        "shift_y": shift_y,
    }


def level_view(location, target, lens):
    """A level camera whose picture is shifted upwards until `target` is in its middle, so that verticals stay
    vertical."""
    ahead, rise = math.dist(location[:2], target[:2]), target[2] - location[2]
    heading = math.degrees(math.atan2(target[1] - location[1], target[0] - location[0]))
    return level_camera(location, heading, lens, rise / ahead * lens / SENSOR)


def level_camera(location, heading, lens, shift_y=0.0):
    """A level camera, so that verticals stay vertical; heading in degrees anticlockwise from the x axis."""
    angle = math.radians(heading)
    target = (location[0] + math.cos(angle), location[1] + math.sin(angle), location[2])
    return look_at(location, target, lens, shift_y)


def panorama(location, heading):
    camera = level_camera(location, heading, 30.0)
    return {**camera, "type": "PANO"}


def overhead(x, y, width, turn=0.0):
    """Straight down; `width` metres across the picture, rotated clockwise by `turn` degrees (0: north up)."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return {
        "type": "ORTHO",
        "location": [x, y, 150.0],
        "right": (c, s, 0),
        "up": (-s, c, 0),
        "forward": (0, 0, -1),
        "width": width,
        "lens": 30.0,
        "shift_y": 0.0,
    }


def cross(a, b):
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def unit(v):
    length = math.sqrt(sum(c * c for c in v))
    return tuple(c / length for c in v)


def view_of(camera, point):
    """A world point in camera metres: right, up, ahead."""
    d = [p - c for p, c in zip(point, camera["location"])]
    return tuple(sum(a * b for a, b in zip(d, camera[axis])) for axis in ("right", "up", "forward"))


def to_frame(camera, seen, width, height):
    """Camera metres to pixels from the top left corner; ahead must be positive."""
    scale = camera["lens"] / SENSOR * width / seen[2]
    return (width / 2 + seen[0] * scale, height / 2 - seen[1] * scale + camera["shift_y"] * width)


def project(camera, point, width=1920, height=1080):
    return to_frame(camera, view_of(camera, point), width, height)


def compass(camera):
    """Where north points in the picture, degrees clockwise from straight up."""
    forward = camera["forward"]
    return round(math.degrees(math.atan2(-forward[0], forward[1]))) % 360
