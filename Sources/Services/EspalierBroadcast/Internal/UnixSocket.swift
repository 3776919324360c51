internal import Foundation
internal import Glibc

/// The system calls for sockets that preserve packet boundaries. None of the calls blocks.
enum UnixSocket {
  enum Sending { case sent, full, tooLarge, broken }
  enum Receiving { case frame(Int), nothing, end }
  enum Connecting { case connected(Int32), busy, refused, failed }

  /// Returns a socket type that does not block, and that child processes do not inherit.
  static func kind(_ type: __socket_type) -> Int32 {
    Int32(type.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
  }

  /// Returns the system's description of the error of the call that has just failed.
  static func reason() -> String { String(cString: strerror(errno)) }

  /// Creates a socket at a path that others can connect to; returns -1 if that fails.
  static func listen(at path: String) -> Int32 {
    let descriptor = socket(AF_UNIX, kind(SOCK_SEQPACKET), 0)
    guard descriptor >= 0 else { return -1 }
    let isBound = withAddress(path) { bind(descriptor, $0, $1) == 0 } ?? false
    if isBound, chmod(path, 0o600) == 0, Glibc.listen(descriptor, 128) == 0 { return descriptor }
    let error = errno
    _ = close(descriptor)
    errno = error
    return -1
  }

  static func connect(to path: String) -> Connecting {
    let descriptor = socket(AF_UNIX, kind(SOCK_SEQPACKET), 0)
    guard descriptor >= 0 else { return .busy }
    let isConnected = withAddress(path) { Glibc.connect(descriptor, $0, $1) == 0 } ?? false
    if isConnected { return .connected(descriptor) }
    let error = errno
    _ = close(descriptor)
    switch error {
    case EAGAIN, EINTR, ENOMEM, ENOBUFS: return .busy
    case ECONNREFUSED: return .refused
    default: return .failed
    }
  }

  /// Accepts the next connection; nil if no connection waits, or if the process has no descriptor for it.
  static func accept(_ listener: Int32) -> Int32? {
    let descriptor = Glibc.accept(listener, nil, nil)
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    return descriptor
  }

  /// Returns true if the process at the other end belongs to the user who runs this one.
  static func isOfThisUser(_ descriptor: Int32) -> Bool {
    // The system's `ucred`: process, user and group.
    var credentials: (pid: Int32, user: UInt32, group: UInt32) = (0, .max, .max)
    var size = socklen_t(MemoryLayout.size(ofValue: credentials))
    return getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &size) == 0 && credentials.user == geteuid()
  }

  @discardableResult static func send(_ bytes: [UInt8], to descriptor: Int32) -> Sending {
    while true {
      let count = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
      if count >= 0 { return .sent }
      switch errno {
      case EINTR: continue
      case EAGAIN, ENOBUFS, ENOMEM: return .full
      case EMSGSIZE: return .tooLarge
      default: return .broken
      }
    }
  }

  /// Receives the next packet. If the packet did not fit into the buffer, the returned size is greater than the
  /// buffer's.
  static func receive(_ descriptor: Int32, into buffer: inout [UInt8]) -> Receiving {
    while true {
      let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT) | Int32(MSG_TRUNC))
      if count > 0 { return .frame(count) }
      if count == 0 { return .end }
      switch errno {
      case EINTR: continue
      case EAGAIN: return .nothing
      default: return .end
      }
    }
  }

  /// Calls a closure with the address of a path; nil if the path is too long for an address.
  private static func withAddress<Result>(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
      errno = ENAMETOOLONG
      return nil
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
  }
}
