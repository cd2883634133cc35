"""What a picture is: its camera, its scene, and the size and samples of its kind."""

# sizes in pixels
LARGE = (3840, 2160)
FULL = (1920, 1080)
ROUND = (8192, 4096)

# render width and samples by quality and kind of picture
QUALITY = {
    "preview": {
        "orbit": (480, 8),
        "front": (480, 8),
        "outside": (480, 8),
        "inside": (400, 8),
        "plan": (512, 4),
        "panorama": (1024, 8),
        "room panorama": (1024, 12),
    },
    "draft": {
        "orbit": (640, 6),
        "front": (960, 12),
        "outside": (480, 6),
        "inside": (400, 8),
        "plan": (512, 4),
        "panorama": (1024, 8),
        "room panorama": (1024, 12),
    },
    "better": {
        "orbit": (1280, 8),
        "front": (1600, 16),
        "outside": (1280, 8),
        "inside": (960, 20),
        "plan": (1024, 10),
        "panorama": (6000, 6),
        "room panorama": (3000, 20),
    },
    "final": {
        "orbit": (1920, 24),
        "front": (3840, 24),
        "outside": (1920, 16),
        "inside": (1920, 20),
        "plan": (1024, 16),
        "panorama": (8192, 6),
        "room panorama": (4400, 16),
    },
}
WEBP = {"preview": 90, "draft": 72, "better": 90, "final": 90}
EXPOSURE = {
    "orbit": 0.85,
    "front": 0.85,
    "outside": 0.85,
    "inside": 0.55,
    "plan": 1.0,
    "panorama": 0.95,
    "room panorama": 0.6,
}


def picture(name, scene, camera, kind, size=FULL, **more):
    """A picture by its path in the package without extension; `size` is what is kept, in pixels."""
    return {"name": name, "scene": scene, "camera": camera, "kind": kind, "size": list(size), **more}


def enlarged(item):
    """A picture of the size `FULL` with twice as many pixels a side, in every quality."""
    return {**item, "size": list(LARGE), "enlarge": LARGE[0] // FULL[0]}
