"""What bots know of Artigiano beyond its rules; `core/bot.py` says what may be here."""
