"""Lessons: a person's first minutes with a game, on real positions of the engine.

A lesson is data in the package of its game, `lesson.json`: a table, the choices that are played, and at each step the
choices that the learner is asked for.  Its words are in the game's catalogues.  Everything else comes from the engine,
so a lesson cannot tell what is not true; a test plays every one.
"""

from chabudai.lessons.lesson import Lesson, Step, lesson_of, with_lesson
from chabudai.lessons.teaching import Moment, Taught, picture, teach

__all__ = ["Lesson", "Moment", "Step", "Taught", "lesson_of", "picture", "teach", "with_lesson"]
