import Espalier
import EspalierGateways
import WalletBanking

/// A code, as a person writes it.
struct CodeEntry: Sendable {
  var code = ""
}

/// The logic of a confirmation. The code is good for some minutes, and is no kept state.
@MainActor
final class ConfirmingViewModel: ViewModel {
  let form = Form(CodeEntry(), checks: [.required(\.code, .paymentsCodeMissing)])

  init(
    payment: String, gateway: any Gateway<PaymentsGateway.Code, BankPayment>, confirmed: @escaping @MainActor () -> Void
  ) {
    form.onSubmit { [weak form] entry in
      do {
        _ = try await gateway.fetch(PaymentsGateway.Code(payment: payment, code: entry.code))
        confirmed()
      } catch let refusal as PaymentsGateway.CodeRefused {
        form?.reject(\.code, refusal.words ?? .localized(.paymentsCodeRefused))
      } catch {
        throw BankError.explaining(error)
      }
    }
  }
}
