/// The limits on the duration of requests and of their responses.
public struct RequestLimits: Sendable {
  /// The time limit for a silent HTTP connection, for the arrival of a request, and for a response that waits for the
  /// browser.
  ///
  /// The arrival of an uploaded file has limits of its own.
  ///
  /// A response has in addition the time that ``minimumBytesPerSecond`` grants it; the head of the first request has
  /// half of this time.
  public var time: Duration = .seconds(30)
  /// The number of bytes per second that a browser must receive, of a response or of the messages of a live page.
  ///
  /// If the browser falls behind by more than ``time``, its connection is closed. Bytes that it received faster before
  /// do not count in its favour.
  public var minimumBytesPerSecond = 4_096
  /// The longest total time that a response may wait for the browser, however fast the browser receives it.
  public var maximumResponseTime: Duration = .seconds(1_800)

  /// Creates the standard settings.
  public init() {}
}
