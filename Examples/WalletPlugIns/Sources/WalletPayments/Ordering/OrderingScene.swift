import Espalier
import Foundation
import WalletBanking
import WalletFeatures
import WalletValues

/// The logic of an order, as its scene knows it.
@MainActor protocol OrderingViewModel: ViewModel {
  /// The account that pays, with the age of its data; nil for an account that the bank does not know.
  var account: Loadable<AccountListing?> { get }
  /// The reason why the order was not kept when it was given last; empty when it was.
  var problem: String { get }
  /// The form with the values that are filled in.
  var form: Form<OrderEntry> { get }
  /// The payment that was checked and waits for the person's last word; nil while they fill it in.
  var summary: PaymentSummary? { get }
  /// Orders the payment that ``summary`` shows.
  func confirm() async
  /// Goes back to the form, with all that was filled in.
  func change()
}

/// An order, as a person writes it.
struct OrderEntry: Hashable, Sendable, Codable {
  var payee = ""
  var iban = ""
  var amount: Double?
  var reference = ""
}

/// Asks whom to pay, how much, and what for.
final class OrderingScene: ModelScene {
  let model: any OrderingViewModel
  @Environment(\.formats) private var formats

  init(_ model: any OrderingViewModel) { self.model = model }

  var unsavedChanges: UnsavedChanges? { model.form.isEdited ? UnsavedChanges() : nil }

  var screen: Screen {
    Screen(
      title: .localized(.paymentsNewPayment), subtitle: (model.account.value ?? nil)?.accounts.first?.name ?? "",
      layout: .narrow
    ) {
      whenLoaded(model.account) { listing in
        if let listing, let account = listing.accounts.first {
          if let seen = listing.seen { age(seen) }
          Section.problems(of: model.form)
          if !model.problem.isEmpty { refusal(model.problem) }
          if let summary = model.summary {
            review(summary, isAway: listing.seen != nil)
          } else {
            fields(in: account.currency)
          }
        } else {
          Section.empty(EmptyState(.localized(.paymentsNoSuchAccount)))
        }
      }
    }
  }

  private func age(_ seen: Date) -> Section {
    Section("age", layout: .plain) {
      Row(
        Label.with(
          .text(.paymentsBankIsAway(moment: formats.moment(seen))), .color(.secondary), .isAnnounced()))
    }
  }

  private func refusal(_ words: String) -> Section {
    Section("refusal", layout: .plain) {
      Row(
        Label.with(.text(.paymentsNotOrdered(reason: words)), .color(.negative), .accessibilityRole(.alert)))
    }
  }

  private func fields(in currency: String) -> Section {
    let form = model.form
    return Section(
      "order", footer: .localized(.paymentsLimit(amount: limit(currency))), layout: .form
    ) {
      Row(TextField.with(.label(.localized(.paymentsPayee)), .field(form.payee))).id("payee")
      Row(TextField.with(.label(.localized(.paymentsIban)), .field(form.iban))).id("iban")
      Row(
        NumberField.with(
          .label(.localized(.paymentsAmount(currency: currency))), .range(0...1_000_000_000), .step(0.01),
          .field(form.amount))
      )
      .id("amount")
      Row(TextField.with(.label(.localized(.paymentsReference)), .field(form.reference))).id("reference")
      Row(Button.with(.title(.paymentsCheck), .submits(form))).id("send")
    }
  }

  /// The payment as it would go out: nothing is ordered before the person has seen it.
  private func review(_ summary: PaymentSummary, isAway: Bool) -> [Section] {
    [
      Section("question", layout: .plain) {
        Row(Label.with(.text(.paymentsQuestion), .textStyle(.headline), .isAnnounced()))
      },
      summary.section(when: .localized(isAway ? .paymentsWhenBack : .paymentsWhenNow), formats: formats),
      Section("answers", footer: .localized(.paymentsLimit(amount: limit(summary))), layout: .plain) {
        Row(
          Button.with(
            .title(.paymentsOrder), .variant(.primary), .onTapTask { [model] in await model.confirm() }),
          Button.with(.title(.paymentsChange), .onTap { [model] in model.change() })
        ).id("answers")
      },
    ]
  }

  private func limit(_ summary: PaymentSummary) -> String { limit(summary.amount?.currency.code ?? "") }

  private func limit(_ code: String) -> String {
    Currency(code: code).map { formats.amount(Money(minorUnits: 50_000, currency: $0)) } ?? "500"
  }
}
