import Foundation
import Glibc

enum LiveClientError: Error {
  case noServer
  case notConnected
  case unexpected(String)
}

/// The thinnest browser: loads the page, joins, clicks, and counts what travels.
struct LiveClient {
  private let port: Int
  private var socket: Int32
  private var received: [UInt8] = []
  private var event = 0
  private var lastPatch = 0
  /// Bytes up and down on the live connection, framing included.
  private(set) var bytes = 0

  init(port: Int) throws {
    self.port = port
    socket = try LiveClient.connect(port)
  }

  private static func connect(_ port: Int) throws -> Int32 {
    let handle = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(handle, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw LiveClientError.notConnected }
    var one: Int32 = 1
    setsockopt(handle, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
    return handle
  }

  /// Loads the page, joins, and finds the node and element of the control with a tag.
  mutating func open(tagged tag: String) throws -> (node: Int, element: Int) {
    send(Array("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n".utf8))
    let page = String(decoding: readAll(), as: UTF8.self)
    close(socket)
    guard let cookie = page.firstMatch(of: /[Ss]et-[Cc]ookie: ([^;\r]+)/)?.1,
      let token = page.firstMatch(of: /<meta name="espalier" content="([^"]+)"/)?.1,
      let version = page.firstMatch(of: /<meta name="espalier-version" content="([^"]+)"/)?.1
    else { throw LiveClientError.unexpected(String(page.prefix(2_000))) }
    guard let place = page.range(of: "data-tag=\"\(tag)\"") else { throw LiveClientError.unexpected("no \(tag)") }
    guard let node = page[..<place.lowerBound].matches(of: /data-e="(\d+)\./).last.flatMap({ Int($0.1) }),
      let tagStart = page[..<place.lowerBound].lastIndex(of: "<"),
      let element = page[tagStart...].firstMatch(of: /data-on="tap:(\d+)/).flatMap({ Int($0.1) })
    else { throw LiveClientError.unexpected("no node for \(tag)") }

    socket = try LiveClient.connect(port)
    send(
      Array(
        """
        GET /-/live HTTP/1.1\r
        Host: 127.0.0.1:\(port)\r
        Origin: http://127.0.0.1:\(port)\r
        Cookie: \(cookie)\r
        Connection: Upgrade\r
        Upgrade: websocket\r
        Sec-WebSocket-Version: 13\r
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
        Sec-WebSocket-Protocol: espalier-1\r
        \r\n
        """.utf8))
    while received.firstRange(of: Array("\r\n\r\n".utf8)) == nil { try readMore() }
    if let end = received.firstRange(of: Array("\r\n\r\n".utf8)) { received.removeSubrange(..<end.upperBound) }
    sendFrame("[0,\"\(token)\",0,\"/\",1,{\"version\":\"\(version)\"}]")
    _ = try readFrame()
    return (node, element)
  }

  /// Closes the connection, as a browser does whose tab is closed.
  func hangUp() { close(socket) }

  /// Sends a click and waits until it is acknowledged.
  mutating func click(_ control: (node: Int, element: Int)) throws {
    let event = press(control)
    while true { if let acknowledged = note(try readFrame()), acknowledged >= event { return } }
  }

  /// Sends a click; returns its number, by which it is acknowledged later.
  @discardableResult mutating func press(_ control: (node: Int, element: Int)) -> Int {
    event += 1
    sendFrame("[\(event),\(lastPatch),\"tap\",\(control.node),\(control.element)]")
    return event
  }

  /// Reads what has come; returns the number of the last click that it acknowledges, if it does.
  mutating func receive() throws -> Int? {
    try readMore()
    var acknowledged: Int?
    while let text = takeFrame() { acknowledged = text.flatMap { note($0) } ?? acknowledged }
    return acknowledged
  }

  /// The socket for which the system is asked to wait until something is heard.
  var descriptor: Int32 { socket }

  /// Takes note of a patch; returns the number of the click that it acknowledges.
  private mutating func note(_ text: String) -> Int? {
    let numbers = text.dropFirst().prefix { $0 != "[" && $0 != "]" }.split(separator: ",").compactMap { Int($0) }
    guard numbers.count >= 2 else { return nil }
    if numbers[0] > 0 { lastPatch = numbers[0] }
    return numbers[1]
  }

  private mutating func sendFrame(_ text: String) {
    let payload = Array(text.utf8)
    var frame: [UInt8] = [0x81]
    if payload.count < 126 {
      frame.append(0x80 | UInt8(payload.count))
    } else {
      frame += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    }
    frame += [0, 0, 0, 0] + payload
    bytes += frame.count
    send(frame)
  }

  private mutating func readFrame() throws -> String {
    while true {
      guard let text = takeFrame() else {
        try readMore()
        continue
      }
      if let text { return text }
    }
  }

  /// Takes a whole frame out of what was received: its text, or none of another kind; nil while there is no whole one.
  private mutating func takeFrame() -> String?? {
    guard received.count >= 2 else { return nil }
    let said = received[1] & 127
    let header = said == 127 ? 10 : said == 126 ? 4 : 2
    guard received.count >= header else { return nil }
    let length = header == 2 ? Int(said) : received[2..<header].reduce(0) { $0 << 8 | Int($1) }
    guard received.count >= header + length else { return nil }
    let isText = received[0] & 15 == 1
    let text = String(decoding: received[header..<(header + length)], as: UTF8.self)
    received.removeSubrange(..<(header + length))
    bytes += header + length
    return .some(isText ? text : nil)
  }

  private func send(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count <= 0 { return }
      sent += count
    }
  }

  private mutating func readMore() throws {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &buffer, buffer.count, 0)
    guard count > 0 else { throw LiveClientError.notConnected }
    received += buffer[..<count]
  }

  private func readAll() -> [UInt8] {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(socket, &buffer, buffer.count, 0)
      if count <= 0 { return all }
      all += buffer[..<count]
    }
  }
}
