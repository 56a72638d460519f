import LayoutEngine
import Testing
import SwiftUIViews
import ViewProgram

@Test func onAppearRunsOnceAndTheNextRoundSeesWhatItStored() throws {
  let run = try run(
    """
    struct Growing: View {
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width, height: 10).logSizes("bar").onAppear { width += 30 }
      }
    }
    #Preview { Growing() }
    """)
  #expect(run.frame("bar")?.size.width == 40)
  #expect(run.trace.verdict == .settled(after: 2))
  #expect(run.trace.rounds.map(\.changes) == [[StateChange(name: "Growing.width", old: "10.0", new: "40.0")], []])
}

@Test func viewKeepsItsStateWhenAViewBeforeItGoes() throws {
  let run = try run(
    """
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Text(name + "\\(count)").onAppear { count += 1; print(name) } }
    }
    struct Both: View {
      @State private var isFirstShown = true
      var body: some View {
        VStack {
          if isFirstShown { Counter(name: "first") }
          Counter(name: "second")
        }
        .onAppear { isFirstShown = false }
      }
    }
    #Preview { Both() }
    """)
  #expect(run.texts == ["second1"])
  #expect(run.output == ["first", "second"])
}

@Test func elementsKeepTheirStateByTheirId() throws {
  let run = try run(
    """
    struct Item: View {
      let number: Int
      @State private var first = 0
      var body: some View { Text("\\(number) was \\(first)").onAppear { first = number } }
    }
    struct Items: View {
      @State private var numbers = [3, 1, 2]
      var body: some View {
        HStack { ForEach(numbers, id: \\.self) { Item(number: $0) } }.onAppear { numbers = [2, 3] }
      }
    }
    #Preview { Items() }
    """)
  #expect(run.texts == ["2 was 2", "3 was 3"])
}

@Test func theSameViewInTwoPlacesHasTwoStates() throws {
  let run = try run(
    """
    struct Counter: View {
      @State private var count = 0
      let step: Int
      var body: some View { Text("\\(count)").onAppear { count += step } }
    }
    func counter(_ step: Int) -> some View { Counter(step: step) }
    #Preview { HStack { counter(1); counter(5) } }
    """)
  #expect(run.texts == ["1", "5"])
}

@Test func anotherIdStartsAnew() throws {
  let run = try run(
    """
    struct Counter: View {
      @State private var count = 0
      var body: some View { Text("\\(count)").onAppear { count += 1; print("appears") } }
    }
    struct Renamed: View {
      @State private var name = "a"
      var body: some View { Counter().id(name).onAppear { name = "b" } }
    }
    #Preview { Renamed() }
    """)
  #expect(run.output == ["appears", "appears"])
  #expect(run.texts == ["1"])
}

@Test func bindingsWriteWhereTheStateLives() throws {
  let run = try run(
    """
    struct Writer: View {
      @Binding var width: CGFloat
      var body: some View { Color.red.onAppear { width = 70 } }
    }
    struct Owner: View {
      @State private var width: CGFloat = 20
      var body: some View {
        HStack {
          Writer(width: $width)
          Writer(width: Binding(get: { width }, set: { width = $0 + 1 }))
          Writer(width: .constant(3))
        }
        .frame(width: width, height: 10).logSizes("owner")
      }
    }
    #Preview { Owner() }
    """)
  #expect(run.values(of: "Owner.width") == ["71.0"])
  #expect(run.frame("owner")?.size.width == 71)
}

/// SwiftUI warns of it, too, and makes the view again.
@Test func stateMayChangeWhileAViewIsMade() throws {
  let code = """
    struct Impatient: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("before \\(count)")
          GeometryReader { _ in
            let _ = (count = 1)
            Text("\\(count)")
          }
        }
      }
    }
    #Preview { Impatient() }
    """
  let run = try run(code)
  #expect(Set(run.texts) == ["1", "before 1"])
  #expect(run.values(of: "Impatient.count") == ["1"])
  #expect(run.trace.verdict == .settled(after: 2))
  #expect(run.warnings.map(\.code) == [.stateInBody])
}

/// A closure of an unknown view may be an action, which is not run.
@Test func whatAnUnknownViewsClosureWouldChangeStays() throws {
  let code = """
    struct Page: View {
      @State private var count = 0
      var body: some View { ImagePicker { count += 1 } }
    }
    #Preview { Page() }
    """
  let run = try run(code)
  #expect(run.trace.verdict == .settled(after: 1))
  #expect(!run.warnings.map(\.code).contains(.stateInBody))
}

