import ArgumentParser

/// The orientation of devices: `--orientation landscape`.
enum OrientationArgument: String, ExpressibleByArgument, CaseIterable {
  case portrait, landscape
}
