"""The studio: modelling, light and camera for the pictures. Units: centimetres, degrees, linear colour."""
