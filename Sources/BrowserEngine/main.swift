// Rounding numbers ends in the C library, which no module below this one imports.
#if canImport(Glibc)
  import Glibc
#endif

#if !arch(wasm32)
  // Natively the program writes what the browser's export returns, so that a test can compare the two.
  print(GridExample().frames())
#endif
