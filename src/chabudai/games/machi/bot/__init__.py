"""What bots know of Machi beyond its rules; `core/bot.py` says what may be here."""
