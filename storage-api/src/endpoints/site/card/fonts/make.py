#!/usr/bin/env python3
"""Makes the fonts of this folder from the packages the app takes its typefaces from.

    npm pack @fontsource/fraunces@5.3.0 @fontsource/instrument-sans@5.3.0 @fontsource/noto-sans@5.3.0
    pip install fonttools brotli && python3 make.py FOLDER_WITH_THE_UNPACKED_PACKAGES

The pictures are drawn without a browser, which needs TrueType instead of WOFF2, one file per typeface, and neither hints
nor most features.
"""
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools import subset
from fontTools.merge import Merger

FONTS = {
    "fraunces": ("600", ["latin", "latin-ext", "vietnamese"]),
    "instrument-sans": ("500", ["latin", "latin-ext"]),
    "noto-sans": ("600", ["greek", "cyrillic"]),
}
OPTIONS = subset.Options(
    hinting=False,
    layout_features=["kern", "liga", "mark", "mkmk", "ccmp", "locl"],
    name_IDs=[0, 1, 2, 4, 6, 13, 14, 16, 17],
    notdef_outline=True,
)


def slimmed(source, target):
    """One script of a typeface, without what the pictures do not need."""
    font = subset.load_font(source, OPTIONS)
    font.flavor = None
    subsetter = subset.Subsetter(OPTIONS)
    subsetter.populate(unicodes=font.getBestCmap().keys())
    subsetter.subset(font)
    font.save(target)


for family, (weight, scripts) in FONTS.items():
    with TemporaryDirectory() as folder:
        parts = [str(Path(folder) / f"{script}.ttf") for script in scripts]
        for script, part in zip(scripts, parts):
            slimmed(Path(sys.argv[1]) / family / "files" / f"{family}-{script}-{weight}-normal.woff2", part)
        Merger().merge(parts).save(Path(__file__).parent / f"{family}-{weight}.ttf")
