internal import EspalierConnectors
internal import Foundation

/// A line of a file of error reports.
struct ErrorReport: Encodable, Sendable {
  private static let maximumLength = 2_000

  let time: String
  let number: String?
  let error: String
  private(set) var details: String?
  let surface: String?
  let session: String?
  let route: String?
  let module: String?

  init(_ failure: TelemetryFailure, at place: TelemetryPlace, time: Date, details: String?) {
    self.time = time.formatted(.iso8601)
    number = Self.short(failure.number)
    error = Self.short(failure.name) ?? ""
    self.details = Self.short(details)
    surface = Self.short(place.surface)
    session = Self.short(place.session)
    route = Self.short(place.pattern)
    module = Self.short(place.module)
  }

  /// Returns the report with the error's message after a redaction.
  func redacted(by redaction: Redaction) -> ErrorReport {
    var report = self
    report.details = Self.short(details.map(redaction.redacted))
    return report
  }

  /// Returns the report as JSON, with a line feed at its end and none within.
  func line() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try Array(encoder.encode(self)) + [UInt8(ascii: "\n")]
  }

  private static func short(_ text: String?) -> String? { text.map { String($0.prefix(maximumLength)) } }
}
