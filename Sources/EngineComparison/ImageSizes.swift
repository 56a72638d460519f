import LayoutEngine
import ScenarioPipeline
import SwiftUIViews
import ViewProgram

/// The sizes of the images that a program's previews ask for.
struct ImageSizes {
  let all: [PortableScenario.Image]

  init(of program: Program, in folder: ImageFolder) {
    let found = FoundImages()
    let options = EvaluationOptions { name in
      let size = folder.image(name)?.naturalSize
      if let size { found.add(PortableScenario.Image(name: name, naturalSize: size)) }
      return size
    }
    let interpreter = Interpreter(program: program, options: options)
    // What is wrong with a preview shows when it is laid out for the comparison.
    for preview in program.previews { _ = try? interpreter.run(preview) }
    all = found.all
  }
}

/// The images that were asked for, each once.
private final class FoundImages {
  private(set) var all: [PortableScenario.Image] = []

  func add(_ image: PortableScenario.Image) {
    if !all.contains(image) { all.append(image) }
  }
}
