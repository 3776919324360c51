import Espalier
import WalletFeatures
import WalletGateways

extension TextTable {
  /// The texts of the wallet in other languages than English, in which it is written: those of each catalogue. Those of
  /// features that are plugged in come from them.
  static let wallet = join(
    app, start, welcome, overview, accounts, editing, `import`, imports, operations, payees, settings, shared, undo,
    categories, errors, statements, walletGateways, walletFeatures)
}
