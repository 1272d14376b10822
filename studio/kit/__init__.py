"""Modelling, materials, light, camera and rendering for all scenes. Units: centimetres, degrees, linear colour."""
