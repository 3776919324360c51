public import EspalierConnectors
public import Foundation
internal import Glibc

/// Writes each error that a person was shown into a file, under the number that they saw.
///
/// ```swift
/// struct Observed {
///   let directory: URL
///   var connectors: some Connector { ErrorReportsConnector(directory: directory) }
/// }
/// ```
///
/// The files are `errors.jsonl`, the newest, `errors.1.jsonl` and so on, one JSON object a line. There are never more than
/// `maximumFiles`, and none grows over `maximumFileSize`, unless a single report does. The folder and the files are
/// readable for their owner alone.
///
/// A report has the time, the number, the type and case of the error, the route's pattern, the module, the surface and the
/// session. It has the words of the error only if they are asked for, and then after a ``Redaction``.
///
/// - Failure: A folder that cannot be made fails the start. A disk that is full is reported once; up to 1,000 reports wait
///   in memory for room. Nothing else of the app waits for the file.
public struct ErrorReportsConnector: Connector {
  /// The words of an error in its report.
  public enum Details: Sendable {
    /// None: a report has only names that stand in the program.
    case omitted
    /// The words of the error, after a redaction.
    case redacted(Redaction)
  }

  /// The sink that writes the reports.
  public var telemetrySink: (any TelemetrySink)? { sink }
  private let sink: ErrorReportSink
  private let file: ErrorReportFile

  /// Makes a connector to files.
  ///
  /// - Parameters:
  ///   - directory: The folder of the files. It is made if there is none.
  ///   - maximumFileSize: The bytes after which a new file is begun.
  ///   - maximumFiles: The number of files that are kept; the oldest goes.
  ///   - details: The words of an error in its report.
  ///   - onReport: Is told what goes wrong with the files, from any thread. It returns quickly. By default the log is told.
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

  /// Makes the folder and opens the file.
  public func start() async throws {
    try await file.open()
    sink.writer.start()
  }

  /// Writes what is left.
  public func stop() async { await sink.writer.stop() }
}
