extension ScreenPart {
  /// Returns the sections for loaded content, a preview while it loads, a message when there is nothing, and the error
  /// with a retry when the load failed: ``load()``, unless another one is given.
  public func whenLoaded<Value>(
    _ state: Loadable<Value>, skeleton: Int = 3, empty: EmptyState? = nil,
    retry: (@MainActor @Sendable () async throws -> Void)? = nil, @ScreenBuilder content: (Value) -> [Section]
  ) -> [Section] {
    EspalierScreens.whenLoaded(
      state, skeleton: skeleton, empty: empty, retry: retry ?? { [weak self] in await self?.load() }, content: content)
  }
}
