import Foundation
import Synchronization

/// How often something is made for strangers: so often for one network, and so often for all.
///
/// It is forgotten with the process.
final class StrangersRate: Sendable {
  /// How many one network gets in the span of time, and how many all get.
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

  /// Counts one in; false when there have been too many.
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
