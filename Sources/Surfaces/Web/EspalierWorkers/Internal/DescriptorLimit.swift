internal import Foundation
internal import NIOCore

/// The system's limit on the files and connections that this process may have open.
package enum DescriptorLimit {
  /// The current limit (`ulimit -n`).
  package static var current: Int {
    var limit = rlimit()
    #if canImport(Darwin)
      let resource = RLIMIT_NOFILE
    #else
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < rlim_t(Int32.max) else { return Int(Int32.max) }
    return Int(limit.rlim_cur)
  }

  /// The number of descriptors that are open now: databases, files, and those that were inherited at the program's
  /// start.
  package static var open: Int {
    #if canImport(Darwin)
      let folder = "/dev/fd"
    #else
      let folder = "/proc/self/fd"
    #endif
    // Reading the list opens a descriptor of its own.
    if let names = try? FileManager.default.contentsOfDirectory(atPath: folder) { return max(0, names.count - 1) }
    return (0..<Int32(clamping: min(current, 65_536))).count { fcntl($0, F_GETFD) >= 0 }
  }

  /// The number of descriptors that the server itself opens while it is running.
  ///
  /// These are three for each event loop, those that the server listens with, and one that is reserved for refusing
  /// connections.
  package static var ownLater: Int { 3 * System.coreCount + 5 }

  /// Returns the number of connections that may be open, so that enough descriptors remain for databases and files.
  ///
  /// The connections may use all free descriptors except the reserve, and always at least half of the free ones.
  ///
  /// - Parameter taken: The number of descriptors that are not connections: those that are open at the start, and those
  ///   that the server itself opens.
  package static func connections(wanted: Int, descriptors: Int, taken: Int, reserve: Int) -> Int {
    let free = max(0, descriptors - taken)
    return max(1, min(wanted, max(free - reserve, free / 2)))
  }
}
