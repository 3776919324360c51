internal import EspalierViews

extension Pages {
  /// What asks for the page before: a button, or, where that failed, why and a way to try again.
  var leadingEdge: SectionEdge? {
    guard hasPrevious else { return nil }
    if failure == .backward { return failureEdge("previous-failed") { [weak self] in await self?.loadPrevious() } }
    let load: @MainActor @Sendable () async throws -> Void = { [weak self] in await self?.loadPrevious() }
    let title = ChromeWords.current.showEarlier
    return SectionEdge(
      key: "previous", component: PreviousView.with(.child(\.button, .title(title), .onTapTask(load))).erased)
  }

  /// What asks for the next page when it comes into sight, or, where that failed, why and a way to try again.
  var trailingEdge: SectionEdge? {
    guard !isComplete else { return nil }
    if failure == .forward { return failureEdge("more-failed") { [weak self] in await self?.loadMore() } }
    let load: EventHandler.AsyncAction = { [weak self] _ in await self?.loadMore() }
    // A surface tells once that it came into sight, so each round has one of its own.
    return SectionEdge(key: "more-\(items.count)-\(round)", component: MoreView.with(.onTask(.seen, load)).erased)
  }

  private func failureEdge(
    _ key: String, retry: @escaping @MainActor @Sendable () async throws -> Void
  ) -> SectionEdge {
    let words = ChromeWords.current
    let isOffline = (error as? any ConnectionError)?.isOffline ?? false
    let message = isOffline ? words.offline : error.map(FailureLog.words(for:)) ?? ""
    let (log, error) = (FailureLog.current, error)
    return SectionEdge(
      key: key,
      component: PageFailureView.with(
        .accessibilityRole(.alert), .child(\.message, .text(message)),
        .child(
          \.button, .title(words.tryAgain),
          .onTapTask {
            if let error { log?.forget(error) }
            try await retry()
          })
      ).erased)
  }
}
