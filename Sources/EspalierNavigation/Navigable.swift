public import EspalierScreens

/// The verbs of navigation: what a coordinator does with the places it makes.
///
/// What is to be shown is given as an autoclosure and made only if the place is not already there.
@MainActor
public protocol Navigable: AnyObject {
  /// Makes it the root of the current tab's stack; what stood there and above goes.
  func root(_ presentable: @autoclosure () -> any Presentable)
  /// Puts it on the current tab's stack.
  func push(_ presentable: @autoclosure () -> any Presentable)
  /// Puts it above everything.
  func present(_ presentable: @autoclosure () -> any Presentable)
  /// Takes the topmost place from the current stack; the root stays.
  func pop()
  /// Takes all places but the root from the current stack.
  func popToRoot()
  /// Takes the topmost modal away.
  func dismiss()
  /// Brings a tab with its stack into sight.
  func select(tab: String)
}
