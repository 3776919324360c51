/// The work items that were in progress when workers ended, with the time for which they must not be done again.
///
/// A work item that was in progress once may have been there by chance, and is done once more. A work item that was in
/// progress twice is forbidden for a minute, and twice as long each further time.
struct PageDeaths {
  private struct Death {
    var count: Int
    var last: Duration
  }

  private static let toleratedDeaths = 1
  private static let firstPause = Duration.seconds(60)
  private static let longestPause = Duration.seconds(3_600)
  private static let maximum = 1_000

  private var deaths: [UInt64: Death] = [:]

  /// Records that a worker has ended while work items were in progress.
  mutating func add(_ works: some Sequence<UInt64>, at now: Duration) {
    deaths = deaths.filter { now - $0.value.last < Self.longestPause * 2 }
    for work in Set(works) {
      if deaths.count >= Self.maximum, deaths[work] == nil { continue }
      deaths[work] = Death(count: (deaths[work]?.count ?? 0) + 1, last: now)
    }
  }

  /// Returns the work items that must not be done now, each with its remaining time.
  func forbidden(at now: Duration) -> [UInt64: Duration] {
    deaths.compactMapValues { death in
      let excess = death.count - Self.toleratedDeaths
      guard excess > 0 else { return nil }
      let pause = min(Self.firstPause * (1 << min(excess - 1, 10)), Self.longestPause)
      let left = death.last + pause - now
      return left > .zero ? left : nil
    }
  }
}
