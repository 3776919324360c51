internal import Foundation

/// A listening socket.
enum Listening {
  private static let backlog: Int32 = 1_024

  /// Opens a socket that listens at an address.
  /// - Throws: ``SupervisorError/portTaken(host:port:)`` and, if the address does not belong to this machine,
  ///   ``SupervisorError/worker(reason:)``.
  static func begin(host: String, port: Int) throws(SupervisorError) -> (descriptor: Int32, port: Int) {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_PASSIVE
    var found: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(host, "\(port)", &hints, &found)
    guard code == 0, let address = found else {
      throw .worker(reason: "\(host) is no address: \(String(cString: gai_strerror(code)))")
    }
    defer { freeaddrinfo(found) }
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let descriptor = socket(address.pointee.ai_family, type, 0)
    guard descriptor >= 0 else { throw failure(host, port) }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    guard bind(descriptor, address.pointee.ai_addr, address.pointee.ai_addrlen) == 0, listen(descriptor, backlog) == 0
    else {
      defer { close(descriptor) }
      throw failure(host, port)
    }
    return (descriptor, self.port(of: descriptor) ?? port)
  }

  private static func failure(_ host: String, _ port: Int) -> SupervisorError {
    errno == EADDRINUSE
      ? .portTaken(host: host, port: port) : .worker(reason: "\(host):\(port): \(String(cString: strerror(errno)))")
  }

  private static func port(of descriptor: Int32) -> Int? {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let code = withUnsafeMutablePointer(to: &storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
    }
    guard code == 0 else { return nil }
    // Both kinds of addresses have the port at the same offset.
    return withUnsafeBytes(of: &storage) {
      Int(UInt16(bigEndian: $0.loadUnaligned(fromByteOffset: 2, as: UInt16.self)))
    }
  }
}
