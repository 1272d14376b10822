"""Models of single fruits, leaves and seeds, shared by the scenes. Centimetres."""
