"""stand-in"""
from chabudai.core.scene import *


def draw(view):
    return None
