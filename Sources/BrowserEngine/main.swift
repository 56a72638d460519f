#if !arch(wasm32)
  print("")
#endif
