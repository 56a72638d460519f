#!/usr/bin/env python3
"""Writes what the pages of the rules tell: the steps of each rule and the recorded layouts that hold it.

The steps are the doc comments of the engine, the layouts the facts of Tests/ConformanceTests that were measured on SwiftUI
or published by others; what is only derived from the rules proves nothing about them. Run it after either has changed:

    Scripts/rule-records.py

A line is tab-separated: the rule's name; `text`, `step` or `case`; a paragraph, or a step and its number, or of a case its
file, title, what it shows, what is expected, how that is known, and the source.
"""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
RULES = ROOT / "Sources/LayoutEngine/Rules"
CASES = ROOT / "Tests/ConformanceTests"
OUTPUT = ROOT / "Sources/SiteGeneration/Records/rule-records.tsv"

# Each rule: the comments that describe it, as file and declaration; the folders of its facts; what their code names.
TABLE = {
    "stack": ([("Stacks/StackRule", "func measureStack("), ("Stacks/LengthSharing", None)], ["stacks"], r"[HV]Stack"),
    "z-stack": ([("Stacks/ZStackRule", "func measureZStack(")], ["zstacks"], r"ZStack"),
    "lazy-grid": ([("LazyGrids/LazyGridRule", "func measureLazyGrid("), ("LazyGrids/LazyGridTracks", None)],
                  ["lazy-grids"], r"Lazy[VH]Grid"),
    "lazy-stack": ([("Stacks/LazyStackRule", "func measureLazyStack(")], ["lazy-stacks"], r"Lazy[VH]Stack"),
    "grid": ([("Grids/GridRule", None)], ["row-grids"], r"Grid\b"),
    "fixed-frame": ([("Frames/FixedFrameRule", "func measureFixedFrame(")], ["frames"], r"frame\((width|height)"),
    "flexible-frame": ([("Frames/FlexibleFrameRule", "func measureFlexibleFrame(")], ["flexible-frames"],
                       r"frame\((min|ideal|max)"),
    "padding": ([("Modifiers/PaddingRule", "func measurePadding(")], ["padding"], r"padding\("),
    "secondary": ([("Modifiers/SecondaryRule", None)], ["backgrounds"], r"(background|overlay)\b"),
    "aspect-ratio": ([("Modifiers/AspectRatioRule", "func measureAspectRatio(")], ["aspect-ratio"],
                     r"(aspectRatio|scaledTo)"),
    "fixed-size": ([("Modifiers/FixedSizeRule", "func measureFixedSize(")], ["fixed-size"], r"fixedSize"),
    "offset": ([("Modifiers/OffsetRule", "static var offset")], ["transforms", "positions"], r"\.offset\("),
    "position": ([("Modifiers/PositionRule", "func measurePosition(")], ["positions"], r"\.position\("),
    "layout-priority": ([("Stacks/LengthSharing", None)], ["stacks"], r"layoutPriority"),
    "alignment-guide": ([("Modifiers/AlignmentGuideRule", "static func alignmentGuide(")], ["guides"], r"alignmentGuide"),
    "greedy": ([("Leaves/GreedyRule", "func measureGreedy(")], ["primitives", "shapes"],
               r"(Color|Rectangle|Capsule|Ellipse)"),
    "text": ([("Leaves/TextRule", "func measureText(")], ["text"], r"Text\("),
    "image": ([("Leaves/ImageRule", "func measureImage(")], ["primitives", "aspect-ratio"], r"Image\("),
    "spacer": ([("Leaves/SpacerRule", "func measureSpacer(")], ["spacers"], r"Spacer\("),
    "divider": ([("Leaves/DividerRule", "func measureDivider(")], ["primitives", "stacks"], r"Divider\("),
    "geometry-reader": ([("Containers/GeometryReaderRule", None)], ["geometry-readers"], r"GeometryReader"),
    "scroll-view": ([("Scrolling/ScrollViewRule", "func measureScrollView(")], ["scrolling"], r"ScrollView"),
    "view-that-fits": ([("Containers/ViewThatFitsRule", "func measureViewThatFits(")], ["view-that-fits"],
                       r"ViewThatFits"),
    "container-relative-frame": ([("Frames/ContainerRelativeFrameRule", "func measureContainerRelativeFrame(")],
                                 ["container-frames"], r"containerRelativeFrame"),
    "safe-area": ([("SafeArea/IgnoresSafeAreaRule", None), ("SafeArea/SafeAreaInsetRule", "func measureSafeAreaInset(")],
                  ["safe-areas"], r"(afeArea)"),
    "render-effect": ([("Modifiers/RenderEffectRule", "func placeRenderEffect(")], ["transforms"],
                      r"(scaleEffect|rotationEffect|visualEffect)"),
    "follower": ([("Modifiers/FollowerRule", "func arrangeFollower(")], ["transforms"], r"matchedGeometryEffect"),
    "custom-layout": ([("Containers/CustomLayoutRule", "func measureCustomLayout(")], ["custom-layouts", "stacks"],
                      r"Layout\b"),
}


