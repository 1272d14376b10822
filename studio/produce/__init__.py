"""Models of single fruits, vegetables, leaves and seeds, shared by the scenes. Lengths are in centimetres."""
