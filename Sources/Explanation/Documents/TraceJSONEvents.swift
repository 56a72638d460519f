import LayoutEngine
import Markup

// Events and reasons of the trace document.
extension TraceJSON {
  static func write(_ round: Trace.Round, to json: inout JSONWriter) {
    json.object { json in
      json.field("events") { json in
        json.array { json in
          for (index, event) in round.events.enumerated() {
            write(event, seq: index + 1, round.reasons, to: &json)
          }
        }
      }
      json.field("changes") { json in
        json.array { json in
          for change in round.changes {
            json.object(onOneLine: true) { json in
              json.field("state", change.name)
              json.field("old", change.old)
              json.field("new", change.new)
            }
          }
        }
      }
    }
  }

  /// How the rounds ended, with its numbers.
  static func write(_ verdict: Trace.Verdict, to json: inout JSONWriter) {
    json.object(onOneLine: true) { json in
      switch verdict {
      case .settled(let rounds):
        json.field("kind", "settled")
        json.field("after", rounds)
      case .cycle(let period, let from, let to):
        json.field("kind", "cycle")
        json.field("period", period)
        json.field("from", from)
        json.field("to", to)
      case .unsettled(let rounds):
        json.field("kind", "unsettled")
        json.field("after", rounds)
      }
    }
  }

  private static func write(_ event: TraceEvent, seq: Int, _ reasons: [Reason], to json: inout JSONWriter) {
    json.object { json in
      json.field("seq", seq)
      json.field("kind", event.kind.key)
      json.field("node", Int(event.node.rawValue))
      json.field("call", Int(event.call))
      json.field("parentCall") { json in
        if event.parentCall < 0 { json.null() } else { json.value(Int(event.parentCall)) }
      }
      switch event.kind {
      case .measure:
        json.field("proposal") { write(event.proposal, to: &$0) }
        json.field("purpose", event.purpose.key)
      case .answer:
        json.field("size") { write(event.size, to: &$0) }
        json.field("cached", event.cached)
        if let earlier = event.answeredBy { json.field("answeredBy", Int(earlier)) }
        writeReasons(of: event, reasons, to: &json)
      case .place:
        json.field("origin") { write(event.origin, to: &$0) }
        json.field("proposal") { write(event.proposal, to: &$0) }
        json.field("size") { write(event.size, to: &$0) }
        writeReasons(of: event, reasons, to: &json)
      }
    }
  }

  private static func write(_ point: Point, to json: inout JSONWriter) {
    json.object(onOneLine: true) { json in
      json.field("x", point.x)
      json.field("y", point.y)
    }
  }

  /// A remembered answer has the reasons of the call that worked it out; they are not repeated.
  private static func writeReasons(of event: TraceEvent, _ reasons: [Reason], to json: inout JSONWriter) {
    json.field("reasons") { json in
      json.array { json in
        guard !event.cached else { return }
        for index in event.reasons where reasons.indices.contains(Int(index)) {
          write(reasons[Int(index)], number: Int(index), to: &json)
        }
      }
    }
  }

  private static func write(_ reason: Reason, number: Int, to json: inout JSONWriter) {
    json.object { json in
      json.field("reason", number)
      json.field("axis", reason.axis.key)
      json.field("step", reason.step.key)
      json.field("words", reason.wording(DecidedFormula(reason.formula)))
      json.field("subject") { json in
        if reason.subject < 0 { json.null() } else { json.value(Int(reason.subject)) }
      }
      json.field("formula", FormulaText(reason.formula).equation(result: reason.result))
      json.field("operands") { json in
        json.array { json in
          for case .operand(let operand) in reason.formula.terms { write(operand, to: &json) }
        }
      }
      json.field("result", reason.result)
    }
  }

  private static func write(_ operand: Formula.Operand, to json: inout JSONWriter) {
    json.object(onOneLine: true) { json in
      json.field("value", operand.value)
      switch operand.origin {
      case .proposal(let axis):
        json.field("from", "proposal")
        json.field("axis", axis.key)
      case .answer(let call, let axis):
        json.field("from", "answer")
        json.field("call", Int(call))
        json.field("axis", axis.key)
      case .parameter(let node, let parameter):
        json.field("from", "parameter")
        json.field("node", Int(node.rawValue))
        json.field("parameter", parameter.rawValue)
      case .reason(let number):
        json.field("from", "reason")
        json.field("reason", Int(number))
      case .count: json.field("from", "count")
      case .constant: json.field("from", "constant")
      case .measured: json.field("from", "measured")
      }
    }
  }
}
