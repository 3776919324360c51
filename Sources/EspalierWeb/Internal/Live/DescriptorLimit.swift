internal import Foundation

/// The limit of files and connections that the system lets this process have open.
enum DescriptorLimit {
  /// The limit that holds now (`ulimit -n`).
  static var current: Int {
    var limit = rlimit()
    #if canImport(Darwin)
      let resource = RLIMIT_NOFILE
    #else
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < rlim_t(Int32.max) else { return Int(Int32.max) }
    return Int(limit.rlim_cur)
  }

  /// Returns the number of connections that may be open so that enough descriptors are left for databases and files:
  /// all but the reserve, but at least half of them.
  static func connections(wanted: Int, descriptors: Int, reserve: Int) -> Int {
    max(1, min(wanted, max(descriptors - reserve, descriptors / 2)))
  }
}
