import SwiftUI

struct Stacked: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.caption)
      configuration.content
    }
  }
}

struct Lamp: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Circle().fill(configuration.isOn ? .green : .gray).frame(width: 16, height: 16)
      configuration.label
    }
  }
}

struct Thin: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    GeometryReader { reader in
      Capsule().fill(.orange).frame(width: reader.size.width * (configuration.fractionCompleted ?? 0))
    }
    .frame(height: 4)
  }
}

struct Card: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.bold()
      configuration.content
    }
    .padding(8)
    .border(.orange)
  }
}

struct Open: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      configuration.content.padding(.leading)
    }
  }
}

/// A style makes another view of a control's parts, and that is what is laid out: here value below label, a lamp for a
/// switch, and a bar of 4 points that is as long as its share of the width.
#Preview("Other views for controls", traits: .fixedLayout(width: 280, height: 200)) {
  VStack(alignment: .leading, spacing: 16) {
    LabeledContent("Draught", value: "1.8 m").labeledContentStyle(Stacked())
    Toggle("Harbour light", isOn: .constant(true)).toggleStyle(Lamp())
    ProgressView(value: 0.6).progressViewStyle(Thin())
  }
  .padding()
}

/// Without a style a box takes all the width. This one is as wide as its widest line and 8 points on either side. The group
/// below is open whatever its state says.
#Preview("Boxes and groups", traits: .fixedLayout(width: 280, height: 190)) {
  VStack(alignment: .leading, spacing: 16) {
    GroupBox("Berth") { Text("Number 7") }.groupBoxStyle(Card())
    DisclosureGroup("Tides") { Text("High water at 16:30") }.disclosureGroupStyle(Open())
  }
  .padding()
}
