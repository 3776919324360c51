public import EspalierLivePage

/// The limits of a server, one group for each kind of thing.
///
/// Every limit has a default that is safe on the open internet behind a proxy.
///
/// ```swift
/// func allowLargeFiles(in configuration: inout WebConfiguration) {
///   configuration.limits.uploads.maximumBytes = 100 * 1_048_576
///   configuration.limits.uploads.maximumBytesOfSession = 200 * 1_048_576
/// }
/// ```
public struct WebLimits: Sendable {
  /// The limits on connections, and on the messages of live ones.
  public var connections = ConnectionLimits()
  /// The limits on the pages that are held, by number and by time.
  public var pages = PageLimits()
  /// The limits on forms.
  public var forms = FormLimits()
  /// The limits on the files of the app that one session may ask for.
  public var exports = ExportLimits()
  /// The limits on files that browsers send.
  public var uploads = UploadLimits()
  /// The limits on the times of requests and of their answers.
  public var requests = RequestLimits()

  /// Creates the standard limits.
  public init() {}
}
