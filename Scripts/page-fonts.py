#!/usr/bin/env python3
"""Makes the subsets that pages are lettered in: Routed Gothic for headings, JetBrains Mono for code.

    apt-get install fonts-routed-gothic fonts-jetbrains-mono
    pip install fonttools brotli
    python3 Scripts/page-fonts.py /usr/share/fonts/truetype Sources/SiteGeneration/Theme/assets/fonts

Texts are set in Inter, which figures need as well; see inter-font.py. JetBrains Mono goes without joined letters, since a
reader compares code letter by letter. Routed Gothic has neither … nor ∞: those come from the next face in the style sheet.
Its licence reserves its name, so the subset has another.
"""
import pathlib, sys
from fontTools.ttLib import TTFont
from web_font import web_font

LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x131, 0x152, 0x153, 0x160, 0x161, 0x178, 0x17D, 0x17E]
PUNCTUATION = [0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2026]
CODE = [0x2190, 0x2191, 0x2192, 0x2193, 0x21BA, 0x2212, 0x221E, 0x2260, 0x2264, 0x2265, 0x25B8, 0x25BE]
NAMES = {0: "Copyright 2017 Darren Embry. A subset; SIL Open Font License 1.1.", 1: "Haggle Lettering"}
FACES = {
    "HaggleLettering.woff2": ("routed-gothic/routed-gothic.ttf", LATIN + PUNCTUATION, NAMES),
    "JetBrainsMono.woff2": ("jetbrains-mono/JetBrainsMono-Regular.ttf", LATIN + PUNCTUATION + CODE, {}),
}

source, target = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
target.mkdir(parents=True, exist_ok=True)
for name, (path, characters, names) in FACES.items():
    web_font(source / path, characters, target / name, names=names)
    font = TTFont(source / path)
    missing = "".join(chr(code) for code in characters if code not in font.getBestCmap())
    print(f"{name}: {(target / name).stat().st_size} bytes, {font['name'].getDebugName(5).strip()}, without {missing}")
