import Foundation
import Glibc

/// An answer that came over one connection, byte for byte.
struct RawAnswer: Sendable {
  var status: Int
  var headers: [String: String]
  var body: Data
  /// True if the body is as long as its head says.
  var isWhole: Bool

  var text: String { String(decoding: body, as: UTF8.self) }

  subscript(_ header: String) -> String? { headers[header.lowercased()] }

  func json() throws -> [String: Any] {
    guard let object = try JSONSerialization.jsonObject(with: body) as? [String: Any] else { throw RawFailure() }
    return object
  }

  func code() throws -> String? { try json()["code"] as? String }
}

struct RawFailure: Error {}

/// Runs blocking work on a thread of its own: tasks share a few threads, and the bank runs on them too.
func blocking<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
  }
}

/// A connection to the bank that hides nothing: one request, one answer, and it can be dropped at any time.
final class RawConnection: Sendable {
  private let socket: Int32

  init(to url: URL) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(url.port ?? 0)).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    // The connection is made by now, so its end closes the socket.
    guard result == 0 else { throw RawFailure() }
    // A limit against a bank that hangs, so that a broken test ends.
    var limit = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(socket) }

  func send(_ data: Data) async throws {
    try await blocking {
      var rest = data[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.send(self.socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        guard count > 0 else { throw RawFailure() }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Receives everything until the bank closes, or until `isEnough`.
  func receive(until isEnough: (Data) -> Bool) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !isEnough(data) {
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      data.append(contentsOf: buffer[..<count])
    }
    return data
  }

  func answer(isHead: Bool = false) async throws -> RawAnswer {
    try await blocking {
      let data = self.receive { Self.parse($0, isHead: isHead)?.isWhole ?? false }
      guard let answer = Self.parse(data, isHead: isHead) else { throw RawFailure() }
      return answer
    }
  }

  /// Returns the text that came until a mark was in it more than so many times, or until the bank closed.
  func text(until mark: String, times: Int) async throws -> String {
    try await blocking {
      let data = self.receive { String(decoding: $0, as: UTF8.self).components(separatedBy: mark).count > times }
      return String(decoding: data, as: UTF8.self)
    }
  }

  private static func parse(_ data: Data, isHead: Bool) -> RawAnswer? {
    guard let end = data.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    guard let status = lines[0].split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    let body = Data(data[end.upperBound...])
    let length = isHead || status == 204 || status == 304 ? 0 : headers["content-length"].flatMap { Int($0) }
    return RawAnswer(status: status, headers: headers, body: body, isWhole: length.map { body.count >= $0 } ?? false)
  }
}
