public import EspalierScreens

/// The verbs of navigation, for scenes that have no route: what a router calls.
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
/// A scene that a verb shows has no address: it stands above the last place that has one, and is not restored. Where a
/// place has a route, `move(to:)` goes there, and ``Placement`` says how. Each verb waits for nobody: where somebody must
/// be asked before a place is left (``Scene/unsavedChanges``), the verb asks and is carried out when they have agreed.
///
/// - Throws: Every verb that cannot be carried out throws a ``NavigationError``, which says why; then nothing has changed.
@MainActor
public protocol Navigable: AnyObject {
  /// Puts a scene on the stack in sight.
  func push(_ scene: any Presentable) throws(NavigationError)
  /// Puts a scene into a modal above everything.
  func present(_ scene: any Presentable) throws(NavigationError)
  /// Puts a scene into a modal that covers everything.
  func cover(_ scene: any Presentable) throws(NavigationError)
  /// Puts a scene in place of the one in sight.
  func replace(_ scene: any Presentable) throws(NavigationError)
  /// Makes a scene the only place of the stack in sight.
  func setRoot(_ scene: any Presentable) throws(NavigationError)
  /// Takes the topmost place from the stack in sight; the first place of a stack stays.
  func pop() throws(NavigationError)
  /// Takes all places but the first from the stack in sight.
  func popToRoot() throws(NavigationError)
  /// Takes the topmost modal away.
  func dismiss() throws(NavigationError)
  /// Takes all modals away; none is no error.
  func dismissAll() throws(NavigationError)
  /// Brings a tab with its stack into sight.
  func select(tab: String) throws(NavigationError)
}
