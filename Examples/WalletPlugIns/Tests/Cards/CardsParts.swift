import Espalier
import Testing
import WalletCards
import WalletValues

/// A card for the tests of a part alone.
func card(
  _ id: String = "7", isFrozen: Bool = false, daily: Int64 = 50_000, monthly: Int64 = 200_000
) throws -> Card {
  let euro = try #require(Currency(code: "EUR"))
  func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: euro) }
  return Card(
    id: id, name: "Everyday", lastDigits: "4242", account: "Giro", isFrozen: isFrozen,
    limits: Card.Amounts(daily: money(daily), monthly: money(monthly)),
    spent: Card.Amounts(daily: money(1_250), monthly: money(50_000)))
}

/// The list's view, written down.
@MainActor final class WrittenCardsView: CardsViewable {
  var alerts: [Dialog] = []

  /// Takes the visible alert away, as an answer of a person does.
  func takeAlert() -> Dialog? { alerts.isEmpty ? nil : alerts.removeFirst() }

  /// Answers the visible alert with its last button.
  func agree() async throws { try await takeAlert()?.buttons.last?.action?() }

  var activity = 0 { didSet { most = max(most, activity) } }
  private(set) var most = 0
  private(set) var shown: [Loadable<[Card]>] = []
  private(set) var connecting: [String] = []

  func show(_ cards: Loadable<[Card]>) { shown.append(cards) }
  func askToConnect(_ message: String) { connecting.append(message) }
}

/// The view of a card's limits, written down.
@MainActor final class WrittenLimitsView: LimitsViewable {
  var alerts: [Dialog] = []
  private(set) var card: Loadable<CardVersion> = .idle
  private(set) var form: Form<LimitsEntry>?
  private(set) var changes = 0
  private(set) var connecting: [String] = []

  func show(_ card: Loadable<CardVersion>) { self.card = card }
  func edit(_ form: Form<LimitsEntry>) { self.form = form }
  func sayChangedElsewhere() { changes += 1 }
  func askToConnect(_ message: String) { connecting.append(message) }
}

/// The router of both, which writes down where it was sent.
@MainActor final class WrittenRouter: CardsRouting, LimitsRouting {
  private(set) var ways: [CardsRoute] = []

  func showLimits(ofCard id: Card.ID) { ways.append(.limits(id)) }
  func showCards() { ways.append(.list) }
}
