"""How sentences are put together: names, lists, articles, errors."""

from importlib.resources import files

import pytest

from chabudai import games
from chabudai.core.clauses import Clause, Refusal
from chabudai.core.errors import AgainstTheRules, BadDeck, BadRecord, BadTable, ChabudaiError
from chabudai.core.match import Match
from chabudai.core.record import loads, replay
from chabudai.core.scene import Seated, text
from chabudai.example import BOX as LANTERNS
from chabudai.words import LANGUAGES, MissingWords, Words, You, language_of
from chabudai.words.english import an, poss, start, the
from chabudai.words.french import a, de, elides, le, que, un
from chabudai.words.spoken_parameter import Spoken
from tests.boxes import ALL

EN, FR = Words("en"), Words("fr")
NAMES = (You("you"), "Aiko", "Botan")
CARD = text("dojo-card", disciple=text("dojo-disciple-tigress"), belt=text("dojo-belt-black"))


def test_texts_are_filled_recursively() -> None:
    event = text("dojo-event-place", seat=Seated(1), card=CARD, cell=text("dojo-square", column="c", row=3))
    assert EN.say(event, NAMES) == "Aiko places the black-belt tigress on c3."
    assert FR.say(event, NAMES) == "Aiko pose la tigresse à ceinture noire en c3."


def test_the_reader_is_spoken_to() -> None:
    event = text("dojo-event-pass", seat=Seated(0))
    assert EN.say(event, NAMES) == "You pass."
    assert FR.say(event, NAMES) == "Vous passez."


def test_seats_without_a_name_have_a_number() -> None:
    assert EN.say(text("dojo-event-pass", seat=Seated(2))) == "seat 2 passes."


def test_lists_become_enumerations() -> None:
    over = text("dojo-prompt-over", winners=[Seated(0), Seated(1), Seated(2)])
    assert EN.say(over, NAMES) == "The game is over, a shared victory: you, Aiko and Botan."
    assert "you, Aiko et Botan" in FR.say(over, NAMES)
    assert EN.say(text("dojo-prompt-over", winners=[Seated(1)]), NAMES) == "The game is over: Aiko wins."
    assert EN.say(text("dojo-prompt-over", winners=[Seated(0)]), NAMES) == "The game is over: you win!"
    assert EN.listed([]) == "nothing"
    assert FR.listed(["a", "b", "c"], last="or") == "a, b ou c"


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        *(
            ("Aiko", "d’Aiko"),
            ("Botan", "de Botan"),
            ("Émile", "d’Émile"),
            ("Hélène", "d’Hélène"),
            ("œuvre", "d’œuvre"),
        ),
        *(
            ("hibou", "de hibou"),
            ("Hiroshi", "de Hiroshi"),
            ("huit", "de huit"),
            ("onze", "de onze"),
            ("Yuki", "de Yuki"),
        ),
        *(("Yves", "d’Yves"), ("ours", "d’ours"), ("le Balai", "du Balai"), ("les cartes", "des cartes")),
        *(("la grue", "de la grue"), ("l’ours", "de l’ours"), ("", "de ")),
    ],
)
def test_de(word: str, expected: str) -> None:
    assert de(word) == expected


def test_small_english_words() -> None:
    assert (poss("Aiko"), an("statue"), an("origami")) == ("Aiko’s", "a statue", "an origami")
    assert (the("Library"), the(Spoken.of("Shin", is_name=True)), start("the Library")) == (
        "the Library",
        "Shin",
        "The Library",
    )


def test_other_small_words() -> None:
    assert (que("Aiko"), que("Botan")) == ("qu’Aiko", "que Botan")
    assert (a("Aiko"), a("le Balai"), a("les ours")) == ("à Aiko", "au Balai", "aux ours")
    crane = Spoken.of("grue", "f")
    assert (le(crane), un(crane)) == ("la grue", "une grue")
    assert (le("ours"), un("ours"), le("renard")) == ("l’ours", "un ours", "le renard")
    assert not elides("")


def test_gender_is_that_of_the_first_word() -> None:
    said = FR.say(text("dojo-prompt-place", card=CARD, round=3))
    assert "la tigresse à ceinture noire dans votre dojo\u202f?" in said


