"""What can be done with the pieces and slots of a scene, and the buttons that do it."""

# mypyc: compile
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from chabudai.core.scene import Action, Scene
from chabudai.table.pages.draw.escaped import escaped

NOTHING_HOT: Final[dict[str, Hot]] = {}


@dataclass
class Hot:
    """What can be done with one piece or slot."""

    clicks: list[Action] = field(default_factory=list)  # a click does it
    sources: bool = False  # a click picks it up, another one says where to
    targets: list[tuple[str, Action]] = field(default_factory=list)  # once that other thing has been picked up

    @property
    def picks(self) -> bool:
        """Must one say more after clicking it?"""
        return self.sources or len(self.clicks) > 1


def hot_spots(scene: Scene) -> dict[str, Hot]:
    """By key: what the viewer can do with it."""
    spots: dict[str, Hot] = {}
    for action in scene.actions:
        if action.on is None:
            continue
        here = spots.setdefault(action.on, Hot())
        if action.to is None:
            here.clicks.append(action)
            continue
        there = spots.setdefault(action.to, Hot())
        here.sources = True
        there.targets.append((action.on, action))
        if action.either:
            there.sources = True
            here.targets.append((action.to, action))
    return spots


def answer(
    action: Action, sentence: str, kind: str, element: str, bare: bool = False, source: str | None = None
) -> str:
    """A button that answers the question; one with a source is seen once that piece is picked."""
    waiting = "" if source is None else f' data-for="{escaped(source)}" hidden'
    label = f' aria-label="{sentence}" title="{sentence}"' if bare else ""
    danger = " data-danger" if action.style == "danger" else ""
    gain = f' data-gain="{signed(action.gain)}"' if bare and action.gain else ""
    by = f' data-by="{escaped(action.by)}"' if bare and action.by else ""
    return (
        f'<button form="choose" name="choice" value="{escaped(action.id)}" class="{kind}" id="{escaped(element)}"'
        f"{label}{waiting}{danger}{gain}{by}>{'' if bare else sentence}</button>"
    )


def signed(gain: int | None) -> str:
    """The points of a choice as they are written on its place; nothing where it brings none."""
    return "" if not gain else f"+{gain}" if gain > 0 else f"\N{MINUS SIGN}{-gain}"
