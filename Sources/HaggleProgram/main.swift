internal import AllocatedMemory
import Foundation
import HaggleCommand
import SwiftFrontend

// What one page gives back the next one takes: otherwise the system would hand it out again each time, cleared.
keep_freed_memory()

// What draws views in one another calls itself as deep as a program may nest them.
exit(DeepStack().run { HaggleProgram().run(Array(CommandLine.arguments.dropFirst())) })
