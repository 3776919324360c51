import Espalier
import Foundation
import WalletFeatures

/// What a window needs that is opened while the wallet still starts.
final class WalletStartScope: RootScope {
  /// The start, shared by all windows of the process.
  let start: FlowRun<WalletStart>
  /// Who looks at the window.
  let visitor: Visitor
  /// What is on screen, now and when the wallet is open.
  let navigator = Navigator()
  /// The features that are plugged in.
  let features: [any WalletFeature]
  /// What time it is.
  let now: @Sendable () -> Date

  init(
    start: FlowRun<WalletStart>, visitor: Visitor, features: [any WalletFeature], now: @escaping @Sendable () -> Date
  ) {
    self.start = start
    self.visitor = visitor
    self.features = features
    self.now = now
    super.init()
  }
}
