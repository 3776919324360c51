import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A connection to a port of this machine. Its calls block, so call them on a thread of Dispatch or on one of your own.
final class LoopbackSocket: Sendable {
  struct Failure: Error { let what: String }

  /// The descriptor, guarded so that shutting down never uses a number that the system has reused.
  private let open: Mutex<Int32?>
  /// The longest time for sending or receiving; nil for no limit.
  private let limit: Duration?

  init(port: Int, limit: Duration?) throws {
    self.limit = limit
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let socket = socket(AF_INET, kind, 0)
    guard socket >= 0 else { throw Failure(what: Self.reason) }
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    var time = timeval(tv_sec: limit.map { Int($0.components.seconds) + 1 } ?? 0, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(truncatingIfNeeded: port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      let reason = Self.reason
      systemClose(socket)
      throw Failure(what: reason)
    }
    open = Mutex(socket)
  }

  /// Removes the time limit of sending and receiving, for messages that arrive at any time.
  func removeLimit() {
    guard let socket = open.withLock({ $0 }) else { return }
    var time = timeval(tv_sec: 0, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close() }

  /// Sends all of the bytes.
  func send(_ bytes: Data) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let socket = open.withLock({ $0 }) else { throw Failure(what: "the connection was closed") }
      let count = rest.withUnsafeBytes { systemSend(socket, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Failure(what: Self.reason) }
      rest = rest.dropFirst(count)
    }
  }

  /// Returns the bytes that have arrived, and waits for the first of them; empty when the other side has closed.
  func receive() throws -> [UInt8] {
    guard let socket = open.withLock({ $0 }) else { return [] }
    while true {
      var failure: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { block, count in
        let received = recv(socket, block.baseAddress, block.count, 0)
        failure = received < 0 ? errno : 0
        count = max(0, received)
      }
      if failure == 0 { return bytes }
      if failure == EINTR { continue }
      if failure == EAGAIN, let limit { throw Failure(what: "not within \(limit.words)") }
      throw Failure(what: String(cString: strerror(failure)))
    }
  }

  /// Ends calls that are in progress on other threads. Those threads then close the connection.
  func shutDown() {
    open.withLock { if let socket = $0 { _ = shutdown(socket, Int32(SHUT_RDWR)) } }
  }

  /// Closes the connection. Only the receiving thread may call it, so that no other thread still waits with the
  /// descriptor.
  func close() {
    open.withLock { socket in
      if let open = socket { systemClose(open) }
      socket = nil
    }
  }

  private static var reason: String { String(cString: strerror(errno)) }
}

/// Calls the system's function, which a method of the same name hides.
private func systemClose(_ socket: Int32) { _ = close(socket) }

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
