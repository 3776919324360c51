import Espalier

extension EmptyState {
  /// Returns the function that makes the message of a place that turned out not to exist, with a link to another one.
  static func missing(link: LocalizedText, to route: some Route) -> @MainActor (_ explanation: String) -> EmptyState {
    { explanation in
      EmptyState(
        explanation, message: .localized(.walletNotFoundMessage), icon: .search, link: link.localized, to: route)
    }
  }
}
