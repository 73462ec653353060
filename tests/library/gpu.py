"""Rules for graphics cards can be made of every game: gpu.py ROOT BUILD

What a card would be given is not run here; tests/device runs the same source
on the processor.
"""
import pathlib
import re
import subprocess
import sys

ROOT, BUILD = map(pathlib.Path, sys.argv[1:3])
ENTRIES = {"rum_gpu_deal", "rum_gpu_words", "rum_gpu_random", "rum_gpu_play",
           "rum_gpu_close", "rum_gpu_batch"}

sys.path.insert(0, str(ROOT / "tools"))
import games  # noqa: E402

subprocess.run([ROOT / "tools" / "gpu", BUILD / "gpu"], check=True)
for game in games.games():
    text = (BUILD / "gpu" / f"{game.tag}.ptx").read_text()
    found = set(re.findall(r"^\.visible \.entry (\w+)", text, re.M))
    assert found == ENTRIES, f"{game.id}: kernels are {found}"
    needed = set(re.findall(r"^\.extern .*?(\w+)(?:\[\])?;?$", text, re.M))
    assert needed <= {"card_room"}, f"{game.id} needs {needed}"
    assert " .f32" not in text and " .f64" not in text, f"{game.id}: floats"
print(f"gpu: {len(games.games())} games")
