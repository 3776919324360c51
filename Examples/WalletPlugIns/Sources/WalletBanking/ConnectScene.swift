import Espalier
import EspalierGateways
import Observation

/// Name and password at the bank.
struct BankCredentials: Sendable {
  var name = ""
  var password = ""
}

/// The logic of connecting a bank. The password goes to the bank and nowhere else; it is no kept state.
@MainActor
final class ConnectViewModel: ViewModel {
  let form = Form(
    BankCredentials(),
    checks: [
      .required(\.name, .bankingNameMissing), .required(\.password, .bankingPasswordMissing),
    ])

  init(bank: PersonalBank, connected: @escaping @MainActor () -> Void) {
    form.onSubmit { [weak form] credentials in
      do {
        try await bank.connect(name: credentials.name, password: credentials.password)
        connected()
      } catch BankError.wrongPassword {
        form?.reject(\.password, .localized(.bankingWrongPassword))
      } catch {
        throw BankError.explaining(error)
      }
    }
  }
}

/// Asks for name and password at the bank, once.
final class ConnectScene: ModelScene {
  let model: ConnectViewModel

  init(_ model: ConnectViewModel) { self.model = model }

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
