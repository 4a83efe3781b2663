"""What bots know of Dojo beyond its rules; `core/bot.py` says what may be here."""
