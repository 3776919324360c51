/// How long a worker that has ended is not started again: at once when it had run for a while, later each time when it had not.
struct RestartBackoff {
  private static let first = Duration.milliseconds(100)
  private static let longest = Duration.seconds(30)
  /// Whoever has run for so long is taken for well.
  private static let wellAfter = Duration.seconds(30)

  private var pause = Duration.zero

  /// - Parameter ran: How long the worker had run.
  /// - Returns: How long to wait before it is started again.
  mutating func pause(after ran: Duration) -> Duration {
    if ran >= Self.wellAfter { pause = .zero }
    defer { pause = min(max(pause * 2, Self.first), Self.longest) }
    return pause
  }
}
