"""One file a subject: build(shot), CAMERAS, and perhaps GRADE."""
