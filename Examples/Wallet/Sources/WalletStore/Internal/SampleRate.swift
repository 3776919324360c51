import Foundation
import Synchronization

/// How often sample data are made for strangers: so often for one network, and so often for all.
///
/// It is forgotten with the process; what strangers can fill the database with is bounded by
/// ``WalletDatabase/maximumSamples``.
final class SampleRate: Sendable {
  /// How many samples one network gets in a span of time, and how many all get.
  static let ofNetwork = 6
  static let ofAll = 60
  static let span: TimeInterval = 10 * 60

  private struct State {
    var began = 0.0
    var networks: [String: Int] = [:]
    var all = 0
  }

  private let state = Mutex(State())

  /// Counts a sample in; false when there have been too many.
  func take(for network: String, at moment: Date) -> Bool {
    let now = moment.timeIntervalSince1970
    return state.withLock { state in
      if now - state.began >= Self.span || now < state.began { state = State(began: now) }
      let own = state.networks[network, default: 0]
      guard own < Self.ofNetwork, state.all < Self.ofAll else { return false }
      state.networks[network] = own + 1
      state.all += 1
      return true
    }
  }
}
