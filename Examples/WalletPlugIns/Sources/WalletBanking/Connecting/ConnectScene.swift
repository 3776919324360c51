import Espalier

/// Asks for name and password at the bank, once.
final class ConnectScene: ModelScene {
  let model: ConnectViewModel

  init(model: ConnectViewModel) { self.model = model }

  var screen: Screen {
    let form = model.form
    return Screen(title: .localized(.bankingConnectTitle), layout: .narrow) {
      Section.problems(of: form)
      Section(
        "credentials",
        footer: .localized(.bankingCredentialsFooter),
        layout: .form
      ) {
        Row(TextField.with(.label(.localized(.bankingNameAtBank)), .autocomplete("username"), .field(form.name))).id(
          "name")
        Row(
          SecureField.with(
            .label(.localized(.bankingPasswordAtBank)), .autocomplete("current-password"), .field(form.password))
        )
        .id("password")
        Row(Button.with(.title(.bankingConnect), .submits(form))).id("send")
      }
    }
  }
}
