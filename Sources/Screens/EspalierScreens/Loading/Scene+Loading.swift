/// Returns the sections for a loadable value in its current state: loading, loaded, empty or failed.
///
/// They are a preview while the content loads, a message for empty content (by default a general one in the window's
/// words), and the error with a retry when the load failed.
///
/// ```swift
/// @MainActor func screen(
///   _ accounts: Loadable<[String]>, retry: @escaping @MainActor @Sendable () async throws -> Void
/// ) -> Screen {
///   Screen(title: "Accounts") {
///     whenLoaded(accounts, empty: EmptyState("No accounts yet"), retry: retry) { names in
///       Section("names") { for name in names { Row(Label.with(.text(name))) } }
///     }
///   }
/// }
/// ```
///
/// In a scene, ``Scene/whenLoaded(_:preview:skeleton:empty:retry:file:line:content:)`` retries with the `load()` of the scene
/// and of its followers.
///
/// With a `preview`, the content of that value is shown while the first value loads, as grey shapes in the form of its
/// rows: `whenLoaded(accounts, preview: ["Giro", "Savings"], retry: retry) { … }`. No one can use it.
///
/// The inspector shows `file` and `line` in a debug build.
@MainActor public func whenLoaded<Value>(
  _ state: Loadable<Value>, preview: Value? = nil, skeleton: Int = 3, empty: EmptyState? = nil,
  retry: @escaping @MainActor @Sendable () async throws -> Void,
  file: StaticString = #fileID, line: UInt = #line,
  @ScreenBuilder content: (Value) -> [Section]
) -> [Section] {
  switch state {
  case .loaded(let value), .loading(.some(let value)): content(value)
  case .idle, .loading(.none):
    preview.map { content($0).map { $0.asPreview() } } ?? [.skeleton(rows: skeleton, file: file, line: line)]
  case .empty:
    [.empty(empty ?? EmptyState(ChromeWords.current.nothingHere), file: file, line: line)]
  case .failed(let error, let previous):
    [.failure(error, file: file, line: line, retry: retry)] + (previous.map(content) ?? [])
  }
}

extension Scene {
  /// Returns the sections for loaded content.
  ///
  /// They are a preview while the content loads (grey shapes, or those of the rows of a `preview` value), a message for
  /// empty content, and the error with a retry when the load failed. The retry calls the ``SceneLifeCycle/load()`` of the scene and of its followers, unless another function
  /// is specified.
  ///
  /// The inspector shows `file` and `line` in a debug build.
  ///
  /// ```swift
  /// @MainActor @Observable final class NamesScene: Scene {
  ///   private var names: Loadable<[String]> = .idle
  ///
  ///   func load() async { await Loadable.load(into: \.names, of: self) { ["Ada"] } }
  ///
  ///   var screen: Screen {
  ///     Screen(title: "Names") {
  ///       whenLoaded(names, empty: EmptyState("No names yet")) { names in
  ///         Section("names") { for name in names { Row(Label.with(.text(name))) } }
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  public func whenLoaded<Value>(
    _ state: Loadable<Value>, preview: Value? = nil, skeleton: Int = 3, empty: EmptyState? = nil,
    retry: (@MainActor @Sendable () async throws -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line, @ScreenBuilder content: (Value) -> [Section]
  ) -> [Section] {
    EspalierScreens.whenLoaded(
      state, preview: preview, skeleton: skeleton, empty: empty,
      retry: retry ?? { [weak self] in await self?.loadAll() },
      file: file, line: line, content: content)
  }
}
