/// The limits on files that browsers send.
public struct UploadLimits: Sendable {
  /// The greatest size of an uploaded file, in bytes.
  public var maximumBytes = 20 * 1_048_576
  /// The greatest number of files of one session that are on their way, or in the hands of a handler, at once.
  public var maximumCountOfSession = 4
  /// The greatest number of bytes of one session's files that are on their way, or in the hands of a handler, at once.
  public var maximumBytesOfSession = 40 * 1_048_576
  /// The greatest number of files of all sessions that are on their way, or in the hands of a handler, at once.
  ///
  /// One network has at most a quarter of them, and of their bytes, or what one session may have if that is more.
  public var maximumCount = 64
  /// The greatest number of bytes of all sessions' files that are on their way, or in the hands of a handler, at once;
  /// the disk needs so much room for them.
  public var maximumBytesOfAll = 512 * 1_048_576
  /// The number of bytes a second that an upload has to bring.
  ///
  /// It may fall behind by a ``RequestLimits/time``, and then it is given up; bytes that came faster before do not count in
  /// its favour.
  public var minimumBytesPerSecond = 4_096
  /// The longest time that a file may be on its way, however fast it comes.
  public var maximumTime: Duration = .seconds(1_800)
  /// The time that an interrupted file is kept for its browser to go on with, also after a restart.
  ///
  /// For that time it counts as on its way.
  public var interruptedTime: Duration = .seconds(300)

  /// Creates the standard settings.
  public init() {}
}
