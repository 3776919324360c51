import Espalier

/// Shows how far the start is. It loads nothing: the start is not this window's, so its first sight must not wait for it.
final class WalletStartScene: Scene {
  private let flow: FlowScene<WalletStart>

  init(_ start: FlowRun<WalletStart>) {
    // Whoever looks on must not be able to stop it.
    flow = FlowScene(start, canCancel: false)
  }

  var screen: Screen { flow.screen }
}
