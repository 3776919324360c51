import Foundation

/// A TCP connection that sends exactly what a test wants, and nothing that a well-behaved client would.
final class RawConnection: Sendable {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let descriptor: Int32
  /// Reading and writing block, so they happen outside of the threads that tasks share with the server.
  private let reading = DispatchQueue(label: "read")
  private let writing = DispatchQueue(label: "write")

  init(port: Int, host: String = "127.0.0.1", receiveBuffer: Int32? = nil) throws {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    if var receiveBuffer {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, socklen_t(MemoryLayout<Int32>.size))
    }
    // Only a test that fails waits for so long; where many run at once, each is slow.
    var patience = timeval(tv_sec: 300, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr(host)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Failure(description: "connect: \(String(cString: strerror(errno)))") }
  }

  deinit { close(descriptor) }

  func send(_ text: String) async throws { try await send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      writing.async { [descriptor] in
        var sent = 0
        while sent < bytes.count {
          let count = bytes[sent...].withUnsafeBytes {
            Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
          }
          guard count > 0 else {
            return continuation.resume(throwing: Failure(description: "send: \(String(cString: strerror(errno)))"))
          }
          sent += count
        }
        continuation.resume()
      }
    }
  }

  /// Receives the next bytes; empty at the end of the connection.
  func receive(atMost count: Int = 65_536) async throws -> [UInt8] {
    try await withCheckedThrowingContinuation { continuation in
      reading.async { [descriptor] in
        var bytes = [UInt8](repeating: 0, count: count)
        let received = recv(descriptor, &bytes, count, 0)
        if received < 0 && errno != ECONNRESET {
          return continuation.resume(throwing: Failure(description: "receive: \(String(cString: strerror(errno)))"))
        }
        continuation.resume(returning: Array(bytes.prefix(max(0, received))))
      }
    }
  }

  func receive(exactly count: Int) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let more = try await receive(atMost: count - bytes.count)
      guard !more.isEmpty else { throw Failure(description: "closed after \(bytes.count) of \(count) bytes") }
      bytes += more
    }
    return bytes
  }

  /// Returns true when the other side closes without another byte.
  func isClosed() async throws -> Bool { try await receive().isEmpty }

  /// Closes our side for good, as a browser that is killed.
  func abort() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  // MARK: HTTP

  func reply(toHead: Bool = false) async throws -> HTTPReply {
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) { head += try await receive(exactly: 1) }
    var reply = HTTPReply(head: String(decoding: head, as: UTF8.self))
    guard !toHead, reply.status != 304, reply.status != 204, reply.status != 101 else { return reply }
    if let length = reply["Content-Length"].flatMap({ Int($0) }) {
      reply.body = length == 0 ? [] : try await receive(exactly: length)
    } else if reply["Transfer-Encoding"] == "chunked" {
      while true {
        var line: [UInt8] = []
        while !line.suffix(2).elementsEqual("\r\n".utf8) { line += try await receive(exactly: 1) }
        let size = Int(String(decoding: line.dropLast(2), as: UTF8.self), radix: 16) ?? 0
        let chunk = try await receive(exactly: size + 2)
        guard size > 0 else { break }
        reply.body += chunk.dropLast(2)
      }
    }
    return reply
  }
}

struct HTTPReply: Sendable {
  var status: Int
  var fields: [(name: String, value: String)]
  var body: [UInt8] = []

  init(head: String) {
    let lines = head.components(separatedBy: "\r\n")
    status = Int(lines[0].split(separator: " ")[1]) ?? 0
    fields = lines.dropFirst().compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      return (String(line[..<colon]), line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
    }
  }

  subscript(_ name: String) -> String? { fields.first { $0.name.lowercased() == name.lowercased() }?.value }
  var text: String { String(decoding: body, as: UTF8.self) }

  /// The new value of the session cookie.
  var sessionCookie: String? {
    guard let cookie = self["Set-Cookie"], cookie.hasPrefix("espalier-session") else { return nil }
    return String(cookie.drop { $0 != "=" }.dropFirst().prefix { $0 != ";" })
  }

  /// The token of the page in this document.
  var pageToken: String? { content(of: "espalier") }
  var version: String? { content(of: "espalier-version") }

  func content(of name: String) -> String? {
    guard let start = text.range(of: "<meta name=\"\(name)\" content=\"") else { return nil }
    return String(text[start.upperBound...].prefix { $0 != "\"" })
  }
}
