"""What bots know of Arigatō beyond its rules; `core/bot.py` says what may be here."""
