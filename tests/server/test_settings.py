"""Settings of a server: where they come from, and which counts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vortex.server.settings import SettingError, settings_from


def test_settings_come_from_the_command_then_the_environment_then_the_defaults() -> None:
    environment = {
        "VORTEX_PORT": "9000",
        "VORTEX_BOT_PAUSE": "0.5",
        "VORTEX_ORIGINS": "http://a.example, http://b.example",
    }
    settings = settings_from(environment, port=9001, host=None)
    assert (settings.port, settings.bot_pause, settings.host) == (9001, 0.5, "127.0.0.1")
    assert settings.allowed_origins() >= {"http://a.example", "http://b.example", "http://localhost:9001"}
    assert settings_from({}, public_url="https://x.example:443/").allowed_origins() == {"https://x.example"}
    for name, text in (
        *(
            ("PORT", "many"),
            ("BOT_WORKERS", "-3"),
            ("BOT_WORKERS", "65"),
            ("SOCKETS", "0"),
            ("BOT_PAUSE", "nan"),
        ),
        *(("BOT_MEMORY", "1" + 20 * "0"), ("PUSH_CONTACT", "mailto:"), ("PUSH_CONTACT", "https://")),
        *(("METRICS_READERS", "prometheus"), ("PUSH_NETWORKS", "192.0.2.1/8")),
    ):
        with pytest.raises(SettingError, match=name.lower()):
            settings_from({f"VORTEX_{name}": text})
    assert settings_from({"VORTEX_BOT_PAUSE": "0"}).bot_pause == 0
    patient = settings_from({"VORTEX_THINK_SECONDS": "5", "VORTEX_BOT_SECONDS": "6"})
    assert (patient.think_seconds, patient.bot_seconds) == (5.0, 6.0)


def test_settings_come_from_a_file_that_the_environment_outweighs(tmp_path: Path) -> None:
    file = tmp_path / "vortex.toml"
    environment = {"VORTEX_SETTINGS": str(file), "VORTEX_PORT": "9001"}
    file.write_text(
        'port = 9000\nbot_pause = 0.5\norigins = ["https://x.example"]\n[packs]\nmine = "cards"\n'
    )
    settings = settings_from(environment)
    assert (settings.port, settings.bot_pause, settings.origins) == (9001, 0.5, ("https://x.example",))
    assert settings.packs == {"mine": tmp_path / "cards"}
    for text, reason in (
        ("prot = 1", "'prot'; port?"),
        ("port = ?", "line 1"),
        ("port = 'many'", "port"),
        ("port = 99999", "port is 99999"),
        ("log_format = 'xml'", "log_format"),
    ):
        file.write_text(text)
        with pytest.raises(SettingError, match=re.escape(reason)):
            settings_from({"VORTEX_SETTINGS": str(file)})
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(SettingError, match="no text in UTF-8"):
        settings_from({"VORTEX_SETTINGS": str(file)})
    with pytest.raises(SettingError, match="no such file"):
        settings_from({"VORTEX_SETTINGS": str(tmp_path / "none.toml")})
