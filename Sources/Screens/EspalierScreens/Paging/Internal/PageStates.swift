internal import EspalierViews

/// The views of a list in the states in which it has no rows, or none yet.
struct PageStates {
  let skeleton: Int
  let empty: EmptyState?
  let site: DeclarationSite
  let retry: @MainActor @Sendable () async throws -> Void

  @MainActor var skeletonRows: [Row] { (0..<max(skeleton, 1)).map { _ in Row(SkeletonView.with()).declared(at: site) } }

  @MainActor var emptyState: EmptyState { empty ?? EmptyState(ChromeWords.current.nothingHere) }
}
