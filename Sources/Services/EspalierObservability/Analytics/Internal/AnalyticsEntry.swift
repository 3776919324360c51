internal import EspalierConnectors
internal import EspalierStorage
internal import Foundation

/// A row of the table of events.
struct AnalyticsEntry: Sendable {
  static let columns = [
    "time", "kind", "name", "surface", "session", "route", "module", "milliseconds", "bytes", "error", "number",
  ]
  static let table = """
    CREATE TABLE IF NOT EXISTS events (
      id INTEGER PRIMARY KEY, time TEXT NOT NULL, kind TEXT NOT NULL, name TEXT, surface TEXT, session TEXT, route TEXT,
      module TEXT, milliseconds REAL, bytes INTEGER, error TEXT, number TEXT)
    """
  static let insertion =
    "INSERT INTO events (\(columns.joined(separator: ", "))) "
    + "VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))"

  let epoch: Int
  let values: [SQLiteValue]

  init(kind: String, _ event: TelemetryEvent, time: Date, epoch: Int) {
    self.epoch = epoch
    values = [
      .text(time.formatted(.iso8601)), .text(kind), .optional(event.name), .optional(event.place.surface),
      .optional(event.place.session), .optional(event.place.pattern), .optional(event.place.module),
      event.duration.map { .real($0 / .milliseconds(1)) } ?? .null, event.bytes.map { .integer(Int64($0)) } ?? .null,
      .optional(event.failure?.name), .optional(event.failure?.number),
    ]
  }
}
