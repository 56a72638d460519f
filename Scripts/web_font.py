"""Writes a subset of a font as WOFF2; needs fonttools and brotli."""
from fontTools import subset


def web_font(path, characters, target, features=(), names={}):
    """Keeps only some characters and layout features, and gives the same bytes every time.

    `names` replaces entries of the name table, by their number.
    """
    options = subset.Options()
    options.flavor, options.layout_features, options.desubroutinize = "woff2", list(features), True
    options.name_IDs, options.notdef_outline, options.hinting = [0, 1, 2, 13, 14], False, False
    options.glyph_names = False
    font = subset.load_font(str(path), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    for number, text in names.items():
        for record in font["name"].names:
            if record.nameID == number: record.string = text
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    subset.save_font(font, str(target), options)
