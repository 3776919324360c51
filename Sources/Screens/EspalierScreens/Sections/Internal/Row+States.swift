internal import EspalierViews

extension Row {
  /// Returns a row with the message of an empty state, and the next step.
  @MainActor static func empty(_ state: EmptyState, at site: DeclarationSite) -> Row {
    var styles: [Style<MessageView>] = [
      .child(\.icon, .image(.icon(state.icon))), .child(\.title, .text(state.title)),
      .child(\.message, .text(state.message)),
    ]
    if let link = state.link {
      styles.append(
        .child(\.link, .title(link.title), .to(link.destination), .isProminent(), .isHidden(false)))
    }
    if let button = state.button {
      let perform = button.perform
      styles.append(
        .child(\.button, .title(button.title), .variant(.primary), .isHidden(false), .onTapTask { try await perform() })
      )
    }
    return Row(Component(styles: styles)).declared(at: site)
  }

  /// Returns a row with the words for an error, and a button that tries again.
  @MainActor static func failure(
    _ error: any Error, at site: DeclarationSite, retry: @escaping @MainActor @Sendable () async throws -> Void
  ) -> Row {
    let words = ChromeWords.current
    let isOffline = (error as? any ConnectivityError)?.isOffline ?? false
    let log = FailureLog.current
    return Row(
      MessageView.with(
        .accessibilityRole(.alert), .child(\.icon, .image(.icon(.warning)), .color(.negative)),
        .child(\.title, .text(isOffline ? words.offline : words.failed)),
        .child(\.message, .text(FailureLog.words(for: error))),
        .child(
          \.button, .title(words.tryAgain), .isHidden(false),
          .onTapTask {
            log?.forget(error)
            try await retry()
          }))
    ).declared(at: site)
  }
}
