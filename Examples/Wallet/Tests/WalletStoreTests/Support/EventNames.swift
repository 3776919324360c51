import Synchronization
import WalletStore

/// Names writes as an event of a browser does.
final class EventNames: Sendable {
  private let state = Mutex<(event: Int, ordinals: [ClaimedWrite: Int])?>(nil)

  /// The writes of an event, from its first; nil for no event.
  func begin(_ event: Int?) { state.withLock { $0 = event.map { ($0, [:]) } } }

  func next(_ kind: ClaimedWrite) -> String? {
    state.withLock { state in
      guard let event = state?.event, let ordinal = state?.ordinals[kind, default: 0] else { return nil }
      state?.ordinals[kind] = ordinal + 1
      return "\(event).\(kind.rawValue).\(ordinal)"
    }
  }
}
