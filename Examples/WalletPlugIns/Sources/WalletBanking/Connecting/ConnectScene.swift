import Espalier

/// Asks for name and password at the bank, once.
final class ConnectScene: ModelScene {
  let model: ConnectViewModel

  init(model: ConnectViewModel) { self.model = model }

  var screen: Screen {
    let form = model.form
    return Screen(title: "Connect your bank", layout: .narrow) {
      Section.problems(of: form)
      Section(
        "credentials",
        footer:
          "The password goes to the bank once and is not kept. What the bank gives instead of it is kept encrypted.",
        layout: .form
      ) {
        Row(TextField.with(.label("Name at the bank"), .autocomplete("username"), .field(form.name))).id("name")
        Row(SecureField.with(.label("Password at the bank"), .autocomplete("current-password"), .field(form.password)))
          .id("password")
        Row(Button.with(.title("Connect"), .submits(form))).id("send")
      }
    }
  }
}
