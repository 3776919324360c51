package import Espalier
import Foundation
import Observation
package import WalletBanking
import WalletFeatures
import WalletValues

/// The limits of a card: how much of them is spent above, and a form for others below.
@MainActor @Observable package final class LimitsScene: PresentedScene, LimitsViewable {
  @ObservationIgnored package var presenter: (any LimitsPresenting)?
  package var alerts: [Dialog] = []
  private var card: Loadable<CardVersion> = .idle
  private var form: Form<LimitsEntry>?
  private var wasChangedElsewhere = false
  private var connecting: String?
  @ObservationIgnored @Environment(\.formats) private var formats
  @ObservationIgnored private let way: BankConnecting?

  /// Makes the scene; a factory gives it its presenter.
  package init(connecting way: BankConnecting?) { self.way = way }

  // MARK: What it is told

  package func show(_ card: Loadable<CardVersion>) {
    self.card = card
    connecting = nil
    wasChangedElsewhere = false
  }

  package func edit(_ form: Form<LimitsEntry>) { self.form = form }

  package func sayChangedElsewhere() { wasChangedElsewhere = true }

  package func askToConnect(_ message: String) { connecting = message }

  // MARK: What it shows

  package var unsavedChanges: UnsavedChanges? {
    guard presenter?.isEdited == true else { return nil }
    return UnsavedChanges(.localized(.cardsLeaveQuestion), message: .localized(.cardsLeaveMessage))
  }

  package var screen: Screen {
    Screen(
      title: card.value?.card.name ?? .localized(.cardsLimits), subtitle: .localized(.cardsLimitsSubtitle),
      layout: .form
    ) {
      if let connecting {
        Section.empty(
          .connecting(connecting, icon: CardsAppearance.icon, by: way) { [weak self] in await self?.presenter?.load() })
      } else {
        whenLoaded(
          card, skeleton: CardsAppearance.skeletonRows, retry: { [weak self] in await self?.presenter?.load() }
        ) { version in
          if wasChangedElsewhere { changed(version.card) }
          Section("card") { Row(CardSummary(version.card, formats: formats)) }
          if let form { fields(form, of: version.card) }
        }
      }
    }
    .showing(alertsOf: self)
  }

  private func changed(_ card: Card) -> Section {
    Section("changed", header: .localized(.cardsChangedElsewhereTitle), layout: .plain) {
      Row(
        Label.with(
          .text(.cardsChangedElsewhereWords), .color(CardsAppearance.changed), .accessibilityRole(.alert))
      ).id("words")
      Row(Fact(name: .localized(.cardsDayNow), value: formats.amount(card.limits.daily), hasTabularFigures: true)).id(
        "daily")
      Row(Fact(name: .localized(.cardsMonthNow), value: formats.amount(card.limits.monthly), hasTabularFigures: true))
        .id("monthly")
    }
  }

  @ScreenBuilder private func fields(_ form: Form<LimitsEntry>, of card: Card) -> [Section] {
    let step = pow(10, -Double(card.currency.minorUnitDigits))
    Section.problems(of: form)
    Section("limits", layout: .form) {
      Row(
        NumberField.with(
          .label(.localized(.cardsDay)), .hint(.localized(.cardsIn(currency: card.currency.code))), .step(step),
          .field(form.daily))
      ).id("daily")
      Row(
        NumberField.with(
          .label(.localized(.cardsMonth)), .hint(.localized(.cardsIn(currency: card.currency.code))), .step(step),
          .field(form.monthly))
      ).id("monthly")
      Row(Button.with(.title(.cardsSave), .submits(form))).id("save")
    }
  }
}
