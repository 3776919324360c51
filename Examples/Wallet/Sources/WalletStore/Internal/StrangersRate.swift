import Foundation
import Synchronization

/// A limit on the things that are made for strangers: one number for each network, and one for all.
///
/// The counts are forgotten with the process.
final class StrangersRate: Sendable {
  /// The number that one network gets in the span of time, and the number that all get together.
  private let ofNetwork: Int
  private let ofAll: Int
  private let span: TimeInterval

  private struct State {
    var began = 0.0
    var networks: [String: Int] = [:]
    var all = 0
  }

  private let state = Mutex(State())

  init(ofNetwork: Int, ofAll: Int, span: TimeInterval) {
    self.ofNetwork = ofNetwork
    self.ofAll = ofAll
    self.span = span
  }

  /// Counts one more; false when there have been too many.
  func take(for network: String, at moment: Date) -> Bool {
    let now = moment.timeIntervalSince1970
    return state.withLock { state in
      if now - state.began >= span || now < state.began { state = State(began: now) }
      let own = state.networks[network, default: 0]
      guard own < ofNetwork, state.all < ofAll else { return false }
      state.networks[network] = own + 1
      state.all += 1
      return true
    }
  }
}
