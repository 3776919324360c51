import Espalier
import Observation

/// Shows the progress of the start, or the reason why the wallet cannot be shown although the start is done.
@Observable
final class WalletStartScene: Scene {
  /// An error after the start, and another try.
  struct Failure {
    let error: any Error
    let retry: @MainActor @Sendable () -> Void
  }

  var failure: Failure?
  @ObservationIgnored private let flowScene: FlowScene<WalletStart>

  init(_ start: FlowRun<WalletStart>) {
    // A visitor must not be able to stop it, and the start is not this window's: its first sight does not wait for it.
    flowScene = FlowScene(start, canCancel: false, waitsForEnd: false)
  }

  var screen: Screen {
    guard let failure else { return flowScene.screen }
    return Screen(title: "Wallet", layout: .narrow) {
      Section.failure(failure.error) { [weak self] in
        self?.failure = nil
        failure.retry()
      }
    }
  }
}
