"""The table of all pictures, pictures/pictures.json, and which of them have a scene, scenes.json."""
import json
import os

HERE = os.path.dirname(os.path.abspath(__file__))
PICTURES = os.path.join(os.path.dirname(HERE), 'pictures')


def pictures():
    """The rows by id: width and height in pixels; `photograph` if the master is a photograph."""
    with open(os.path.join(PICTURES, 'pictures.json')) as file:
        return {row['id']: row for row in json.load(file)}


def scenes():
    """Scene, camera and largest number of samples per pixel, by the id of the picture."""
    with open(os.path.join(HERE, 'scenes.json')) as file:
        return json.load(file)


def master(name):
    """The path of the finished picture."""
    return os.path.join(PICTURES, 'masters', name + '.jpg')
