public import Espalier
public import Foundation
public import WalletFeatures
import WalletGateways
public import WalletStore

/// Makes a window of the wallet for a visitor: their wallet when they are signed in, the welcome when they are not.
///
/// ```swift
/// let window = try await makeWalletWindow(database: database, visitor: visitor, plugIns: plugIns)
/// window.open(.root)
/// ```
///
/// The visitor's identity is the user's id as ``walletSubmissions(_:now:)`` gave it out. One that means nobody any more is a stranger's.
///
/// A guest is whose wallet a stranger looks round in, until they sign in.
///
/// What `plugIns` lists are features of the wallet, in that order.
///
/// The window owns the tree of features and all that they run; it goes with the window.
/// - Throws: `WalletError` when the storage cannot be read.
@MainActor
public func makeWalletWindow(
  database: WalletDatabase, visitor: Visitor, guest: UserID? = nil, plugIns: PlugIns<any WalletShell>,
  now: @escaping @Sendable () -> Date = { Date() }
) async throws -> Window {
  let visit = try await Visit(users: DatabaseGateways.users(of: database), visitor: visitor, guest: guest)
  let scope = WalletRootScope(
    database: database, visitor: visit.visitor, plugIns: plugIns, now: now)
  let wallet = WalletRoot(scope: scope, visit: visit)
  try await wallet.listen()
  let window = Window(
    coordinator: wallet, title: "Wallet", appearance: visit.settings.theme.appearance,
    localization: visitor.localization)
  scope.themeSwitch.show = { [weak window] in window?.appearance = $0.appearance }
  window.decorate = { [weak wallet] in wallet?.decorate($0) ?? $0 }
  wallet.activate()
  return window
}

extension UserSettings.Theme {
  /// The theme as a window takes it.
  var appearance: Appearance {
    switch self {
    case .system: .system
    case .light: .light
    case .dark: .dark
    }
  }
}
