"""Render one picture of pictures.json. This script runs inside Blender; `make.ts` starts it.

blender -b --factory-startup -P pictures/render.py -- <id> final | preview | grade

A preview can take two more numbers: the share of the full size, and the samples per pixel.
"""
import importlib
import json
import os
import sys
import time
from dataclasses import replace
from types import SimpleNamespace

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from studio import camera, cycles, grade  # noqa: E402


def main(name, mode, *options):
    with open(os.path.join(HERE, 'pictures.json')) as file:
        row = next(row for row in json.load(file) if row['id'] == name)
    final = mode == 'final' or mode == 'grade'
    share = 1 if final else float(options[0]) if options else .4
    width, height = round(row['width'] * share), round(row['height'] * share)
    samples = row['samples'] if final else int(options[1]) if len(options) > 1 else 8
    stem = name if final else name + '.preview'
    scene = importlib.import_module('scenes.' + row['scene'])
    started = time.time()
    cycles.reset_scene()
    if mode == 'grade':
        passes = cycles.load_passes(stem)
    else:
        scene.build(SimpleNamespace(camera=row['camera'], final=final))
        camera.set_camera(scene.CAMERAS[row['camera']])
        print(f'BUILT {time.time() - started:.0f}', flush=True)
        passes = cycles.render_passes(stem, width, height, samples)
        print(f'RENDERED {time.time() - started:.0f}', flush=True)
    look = getattr(scene, 'GRADES', {}).get(row['camera'], getattr(scene, 'GRADE', grade.Grade()))
    if not final:
        look = replace(look, kept_noise=0.)
    image = grade.denoise_and_grade(passes, look, getattr(scene, 'post_process', None))
    path = os.path.join(HERE, 'masters', name + '.jpg') if final else os.path.join(HERE, 'work', name + '.png')
    grade.save(image, path, row['title'])
    print(f'DONE {path} {width}x{height} {samples} samples {time.time() - started:.0f} s', flush=True)


main(*sys.argv[sys.argv.index('--') + 1:])
sys.stdout.flush()
# A normal exit can crash, because PyTorch and Blender both stop their threads in the same process.
os._exit(0)
