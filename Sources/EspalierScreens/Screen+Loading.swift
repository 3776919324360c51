/// Shows what is loaded, a preview while it loads, what to do when there is nothing (by default only that there is
/// nothing, in the window's words), and the error with a retry when it failed.
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
@MainActor public func whenLoaded<Value>(
  _ state: Loadable<Value>, skeleton: Int = 3, empty: EmptyState? = nil,
  retry: @escaping @MainActor @Sendable () async throws -> Void,
  @ScreenBuilder content: (Value) -> [Section]
) -> [Section] {
  switch state {
  case .loaded(let value), .loading(.some(let value)): content(value)
  case .idle, .loading(.none): [.skeleton(rows: skeleton)]
  case .empty: [.empty(empty ?? EmptyState(ChromeWords.current.nothingHere))]
  case .failed(let error, let previous): [.failure(error, retry: retry)] + (previous.map(content) ?? [])
  }
}
