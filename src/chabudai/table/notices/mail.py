"""E-mail, for operators who want it: `smtp://user:password@host:port/?from=table@example.org`; smtps for TLS."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from chabudai.core.errors import BadTable

PORTS: Final = {"smtp": 25, "smtps": 465}
PATIENCE: Final = 20.0  # seconds
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True)
class Smtp:
    """A mail server, and in whose name we write."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    tls: bool = False


def read_smtp(url: str) -> Smtp:
    """The settings in an address."""
    try:
        parts = urlsplit(url)
        sender = parse_qs(parts.query).get("from", [""])[0]
        port = parts.port or PORTS[parts.scheme]
    except (KeyError, ValueError) as error:
        raise BadTable("bad-smtp", possible=["smtp://host:25/?from=table@example.org"]) from error
    if not parts.hostname or "@" not in sender:
        raise BadTable("bad-smtp", possible=["smtp://host:25/?from=table@example.org"])
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Smtp(parts.hostname, port, sender, user, password, parts.scheme == "smtps")


async def send(smtp: Smtp, to: str, subject: str, text: str, stop: str = "") -> None:
    """Send a letter; OSError when the server does not take it.  `stop`: one click there ends them (RFC 8058)."""
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = smtp.sender, to, subject
    letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=smtp.sender.rpartition("@")[2].strip(">"))
    letter["Auto-Submitted"] = "auto-generated"
    if stop:
        letter["List-Unsubscribe"], letter["List-Unsubscribe-Post"] = f"<{stop}>", "List-Unsubscribe=One-Click"
    letter.set_content(text)
    await asyncio.to_thread(_send, smtp, letter)


def _send(smtp: Smtp, letter: EmailMessage) -> None:
    context = ssl.create_default_context()
    if smtp.tls:
        line: smtplib.SMTP = smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=PATIENCE, context=context)
    else:
        line = smtplib.SMTP(smtp.host, smtp.port, timeout=PATIENCE)
    with line:
        line.ehlo()
        safe = smtp.tls
        if not safe and line.has_extn("starttls"):
            line.starttls(context=context)
            safe = True
        if smtp.user:
            if not safe and smtp.host not in LOOPBACK:
                raise smtplib.SMTPException("no password without TLS")
            line.login(smtp.user, smtp.password)
        line.send_message(letter)
