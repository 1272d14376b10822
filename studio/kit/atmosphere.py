"""Haze and mist, added to a rendered picture by means of its depth. Pictures have their bottom row first."""
import numpy as np


def haze(image, depth, tone=(.95, .66, .40), reach=620., glow=(1.12, .86)):
    """Mix in the colour of evening air by distance, and add a glow around the sun.

    `glow` is the sun's place in shares of the width (from the left) and of the height (from the bottom).
    """
    height, width, _ = image.shape
    x, y = np.linspace(0, 1, width)[None, :, None], np.linspace(0, 1, height)[:, None, None]
    air = np.array(tone, np.float32) * (.60 + .55 * x ** 1.5)
    depth = np.minimum(depth, 1e6)[:, :, None]
    sky = depth > 1e5
    share = np.minimum(1 - np.exp(-np.maximum(depth - 6, 0) / reach), np.where(depth > 2500, .60, .80))
    share = np.where(sky, 0, share)
    out = image * (1 - share) + air * share
    low = np.exp(-np.maximum(y - .60, 0) / .10)
    out = np.where(sky, out * (1 - .55 * low) + air * .55 * low, out)
    halo = np.exp(-(((x - glow[0]) * width / height) ** 2 + (y - glow[1]) ** 2) / .16)
    return (out + halo * np.array([.85, .46, .16], np.float32) * .30).astype(np.float32)


def pixel_positions(image, depth, view):
    """The place of every pixel in metres: how far to the right of the camera, and how high above the ground."""
    rows, columns, _ = image.shape
    focal = view.lens / 36 * max(rows, columns)
    across, up = (np.arange(columns) - columns / 2)[None] / focal, (np.arange(rows) - rows / 2)[:, None] / focal
    distance = np.hypot(view.target[0] - view.at[0], view.target[1] - view.at[1])
    pitch = np.arctan2(view.target[2] - view.at[2], distance)
    return depth * across, view.at[2] + depth * (np.sin(pitch) + np.cos(pitch) * up)


def mist(image, depth, view, cool=(.25, .28, .36), warm=(.95, .52, .27), reach=150., thickness=3., start=12., patches=.35, sky=2500.):
    """Add a layer of mist on the ground, `thickness` metres deep, with the colour `cool` at the left and `warm` at the right."""
    depth = np.minimum(depth, sky)
    x, z = pixel_positions(image, depth, view)
    low, high = np.exp(-view.at[2] / thickness), np.exp(-np.clip(z, -2, 400) / thickness)
    rise = (np.clip(z, -2, 400) - view.at[2]) / thickness
    density = np.where(abs(rise) < .02, low, (low - high) / np.where(abs(rise) < .02, 1, rise))
    drift = np.sin(x / 23 + 2 * np.sin(depth / 31)) + np.sin(x / 9 - depth / 17 + 1) * .6 + np.sin(depth / 11 + x / 41)
    share = 1 - np.exp(-np.maximum(depth - start, 0) / reach * density * (1 + patches * drift * np.exp(-depth / 140)))
    side = np.linspace(0, 1, image.shape[1])[None, :, None] ** 1.6
    tone = np.array(cool, np.float32) * (1 - side) + np.array(warm, np.float32) * side
    return (image + (tone - image) * share[:, :, None]).astype(np.float32)
