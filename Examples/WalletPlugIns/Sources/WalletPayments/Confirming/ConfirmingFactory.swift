import Espalier
import WalletBanking

/// Makes the scene of a confirmation with its view model, from the payment.
struct ConfirmingFactory: Factory {
  let scope: PaymentsScope
  let confirmed: @MainActor @Sendable () -> Void

  func make(_ payment: String) -> any Presentable {
    guard let owner = scope.owner else { return MessageScene.walletOfOnesOwn }
    return ConfirmingScene(
      model: ConfirmingViewModel(
        payment: payment, gateway: PaymentsGateway.Confirm(client: owner.bank.client), confirmed: confirmed))
  }
}
