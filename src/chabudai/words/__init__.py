"""Puts what games and errors say into the reader's language.

`catalogue` finds and loads the Fluent files, of the project and of every game; `french` has the small functions that
French sentences need; `speech` is the door: `Words("fr").say(text, names)`.
"""

from chabudai.words.catalogue import LANGUAGES, MissingWords
from chabudai.words.speech import Words, language_of
from chabudai.words.spoken_parameter import Nameless, You

__all__ = ["LANGUAGES", "MissingWords", "Nameless", "Words", "You", "language_of"]
