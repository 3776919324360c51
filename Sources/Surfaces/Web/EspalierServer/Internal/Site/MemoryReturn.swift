internal import CEspalierWorkers

/// The policy for returning memory to the system.
///
/// The C library keeps freed memory for later allocations. After many pages have ended that is most of their memory,
/// which other programs of the machine could use. Returning it costs milliseconds, so it is done when half of the pages
/// have ended.
struct MemoryReturn {
  /// The number of ended pages below which returning memory is not worthwhile.
  static let leastPages = 32

  /// The greatest number of pages since memory was last returned.
  private var most = 0

  /// Returns memory to the system if enough pages have ended.
  mutating func look(pages: Int) {
    if isDue(pages: pages) { espalier_give_memory_back() }
  }

  /// Returns true if the number of pages has fallen enough from its peak for memory to be returned, and starts a new
  /// peak.
  mutating func isDue(pages: Int) -> Bool {
    most = max(most, pages)
    guard most - pages >= Self.leastPages, pages <= most / 2 else { return false }
    most = pages
    return true
  }
}
