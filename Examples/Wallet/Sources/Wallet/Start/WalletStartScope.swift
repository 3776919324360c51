package import Espalier
import Foundation

/// What a window needs that is opened while the wallet still starts.
package final class WalletStartScope: RootScope {
  /// The start, shared by all windows of the process.
  let start: FlowRun<WalletStart>
  /// Who looks at the window.
  let visitor: Visitor
  /// Where the features are registered that are plugged in.
  let plugIns: FrozenContainer
  /// What time it is.
  let now: @Sendable () -> Date

  init(
    start: FlowRun<WalletStart>, visitor: Visitor, plugIns: FrozenContainer, now: @escaping @Sendable () -> Date
  ) {
    self.start = start
    self.visitor = visitor
    self.plugIns = plugIns
    self.now = now
    super.init()
  }
}
