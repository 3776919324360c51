internal import EspalierViews

extension Section {
  /// Returns a section that shows an empty state: its message, and the next step.
  @MainActor public static func empty(
    _ state: EmptyState, file: StaticString = #fileID, line: UInt = #line
  ) -> Section {
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
    return Section("empty", layout: .plain, file: file, line: line) {
      Row(Component(styles: styles), file: file, line: line)
    }
  }

  /// Returns a section that shows an error, and lets the person try again.
  ///
  /// It shows the text that ``FailureLog/words(for:)`` returns for the error: the error's explanation
  /// (``/EspalierBase/ExplainedError``), a message that there is no connection (``ConnectivityError``), or a number
  /// under which the log has the details. It never shows the error's own text.
  ///
  /// The inspector shows `file` and `line` in a debug build.
  @MainActor public static func failure(
    _ error: any Error, file: StaticString = #fileID, line: UInt = #line,
    retry: @escaping @MainActor @Sendable () async throws -> Void
  ) -> Section {
    let words = ChromeWords.current
    let isOffline = (error as? any ConnectivityError)?.isOffline ?? false
    let log = FailureLog.current
    return Section("failure", layout: .plain, file: file, line: line) {
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
            })), file: file, line: line)
    }
  }

  /// Returns a section with grey shapes, as a preview of rows that are still loading.
  ///
  /// The inspector shows `file` and `line` in a debug build.
  @MainActor public static func skeleton(
    rows: Int, file: StaticString = #fileID, line: UInt = #line
  ) -> Section {
    var section = Section("skeleton", file: file, line: line) {
      for _ in 0..<rows { Row(SkeletonView.with(), file: file, line: line) }
    }
    section.isSkeleton = true
    return section
  }
}
