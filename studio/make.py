"""Render pictures one after the other, at a low priority.

python3 studio/make.py <id> ...             render these pictures into pictures/masters/
python3 studio/make.py --preview <id> ...   render a small version quickly, into studio/work/<id>.png
python3 studio/make.py --grade <id> ...     repeat only the colour grading of the last full render
python3 studio/make.py --missing            render what has no master, or one older than its scene
python3 studio/make.py --all                render all pictures but photographs
"""
import argparse
import os
import shutil
import subprocess
import sys

import table

HERE = os.path.dirname(os.path.abspath(__file__))


def is_missing(name, scene):
    """Whether a picture has no master, or a master older than its scene."""
    if not os.path.exists(table.master(name)):
        return True
    source = os.path.join(HERE, 'scenes', scene + '.py')
    # Git writes the files of a checkout in any order within seconds. Only a scene that is a minute
    # newer than the master has been edited.
    return os.path.getmtime(source) > os.path.getmtime(table.master(name)) + 60


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('ids', nargs='*')
    for flag in ('preview', 'grade', 'missing', 'all'):
        parser.add_argument('--' + flag, action='store_true')
    options = parser.parse_args()
    pictures, scenes = table.pictures(), table.scenes()
    rendered = [name for name in scenes if not pictures[name].get('photograph')]
    chosen = options.ids
    if options.all:
        chosen = rendered
    if options.missing:
        chosen = [name for name in rendered if is_missing(name, scenes[name]['scene'])]
    unknown = [name for name in chosen if name not in rendered]
    if unknown:
        sys.exit(f'No scene is named for {", ".join(unknown)} in studio/scenes.json, or it is a photograph.')
    if not chosen:
        parser.print_help()
    if not shutil.which('blender'):
        sys.exit('Blender is not installed. On Debian: apt-get install blender python3-numpy python3-pil python3-torch')
    mode = 'preview' if options.preview else 'grade' if options.grade else 'final'
    os.makedirs(os.path.join(HERE, 'work'), exist_ok=True)
    failed = [name for name in chosen if not render(name, mode)]
    if failed:
        sys.exit('Not rendered: ' + ', '.join(failed))


def render(name, mode):
    """Render one picture. Blender exits without an error when a script fails, so its last line decides."""
    print(f'{name} ({mode})', flush=True)
    command = ['nice', '-n', '15', 'blender', '-b', '--factory-startup', '-P', os.path.join(HERE, 'render.py')]
    lines = []
    with subprocess.Popen([*command, '--', name, mode], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as blender:
        for line in blender.stdout:
            if line.startswith(('BUILT', 'RENDERED', 'DONE')):
                print('  ' + line.strip(), flush=True)
            lines = [*lines[-24:], line]
    done = any(line.startswith('DONE') for line in lines)
    if not done:
        print('  Blender\'s last lines:\n    ' + '    '.join(lines), file=sys.stderr)
    return done


main()
