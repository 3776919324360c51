import Espalier
import WalletGateways

extension Screen {
  /// Returns the screen of a place that turned out not to exist.
  @MainActor static func notFound(_ error: NotFoundError, link: LocalizedText, to route: some Route) -> Screen {
    var screen = Screen(title: .localized(.walletNotFoundTitle), layout: .narrow) {
      Section.empty(
        EmptyState(
          .localized(error.text), message: .localized(.walletNotFoundMessage), icon: .search,
          link: link.localized, to: route))
    }
    screen.isNotFound = true
    return screen
  }
}
