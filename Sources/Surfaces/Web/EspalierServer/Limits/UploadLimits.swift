/// The limits on files that browsers upload.
public struct UploadLimits: Sendable {
  /// The greatest size of an uploaded file, in bytes.
  public var maximumBytes = 20 * 1_048_576
  /// The greatest number of files of one session that are being uploaded or handled at once.
  public var maximumCountOfSession = 4
  /// The greatest number of bytes of one session's files that are being uploaded or handled at once.
  public var maximumBytesOfSession = 40 * 1_048_576
  /// The greatest number of files of all sessions that are being uploaded or handled at once.
  ///
  /// One network has at most a quarter of these files and of their bytes, or the limit of one session if that is
  /// greater.
  public var maximumCount = 64
  /// The greatest number of bytes of all sessions' files that are being uploaded or handled at once; the disk needs
  /// that much free space for them.
  public var maximumBytesOfAll = 512 * 1_048_576
  /// The number of bytes per second that an upload must deliver.
  ///
  /// If the upload falls behind by more than ``RequestLimits/time``, it is aborted. Bytes that arrived faster before do
  /// not count in its favour.
  public var minimumBytesPerSecond = 4_096
  /// The longest time that an upload may take, however fast it arrives.
  public var maximumTime: Duration = .seconds(1_800)
  /// The time that an interrupted upload is kept so that its browser can continue it, even if the server restarts
  /// meanwhile.
  ///
  /// For that time the file counts as being uploaded.
  public var interruptedTime: Duration = .seconds(300)

  /// Creates the standard settings.
  public init() {}
}
