public import Observation

/// A counter of the commits for the signed-in person, by this window, another one, or another process.
///
/// The root raises it. A scene names it in its `loadID`, so it loads again after each commit while it is in sight, and catches up when it
/// comes back:
///
/// ```swift
/// var loadID: AnyHashable { data.number }
/// ```
@MainActor @Observable
public final class DataVersion {
  /// The number of commits since the window was opened.
  public private(set) var number = 0

  /// Makes the counter of a window.
  public init() {}

  /// Counts a commit.
  public func bump() { number += 1 }
}
