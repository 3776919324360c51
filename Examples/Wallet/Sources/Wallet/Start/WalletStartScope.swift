package import Espalier
import Foundation
import WalletFeatures
import WalletGateways

/// The scope of a window that is opened while the wallet still starts.
package final class WalletStartScope: RootScope {
  /// The start, shared by all windows of the process.
  let start: FlowRun<WalletStart>
  /// The visitor of the window.
  let visitor: Visitor
  /// The features that are plugged in.
  let plugIns: PlugIns<any WalletShell>
  /// The gateway to the data that are collected about the use; nil where nothing is collected.
  let collection: (any CollectedDataGateway)?
  /// A function that returns the present time.
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
