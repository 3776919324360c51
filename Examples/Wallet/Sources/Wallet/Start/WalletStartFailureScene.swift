import Espalier

/// Stands where the wallet could not be shown although its start is done, and lets the person try again.
final class WalletStartFailureScene: Scene {
  private let error: any Error
  private let retry: @MainActor @Sendable () -> Void

  init(_ error: any Error, retry: @escaping @MainActor @Sendable () -> Void) {
    self.error = error
    self.retry = retry
  }

  var screen: Screen {
    Screen(title: "Wallet", layout: .narrow) { Section.failure(error) { [retry] in retry() } }
  }
}
