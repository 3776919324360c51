import Espalier
import Foundation
import WalletFeatures
import WalletGateways
import WalletStore

/// The scope of a wallet's window, for every part of it. There is one for each window, and nothing is global.
final class WalletRootScope: RootScope {
  /// The storage, shared by all windows of the process. No other scope reaches it; the others are given gateways.
  private let database: WalletDatabase
  /// The visitor of the window, with their language and time zone.
  let visitor: Visitor
  /// The formats in which amounts and days are written, in the language of the window.
  let formats: Formats
  /// A function that returns the present time.
  let now: @Sendable () -> Date
  /// The features that are plugged in. The shell knows none of them by its type.
  let plugIns: PlugIns<any WalletShell>
  /// The gateway to the data that are collected about the use; nil where nothing is collected.
  let collectedDataGateway: (any CollectedDataGateway)?
  /// The versions of the data, which are raised when something has been committed.
  let data = DataVersions()
  /// The currency in which totals are shown.
  let totals = TotalCurrencyChoice()
  /// The switch that turns the window light or dark.
  let themeSwitch = ThemeSwitch()
  /// The switch that changes the language of the window.
  let languageSwitch = LanguageSwitch()

  /// Creates the scope of a window.
  init(
    database: WalletDatabase, visitor: Visitor, plugIns: PlugIns<any WalletShell>,
    collection: (any CollectedDataGateway)? = nil, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.database = database
    collectedDataGateway = collection
    self.visitor = visitor
    self.plugIns = plugIns
    self.now = now
    formats = Formats(timeZone: visitor.timeZone)
    super.init()
  }

  /// Returns the gateways to a person's data.
  func gateways(of user: UserID) -> DatabaseGateways { DatabaseGateways(database: database, user: user) }
}

extension WalletRootScope: WelcomeDependencies {}