@Test func stateThatABodyAlwaysChangesNeverSettles() throws {
  let code = """
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        let _ = (count += 1)
        Text("\\(count)")
      }
    }
    #Preview { Restless() }
    """
  guard case .unsettled = try run(code).trace.verdict else { return #expect(Bool(false)) }
}

@Test func aBodyThatWritesWhatIsThereChangesNothing() throws {
  let code = """
    struct Calm: View {
      @State private var isShown = false
      var body: some View {
        let _ = (isShown = false)
        Text("\\(isShown)")
      }
    }
    #Preview { Calm() }
    """
  let run = try run(code)
  #expect(run.trace.verdict == .settled(after: 1) && run.warnings.isEmpty)
}

@Test func elementsOfABoundArrayAreReadAndWrittenByName() throws {
  let run = try run(
    """
    struct Lengths: View {
      @State private var lengths: [CGFloat] = [10, 20]
      var body: some View {
        HStack {
          ForEach($lengths, id: \\.self) { $length in
            Color.red.frame(width: length, height: 5).task { length += 7 }
          }
        }
      }
    }
    #Preview { Lengths() }
    """, limits: Limits(rounds: 1))
  #expect(run.values(of: "Lengths.lengths") == ["[17.0, 27.0]"])
}

@Test func previewHasAFocusOfItsOwn() throws {
  let run = try run(
    """
    #Preview {
      @Previewable @FocusState var isFocused: Bool
      @Previewable @Environment(\\.colorScheme) var scheme
      @Previewable @State var text = "a"
      TextField("a", text: $text).focused($isFocused)
      Text(isFocused ? "in" : scheme == .dark ? "dark" : "out")
    }
    """)
  #expect(run.texts.last == "out")
}

@Test func stateThatHoldsAShapeSettles() throws {
  let run = try run(
    """
    struct Config { var rect = CGRect.zero; var shape = AnyShape(Circle()); var action: () -> Void = {} }
    struct Spot: View {
      @State private var config = Config()
      var body: some View {
        Color.red.frame(width: config.rect.width > 0 ? 40 : 30, height: 20)
          .onGeometryChange(for: CGRect.self) { $0.frame(in: .global) } action: { config.rect = $0 }
      }
    }
    #Preview { Spot() }
    """)
  #expect(run.trace.settled)
  #expect(run.trace.rounds.count == 3)
}

@Test func aBindingOfAnOptionalIsOneOfItsValue() throws {
  let run = try run(
    """
    struct Page: View {
      @State private var name: String? = "Ann"
      @State private var other: String?
      var body: some View {
        VStack {
          if let name = Binding($name) { Text(name.wrappedValue).onAppear { name.wrappedValue = "Ben" } }
          if let other = Binding($other) { Text(other.wrappedValue) }
        }
      }
    }
    #Preview { Page() }
    """)
  #expect(run.texts == ["Ben"])
  #expect(run.warnings.isEmpty)
}

@Test func aBindingOfAnArrayIsACollection() throws {
  let run = try run(
    """
    struct Rows: View {
      let isEmpty: Bool
      @Binding var count: Int
      var body: some View { Text(isEmpty ? "none" : "\\(count)") }
    }
    struct Page: View {
      @State private var names = ["a", "b"]
      @State private var held = (count: 3, isEmpty: true)
      var body: some View {
        Rows(isEmpty: $names.isEmpty, count: $held.count)
        Text("\\($names.count + 5)")
      }
    }
    #Preview { Page() }
    """)
  #expect(run.texts == ["3", "7"])
  #expect(run.warnings.isEmpty)
}

@Test func aBindingOfADictionaryHasItsElements() throws {
  let run = try run(
    """
    struct Page: View {
      @State private var names = ["a": "Ann"]
      var body: some View {
        if let name = Binding($names["a"]) { Text(name.wrappedValue).onAppear { name.wrappedValue = "Ben" } }
        if let other = Binding($names["b"]) { Text(other.wrappedValue) }
      }
    }
    #Preview { Page() }
    """)
  #expect(run.texts == ["Ben"])
  #expect(run.warnings.isEmpty)
}

@Test func aBindingInTheEnvironmentIsReadAndWritten() throws {
  let run = try run(
    """
    extension EnvironmentValues { @Entry var height: Binding<CGFloat?> = .constant(nil) }
    struct Bar: View {
      @Environment(\\.height) @Binding var height
      var body: some View { Color.red.frame(height: height).logSizes("bar").onAppear { height = 40 } }
    }
    struct Page: View {
      @State private var height: CGFloat? = 10
      var body: some View { Bar().environment(\\.height, $height) }
    }
    #Preview { Page() }
    """)
  #expect(run.frame("bar")?.size.height == 40)
  #expect(run.warnings.isEmpty)
}

@Test func theFocusOfAnotherViewIsBound() throws {
  let run = try run(
    """
    struct Field: View {
      @FocusState.Binding var isFocused: Bool
      @Binding var text: String
      var body: some View { TextField("Name", text: $text).focused($isFocused); Text(isFocused ? "here" : "elsewhere") }
    }
    struct Page: View {
      @FocusState private var isFocused: Bool
      @State private var text = ""
      var body: some View { VStack { Field(isFocused: $isFocused, text: $text) } }
    }
    #Preview { Page() }
    """)
  #expect(run.texts.contains("elsewhere"))
  #expect(run.warnings.isEmpty)
}

@Test func aModifierIsNoFunctionOfOnesOwn() throws {
  let run = try run(
    """
    extension View {
      @ViewBuilder func modifier<Content: View>(@ViewBuilder _ transform: (Self) -> Content) -> some View { transform(self) }
    }
    struct Padded: ViewModifier {
      var length: CGFloat
      func body(content: Content) -> some View { content.padding(length) }
    }
    #Preview { Color.red.frame(width: 10, height: 10).modifier(Padded(length: 5)).modifier { $0.padding(1) } }
    """)
  #expect(run.answer == Size(width: 22, height: 22))
  #expect(run.warnings.isEmpty)
}
