internal import AllocatedMemory
import Foundation
import HaggleCommand
import SwiftFrontend

// Keeps the memory that one page frees for the next: otherwise the system would provide it again each time, cleared.
keep_freed_memory()

// Drawing nested views recurses as deeply as a program may nest them.
exit(DeepStack().run { HaggleProgram().run(Array(CommandLine.arguments.dropFirst())) })
