"""Reads HTML as a browser would: which elements there are, and whether they are closed in order."""

from __future__ import annotations

from html.parser import HTMLParser

VOID = {"input", "br", "meta", "link", "use", "path", "circle", "img", "source"}


class Reading(HTMLParser):
    """The elements of a piece of HTML."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.texts: list[str] = []
        self._open: list[str] = []
        self.feed(html)
        self.close()
        assert self._open == [], f"not closed: {self._open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)

    def values(self, attribute: str, tag: str | None = None) -> list[str]:
        """What the elements that have it give as an attribute."""
        return [found[attribute] for name, found in self.elements if attribute in found and tag in (None, name)]

    def choices(self) -> set[str]:
        """The answers that its buttons give."""
        return {found["value"] for name, found in self.elements if name == "button" and found.get("name") == "choice"}
