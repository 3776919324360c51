internal import EspalierViews

/// The error of a page that could not be fetched, and the position of the row that shows the error.
struct PageFailure {
  let error: any Error
  /// The position of the row that shows the error.
  var position: Int
}

extension PagedList {
  /// The views that replace pages that could not be fetched, each with the position of the row that shows the view. A
  /// view contains the reason and a button to try again.
  var failureViews: [(Int, AnyComponent)] { failures.values.map { ($0.position, view(of: $0)) } }

  private func view(of failure: PageFailure) -> AnyComponent {
    let words = ChromeWords.current
    let (log, error) = (FailureLog.current, failure.error)
    let isOffline = (error as? any ConnectivityError)?.isOffline ?? false
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
