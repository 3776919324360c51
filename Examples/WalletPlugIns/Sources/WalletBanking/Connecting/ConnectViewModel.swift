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
