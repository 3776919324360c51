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
    PageFailureView.with(failure.error) { [weak self] in await self?.retry() }.erased
  }
}

extension PageFailureView {
  /// Returns a view with the reason for an error, and a button that tries again.
  @MainActor static func with(
    _ error: any Error, retry: @escaping @MainActor @Sendable () async -> Void
  ) -> Component<PageFailureView> {
    let words = ChromeWords.current
    let log = FailureLog.current
    let isOffline = (error as? any ConnectivityError)?.isOffline ?? false
    return PageFailureView.with(
      .accessibilityRole(.alert), .child(\.message, .text(isOffline ? words.offline : FailureLog.words(for: error))),
      .child(
        \.button, .title(words.tryAgain),
        .onTapTask {
          log?.forget(error)
          await retry()
        }))
  }
}
