/// A follower of a window beside the app: the app's own closures can be replaced, this cannot.
package struct WindowFollower {
  let found: @MainActor (FoundPlaces) -> Void
  let navigated: @MainActor (NavigationState) -> Void
  let seen: @MainActor (Bool) -> Void
  let closed: @MainActor () -> Void

  /// - Parameters:
  ///   - found: Is told of the places that only the running program knows, before one of them is on screen.
  ///   - navigated: Is told each state of the screen.
  ///   - seen: Is told whether the person sees the window, each time that it is otherwise.
  ///   - closed: Runs once when the window has closed, or nobody held it any more.
  package init(
    found: @escaping @MainActor (FoundPlaces) -> Void, navigated: @escaping @MainActor (NavigationState) -> Void,
    seen: @escaping @MainActor (Bool) -> Void, closed: @escaping @MainActor () -> Void
  ) {
    self.found = found
    self.navigated = navigated
    self.seen = seen
    self.closed = closed
  }
}
