import Diagnostics
import Foundation
import ScenarioPipeline
import SwiftFrontend
import SwiftUIViews
import ViewProgram

/// Takes one input through the front end, interpreter, engine, figures and validation, and looks for violations.
///
/// Crashes, endless work and excessive memory are noticed by the supervising process.
struct Trial {
  /// The folder of the images that inputs may name.
  var images: URL

  /// What is wrong; empty when there is no fault. Refusing the input is not a fault.
  func faults(in input: [UInt8]) -> [String] {
    let first = outcome(of: input)
    let second = outcome(of: input)
    var faults = first.faults
    if first.text != second.text { faults.append("two runs of the same input differ") }
    return faults
  }

  /// The outcome of an input: everything it produced as one text, and what is wrong with that.
  private struct Outcome {
    var text = ""
    var faults: [String] = []
  }

  private func outcome(of input: [UInt8]) -> Outcome {
    var outcome = Outcome()
    let source = SourceText(name: "input.swift", bytes: input)
    // Endless programs are common here, and each uses up its limit.
    let runner = ScenarioRunner(options: ScenarioRunner.Options(limits: Limits(steps: 800_000)))
    let file = ScenarioFile(
      name: "input.swift", files: [runner.frontend.read(source)], images: ImageFolder(folder: images))
    do throws(Problem) {
      let run = try runner.run(file)
      check(run.warnings + run.findings, of: input, &outcome)
      checkRecord(of: run, &outcome)
      checkFigures(of: run, &outcome)
    } catch {
      if error.reports.isEmpty { outcome.faults.append("it was refused without a reason") }
      if error.kind != .content { outcome.faults.append("it was taken for a \(error.kind) problem") }
      check(error.reports, of: input, &outcome)
    }
    return outcome
  }

  private func check(_ reports: [Report], of input: [UInt8], _ outcome: inout Outcome) {
    let places = SourcePlaces(input)
    for report in reports {
      outcome.text += report.text + "\n"
      if let fault = places.fault(in: report) { outcome.faults.append(fault) }
    }
  }

  private func checkRecord(of run: ScenarioRun, _ outcome: inout Outcome) {
    let json = ScenarioTrace(of: run).json()
    outcome.text += json
    if (try? JSONSerialization.jsonObject(with: Data(json.utf8))) == nil {
      outcome.faults.append("the record is not JSON")
    }
  }

  private func checkFigures(of run: ScenarioRun, _ outcome: inout Outcome) {
    do throws(Problem) {
      for figure in try ScenarioFigures(of: run).validated() { outcome.text += figure.svg }
    } catch {
      outcome.faults += error.reports.map(\.text)
    }
  }
}
