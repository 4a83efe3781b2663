"""How the golden games of Arigatō are played: with a purpose, since random play seldom prepares an offering."""

from tests.rules.arigato.steering import keen

choose = keen
