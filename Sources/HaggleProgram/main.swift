import Foundation
import HaggleCommand
import SwiftFrontend

// What draws views in one another calls itself as deep as a program may nest them.
exit(DeepStack().run { HaggleProgram().run(Array(CommandLine.arguments.dropFirst())) })