def comments(file):
    """The doc comments of a file, each with the declaration that follows it."""
    lines = (RULES / (file + ".swift")).read_text().splitlines()
    comment = []
    for line in lines:
        text = line.strip()
        if text.startswith("///"):
            comment.append(text[3:].removeprefix(" "))
        elif comment and not text.startswith("@"):
            yield comment, text
            comment = []


def described(file, declaration):
    """The comment above a declaration, or the file's first one with numbered steps."""
    for comment, text in comments(file):
        if declaration and text.startswith(declaration):
            return comment
        if not declaration and any(line.startswith("1. ") for line in comment):
            return comment
    return []


def rows_of(comment):
    """Paragraphs and steps; what is noted about parameters is left out."""
    rows, current = [], None
    for line in comment + [""]:
        if line.startswith("- "):
            break
        step = re.match(r"(\d+)\. (.*)", line)
        if step:
            current = ["step", step[2], step[1]]
            rows.append(current)
        elif not line.strip():
            current = None
        elif current is None:
            current = ["text", line.strip()]
            rows.append(current)
        else:
            current[1] += " " + line.strip()
    # What only a reader of the source can look up, and marks.
    for row in rows:
        row[1] = re.sub(r" \(see `[^`]*`\)", "", row[1]).replace("**", "")
    return rows


def facts(folder):
    """The previews of a folder of facts, and of the file of its name: file, comment, title and code."""
    files = sorted((CASES / "Recorded" / folder).glob("*.swift")) + [CASES / "Cases" / (folder + ".swift")]
    for file in files:
        if not file.exists():
            continue
        pattern = r"((?:^///.*\n)+)#Preview\(\"([^\"]*)\"(.*\n(?:(?!^///|^#Preview).*\n)*)"
        for comment, title, code in re.findall(pattern, file.read_text(), re.M):
            yield file.relative_to(ROOT).as_posix(), [line[3:].strip() for line in comment.splitlines()], title, code


def case(rule, file, comment, title):
    """A case's row; nothing for a fact that is derived."""
    notes = {}
    for line in comment:
        note = re.match(r"- (\w+): (.*)", line)
        if note:
            notes.setdefault(note[1], []).append(note[2])
    known = notes.get("Confidence", [""])[0]
    if known not in ("measured", "published"):
        return None
    words = " ".join(line for line in comment if line and not line.startswith("- "))
    expected = [f"answers {each}" for each in notes.get("Answer", [])] + notes.get("Expect", [])
    return [rule, "case", file, title, words, "; ".join(expected[:4]), known, notes.get("Source", [""])[0]]


def main():
    lines = []
    for rule, (descriptions, folders, named) in TABLE.items():
        for file, declaration in descriptions:
            lines += [[rule, *row] for row in rows_of(described(file, declaration))]
        for folder in folders:
            for file, comment, title, code in facts(folder):
                row = case(rule, file, comment, title) if re.search(named, code) else None
                if row:
                    lines.append(row)
    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_text("".join("\t".join(line) + "\n" for line in lines))


main()
