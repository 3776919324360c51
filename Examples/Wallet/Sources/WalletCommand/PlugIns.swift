import Espalier
import WalletLoans
import WalletRecurring

/// The features that this program is shipped with. To leave one out, or to add one, change this list; nothing else knows of them.
enum PlugIns {
  /// - Throws: `ContainerFaults` when a feature lacks something, or two have one id.
  static func container() throws -> FrozenContainer {
    let container = Container()
    container.install(RecurringAssembly(), LoansAssembly())
    return try container.freeze()
  }
}
