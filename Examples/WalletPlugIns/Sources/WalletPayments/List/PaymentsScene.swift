import Espalier
import WalletBanking
import WalletFeatures
import WalletValues

/// What waits for the bank, what the bank has, and the way to a new payment.
final class PaymentsScene: ModelScene {
  let model: any PaymentsViewModel
  private let formats: Formats

  init(model: any PaymentsViewModel, formats: Formats) {
    self.model = model
    self.formats = formats
  }

  var screen: Screen {
    Screen(title: "Payments", layout: .narrow) {
      for payment in model.waiting { waiting(payment) }
      whenLoaded(model.accounts, skeleton: 1) { accounts in
        Section("accounts", accounts, header: "Pay from") { account in
          Row(Label.with(.text("\(account.name) · \(account.iban)"))).link(to: PaymentsRoute.new(account.id))
        }
      }
      // The accounts say already that the bank does not answer.
      if model.accounts.value != nil {
        whenLoaded(model.payments, skeleton: 3, empty: EmptyState("The bank has no payments of yours yet")) {
          payments in
          sent(payments)
        }
      }
    }
  }

  private func waiting(_ payment: WaitingPayment) -> Section {
    let amount = payment.amount.map { formats.amount($0) } ?? ""
    let words = payment.conflict ?? "It is sent as soon as the bank can be reached."
    return Section("waiting-\(payment.id)", header: "\(payment.payee) · \(amount)", layout: .plain) {
      Row(
        Label.with(
          .text(words), .color(payment.conflict == nil ? .secondary : .negative),
          .accessibilityRole(payment.conflict == nil ? .none : .alert))
      ).id("words")
      Row(
        Button.with(
          .title("Send again"), .isHidden(payment.conflict == nil),
          .onTapTask { [model] in try await model.retry(payment.id) }),
        Button.with(
          .title("Discard"), .variant(.destructive), .onTapTask { [model] in try await model.discard(payment.id) })
      ).id("answers")
    }
  }

  private func sent(_ payments: [BankPayment]) -> Section {
    let formats = formats
    return Section("payments", payments, header: "At the bank") { payment in
      let amount = payment.money.map { formats.amount($0) } ?? ""
      let row = Row(
        Fact(name: "\(payment.payee.name) · \(Self.words(payment.state))", value: amount, hasTabularFigures: true))
      return payment.needsConfirmation ? row.link(to: PaymentsRoute.confirm(payment.id)) : row
    }
  }

  private static func words(_ state: String) -> String {
    switch state {
    case "executed": "paid"
    case "needs_confirmation": "needs your code"
    case "rejected": "rejected"
    case "expired": "expired"
    default: state
    }
  }
}
