"""The scenes. Each has a function `build(shot)`, its CAMERAS, and its GRADE or GRADES.

`shot.camera` is the name of the view; `shot.final` is False in a preview. A scene may also have `post_process(image, depth)`.
"""
