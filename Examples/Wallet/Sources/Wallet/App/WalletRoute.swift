package import Espalier

/// Every place of the wallet: one case for each feature, each with the feature's own route.
package enum WalletRoute: Route {
  /// Signing in and up.
  case welcome(WelcomeRoute)
  /// The income and spending of a month.
  case overview(OverviewRoute)
  /// The accounts, and bringing statements in.
  case accounts(AccountsRoute)
  /// The operations of all accounts, and each by itself.
  case operations(OperationsRoute)
  /// The people and firms that were paid, and that paid.
  case payees(PayeesRoute)
  /// The list of the features that are plugged in.
  case features(FeaturesRoute)
  /// A place of a feature that is plugged in. Whether there is such a feature is known only to the window.
  case plugIn(PlugInRoute)
  /// The person's choices about the program.
  case settings(SettingsRoute)

  package var path: Path {
    switch self {
    case .welcome(let route): route.path
    case .overview(let route): route.path
    case .accounts(let route): "/accounts" + route.path
    case .operations(let route): "/operations" + route.path
    case .payees(let route): "/payees" + route.path
    case .features(let route): "/features" + route.path
    case .plugIn(let route): "/features" + route.path
    case .settings(let route): "/settings" + route.path
    }
  }

  package static let paths = Paths<Self> {
    overview; accounts; operations; payees; features; plugIn; settings; welcome
  }
}
