public import EspalierConnectors
public import Foundation
internal import Glibc

/// A connector that writes each error that a person saw into a file, with the number that was shown to the person.
///
/// ```swift
/// struct Observed {
///   let directory: URL
///   var connectors: some Connector { ErrorReportsConnector(directory: directory) }
/// }
/// ```
///
/// The newest file is `errors.jsonl`, the next `errors.1.jsonl` and so on, with one JSON object per line. There are
/// never more than `maximumFiles`. No file grows beyond `maximumFileSize`, unless a single report is larger. Only their
/// owner can read the folder and the files.
///
/// A report contains the time, the number, the type and case of the error, the route's pattern, the module, the surface
/// and the session. It contains the error's own message only if you ask for it, and then after a ``Redaction``.
///
/// - Failure: If the folder cannot be created, the start fails. A full disk is reported once; up to 1,000 reports wait
///   in memory for space. No other part of the app waits for the file.
public struct ErrorReportsConnector: Connector {
  /// The options for an error's own message in its report.
  public enum Details: Sendable {
    /// A report without the error's message. It contains only names from the program's code.
    case omitted
    /// A report with the error's message, after a redaction.
    case redacted(Redaction)
  }

  /// The sink that writes the reports.
  public var telemetrySink: (any TelemetrySink)? { sink }
  private let sink: ErrorReportSink
  private let file: ErrorReportFile

  /// Creates a connector that writes reports to files.
  ///
  /// - Parameters:
  ///   - directory: The folder of the files. It is created if it does not exist.
  ///   - maximumFileSize: The number of bytes after which a new file is begun.
  ///   - maximumFiles: The number of files that are kept; beyond it the oldest is removed.
  ///   - details: The option for an error's own message in its report.
  ///   - onReport: A closure that receives reports on the files, from any thread. It must return quickly. By default
  ///     reports are logged.
  public init(
    directory: URL, maximumFileSize: Int = 1_048_576, maximumFiles: Int = 5, details: Details = .omitted,
    onReport: @escaping @Sendable (StorageReport) -> Void = StorageReport.log
  ) {
    self.init(
      directory: directory, maximumFileSize: maximumFileSize, maximumFiles: maximumFiles, details: details,
      limit: 1_000, now: { Date() }, write: { Glibc.write($0, $1, $2) }, onReport: onReport)
  }

  init(
    directory: URL, maximumFileSize: Int, maximumFiles: Int, details: Details, limit: Int,
    now: @escaping @Sendable () -> Date, write: @escaping RotatingFile.Write,
    onReport: @escaping @Sendable (StorageReport) -> Void
  ) {
    let redaction: Redaction? =
      switch details {
      case .omitted: nil
      case .redacted(let redaction): redaction
      }
    let file = ErrorReportFile(redaction: redaction) {
      RotatingFile(directory: directory, maximumSize: maximumFileSize, maximumFiles: maximumFiles, write: write)
    }
    self.file = file
    let writer = BufferedWriter<ErrorReport>(
      path: RotatingFile.path(in: directory), limit: limit, onReport: onReport
    ) { await file.write($0) }
    sink = ErrorReportSink(writer, details: details, now: now)
  }

  /// Creates the folder and opens the file of the reports.
  public func start() async throws {
    try await file.open()
    sink.writer.start()
  }

  /// Writes the remaining reports.
  public func stop() async { await sink.writer.stop() }
}
