internal import CEspalierWorkers

/// The rule for giving memory back to the system.
///
/// The C library keeps freed memory for later allocations. After many pages have ended that is most of what they took,
/// and other programs of the machine could use it. Looking for it costs milliseconds, so it is done when half of the
/// pages have gone.
struct MemoryReturn {
  /// The number of ended pages below which the memory is not worth looking for.
  static let leastPages = 32

  /// The greatest number of pages since memory was given back last.
  private var most = 0

  /// Gives memory back if so many pages have gone that it is worth it.
  mutating func look(pages: Int) {
    if isDue(pages: pages) { espalier_give_memory_back() }
  }

  /// Returns true if the number of pages has fallen enough from its peak for memory to be given back, and starts a new
  /// peak.
  mutating func isDue(pages: Int) -> Bool {
    most = max(most, pages)
    guard most - pages >= Self.leastPages, pages <= most / 2 else { return false }
    most = pages
    return true
  }
}
