internal import Foundation

/// A try to listen on a port of this machine.
enum PortProbe: Equatable {
  case free
  case taken
  case refused(String)

  static func probe(_ port: Int) -> PortProbe {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return .refused(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    // As the server does, so that a connection that has just ended does not count.
    var reuse: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &reuse, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port).bigEndian)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    if result == 0 { return listen(descriptor, 1) == 0 ? .free : .taken }
    return errno == EADDRINUSE ? .taken : .refused(String(cString: strerror(errno)))
  }
}
