public import Espalier
public import Foundation
public import WalletFeatures
public import WalletStore

/// Makes a window of the wallet for a visitor: their wallet when they are signed in, the welcome when they are not.
///
/// ```swift
/// let window = try await makeWalletWindow(database: database, visitor: visitor)
/// window.open(.root)
/// ```
///
/// The visitor's identity is the user's id as ``walletSubmissions(_:now:)`` gave it out. One that means nobody any more is a stranger's.
///
/// A guest is whose wallet a stranger looks round in, until they sign in.
///
/// The window owns the tree of features and all that they run; it goes with the window.
/// - Throws: `WalletError` when the storage cannot be read.
@MainActor
public func makeWalletWindow(
  database: WalletDatabase, visitor: Visitor, guest: UserID? = nil, features: [any WalletFeature] = [], now: @escaping @Sendable () -> Date = { Date() }
) async throws -> Window {
  var visitor = visitor
  var user = visitor.identity.flatMap(UserID.init(identity:))
  var theme = UserSettings.Theme.system
  do {
    if let user { theme = try await database.settings(user: user).theme }
  } catch WalletError.noSuchUser {
    user = nil
  }
  let isGuest = user == nil && guest != nil
  if user == nil {
    visitor.identity = nil
    user = guest
  }

  let navigator = Navigator()
  let scope = WalletRootScope(database: database, visitor: visitor, navigator: navigator, features: features, now: now)
  let module = try WalletModule(scope: scope, user: user, isGuest: isGuest)
  try await module.listen()
  let window = Window(
    coordinator: module.coordinator, title: "Wallet", appearance: theme.appearance,
    localization: Localization(locale: visitor.locale, timeZone: visitor.timeZone), owner: module)
  scope.themeSwitch.show = { [weak window] in window?.appearance = $0.appearance }
  module.activate()
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

extension UserID {
  /// Reads what ``identity`` wrote.
  init?(identity: String) {
    guard let number = Int64(identity) else { return nil }
    self.init(rawValue: number)
  }

  /// The user as a surface names them.
  var identity: String { String(rawValue) }
}
