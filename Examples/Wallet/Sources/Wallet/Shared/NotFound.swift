import Espalier
import WalletGateways

extension Screen {
  /// Returns the screen of a place that turned out not to exist.
  @MainActor static func notFound(_ error: NotFoundError, link: String, to route: some Route) -> Screen {
    var screen = Screen(title: "Not found", layout: .narrow) {
      Section.empty(
        EmptyState(
          error.description, message: "It may have been removed, or the address is mistyped.", icon: .search,
          link: link, to: route))
    }
    screen.isNotFound = true
    return screen
  }
}
