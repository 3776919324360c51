public import EspalierConnectors
public import Foundation
internal import Glibc

/// Writes each error that a person was shown into a file, under the number that they saw.
///
/// ```swift
/// func connectors(_ telemetry: Telemetry, _ directory: URL) -> some Connector {
///   ErrorReportsConnector(directory: directory, telemetry: telemetry) { report in note("\(report)") }
/// }
///
/// func note(_ line: String) {}
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
    /// What a redaction leaves of them.
    case redacted(Redaction)
  }

  private let telemetry: Telemetry
  private let sink: ErrorReportSink
  private let file: ErrorReportFile

  /// Makes a connector to files.
  ///
  /// - Parameters:
  ///   - directory: The folder of the files. It is made if there is none.
  ///   - telemetry: What it listens to while it runs.
  ///   - maximumFileSize: The bytes after which a new file is begun.
  ///   - maximumFiles: How many files there are; the oldest goes.
  ///   - details: The words of an error in its report.
  ///   - onReport: Is told what goes wrong with the files, from any thread. It returns quickly.
  public init(
    directory: URL, telemetry: Telemetry, maximumFileSize: Int = 1_048_576, maximumFiles: Int = 5,
    details: Details = .omitted, onReport: @escaping @Sendable (StorageReport) -> Void
  ) {
    self.init(
      directory: directory, telemetry: telemetry, maximumFileSize: maximumFileSize, maximumFiles: maximumFiles,
      details: details, limit: 1_000, now: { Date() }, write: { Glibc.write($0, $1, $2) }, onReport: onReport)
  }

  init(
    directory: URL, telemetry: Telemetry, maximumFileSize: Int, maximumFiles: Int, details: Details, limit: Int,
    now: @escaping @Sendable () -> Date, write: @escaping RotatingFile.Write,
    onReport: @escaping @Sendable (StorageReport) -> Void
  ) {
    self.telemetry = telemetry
    let file = ErrorReportFile {
      RotatingFile(directory: directory, maximumSize: maximumFileSize, maximumFiles: maximumFiles, write: write)
    }
    self.file = file
    let writer = BufferedWriter<ErrorReport>(
      path: RotatingFile.path(in: directory), limit: limit, onReport: onReport
    ) { await file.write($0) }
    sink = ErrorReportSink(writer, details: details, now: now)
  }

  /// Makes the folder, opens the file, and listens.
  public func start() async throws {
    try await file.open()
    sink.writer.start()
    telemetry.add(sink)
  }

  /// Listens no more, and writes what is left.
  public func stop() async {
    telemetry.remove(sink)
    await sink.writer.stop()
  }
}
