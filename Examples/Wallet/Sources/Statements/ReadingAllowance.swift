/// The part of ``ReadingLimits/duration`` that reading a file has left, so that one limit covers all from the file to its
/// preview.
///
/// It says nothing of what a statement holds: two that differ in it alone are equal.
package struct ReadingAllowance: Hashable, Sendable {
  /// The time for all.
  package var whole: Duration
  /// The time that is left.
  package var left: Duration

  /// Leaves all of a time.
  package init(_ whole: Duration = ReadingLimits.standard.duration) { (self.whole, left) = (whole, whole) }

  package static func == (left: Self, right: Self) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}

  /// Begins to use up what is left.
  package func begin() -> Use { Use(whole: whole, deadline: .now + left) }

  /// Work that uses up what is left.
  package struct Use: Sendable {
    let whole: Duration
    let deadline: ContinuousClock.Instant

    /// Ends the work when nothing is left, or its task is cancelled.
    /// - Throws: ``StatementError/beyondLimit(_:most:line:)`` with ``ReadingLimit/duration``; `CancellationError`.
    package func check(line: Int) throws {
      try Task.checkCancellation()
      guard ContinuousClock.now < deadline else {
        throw StatementError.beyondLimit(.duration, most: Int(whole.components.seconds), line: line)
      }
    }
  }
}
