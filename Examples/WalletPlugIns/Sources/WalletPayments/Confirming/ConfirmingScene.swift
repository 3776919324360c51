import Espalier

/// Asks for the code that the bank has sent.
final class ConfirmingScene: ModelScene {
  let model: ConfirmingViewModel

  init(model: ConfirmingViewModel) { self.model = model }

  var screen: Screen {
    let form = model.form
    return Screen(title: .localized(.paymentsConfirmTitle), layout: .narrow) {
      Section.problems(of: form)
      Section(
        "code", footer: .localized(.paymentsCodeFooter),
        layout: .form
      ) {
        Row(TextField.with(.label(.localized(.paymentsCode)), .autocomplete("one-time-code"), .field(form.code))).id(
          "code")
        Row(Button.with(.title(.paymentsConfirm), .submits(form))).id("send")
      }
    }
  }
}
