internal import EspalierViews

extension Section {
  /// Returns a section that shows an empty state: its message, and the next step.
  @MainActor public static func empty(
    _ state: EmptyState, file: StaticString = #fileID, line: UInt = #line
  ) -> Section {
    Section("empty", layout: .plain, file: file, line: line) { Row.empty(state, at: DeclarationSite(file, line)) }
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
    Section("failure", layout: .plain, file: file, line: line) {
      Row.failure(error, at: DeclarationSite(file, line), retry: retry)
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
