import Espalier
import Foundation
import WalletFeatures
import WalletGateways
import WalletStore

/// What every part of a wallet's window can ask for. There is one for each window, and nothing is global.
final class WalletRootScope: RootScope {
  /// The storage, shared by all windows of the process. No other scope reaches it: they are given gateways.
  private let database: WalletDatabase
  /// Who looks at the window, and how they read.
  let visitor: Visitor
  /// How amounts and days are written for the visitor.
  let formats: Formats
  /// What time it is.
  let now: @Sendable () -> Date
  /// The features that are plugged in. The shell knows none of them by its type.
  let plugIns: PlugIns<any WalletShell>
  /// Shows what is collected about the use; nil where nothing is.
  let collectedDataGateway: (any CollectedDataGateway)?
  /// Tells that something has been committed.
  let dataVersion = DataVersion()
  /// In which currency totals are told.
  let totals = TotalCurrencyChoice()
  /// Turns the window light or dark.
  let themeSwitch = ThemeSwitch()

  /// Makes the scope of a window.
  init(
    database: WalletDatabase, visitor: Visitor, plugIns: PlugIns<any WalletShell>,
    collection: (any CollectedDataGateway)? = nil, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.database = database
    collectedDataGateway = collection
    self.visitor = visitor
    self.plugIns = plugIns
    self.now = now
    formats = Formats(visitor: visitor)
    super.init()
  }

  /// What fetches and changes a person's data.
  func gateways(of user: UserID) -> DatabaseGateways { DatabaseGateways(database: database, user: user) }
}

extension WalletRootScope: WelcomeDependencies {}