def test_errors_say_what_is_wrong_where_and_what_is_possible() -> None:
    error = BadDeck("unknown-belt", where="mine.toml, line 4", figure="fox", belt="pink", possible=["white", "black"])
    assert EN.error(error) == "mine.toml, line 4: There is no belt “pink” (fox). You can choose: white or black."
    assert FR.error(error).startswith("mine.toml, ligne 4\u00a0: Il n’y a pas de ceinture")
    assert FR.error(error).endswith("Choix possibles\u00a0: white ou black.")


def test_errors_of_the_engine_are_translated_to_the_last_word() -> None:
    with pytest.raises(BadRecord) as caught:
        loads('{"format": 1,\n "game": }')
    assert FR.error(caught.value).startswith("ligne 2, colonne 10\u00a0: Ce n’est pas du JSON")
    with pytest.raises(BadRecord) as caught:
        loads('{"format": 1, "game": 3}')
    assert EN.error(caught.value) == "In the field “game” there is a whole number. You can choose: a text."


def test_a_refused_choice_in_a_record_is_explained() -> None:
    box = games.find("dojo")
    match = Match(box, 3, 1)
    dealer = match.game.dealer  # type: ignore[attr-defined]
    match.choose(dealer, 0)
    record = loads(match.record.dumps().replace(f'"{dealer} give 0"', f'"{dealer} give 0", "{dealer} give 0"'))
    with pytest.raises(BadRecord) as caught:
        replay(box, record)
    sentence = EN.error(caught.value, box, ("Aiko", "Botan", "Chiyo"))
    assert sentence.startswith(f"move 2: “{dealer} give 0” is refused: Aiko already has a card this round.")
    assert "(Recruitment 2, reported)" in sentence


def test_refusals_name_their_clause() -> None:
    error = AgainstTheRules(Refusal("trophies.4", "empty-line", {"trophy": 0}))
    assert FR.error(error, games.find("dojo")).endswith("l’Encens ne peut pas y aller. (Trophées 4, décision)")
    assert EN.error(error) == "The rules forbid it (trophies.4)."


def test_a_clause_says_where_it_comes_from() -> None:
    printed, reported = Clause("a.1", "A 1", "Sit."), Clause("a.2", "A 2", "Bow.", "reported")
    ruling, nameless = Clause("a.3", "A 3", "Get up.", "ruling", "D3"), Clause("a.4", "A 4", "Go.", "ruling")
    marked = (printed, reported, ruling, nameless)
    assert [EN.mark(one) for one in marked] == ["", "reported", "ruling D3", "ruling"]
    assert [FR.mark(one) for one in marked] == ["", "rapporté", "décision D3", "décision"]


def test_large_numbers_stay_readable() -> None:
    assert EN.error(BadTable("bad-seed", seed=1 << 300)).endswith("cannot be a seed.")
    assert str(1 << 300) in EN.error(BadTable("bad-seed", seed=1 << 300))
    assert EN.error(BadTable("bad-option-value", option="deck", value=True)) == "The option “deck” cannot be “true”."


def test_only_known_languages() -> None:
    with pytest.raises(ChabudaiError, match="unknown language"):
        Words("de")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize("name", ALL)
def test_the_catalogues_are_package_data(name: str) -> None:
    words = files(games.find(name).package).joinpath("words")
    assert {file.name for file in words.iterdir()} >= {"en.ftl", "fr.ftl"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ALL)
def test_options_and_their_values_have_names(name: str, language: str) -> None:
    box, words = games.find(name), Words(language)
    for option in box.options:
        named = [words.value(box, option.key, value) for value in option.values]
        assert words.option(box, option.key)
        assert len(set(named)) == len(named)


def test_a_number_needs_no_name() -> None:
    assert EN.value(LANTERNS, "rounds", 3) == FR.value(LANTERNS, "rounds", 3) == "3"
    assert EN.value(LANTERNS, "rounds", True) == "yes"


def test_what_is_asked_has_shorter_forms() -> None:
    asked = text("dojo-prompt-challenge", card=CARD, dealer=Seated(1), trophy=text("dojo-trophy-kimono"), round=3)
    assert EN.short(asked, NAMES) == "Challenge Aiko for the trophy?"
    assert EN.shorter(asked, NAMES) == "Challenge Aiko?"
    assert FR.shorter(text("dojo-prompt-throw"), NAMES) == FR.short(text("dojo-prompt-throw"), NAMES)  # it fits anyway
    with pytest.raises(MissingWords, match="dealer"):
        EN.short(text("dojo-prompt-challenge"), NAMES)
