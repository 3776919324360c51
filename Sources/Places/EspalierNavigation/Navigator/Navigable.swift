public import EspalierScreens

/// The verbs of navigation, for what has no route: what a router calls.
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
/// A verb shows a scene, or a coordinator, a feature or a module with all its places. These have no address: they stand
/// above the last place that has one, and are not restored. Where a place has a route, `move(to:)` goes there, and
/// ``Placement`` says how. Each verb waits for nobody: where somebody must be asked before a place is left
/// (``Scene/unsavedChanges``), the verb asks and is carried out when they have agreed.
///
/// - Throws: Every verb that cannot be carried out throws a ``NavigationError``, which says why; then nothing has changed.
@MainActor
public protocol Navigable: AnyObject {
  /// Puts something on the stack in sight, as its first place where there is none yet.
  func show(_ presentable: any Presentable) throws(NavigationError)
  /// Puts something on the stack in sight, where there is a place to go back to.
  func push(_ presentable: any Presentable) throws(NavigationError)
  /// Puts something into a modal above everything.
  func present(_ presentable: any Presentable) throws(NavigationError)
  /// Puts something into a modal that covers everything.
  func cover(_ presentable: any Presentable) throws(NavigationError)
  /// Puts something in place of the scene in sight.
  func replace(_ presentable: any Presentable) throws(NavigationError)
  /// Makes something the only place of the stack in sight.
  func setRoot(_ presentable: any Presentable) throws(NavigationError)
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
