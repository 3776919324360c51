import Logging
import Synchronization

/// Everything that was logged, as text.
final class LogBook: Sendable {
  private let lines = Mutex<[String]>([])
  func add(_ line: String) { lines.withLock { $0.append(line) } }
  var text: String { lines.withLock { $0.joined(separator: "\n") } }
}

/// Writes what is logged into a book.
struct BookHandler: LogHandler {
  let book: LogBook
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.trace

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    book.add("\(event.message) \(metadata) \(event.metadata ?? [:])")
  }
}
