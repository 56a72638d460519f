import ArgumentParser

/// How devices are held: `--orientation landscape`.
enum OrientationArgument: String, ExpressibleByArgument, CaseIterable {
  case portrait, landscape
}
