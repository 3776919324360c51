internal import Synchronization

/// The number of connections of each network, limited so that one network cannot use them all.
///
/// This machine itself and trusted proxies are not counted. The clients of a proxy are counted with each live
/// connection, which stays open; the proxy's other connections are its own, and last as long as its requests.
final class NetworkConnections: Sendable {
  private let maximum: Int
  private let trusted: [NetworkRange]
  private let counts = Mutex<[String: Int]>([:])

  /// - Parameters:
  ///   - maximum: The greatest number of connections of one network.
  ///   - trusted: The addresses of the trusted proxies.
  init(maximum: Int, trusted: [NetworkRange]) {
    self.maximum = max(1, maximum)
    self.trusted = trusted
  }

  /// Counts a connection; returns false if its network has too many.
  func begin(_ peer: NetworkAddress?) -> Bool {
    guard isCounted(peer) else { return true }
    let network = NetworkAddress.network(of: peer)
    return counts.withLock { counts in
      let count = counts[network, default: 0]
      guard count < maximum else { return false }
      counts[network] = count + 1
      return true
    }
  }

  /// Removes a counted connection.
  func end(_ peer: NetworkAddress?) {
    guard isCounted(peer) else { return }
    let network = NetworkAddress.network(of: peer)
    counts.withLock { counts in
      let count = counts[network, default: 0]
      counts[network] = count > 1 ? count - 1 : nil
    }
  }

  /// Returns true if connections from an address are counted. This machine and trusted proxies are not counted, because
  /// they connect for many clients.
  func isCounted(_ peer: NetworkAddress?) -> Bool {
    guard let peer else { return true }
    return !peer.isLoopback && !trusted.contains { $0.contains(peer) }
  }
}
