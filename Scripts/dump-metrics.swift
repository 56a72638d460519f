#!/usr/bin/env swift
// Prints the metrics of the system's fonts and symbols as one JSON, for `haggle … --metrics FILE`:
//
//     swift Scripts/dump-metrics.swift > metrics.json
//
// It runs on a Mac. Every text is set by Core Text, so the advances hold the tracking of each size, and the kerning is
// what two characters keep beyond their advances. README.md describes the format. It takes a few minutes.

import AppKit
import CoreText

/// The characters that are measured: ASCII, letters of western Europe, and common punctuation.
let characters: [Character] =
  (0x20...0x7E).map { Character(Unicode.Scalar(UInt8($0))) }
  + (0xA0...0x17F).compactMap { Unicode.Scalar($0) }.map { Character($0) }
  + Array("–—‘’“”„…•·−×€™←→↑↓✓")
/// The characters whose pairs are measured.
let kerned = characters.filter { $0.isASCII || "–—‘’“”…".contains($0) }
/// Sizes around which the shapes and the tracking of the system font change.
let sizes: [CGFloat] = [
  6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30, 32, 34, 36, 40, 48, 60, 80,
]
let weights: [(name: String, weight: NSFont.Weight)] = [
  ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
  ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
]
let designs: [(name: String, design: NSFontDescriptor.SystemDesign)] = [
  ("default", .default), ("rounded", .rounded), ("serif", .serif), ("monospaced", .monospaced),
]

/// A file that is written in full or not at all.
struct Output: Encodable {
  struct Cut: Encodable {
    var size, ascender, descender, capHeight: Double
    var advances: [String: Double]
  }
  struct Face: Encodable {
    var design, weight: String
    var italic: Bool
    var sizes: [Cut]
    var kerning: [String: Double]
  }
  struct Symbol: Encodable {
    var name, weight, scale: String
    var size, width, height, baseline: Double
  }

  var format = "haggle-metrics"
  var version = 1
  var name: String
  var platform = "macos"
  var faces: [Face]
  var symbols: [Symbol]
}

func font(_ size: CGFloat, _ weight: NSFont.Weight, _ design: NSFontDescriptor.SystemDesign, italic: Bool) -> NSFont? {
  let system = NSFont.systemFont(ofSize: size, weight: weight)
  guard var descriptor = system.fontDescriptor.withDesign(design) else { return nil }
  if italic { descriptor = descriptor.withSymbolicTraits(.italic) }
  return NSFont(descriptor: descriptor, size: size)
}

/// How long a text is in one line, in points.
func width(_ string: String, _ font: NSFont) -> Double {
  let text = NSAttributedString(string: string, attributes: [.font: font])
  return CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text), nil, nil, nil)
}

func rounded(_ number: Double) -> Double { (number * 10_000).rounded() / 10_000 }

func cut(_ font: NSFont) -> Output.Cut {
  var advances: [String: Double] = [:]
  for character in characters {
    // A space at the end of a line is left out of its width by some settings: it is measured between two letters.
    let wide = character == " " ? width("n n", font) - width("n", font) * 2 : width(String(character), font)
    advances[String(character)] = rounded(max(0, wide))
  }
  return Output.Cut(
    size: font.pointSize, ascender: rounded(font.ascender), descender: rounded(-font.descender),
    capHeight: rounded(font.capHeight), advances: advances)
}

/// What pairs keep in ems, measured at a size of text.
func kerning(_ font: NSFont) -> [String: Double] {
  var alone: [Character: Double] = [:]
  for character in kerned { alone[character] = width(String(character), font) }
  var result: [String: Double] = [:]
  for first in kerned where first != " " {
    for second in kerned where second != " " {
      let pair = String([first, second])
      let ems = (width(pair, font) - alone[first]! - alone[second]!) / font.pointSize
      if abs(ems) > 0.0005, abs(ems) < 1 { result[pair] = rounded(ems) }
    }
  }
  return result
}

func face(_ weight: (name: String, weight: NSFont.Weight), _ design: (name: String, design: NSFontDescriptor.SystemDesign), italic: Bool)
  -> Output.Face?
{
  let cuts = sizes.compactMap { font($0, weight.weight, design.design, italic: italic) }.map(cut)
  guard !cuts.isEmpty, let text = font(16, weight.weight, design.design, italic: italic) else { return nil }
  return Output.Face(
    design: design.name, weight: weight.name, italic: italic, sizes: cuts,
    kerning: design.name == "monospaced" ? [:] : kerning(text))
}

/// The symbols that are named on the command line, else some common ones.
let symbolNames =
  CommandLine.arguments.count > 1
  ? Array(CommandLine.arguments.dropFirst())
  : ["star", "star.fill", "heart", "heart.fill", "chevron.right", "chevron.left", "plus", "minus", "xmark", "checkmark",
    "gear", "person", "person.fill", "house", "house.fill", "magnifyingglass", "trash", "square.and.arrow.up", "globe"]

func symbols() -> [Output.Symbol] {
  let scales: [(name: String, scale: NSImage.SymbolScale)] = [("small", .small), ("medium", .medium), ("large", .large)]
  var result: [Output.Symbol] = []
  for name in symbolNames {
    guard let image = NSImage(systemSymbolName: name, accessibilityDescription: nil) else {
      FileHandle.standardError.write(Data("dump-metrics: there is no symbol '\(name)'\n".utf8))
      continue
    }
    for size in [10, 11, 12, 13, 15, 16, 17, 20, 22, 28, 34] as [CGFloat] {
      for scale in scales {
        let configuration = NSImage.SymbolConfiguration(pointSize: size, weight: .regular, scale: scale.scale)
        guard let shown = image.withSymbolConfiguration(configuration) else { continue }
        result.append(
          Output.Symbol(
            name: name, weight: "regular", scale: scale.name, size: size, width: shown.size.width,
            height: shown.size.height, baseline: rounded(shown.size.height - shown.alignmentRect.minY)))
      }
    }
  }
  return result
}

var faces: [Output.Face] = []
for design in designs {
  for weight in weights {
    for italic in [false, true] where !italic || weight.name == "regular" || weight.name == "bold" {
      if let face = face(weight, design, italic: italic) { faces.append(face) }
      FileHandle.standardError.write(Data("\(design.name) \(weight.name)\(italic ? " italic" : "")\n".utf8))
    }
  }
}
let system = ProcessInfo.processInfo.operatingSystemVersionString
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
FileHandle.standardOutput.write(
  try encoder.encode(Output(name: "the system fonts of macOS, \(system)", faces: faces, symbols: symbols())))
