import Espalier
import Observation
import WalletValues

/// How much may be paid with a card: the view of the scene.
@MainActor @Observable
final class LimitsScene: PresentedScene, LimitsViewable {
  @ObservationIgnored var presenter: (any LimitsPresenting)?
  private let form = Form(
    LimitsEntry(),
    checks: [
      FormCheck(\.daily, "How much may be paid in a day?") { $0.daily != nil },
      FormCheck(\.monthly, "How much may be paid in a month?") { $0.monthly != nil },
      FormCheck(\.monthly, "A month's limit is no less than a day's.") { ($0.daily ?? 0) <= ($0.monthly ?? 0) },
    ])
  private var card: Loadable<Heading> = .idle
  private var toast: Toast?
  private var newer: LimitsEntry?

  private struct Heading: Sendable {
    let name: String
    let currency: Currency
  }

  init() {
    form.onSubmit { [weak self] entry in try await self?.presenter?.save(entry) }
  }

  func showLimits(_ limits: LimitsEntry, of name: String, currency: Currency) {
    form.reset(to: limits)
    card = .loaded(Heading(name: name, currency: currency))
  }

  func showFailure(_ error: any Error) { card = .failed(error, previous: card.value) }

  func showSaved() {
    newer = nil
    toast = Toast("The bank has the new limits.")
  }

  func showChangedElsewhere(_ limits: LimitsEntry) { newer = limits }

  var screen: Screen {
    Screen(title: "Limits", subtitle: card.value?.name ?? "", layout: .narrow) {
      whenLoaded(card) { card in
        if let newer {
          Section("newer", layout: .plain) {
            Row(
              Label.with(
                .text(
                  "The card was changed elsewhere meanwhile: \(text(newer.daily)) a day, \(text(newer.monthly)) a month. "
                    + "Save again to have yours."), .accessibilityRole(.alert)))
          }
        }
        Section.problems(of: form)
        Section("limits", layout: .form) {
          Row(NumberField.with(.label("A day, in \(card.currency.code)"), .range(0...1_000_000), .field(form.daily)))
            .id("daily")
          Row(
            NumberField.with(.label("A month, in \(card.currency.code)"), .range(0...1_000_000), .field(form.monthly))
          ).id("monthly")
          Row(Button.with(.title("Save"), .submits(form))).id("save")
        }
      }
    }
    .toast(Binding(self, \.toast))
  }

  private func text(_ amount: Double?) -> String { amount.map { "\(Int($0))" } ?? "–" }
}
