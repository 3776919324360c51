internal import EspalierViews

extension Section {
  /// Returns a section that shows an empty state: its message, and the next step.
  @MainActor public static func empty(_ state: EmptyState) -> Section {
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
    return Section("empty", layout: .plain) { Row(Component(styles: styles)) }
  }

  /// Returns a section that shows an error, and lets the person try again.
  ///
  /// It shows the text that ``FailureLog/words(for:)`` returns for the error: the error's explanation
  /// (``/EspalierBase/ExplainedError``), a message that there is no connection (``ConnectivityError``), or a number
  /// under which the log has the details. It never shows the error's own text.
  @MainActor public static func failure(
    _ error: any Error, retry: @escaping @MainActor @Sendable () async throws -> Void
  ) -> Section {
    let words = ChromeWords.current
    let isOffline = (error as? any ConnectivityError)?.isOffline ?? false
    let log = FailureLog.current
    return Section("failure", layout: .plain) {
      Row(
        MessageView.with(
          .accessibilityRole(.alert), .child(\.icon, .image(.icon(.warning)), .color(.negative)),
          .child(\.title, .text(isOffline ? words.offline : words.failed)),
          .child(\.message, .text(FailureLog.words(for: error))),
          .child(
            \.button, .title(words.tryAgain), .isHidden(false),
            .onTapTask {
              log?.forget(error)
              try await retry()
            })))
    }
  }

  /// Returns a section with a preview of rows that are still loading.
  @MainActor public static func skeleton(rows: Int) -> Section {
    var section = Section("skeleton") {
      for _ in 0..<rows { Row(SkeletonView.with()) }
    }
    section.isSkeleton = true
    return section
  }
}
