import Espalier

/// Asks for the code that the bank has sent.
final class ConfirmingScene: ModelScene {
  let model: ConfirmingViewModel

  init(model: ConfirmingViewModel) { self.model = model }

  var screen: Screen {
    let form = model.form
    return Screen(title: "Confirm the payment", layout: .narrow) {
      Section.problems(of: form)
      Section(
        "code", footer: "The bank sent you a code of six digits. After three wrong ones it rejects the payment.",
        layout: .form
      ) {
        Row(TextField.with(.label("Code"), .autocomplete("one-time-code"), .field(form.code))).id("code")
        Row(Button.with(.title("Confirm"), .submits(form))).id("send")
      }
    }
  }
}
