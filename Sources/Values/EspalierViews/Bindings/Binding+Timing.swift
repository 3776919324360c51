extension Binding {
  /// Returns a binding that writes a value after a pause without further writes.
  ///
  /// For example, a search then queries a server only when the person stops typing.
  ///
  /// Create it once, beside the property and not in the screen, because it keeps the waiting value.
  ///
  /// ```swift
  /// @MainActor final class Search {
  ///   var text = ""
  ///   private(set) lazy var typed = Binding(self, \.text).debounced(for: .milliseconds(300))
  /// }
  /// ```
  ///
  /// - Reading it returns the value written last, even while that value waits, so a field keeps the typed text.
  /// - A window performs the waiting write before a tap, a submission, or a step to another place.
  public func debounced(for pause: Duration, clock: any MainClock = SystemMainClock()) -> Binding {
    paced(.afterPause(pause), clock)
  }

  /// Returns a binding that writes at once and then at most once per period. The last value is always written.
  ///
  /// Create it once, beside the property and not in the screen, because it keeps the waiting value.
  public func throttled(for period: Duration, clock: any MainClock = SystemMainClock()) -> Binding {
    paced(.atMostEvery(period), clock)
  }

  private func paced(_ pace: DelayedWrite<Value>.Pace, _ clock: any MainClock) -> Binding {
    let delayed = DelayedWrite(self, pace, clock)
    return Binding(get: { delayed.value }, set: { delayed.write($0) })
  }
}
