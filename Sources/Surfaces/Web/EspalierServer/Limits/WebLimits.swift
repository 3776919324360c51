public import EspalierLivePage

/// The limits of a server, in groups.
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
  /// The limits on connections and on the messages of live connections.
  public var connections = ConnectionLimits()
  /// The limits on the number and the lifetime of the pages that are held.
  public var pages = PageLimits()
  /// The limits on forms that browsers submit, and on rejected forms that are kept.
  public var forms = FormLimits()
  /// The limits on the exported files that one session may request.
  public var exports = ExportLimits()
  /// The limits on files that browsers upload.
  public var uploads = UploadLimits()
  /// The limits on the duration of requests and of their responses.
  public var requests = RequestLimits()

  /// Creates the standard limits.
  public init() {}
}
