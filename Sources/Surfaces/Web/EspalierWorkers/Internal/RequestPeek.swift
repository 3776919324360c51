/// The session in the head of a connection's first request, read without removing it from the connection.
///
/// The session is not verified: a client that invents a session only chooses the worker that refuses it.
enum RequestPeek: Equatable, Sendable {
  /// More bytes must arrive before the session is known.
  case incomplete
  /// The session that the cookie of the request names; nil if the request names no session.
  case session(SessionNumber?)

  /// The greatest number of bytes of a head that are read. A worker must refuse a longer head.
  static let maximumBytes = 32 * 1_024

  private static let identifierLength = 32
  private static let cookieField = Array("cookie".utf8)

  /// - Parameters:
  ///   - bytes: The bytes that have arrived so far, from the beginning.
  ///   - names: The possible names of the session cookie.
  init(_ bytes: ArraySlice<UInt8>, cookies names: [String]) { self = Self.read(bytes, names) }

  private static func read(_ bytes: ArraySlice<UInt8>, _ names: [String]) -> RequestPeek {
    // Bytes that begin differently are not HTTP; a worker answers that at once.
    guard let first = bytes.first else { return .incomplete }
    guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return .session(nil) }
    var rest = bytes
    var found: SessionNumber?
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      var line = rest[..<end]
      rest = rest[(end + 1)...]
      if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
      if line.isEmpty { return .session(found) }
      if found == nil { found = session(in: line, names) }
    }
    return bytes.count >= maximumBytes ? .session(found) : .incomplete
  }

  private static func session(in line: ArraySlice<UInt8>, _ names: [String]) -> SessionNumber? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon - line.startIndex == cookieField.count,
      line[..<colon].elementsEqual(cookieField, by: { $0 | 0x20 == $1 })
    else { return nil }
    let value = line[(colon + 1)...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    for pair in value.split(separator: UInt8(ascii: ";")) {
      let pair = pair.drop { $0 == UInt8(ascii: " ") }
      guard let sign = pair.firstIndex(of: UInt8(ascii: "=")),
        names.contains(where: { $0.utf8.elementsEqual(pair[..<sign]) })
      else { continue }
      let identifier = pair[(sign + 1)...].prefix { $0 != UInt8(ascii: ".") }
      if identifier.count == identifierLength { return SessionNumber(rawValue: SessionNumber.number(of: identifier)) }
    }
    return nil
  }
}
