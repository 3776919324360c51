import EspalierTesting

extension TestClock {
  /// Moves time on, after the sweeper has gone to sleep, and returns when it has swept and sleeps again.
  func advanceAndSweep(by duration: Duration) async {
    await sleeper(of: .seconds(1))
    advance(by: duration)
    await sleeper(of: .seconds(1))
  }
}
