import Espalier
import Foundation
import WalletBanking
import WalletFeatures
import WalletValues

/// Asks whom to pay, how much, and what for.
final class OrderingScene: ModelScene {
  let model: any OrderingViewModel
  private let formats: Formats

  init(model: any OrderingViewModel, formats: Formats) {
    self.model = model
    self.formats = formats
  }

  var unsavedChanges: UnsavedChanges? { model.form.isEdited ? UnsavedChanges() : nil }

  var screen: Screen {
    Screen(title: "New payment", subtitle: (model.account.value ?? nil)?.accounts.first?.name ?? "", layout: .narrow) {
      whenLoaded(model.account) { listing in
        if let listing, let account = listing.accounts.first {
          if let seen = listing.seen { age(seen) }
          Section.problems(of: model.form)
          if !model.problem.isEmpty { refusal(model.problem) }
          fields(in: account.currency)
        } else {
          Section.empty(EmptyState("The bank knows no such account of yours"))
        }
      }
    }
  }

  private func age(_ seen: Date) -> Section {
    Section("age", layout: .plain) {
      Row(
        Label.with(
          .text(
            "The bank does not answer now. Your account is shown as you saw it on \(formats.moment(seen)); the payment is sent when "
              + "the bank answers again."), .color(.secondary), .isAnnounced()))
    }
  }

  private func refusal(_ words: String) -> Section {
    Section("refusal", layout: .plain) {
      Row(
        Label.with(.text("The payment was not ordered. \(words)"), .color(.negative), .accessibilityRole(.alert)))
    }
  }

  private func fields(in currency: String) -> Section {
    let form = model.form
    return Section(
      "order", footer: "Up to \(limit(currency)) it is paid at once; above, the bank asks for a code.", layout: .form
    ) {
      Row(TextField.with(.label("Payee"), .field(form.payee))).id("payee")
      Row(TextField.with(.label("IBAN"), .field(form.iban))).id("iban")
      Row(
        NumberField.with(.label("Amount in \(currency)"), .range(0...1_000_000_000), .step(0.01), .field(form.amount))
      )
      .id("amount")
      Row(TextField.with(.label("Reference"), .field(form.reference))).id("reference")
      Row(Button.with(.title("Order the payment"), .submits(form))).id("send")
    }
  }

  private func limit(_ code: String) -> String {
    Currency(code: code).map { formats.amount(Money(minorUnits: 50_000, currency: $0)) } ?? "500"
  }
}
