extension ScreenPart {
  /// Returns the sections for loaded content.
  ///
  /// They are a preview while the content loads, a message for empty content, and the error with a retry when the load
  /// failed. The retry calls ``load()``, unless another function is specified.
  ///
  /// The inspector shows `file` and `line` in a debug build.
  public func whenLoaded<Value>(
    _ state: Loadable<Value>, preview: Value? = nil, skeleton: Int = 3, empty: EmptyState? = nil,
    retry: (@MainActor @Sendable () async throws -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line, @ScreenBuilder content: (Value) -> [Section]
  ) -> [Section] {
    EspalierScreens.whenLoaded(
      state, preview: preview, skeleton: skeleton, empty: empty, retry: retry ?? { [weak self] in await self?.load() },
      file: file,
      line: line,
      content: content)
  }
}
