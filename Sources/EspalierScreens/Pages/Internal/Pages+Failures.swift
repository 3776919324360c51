internal import EspalierViews

/// Why a page could not be fetched, and where that is said.
struct PageFailure {
  let error: any Error
  /// A place of the page, in sight when it failed.
  var place: Int
}

extension Pages {
  /// What stands in the place of pages that could not be fetched: why, and a way to try again.
  var failureViews: [(Int, AnyComponent)] { failures.values.map { ($0.place, view(of: $0)) } }

  private func view(of failure: PageFailure) -> AnyComponent {
    let words = ChromeWords.current
    let (log, error) = (FailureLog.current, failure.error)
    let isOffline = (error as? any ConnectionError)?.isOffline ?? false
    return PageFailureView.with(
      .accessibilityRole(.alert), .child(\.message, .text(isOffline ? words.offline : FailureLog.words(for: error))),
      .child(
        \.button, .title(words.tryAgain),
        .onTapTask { [weak self] in
          log?.forget(error)
          await self?.retry()
        })
    ).erased
  }
}
