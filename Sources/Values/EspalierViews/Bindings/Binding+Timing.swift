extension Binding {
  /// Returns a binding that writes once nothing has been written for a pause: a search that asks a server when the
  /// person stops typing.
  ///
  /// Make it once, beside the property, and not in the screen: it remembers what waits.
  ///
  /// ```swift
  /// @MainActor final class Search {
  ///   var text = ""
  ///   private(set) lazy var typed = Binding(self, \.text).debounced(for: .milliseconds(300))
  /// }
  /// ```
  ///
  /// - Reading it gives what was written last, also while that waits, so a field keeps what was typed.
  /// - A window carries out what waits before a tap, a submission, or a step to another place.
  public func debounced(for pause: Duration, clock: any MainClock = SystemMainClock()) -> Binding {
    paced(.afterPause(pause), clock)
  }

  /// Returns a binding that writes at once and then at most once in a period; the last value always arrives.
  ///
  /// Make it once, beside the property, and not in the screen: it remembers what waits.
  public func throttled(for period: Duration, clock: any MainClock = SystemMainClock()) -> Binding {
    paced(.atMostEvery(period), clock)
  }

  private func paced(_ pace: DelayedWrite<Value>.Pace, _ clock: any MainClock) -> Binding {
    let delayed = DelayedWrite(self, pace, clock)
    return Binding(get: { delayed.value }, set: { delayed.write($0) })
  }
}
