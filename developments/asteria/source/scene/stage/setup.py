"""Render settings and cameras."""

import bpy
from mathutils import Matrix

# adaptive sampling: noise to stop at, least samples
OUTDOORS = (0.06, 8)
INDOORS = (0.05, 16)


def configure(size, samples, border=None, bounces=4, fast_gi=False):
    """Cycles on the CPU, with the settings of the pictures."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = *size, 100
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising = "CPU", samples, False
    scene.render.use_border = scene.render.use_crop_to_border = border is not None
    if border:
        scene.render.border_min_x, scene.render.border_max_x = border[0] / size[0], border[2] / size[0]
        scene.render.border_min_y, scene.render.border_max_y = 1 - border[3] / size[1], 1 - border[1] / size[1]
    # Every pixel gets the least number of samples; only where they differ (leaves, rails, mullions, panes) does it get
    # more.
    (
        cycles.use_adaptive_sampling,
        cycles.adaptive_threshold,
        cycles.adaptive_min_samples,
    ) = border is None and samples > 12, *(INDOORS if fast_gi else OUTDOORS)
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, bounces - 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 2, 10
    cycles.sample_clamp_indirect, cycles.blur_glossy = 3.0, 1.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.use_fast_gi = fast_gi
    if fast_gi:
        cycles.fast_gi_method, cycles.ao_bounces, cycles.ao_bounces_render = "REPLACE", 2, 2
    cycles.seed = 1
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.render.use_persistent_data = True
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_z = True
    scene.render.image_settings.file_format = "OPEN_EXR_MULTILAYER"
    scene.render.image_settings.color_depth = "16"


def point_camera(spec):
    """Sets the scene's camera to one of plan/cameras.py."""
    scene = bpy.context.scene
    if scene.camera is None:
        data = bpy.data.cameras.new("camera")
        scene.camera = bpy.data.objects.new("camera", data)
        scene.collection.objects.link(scene.camera)
    camera, data = scene.camera, scene.camera.data
    right, up, back = spec["right"], spec["up"], [-c for c in spec["forward"]]
    place = spec["location"]
    camera.matrix_world = Matrix([[right[k], up[k], back[k], place[k]] for k in range(3)] + [[0, 0, 0, 1]])
    data.type = spec["type"]
    data.sensor_width, data.lens, data.shift_y = 36.0, spec["lens"], spec["shift_y"]
    data.clip_start, data.clip_end = spec.get("near", 0.05), 80000.0
    if spec["type"] == "ORTHO":
        data.ortho_scale = spec["width"]
    if spec["type"] == "PANO":
        data.cycles.panorama_type = "EQUIRECTANGULAR"
