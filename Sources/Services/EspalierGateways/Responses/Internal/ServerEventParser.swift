#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A parser of `text/event-stream` according to the HTML standard (9.2.6). It reads the stream in pieces that may end
/// at any byte.
struct ServerEventParser {
  private(set) var lastID = ""
  /// The wait before the next connection, as the server requested it; nil if it requested none.
  private(set) var retry: Duration?
  private var line: [UInt8] = []
  private var endsInReturn = false
  private var isFirstLine = true
  private var kind = ""
  private var data: [String] = []
  private var events: [ServerEvent] = []
  private let maximumBytes: Int
  /// The number of bytes of the current event's data so far.
  private var dataBytes = 0

  init(maximumBytes: Int) { self.maximumBytes = maximumBytes }

  /// Returns the events that are complete after a piece of the stream.
  mutating func read(_ piece: Data) throws -> [ServerEvent] {
    for byte in piece {
      if byte == 0x0A, endsInReturn {
        endsInReturn = false
        continue
      }
      endsInReturn = byte == 0x0D
      if byte == 0x0A || byte == 0x0D {
        take()
      } else {
        line.append(byte)
        guard line.count + dataBytes <= maximumBytes else { throw BodyTooLargeError(maximumBytes: maximumBytes) }
      }
    }
    defer { events = [] }
    return events
  }

  /// Prepares for a new connection; an incomplete event is discarded.
  mutating func restart() {
    (line, kind, data, dataBytes) = ([], "", [], 0)
    (endsInReturn, isFirstLine) = (false, true)
  }

  private mutating func take() {
    if isFirstLine, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    isFirstLine = false
    let text = String(decoding: line, as: UTF8.self)
    line.removeAll(keepingCapacity: true)
    guard !text.isEmpty else { return dispatch() }
    guard !text.hasPrefix(":") else { return }
    let name = text.prefix { $0 != ":" }
    var value = text.dropFirst(name.count + 1)
    if value.hasPrefix(" ") { value = value.dropFirst() }
    switch name {
    case "event": kind = String(value)
    case "data":
      data.append(String(value))
      dataBytes += value.utf8.count + 1
    case "id" where !value.contains("\0"): lastID = String(value)
    case "retry":
      if value.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let time = Int(value) {
        retry = .milliseconds(min(time, 3_600_000))
      }
    default: break
    }
  }

  private mutating func dispatch() {
    defer { (kind, data, dataBytes) = ("", [], 0) }
    guard !data.isEmpty else { return }
    events.append(
      ServerEvent(kind: kind.isEmpty ? "message" : kind, data: data.joined(separator: "\n"), id: lastID))
  }
}
