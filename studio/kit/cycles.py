"""Settings of Cycles, Blender's path tracer, and the rendering of a picture with the passes that the denoiser needs."""
import os

import bpy

from .grade import WORK, read_exr

PASSES = {'colour': 'Image', 'normal': 'Normal', 'albedo': 'DiffCol', 'depth': 'Depth'}


def reset_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.use_denoising = 'CPU', False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, .04
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 6, 1.
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.4
    scene.render.use_persistent_data = True


def pass_path(name, what):
    return os.path.join(WORK, f'{name}.{what}.0001.exr')


def load_passes(name):
    return {what: read_exr(pass_path(name, what)) for what in PASSES}


def render_passes(name, width, height, samples):
    """Render the passes into the work folder and load them. `samples` is the most that a pixel gets."""
    os.makedirs(WORK, exist_ok=True)
    scene = bpy.context.scene
    scene.frame_set(1)
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_z = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = WORK
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '32', 'RGB'
    files.file_slots.clear()
    for what, socket in PASSES.items():
        files.file_slots.new(what)
        tree.links.new(source.outputs[socket], files.inputs[what])
    tree.links.new(source.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    for slot, what in zip(files.file_slots, PASSES):
        slot.path = f'{name}.{what}.'
    scene.cycles.samples, scene.cycles.adaptive_min_samples = samples, max(8, samples // 4)
    scene.render.filepath = pass_path(name, 'unused')
    bpy.ops.render.render(write_still=False)
    return load_passes(name)
