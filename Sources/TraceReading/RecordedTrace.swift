public import LayoutEngine

/// A trace document as a plain value, whichever version of the format it was written in.
///
/// It holds the contents of the document and no more: formulas are text, and nodes are referred to by number. So it
/// can be compared and shown without the program that made it.
public struct RecordedTrace: Sendable, Equatable {
  /// The version of the format the document was written in.
  public var version: Int
  /// The scenario's file.
  public var file: String
  /// The preview's name.
  public var preview: String
  /// The size of what the preview was laid out in, in points.
  public var container: Size
  /// Whether the last round changed nothing any more.
  public var settled: Bool
  /// How the rounds ended; `nil` in early documents, which do not record it.
  public var verdict: Trace.Verdict?
  /// The views and modifiers, each before those inside it.
  public var nodes: [Node]
  /// The rounds of evaluation and layout, in their order.
  public var rounds: [Round]
  /// What the layout showed that is worth attention.
  public var findings: [Finding]
  /// The lines that the scenario printed.
  public var output: [String]
  /// What is not known of the scenario and has something else in its place.
  public var standIns: [StandIn] = []
  /// The scheme that the views prefer for the whole presentation; `nil` where they prefer none.
  public var colorScheme: Paint.Scheme?
  /// The day of the last change of a rule that the layout follows; `nil` in documents from before it was written down.
  public var rules: String?

  /// A view or modifier with the place it ended up in.
  public struct Node: Sendable, Equatable {
    public var id: Int
    /// `nil` for the preview's root view.
    public var parent: Int?
    /// The view's or modifier's name.
    public var view: String
    /// Its arguments in short.
    public var arguments: String
    public var labels: [String]
    /// Modifiers that only write the environment.
    public var environment: [String]
    /// `nil` for a node that no call in the source made.
    public var source: SourceRange?
    /// The layout frame in the container's coordinates.
    public var frame: Rect
    /// Where the node is drawn, when an effect moves or scales it.
    public var drawn: Rect?
    /// Whether the node was placed; `nil` in version 1, which does not record it.
    public var isPlaced: Bool?
    /// Whether the node is a part of a control or container of the system's, which no call in the source made.
    public var isPart = false
    /// How many rows a lazy container has not made, where the node stands for them.
    public var remainingRows = 0
    /// How many subviews of the container those are taken to be.
    public var remainingViews = 0
    /// Whether the node stands in for a view of which nothing is known.
    public var isOpaque = false
    /// A text's lines.
    public var text: Text?
    /// A lazy grid's tracks in its two passes.
    public var tracks: GridPasses?
    /// Where a stack's guides lie; `nil` in records that were made before they were kept.
    public var guides: GuideLines?
  }

  /// How a text was set.
  public struct Text: Sendable, Equatable {
    public var isTruncated: Bool
    /// The part of its font's size that is left; 1 unless the text was let shrink.
    public var scale: Double
    /// The characters as the source has them; `nil` where the lines show them all, and in records before 2.4.0.
    public var string: String?
    public var lines: [Line]

    /// A line with its width and the distance of its baseline from the text's top, in points.
    public struct Line: Sendable, Equatable {
      public var string: String
      public var width: Double
      public var baseline: Double
    }
  }

  /// One evaluation and layout.
  public struct Round: Sendable, Equatable {
    public var events: [Event]
    /// What the round's effects changed.
    public var changes: [StateChange]
  }

  /// One step of the negotiation.
  public struct Event: Sendable, Equatable {
    /// What happens in a step.
    public enum Action: Sendable, Equatable {
      case measure(Proposal, TraceEvent.Purpose)
      /// `answeredBy` is the call whose answer was remembered; `nil` for an answer that was worked out.
      case answer(Size, answeredBy: Int?)
      case place(at: Point, Proposal, Size)
    }

    public var action: Action
    public var node: Int
    /// A measure and its answer share it.
    public var call: Int
    /// The call or placement in which this happened; `nil` at the root.
    public var parentCall: Int?
    /// The rule's steps behind an answer or a placement.
    public var reasons: [Reason]
  }

  /// One step of a rule with its numbers.
  public struct Reason: Sendable, Equatable {
    /// Operands of later reasons name it.
    public var number: Int
    public var axis: Axis
    /// The step's stable name: `track-share`.
    public var step: String
    /// The step in words.
    public var words: String
    /// Which child, track or line the step is about, counted from 0; `nil` for the node as a whole.
    public var subject: Int?
    /// The calculation with its result, as text.
    public var formula: String
    public var operands: [Operand]
    /// What came out, in points; `nil` for what is not a number.
    public var result: Double?
  }

  /// A number of a formula and where it came from.
  public struct Operand: Sendable, Equatable {
    /// Where a number came from.
    public enum Origin: Sendable, Equatable {
      case proposal(Axis)
      case answer(call: Int, Axis)
      case parameter(node: Int, String)
      case reason(Int)
      case count, constant, measured
    }

    /// `nil` for what is not a number.
    public var value: Double?
    public var origin: Origin
  }

  /// Something the layout showed.
  public struct Finding: Sendable, Equatable {
    public var code: String
    public var node: Int
    /// The measured numbers, in the order the code lists them; none in version 1.
    public var numbers: [Double]
    public var message: String
    public var suggestion: String
  }
}
