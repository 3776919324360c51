public import EspalierScreens

/// The navigation verbs for content without a route. A router, for example, calls them.
///
/// ```swift
/// @MainActor func showDetails(_ navigable: any Navigable) throws {
///   try navigable.push(TextScene("Details"))
///   try navigable.present(TextScene("Hint"))
///   try navigable.dismiss()
///   try navigable.pop()
/// }
/// ```
///
/// A verb shows a scene, or a coordinator, a feature or a module with all its places. These have no address: they are
/// above the last place that has one, and are not restored. For a place with a route, use `move(to:)` and declare its
/// position with ``Placement``. A verb returns at once. If the person must agree before a place is left
/// (``/EspalierScreens/Scene/unsavedChanges``), the window asks, and carries out the verb when the person has agreed.
///
/// - Throws: ``NavigationError`` if the verb cannot be carried out. The error gives the reason, and nothing has
///   changed.
@MainActor
public protocol Navigable: AnyObject {
  /// Shows a scene or feature on the visible stack, as its first place if the stack is empty.
  func show(_ presentable: any Presentable) throws(NavigationError)
  /// Pushes a scene or feature onto the visible stack. There must be a visible place to go back to.
  func push(_ presentable: any Presentable) throws(NavigationError)
  /// Presents a scene or feature in a modal above all other content.
  func present(_ presentable: any Presentable) throws(NavigationError)
  /// Presents a scene or feature in a modal that covers all other content.
  func cover(_ presentable: any Presentable) throws(NavigationError)
  /// Replaces the visible scene with a scene or feature.
  func replace(_ presentable: any Presentable) throws(NavigationError)
  /// Makes a scene or feature the only place of the visible stack.
  func setRoot(_ presentable: any Presentable) throws(NavigationError)
  /// Removes the topmost place from the visible stack. If the stack has only one place, the method throws
  /// ``NavigationError/atRoot(place:)``. There is one exception: if the stack belongs to tabs above another place, the
  /// method removes the tabs, so that the other place is visible.
  func pop() throws(NavigationError)
  /// Removes all places but the first from the visible stack.
  func popToRoot() throws(NavigationError)
  /// Dismisses the topmost modal.
  func dismiss() throws(NavigationError)
  /// Dismisses all modals. If no modal is visible, the method does nothing.
  func dismissAll() throws(NavigationError)
  /// Shows a tab with its stack.
  func select(tab: String) throws(NavigationError)
}
