internal import CEspalierWorkers

/// When memory is given back to the system.
///
/// The C library keeps what was freed for whoever asks next. After many pages have ended that is most of what they took, and
/// other programs of the machine could use it. Looking for it costs milliseconds, so it is done when half of the pages have gone.
struct MemoryReturn {
  /// Of fewer pages nobody misses the memory.
  static let leastPages = 32

  /// The most pages that there were since it was done last.
  private var most = 0

  /// Gives memory back if so many pages have gone that it is worth it.
  mutating func look(pages: Int) {
    if isDue(pages: pages) { espalier_give_memory_back() }
  }

  /// Whether that many pages are few enough, after those that there were.
  mutating func isDue(pages: Int) -> Bool {
    most = max(most, pages)
    guard most - pages >= Self.leastPages, pages <= most / 2 else { return false }
    most = pages
    return true
  }
}
