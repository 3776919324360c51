import Glibc

/// How many blocks the process has taken from the heap, as far as the C library tells.
///
/// `mallinfo2` tells bytes, not calls; calls are counted only when the run is started under a counting allocator (see
/// Benchmarks/README.md), which exports `espalier_allocation_count`.
enum Allocations {
  private typealias Counter = @convention(c) () -> Int

  private static let counter: Counter? = {
    guard let symbol = dlsym(nil, "espalier_allocation_count") else { return nil }
    return unsafeBitCast(symbol, to: Counter.self)
  }()

  static var count: Int? { counter?() }
}
