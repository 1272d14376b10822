"""Runs Open Image Denoise's networks in PyTorch, because Debian's Blender is built without that library.

The trained weights in `oidn/` and the layout of the network are Intel's (Apache 2.0, see oidn/LICENSE.txt):
https://www.openimagedenoise.org. Normals and albedo are denoised first, then the picture with their help
("prefiltered auxiliary images").
"""
import os
import struct

import numpy as np
import torch
from torch.nn import functional

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'oidn')
# The library's transfer function for high dynamic range (PU, fitted to just noticeable differences).
A, B, C, D, E, F, G = 1412.83765, 1.64593172, .431384981, -.00294139609, .192653254, .00626026094, .998620152
MARGIN = 32
LOW, HIGH = 1.57945760e-6, .0322087631


def to_perceptual(y):
    """Map linear luminance to a perceptually uniform scale on which the largest half float is 1."""
    curve = lambda y: np.where(y <= LOW, A * y, np.where(y <= HIGH, B * np.maximum(y, 1e-12) ** C + D, E * np.log(y + F) + G))
    return curve(y) / curve(np.float64(65504))


def from_perceptual(x):
    """The inverse of `to_perceptual`."""
    top = E * np.log(65504 + F) + G
    x = np.clip(x, 0, 1) * top
    low, high = A * LOW, B * HIGH ** C + D
    return np.where(x <= low, x / A, np.where(x <= high, (np.maximum(x - D, 0) / B) ** (1 / C), np.exp((x - G) / E) - F))


def auto_exposure(image):
    """The factor that scales the picture's average luminance to middle grey."""
    height, width = (side // 16 * 16 for side in image.shape[:2])
    light = (image[:height, :width] @ np.array([.212671, .715160, .072169])).reshape(height // 16, 16, width // 16, 16).mean((1, 3))
    return .18 / 2 ** np.log2(light[light > 1e-8]).mean()


def read_weights(name):
    """Read the tensors of a .tza archive. A table at its end gives the name, shape, type and offset of each."""
    with open(os.path.join(WEIGHTS, name + '.tza'), 'rb') as file:
        data = file.read()
    place = struct.unpack_from('<HBBQ', data)[3]

    def take(form):
        nonlocal place
        values = struct.unpack_from('<' + form, data, place)
        place += struct.calcsize('<' + form)
        return values
    tensors = {}
    for _ in range(take('I')[0]):
        name = take(f'{take("H")[0]}s')[0].decode()
        rank = take('B')[0]
        shape = take(f'{rank}I')
        take(f'{rank}s')
        kind, start = take('cQ')
        values = np.frombuffer(data, {b'h': '<f2', b'f': '<f4'}[kind], int(np.prod(shape)), start)
        tensors[name] = torch.from_numpy(values.reshape(shape).astype(np.float32))
    return tensors


def network(name, image):
    """Run a network on an image (height, width, channels). Return three channels."""
    weights = read_weights(name)
    height, width, _ = image.shape
    x = torch.from_numpy(np.ascontiguousarray(image.transpose(2, 0, 1)[None], np.float32))
    # Pad the image with its mirror image: the network leaves artefacts along the edges.
    x = functional.pad(x, (MARGIN, MARGIN + -width % 16, MARGIN, MARGIN + -height % 16), 'reflect')

    def layer(x, *names):
        for part in names:
            x = functional.relu(functional.conv2d(x, weights[part + '.weight'], weights[part + '.bias'], padding=1), True)
        return x
    kept = [x]
    x = functional.max_pool2d(layer(x, 'enc_conv0', 'enc_conv1'), 2)
    for part in ('enc_conv2', 'enc_conv3', 'enc_conv4'):
        kept.append(x)
        x = functional.max_pool2d(layer(x, part), 2)
    x = layer(x, 'enc_conv5a', 'enc_conv5b')
    for level in (4, 3, 2, 1):
        x = torch.cat([functional.interpolate(x, scale_factor=2), kept.pop()], 1)
        x = layer(x, f'dec_conv{level}a', f'dec_conv{level}b')
    x = functional.conv2d(x, weights['dec_conv0.weight'], weights['dec_conv0.bias'], padding=1)
    return x[0, :, MARGIN:MARGIN + height, MARGIN:MARGIN + width].numpy().transpose(1, 2, 0)


@torch.no_grad()
def denoise(colour, normal, albedo):
    """Take linear colour, normals from -1 to 1 and linear albedo, each (height, width, 3). Return denoised linear colour."""
    srgb = lambda y: np.where(y <= .0031308, 12.92 * y, 1.055 * np.maximum(y, 1e-12) ** (1 / 2.4) - .055)
    linear = lambda x: np.where(x <= .04045, x / 12.92, ((np.maximum(x, 0) + .055) / 1.055) ** 2.4)
    albedo = np.clip(linear(network('rt_alb', srgb(np.clip(albedo, 0, 1)))), 0, 1)
    normal = np.clip(network('rt_nrm', np.clip(normal * .5 + .5, 0, 1)), 0, 1)
    scale = auto_exposure(colour)
    clean = network('rt_hdr_calb_cnrm', np.concatenate([to_perceptual(np.clip(colour * scale, 0, 65504)), albedo, normal], 2))
    return (from_perceptual(clean) / scale).astype(np.float32)
