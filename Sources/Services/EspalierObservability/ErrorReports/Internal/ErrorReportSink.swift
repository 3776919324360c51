internal import EspalierConnectors
internal import Foundation

/// A sink that passes the errors that a person was shown to the writer.
final class ErrorReportSink: TelemetrySink {
  let writer: BufferedWriter<ErrorReport>
  private let details: ErrorReportsConnector.Details
  private let now: @Sendable () -> Date

  init(
    _ writer: BufferedWriter<ErrorReport>, details: ErrorReportsConnector.Details, now: @escaping @Sendable () -> Date
  ) {
    self.writer = writer
    self.details = details
    self.now = now
  }

  func receive(_ event: TelemetryEvent) {
    guard event.kind == .failure, let failure = event.failure else { return }
    let words: String? =
      switch details {
      case .omitted: nil
      case .redacted: failure.details
      }
    writer.add(ErrorReport(failure, at: event.place, time: now(), details: words))
  }
}

/// The file of reports, which only the writing task uses.
actor ErrorReportFile {
  private let file: RotatingFile
  /// The redaction of the error's message. It is applied when the file is written, and not in the sink, because the
  /// app's work waits for the sink.
  private let redaction: Redaction?

  init(redaction: Redaction?, _ makeFile: @Sendable () -> RotatingFile) {
    self.redaction = redaction
    file = makeFile()
  }

  func open() throws { try file.open() }

  func write(_ reports: [ErrorReport]) -> BufferedWriter<ErrorReport>.Outcome {
    for (index, report) in reports.enumerated() {
      let report = redaction.map(report.redacted) ?? report
      do { try file.append(report.line()) } catch { return (index, error) }
    }
    return (reports.count, nil)
  }
}
