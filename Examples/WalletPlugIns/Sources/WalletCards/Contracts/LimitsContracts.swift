import Espalier
import WalletValues

/// What the view of a card's limits can be told to show.
@MainActor protocol LimitsViewable: Viewable {
  func showLimits(_ limits: LimitsEntry, of name: String, currency: Currency)
  func showFailure(_ error: any Error)
  func showSaved()
  func showChangedElsewhere(_ limits: LimitsEntry)
}

/// What a person can do about a card's limits.
@MainActor protocol LimitsPresenting: Presenting {
  func save(_ limits: LimitsEntry) async throws
}

/// The work behind a card's limits.
protocol LimitsInteractor: Interactor {
  func card(_ id: String) async throws -> (card: VersionedCard, currency: Currency)
  func change(_ card: VersionedCard, to limits: Card.Limits) async throws -> VersionedCard
}

/// The limits as a person writes them, in whole units of the currency and parts of it.
struct LimitsEntry: Hashable, Sendable, Codable {
  var daily: Double?
  var monthly: Double?
}
