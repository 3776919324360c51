import Espalier
import WalletBanking
import WalletFeatures

/// Makes the scene of a confirmation with its view model, from the payment.
struct ConfirmingFactory: Factory {
  let scope: PaymentsScope
  let done: @MainActor @Sendable () -> Void

  func make(_ payment: String) -> any Presentable {
    guard let owner = scope.owner else { return MessageScene.walletOfOnesOwn }
    return ConfirmingScene(
      ConfirmingViewModel(payment: payment, client: owner.bank.client, known: scope.accounts, done: done))
  }
}
