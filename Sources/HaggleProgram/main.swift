import Foundation
import HaggleCommand

exit(HaggleProgram().run(Array(CommandLine.arguments.dropFirst())))
