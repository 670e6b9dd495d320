"""A device with passkeys, in software: makes one and signs with it, as browsers send it."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any
from urllib.parse import urlsplit

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

_PRESENT_AND_VERIFIED = 0x05
_NEW = 0x40


class Authenticator:
    """One device with one key."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self.uses = 0
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._user = b""

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """A new passkey, as ``navigator.credentials.create`` answers."""
        self._user = options["user"]["id"].encode()
        point = self._key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)}
        named = bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(cose)
        data = self._data(_PRESENT_AND_VERIFIED | _NEW) + named
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential(
            clientDataJSON=self._client("webauthn.create", options["challenge"]),
            attestationObject=attestation,
        )

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """A signature, as ``navigator.credentials.get`` answers."""
        client = self._client("webauthn.get", options["challenge"])
        data = self._data(_PRESENT_AND_VERIFIED)
        signed = data + hashlib.sha256(client).digest()
        return self._credential(
            clientDataJSON=client,
            authenticatorData=data,
            signature=self._key.sign(signed, ec.ECDSA(hashes.SHA256())),
        )

    def _data(self, flags: int) -> bytes:
        host = urlsplit(self.origin).hostname or ""
        self.uses += 1
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4)

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _credential(self, **response: bytes) -> dict[str, Any]:
        name = bytes_to_base64url(self.id)
        encoded = {field: bytes_to_base64url(value) for field, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": encoded,
                "clientExtensionResults": {}}  # fmt: skip
