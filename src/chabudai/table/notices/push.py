"""Web push, for operators who want it: a knock at a browser that is closed, without any content.

The push service of the browser's maker learns that there is something new, not what: the browser then asks us.  So no
message needs to be encrypted for it (RFC 8291), and what remains is a signature with our own key (VAPID, RFC 8292).
"""

from __future__ import annotations

import asyncio
import json
import time
import urllib.error
import urllib.request
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from chabudai.core.errors import BadTable
from chabudai.store import Store
from chabudai.table.errors import BadRequest

# Where browsers let themselves be knocked at; a server must not send requests to wherever strangers tell it.
SERVICES: Final = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".notify.windows.com",
    ".push.apple.com",
)
LIFETIME: Final = 24 * 3600  # seconds that a knock is worth delivering
SIGNED_FOR: Final = 12 * 3600
PATIENCE: Final = 20.0
GONE: Final = (404, 410)
LONGEST: Final = 1000


class Pusher:
    """Knocks, in the name of the operator at `contact` (mailto:… or https:…)."""

    def __init__(self, contact: str, key: str, services: Sequence[str] = SERVICES) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        self.contact = contact
        self.services = services
        self._key = ec.derive_private_key(int(key, 16), ec.SECP256R1())

    @classmethod
    async def of(cls, contact: str, store: Store, services: Sequence[str] = SERVICES) -> Pusher:
        """With the key of a store, made once."""
        try:
            from cryptography.hazmat.primitives.asymmetric import ec
        except ImportError as error:
            raise BadTable("no-push", possible=["pip install cryptography"]) from error
        if not contact.startswith(("mailto:", "https:")):
            raise BadTable("bad-contact", possible=["mailto:", "https:"])

        def make() -> str:
            return f"{ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value:x}"

        return cls(contact, await store.secret("push-key", make), services)

    @property
    def public_key(self) -> str:
        """What a browser needs to let us, and only us, knock."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        return _text(self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def check(self, endpoint: object) -> str:
        """An address as a browser sends it, if it is one of a push service that we know."""
        if isinstance(endpoint, str) and len(endpoint) <= LONGEST:
            try:
                parts = urlsplit(endpoint)
                host = parts.hostname or ""
            except ValueError:
                host = ""
            known = any(host.endswith(name) if name.startswith(".") else host == name for name in self.services)
            if host and known and (parts.scheme == "https" or host == "127.0.0.1"):
                return endpoint
        raise BadRequest("bad-field", field="endpoint", found=type(endpoint).__name__, possible=["https"])

    async def knock(self, endpoint: str) -> bool:
        """Knock; False when nobody lives there any more, OSError when the service is not to be reached."""
        return await asyncio.to_thread(self._knock, endpoint)

    def _knock(self, endpoint: str) -> bool:
        headers = {
            "TTL": str(LIFETIME),
            "Urgency": "normal",
            "Content-Length": "0",
            "Authorization": f"vapid t={self._token(endpoint)}, k={self.public_key}",
        }
        request = urllib.request.Request(endpoint, b"", headers, method="POST")
        try:
            with OPENER.open(request, timeout=PATIENCE):
                return True
        except urllib.error.HTTPError as error:
            if error.code in GONE:
                return False
            raise

    def _token(self, endpoint: str) -> str:
        """Who knocks, where and until when, signed."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_FOR,
            "sub": self.contact,
        }
        signed = ".".join(_text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"{signed}.{_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A push service does not send us elsewhere."""

    def redirect_request(self, *args: object, **named: object) -> None:
        return None


OPENER: Final = urllib.request.build_opener(_NoRedirects, urllib.request.ProxyHandler({}))


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
