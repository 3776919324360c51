public import EspalierScreens
public import EspalierViews

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

/// One tab: what it is called, and the place it starts at.
public struct TabItem: Hashable, Sendable, Identifiable {
  /// The name that `select(tab:)` takes.
  public var id: String
  /// What is read.
  public var title: String
  /// The symbol.
  public var icon: Icon
  /// The path of the tab's root.
  public var path: Path

  /// Makes a tab.
  public init(_ id: String, title: String, icon: Icon, path: Path) {
    self.id = id
    self.title = title
    self.icon = icon
    self.path = path
  }
}
