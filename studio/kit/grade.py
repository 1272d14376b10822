"""Turn a noisy render into a finished picture: denoise it, grade its colours and write a JPEG."""
import os
from dataclasses import dataclass

import bpy
import numpy as np

from .denoise import denoise

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.path.join(os.path.dirname(HERE), 'work')


@dataclass(frozen=True)
class Grade:
    """Colour grading. Exposure is in stops. The neutral values are 1 for saturation and 0 for all others.

    `kept_noise` is the share of the render's noise that is added back after denoising; it looks like film grain.
    """
    exposure: float = 0.
    saturation: float = 1.1
    contrast: float = 0.
    warmth: float = 0.
    kept_noise: float = .08
    bloom: float = .04
    vignette: float = .12
    sharpen: float = .35


def read_exr(path):
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[:, :, :3].copy()


def blur(image, radius):
    """Blur with three box filters, which come close to a Gaussian. The radius is in pixels."""
    radius = max(1, int(radius))
    for _ in range(3):
        for axis in (0, 1):
            pad = [(0, 0)] * image.ndim
            pad[axis] = (radius + 1, radius)
            sums = np.cumsum(np.pad(image, pad, mode='edge'), axis, dtype=np.float64)
            count = image.shape[axis]
            high = np.take(sums, range(2 * radius + 1, 2 * radius + 1 + count), axis)
            low = np.take(sums, range(0, count), axis)
            image = ((high - low) / (2 * radius + 1)).astype(np.float32)
    return image


def film_grain(clean, noisy, kept_noise, sharpen):
    """Add a share of the render's noise back, and sharpen slightly."""
    log = lambda image: np.log1p(4 * np.minimum(image, 40))
    a, b = log(clean), log(noisy)
    a = a + np.clip(b - a, -.12, .12) * kept_noise
    return np.expm1(np.maximum(a + sharpen * (a - blur(a, 1)), 0)) / 4


def denoise_and_grade(passes, grade, post_process=None):
    """Return the graded picture: linear colour, bottom row first.

    `post_process(image, depth)` may add haze. Depth is in the scene's unit.
    """
    noisy = passes['colour']
    image = film_grain(denoise(noisy, passes['normal'], passes['albedo']), noisy, grade.kept_noise, grade.sharpen)
    if post_process:
        image = post_process(image, passes['depth'][:, :, 0])
    image = image * 2 ** grade.exposure * np.array([1 + grade.warmth, 1, 1 - grade.warmth], np.float32)
    image = .18 * (np.maximum(image, 1e-5) / .18) ** (1 + grade.contrast)
    height, width, _ = image.shape
    bright = np.clip(image - 1.2, 0, 6)
    image = image + grade.bloom * (blur(bright, width * .008) + blur(bright, width * .03))
    light = (image @ np.array([.2126, .7152, .0722], np.float32))[:, :, None]
    image = np.maximum(light + (image - light) * grade.saturation, 0)
    y, x = np.mgrid[0:height, 0:width]
    squared_distance = ((x / width - .5) ** 2 + (y / height - .5) ** 2) / .5
    image = image * (1 - grade.vignette * squared_distance[:, :, None] * 1.8)
    grain = np.random.default_rng(3).normal(0, .018, (height, width, 1))
    return (image * (1 + grain)).astype(np.float32)


def save(image, path):
    """Apply Blender's Filmic view transform and write a JPEG with an sRGB profile.

    If the path ends in .png, write a preview without it.
    """
    from PIL import Image, ImageCms
    height, width, _ = image.shape
    pixels = np.ones((height, width, 4), np.float32)
    pixels[:, :, :3] = image
    made = bpy.data.images.new('picture', width, height, float_buffer=True)
    made.colorspace_settings.name = 'Linear'
    made.pixels.foreach_set(pixels.ravel())
    scene = bpy.context.scene
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode, scene.render.image_settings.color_depth = 'RGB', '8'
    raw = path if path.endswith('.png') else os.path.join(WORK, os.path.basename(path) + '.png')
    made.save_render(raw, scene=scene)
    if raw == path:
        return
    picture = Image.open(raw).convert('RGB')
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile('sRGB')).tobytes()
    part = path + '.part'
    picture.save(part, 'JPEG', quality=92, subsampling='4:2:0', optimize=True, progressive=True,
                 icc_profile=profile)
    os.replace(part, path)
    os.remove(raw)
