public import EspalierViews

/// A button that loads the content of the screen again. On a touch screen, pulling the screen down does the same.
public final class RefreshButtonView: Button {}

// No setters: the framework sets these.
/// The less important actions of a screen, behind a button; its children are ``ToolbarMenuItemView``s.
///
/// It is not a `Menu`, because each of its items is a node of the app with an action of its own, which is busy and
/// fails on its own. The items of a `Menu` are values in one property of one view, and one handler receives the chosen
/// item.
public final class ToolbarMenuView: View {
  /// The name of the button that shows the menu.
  @inlinable public static var name: Property<String> { Property(.toolbarMenuViewName, default: "More") }
}

/// One of the less important actions of a screen.
public final class ToolbarMenuItemView: Button {}

/// An invisible mark that something on the screen is not saved, for surfaces that can be closed.
public final class UnsavedMarkView: View {}

/// Controls that stay at the lower edge of a screen while its content scrolls.
public final class BottomBarView: View {}

/// The bar that holds the search field of a screen.
public final class SearchBarView: View {
  /// The search field.
  public static let field = Child("field", TextField.self)
  /// A row in which the search field takes the whole width.
  public override class var layout: Layout { .row { field.with(.kind(.search), .grows(), .isLabelHidden()) } }
}
