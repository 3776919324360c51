import Espalier

extension Section {
  /// The section that says that the bank has to be connected first.
  @MainActor static func connecting(
    _ message: String, retry: @escaping @MainActor @Sendable () async throws -> Void
  ) -> Section {
    .empty(
      EmptyState(
        "Your bank is not connected", message: message, icon: CardsAppearance.icon, button: "Look again",
        perform: retry))
  }
}
