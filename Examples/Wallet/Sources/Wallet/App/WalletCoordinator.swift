import Espalier
import WalletStore

/// The root coordinator: tabs with a stack each for who is signed in, the welcome for everybody else.
///
/// Every move, however deep it starts, comes through its one switch, so no place can be reached around the question who is signed in.
final class WalletCoordinator: Coordinator<WalletRoute> {
  private let welcome: WelcomeCoordinator?
  private let session: SessionModule?

  /// Makes the coordinator of a window: a stranger has the welcome, who is signed in a wallet, and a guest has both.
  init(navigator: Navigator, welcome: WelcomeCoordinator?, session: SessionModule?) {
    self.welcome = welcome
    self.session = session
    super.init(navigator: navigator)
    if let welcome { adopt(welcome, as: WalletRoute.welcome) }
    guard let session else { return }
    adopt(session.overview.coordinator, as: WalletRoute.overview)
    adopt(session.accounts.coordinator, as: WalletRoute.accounts)
    adopt(session.operations.coordinator, as: WalletRoute.operations)
    adopt(session.settings.coordinator, as: WalletRoute.settings)
    adopt(session.features.coordinator, as: WalletRoute.features)
    let hasFeatures = !session.scope.features.isEmpty
    navigator.tabs = Tab.allCases.filter { $0 != .features || hasFeatures }.map(\.item)
  }

  override func show(_ route: WalletRoute) {
    if let session {
      show(route, in: session)
    } else if let welcome {
      show(route, to: welcome)
    }
  }

  private func show(_ route: WalletRoute, to welcome: WelcomeCoordinator) {
    if case .welcome(let route) = route {
      welcome.show(route)
    } else {
      // Signing in leads on to where one wanted to go; the start is where it leads anyway.
      move(to: .welcome(.signIn(next: route.path == .root ? nil : route.path)))
    }
  }

  private func show(_ route: WalletRoute, in session: SessionModule) {
    switch route {
    case .welcome(let route):
      if let welcome {
        present(welcome.scene(for: route))
      } else {
        move(to: route.next.flatMap { try? WalletRoute(at: $0) } ?? .overview(.month(nil)))
      }
    case .overview(let route):
      select(tab: Tab.overview.rawValue)
      session.overview.coordinator.show(route)
    case .accounts(let route):
      select(tab: Tab.accounts.rawValue)
      session.accounts.coordinator.show(route)
    case .operations(.operation(let id)):
      // It stands above whatever one came from, so no tab is selected.
      session.operations.coordinator.show(.operation(id))
    case .operations(let route):
      select(tab: Tab.operations.rawValue)
      session.operations.coordinator.show(route)
    case .settings(let route):
      select(tab: Tab.settings.rawValue)
      session.settings.coordinator.show(route)
    case .features(let route):
      select(tab: Tab.features.rawValue)
      session.features.coordinator.show(route)
    }
  }
}

/// The tabs of a signed-in person's window.
private enum Tab: String, CaseIterable {
  case overview, accounts, operations, settings, features

  var item: TabItem {
    switch self {
    case .overview:
      TabItem(rawValue, title: "Overview", icon: .overview, path: WalletRoute.overview(.month(nil)).path)
    case .accounts: TabItem(rawValue, title: "Accounts", icon: .accounts, path: WalletRoute.accounts(.list).path)
    case .operations:
      TabItem(rawValue, title: "Operations", icon: .list, path: WalletRoute.operations(.list(.init())).path)
    case .settings: TabItem(rawValue, title: "Settings", icon: .settings, path: WalletRoute.settings(.settings).path)
    case .features: TabItem(rawValue, title: "More", icon: .more, path: WalletRoute.features(.list).path)
    }
  }
}
