/// The limits on the times of requests and of their answers.
public struct RequestLimits: Sendable {
  /// The time that an HTTP connection may be silent, that a request may take to arrive (a file excepted), and that an
  /// answer may wait to be taken.
  ///
  /// An answer has the time that ``minimumBytesPerSecond`` gives it besides; the head of the first request has
  /// half of this time.
  public var time: Duration = .seconds(30)
  /// The number of bytes a second that a browser has to take, of an answer or of the messages of a live page.
  ///
  /// It may fall behind by a ``time``, and then it is cut off; bytes that it took faster before do not count in
  /// its favour.
  public var minimumBytesPerSecond = 4_096
  /// The longest time that an answer may wait for the browser, however fast it is taken.
  public var maximumAnswerTime: Duration = .seconds(1_800)

  /// Creates the standard settings.
  public init() {}
}
