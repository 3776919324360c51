/// A view whose content a person can fetch again, with the bar's button or by pulling the screen down.
///
/// ```swift
/// @MainActor @Observable final class NewsScene: Scene, Refreshing {
///   private(set) var news: [String] = []
///   func refresh() async throws { news = ["Fresh"] }
///   var screen: Screen { Screen(title: "News") {}.refreshing(self) }
/// }
/// ```
@MainActor
public protocol Refreshing: AnyObject, Sendable {
  /// Fetches the content again.
  func refresh() async throws
}

extension Screen {
  /// Returns the screen with a refresh function that calls the view's `refresh()`.
  @MainActor public func refreshing(_ view: any Refreshing) -> Screen {
    var screen = self
    screen.refresh = { [weak view] in try await view?.refresh() }
    return screen
  }
}
