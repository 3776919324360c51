import Espalier
import WalletFeatures
import WalletGateways

extension TextTable {
  /// The texts of the wallet in other languages than English, in which it is written. Those of features that are
  /// plugged in come from them.
  static let wallet = [german]

  /// All texts of the wallet in German, a feature at a time.
  private static let german = TextTable(
    language: "de",
    [
      walletGerman, undoGerman, categoryGerman, errorGerman, sessionGerman, welcomeGerman, overviewGerman,
      accountsGerman, editingGerman, importGerman, importsGerman, operationsGerman, payeesGerman, settingsGerman,
      gatewayGerman, startGerman, statementGerman,
      statementRefusalsGerman, statementDoubtsGerman, statementContentsGerman, totalsGerman, moneyGerman,
    ].reduce(into: [:]) { $0.merge($1.texts) { first, _ in first } })
}
