"""Cycles' settings, and the two half renders of a picture with the guides that the denoiser needs."""
import os

import bpy

from .grade import WORK, read_exr

PASSES = {'colour': 'Image', 'normal': 'Normal', 'albedo': 'DiffCol', 'depth': 'Depth'}


def empty_stage():
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


def half_path(name, half, what):
    return os.path.join(WORK, f'{name}.{half}.{what}.0001.exr')


def load_halves(name):
    return [{what: read_exr(half_path(name, half, what)) for what in PASSES} for half in 'AB']


def expose(name, width, height, samples):
    """Render two halves with different seeds into the work folder; `samples` is the total per pixel."""
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
    for half, seed in (('A', 11), ('B', 97)):
        scene.cycles.samples = max(4, samples // 2)
        scene.cycles.adaptive_min_samples = max(8, samples // 8)
        scene.cycles.seed = seed
        for slot, what in zip(files.file_slots, PASSES):
            slot.path = f'{name}.{half}.{what}.'
        # Without a tagged change the kept scene would be rendered again with the first seed.
        scene.render.filepath = half_path(name, half, 'unused')
        scene.update_tag()
        bpy.ops.render.render(write_still=False)
    return load_halves(name)
