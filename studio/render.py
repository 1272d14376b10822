"""Render one picture of scenes.json. This script runs inside Blender; `make.py` starts it.

blender -b --factory-startup -P studio/render.py -- <id> final | preview | grade

A preview can take two more numbers: the share of the full size, and the samples per pixel.
"""
import importlib
import os
import sys
import time
from dataclasses import replace
from types import SimpleNamespace

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import table  # noqa: E402
from kit import camera, cycles, grade  # noqa: E402


def main(name, mode, *options):
    row, shot = table.pictures()[name], table.scenes()[name]
    final = mode == 'final' or mode == 'grade'
    share = 1 if final else float(options[0]) if options else .4
    width, height = round(row['width'] * share), round(row['height'] * share)
    samples = shot['samples'] if final else int(options[1]) if len(options) > 1 else 8
    stem = name if final else name + '.preview'
    scene = importlib.import_module('scenes.' + shot['scene'])
    started = time.time()
    cycles.reset_scene()
    if mode == 'grade':
        passes = cycles.load_passes(stem)
    else:
        scene.build(SimpleNamespace(camera=shot['camera'], final=final))
        camera.set_camera(scene.CAMERAS[shot['camera']])
        print(f'BUILT {time.time() - started:.0f}', flush=True)
        passes = cycles.render_passes(stem, width, height, samples)
        print(f'RENDERED {time.time() - started:.0f}', flush=True)
    look = getattr(scene, 'GRADES', {}).get(shot['camera'], getattr(scene, 'GRADE', grade.Grade()))
    if not final:
        look = replace(look, kept_noise=0.)
    image = grade.denoise_and_grade(passes, look, getattr(scene, 'post_process', None))
    path = table.master(name) if final else os.path.join(HERE, 'work', name + '.png')
    grade.save(image, path)
    print(f'DONE {path} {width}x{height} {samples} samples {time.time() - started:.0f} s', flush=True)


main(*sys.argv[sys.argv.index('--') + 1:])
sys.stdout.flush()
# A normal exit can crash, because PyTorch and Blender both stop their threads in the same process.
os._exit(0)
