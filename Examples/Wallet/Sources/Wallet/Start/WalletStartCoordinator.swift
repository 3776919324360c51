import Espalier

/// Shows the start at every place until the wallet is open, and from then on what the wallet shows there.
final class WalletStartCoordinator: Coordinator<WalletRoute> {
  private let start: FlowRun<WalletStart>
  private var wallet: WalletCoordinator?
  private var failure: WalletStartFailureScene?

  init(scope: WalletStartScope) {
    start = scope.start
    super.init(navigator: scope.navigator)
  }

  /// Shows why the wallet cannot be shown.
  func show(_ failure: WalletStartFailureScene) {
    self.failure = failure
    navigator.clearPlaces()
  }

  /// Leads on to the wallet.
  func hand(over wallet: WalletCoordinator) {
    self.wallet = wallet
    adopt(wallet) { $0 }
  }

  override func show(_ route: WalletRoute) {
    if let wallet {
      wallet.show(route)
    } else {
      root(WalletStartScene(start))
    }
  }
}
