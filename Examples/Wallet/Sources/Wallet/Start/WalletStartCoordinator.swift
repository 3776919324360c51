import Espalier

/// Shows the start at every place until the wallet is open, and from then on what the wallet shows there.
final class WalletStartCoordinator: Coordinator<WalletRoute> {
  /// What stands at every place until then.
  let scene: WalletStartScene
  private var wallet: WalletCoordinator?

  init(scope: WalletStartScope) {
    scene = WalletStartScene(scope.start)
    super.init(navigator: scope.navigator)
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
      root(scene)
    }
  }
}
