/// The pause before an ended worker is started again. There is no pause if the worker ran for at least 30 seconds. Each
/// time that a worker ends sooner, the next pause is longer, up to 30 seconds.
struct RestartBackoff {
  private static let first = Duration.milliseconds(100)
  private static let longest = Duration.seconds(30)
  /// The running time after which a worker counts as healthy.
  private static let wellAfter = Duration.seconds(30)

  private var pause = Duration.zero

  /// Returns the pause before a worker is started again.
  ///
  /// - Parameter ran: The time that the worker had run.
  /// - Returns: The time to wait before the worker is started again.
  mutating func pause(after ran: Duration) -> Duration {
    if ran >= Self.wellAfter { pause = .zero }
    defer { pause = min(max(pause * 2, Self.first), Self.longest) }
    return pause
  }
}
