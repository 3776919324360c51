package import Espalier
import Foundation
import WalletFeatures
import WalletGateways

/// What a window needs that is opened while the wallet still starts.
package final class WalletStartScope: RootScope {
  /// The start, shared by all windows of the process.
  let start: FlowRun<WalletStart>
  /// Who looks at the window.
  let visitor: Visitor
  /// The features that are plugged in.
  let plugIns: PlugIns<any WalletShell>
  /// Shows what is collected about the use; nil where nothing is.
  let collection: (any CollectedDataGateway)?
  /// What time it is.
  let now: @Sendable () -> Date

  init(
    start: FlowRun<WalletStart>, visitor: Visitor, plugIns: PlugIns<any WalletShell>,
    collection: (any CollectedDataGateway)?, now: @escaping @Sendable () -> Date
  ) {
    self.start = start
    self.visitor = visitor
    self.plugIns = plugIns
    self.collection = collection
    self.now = now
    super.init()
  }
}
