import Espalier
import WalletBanking
import WalletFeatures

/// Makes the scene of an order with its view model, from the account that pays.
struct OrderingFactory: Factory {
  let scope: PaymentsScope
  let ordered: @MainActor @Sendable () -> Void

  func make(_ account: String) -> any Presentable {
    guard let owner = scope.owner else { return MessageScene.walletOfOnesOwn }
    return OrderingScene(
      LiveOrderingViewModel(
        account: account, person: owner.person, known: scope.accounts, outbox: scope.outbox, ordered: ordered))
  }
}
