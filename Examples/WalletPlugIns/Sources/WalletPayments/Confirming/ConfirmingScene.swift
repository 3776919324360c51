import Espalier
import WalletBanking
import WalletFeatures

/// Shows what would be paid, and asks for the code that the bank shows for it.
final class ConfirmingScene: ModelScene {
  let model: ConfirmingViewModel
  private let formats: Formats

  init(model: ConfirmingViewModel, formats: Formats) {
    self.model = model
    self.formats = formats
  }

  var screen: Screen {
    Screen(title: .localized(.paymentsConfirmTitle), layout: .narrow) {
      whenLoaded(model.payment) { waiting in
        waiting.summary.section(when: when(waiting), formats: formats)
        if waiting.payment.needsConfirmation {
          code(from: waiting.page)
          withdrawing
        }
      }
    }
  }

  private func when(_ waiting: WaitingConfirmation) -> String {
    guard waiting.payment.needsConfirmation else { return PaymentsScene.words(waiting.payment.state) }
    guard let expires = waiting.expires else { return .localized(.paymentsWhenConfirmed) }
    return .localized(.paymentsWhenConfirmedUntil(moment: formats.moment(expires)))
  }

  private func code(from page: Destination?) -> [Section] {
    let form = model.form
    let fields = Section("code", footer: .localized(.paymentsCodeFooter), layout: .form) {
      if let page { Row(Link.with(.title(.localized(.paymentsCodePage)), .icon(.forward), .to(page))).id("page") }
      Row(TextField.with(.label(.localized(.paymentsCode)), .autocomplete("one-time-code"), .field(form.code))).id(
        "code")
      Row(Button.with(.title(.paymentsConfirm), .variant(.primary), .submits(form))).id("send")
    }
    return Section.problems(of: form) + [fields]
  }

  private var withdrawing: Section {
    Section("withdraw", footer: .localized(.paymentsWithdrawFooter), layout: .plain) {
      Row(
        Button.with(
          .title(.paymentsWithdraw), .variant(.destructive),
          .onTapTask { [model] in try await model.withdraw() })
      ).id("withdraw")
    }
  }
}
