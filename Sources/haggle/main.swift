import Foundation
import HaggleCommand

exit(HaggleProgram(terminal: .standard).run(Array(CommandLine.arguments.dropFirst())))
