import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One request and its answer over a connection to a port of this machine.
///
/// The calls block, so they run on a thread of Dispatch and never on one of the few that run Swift's tasks.
final class LoopbackExchange: Sendable {
  struct Failure: Error { let what: String }

  private let port: Int
  private let limit: Duration
  /// The open connection. Guarded, so that a cancellation never touches a number that was given away again.
  private let connection = Mutex<Int32?>(nil)

  init(port: Int, limit: Duration) {
    self.port = port
    self.limit = limit
  }

  /// Sends the request and answers the body of the response.
  func exchange(_ request: Data) async throws -> Data {
    try Task.checkCancellation()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(with: Result { try self.exchangeBlocking(request) }) }
      }
    } onCancel: {
      connection.withLock { if let open = $0 { _ = shutdown(open, Int32(SHUT_RDWR)) } }
    }
  }

  private func exchangeBlocking(_ request: Data) throws -> Data {
    let deadline = ContinuousClock.now + limit
    let socket = try connect()
    connection.withLock { $0 = socket }
    defer {
      connection.withLock { $0 = nil }
      close(socket)
    }
    try send(request, over: socket)
    var received = Data()
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let body = Self.completeBody(of: received) { return body }
      guard ContinuousClock.now < deadline else { throw Failure(what: "not within \(limit.words)") }
      let count = recv(socket, &block, block.count, 0)
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw Failure(what: errno == EAGAIN ? "not within \(limit.words)" : Self.reason) }
      if count == 0 { throw Failure(what: "the connection was closed before the answer was complete") }
      received.append(contentsOf: block.prefix(count))
    }
  }

  private func connect() throws -> Int32 {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let socket = socket(AF_INET, kind, 0)
    guard socket >= 0 else { throw Failure(what: Self.reason) }
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    var time = timeval(tv_sec: Int(limit.components.seconds) + 1, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(truncatingIfNeeded: port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        systemConnect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      let reason = Self.reason
      close(socket)
      throw Failure(what: reason)
    }
    return socket
  }

  private func send(_ request: Data, over socket: Int32) throws {
    var rest = request[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemSend(socket, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Failure(what: Self.reason) }
      rest = rest.dropFirst(count)
    }
  }

  /// The body, once all of it has arrived: chromedriver tells its length in every answer.
  private static func completeBody(of received: Data) -> Data? {
    guard let end = received.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let head = String(decoding: received[..<end.lowerBound], as: UTF8.self).lowercased()
    let length = head.components(separatedBy: "\r\n").lazy
      .filter { $0.hasPrefix("content-length:") }
      .compactMap { Int($0.dropFirst("content-length:".count).trimmingCharacters(in: .whitespaces)) }.first
    let body = received[end.upperBound...]
    guard let length, body.count >= length else { return nil }
    return Data(body.prefix(length))
  }

  private static var reason: String { String(cString: strerror(errno)) }
}

/// The system's function, which a method of the same name hides.
private func systemConnect(_ socket: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t) -> Int32 {
  connect(socket, address, length)
}

/// Sends without the signal that would end the process when the other side is gone.
private func systemSend(_ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    var yes: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    return send(socket, bytes, count, 0)
  #else
    return send(socket, bytes, count, Int32(MSG_NOSIGNAL))
  #endif
}
