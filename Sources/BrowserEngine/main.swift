// Rounding numbers ends in the C library, which no module below this one imports.
#if canImport(Glibc)
  import Glibc
#endif

// The page calls the functions of Exports.swift. Natively there is nothing to run: SwiftPM builds the product for every
// platform, and this makes it one that explains itself.
#if !arch(wasm32)
  print("BrowserEngine is the engine for a page; build it with: make wasm")
#endif
