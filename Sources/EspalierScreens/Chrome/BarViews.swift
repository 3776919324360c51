public import EspalierViews

extension NavigationBarView {
  /// What the way back is called where the place below has no title.
  @inlinable public static var backName: Property<String> { Property(number: 432, "backName", default: "Back") }
  /// What the cross of a modal is called.
  @inlinable public static var closeName: Property<String> { Property(number: 433, "closeName", default: "Close") }
  /// What is told politely to those who listen when it changes: the message that has just come up.
  @inlinable public static var announcement: Property<String> { Property(number: 434, "announcement", default: "") }
}

extension SectionView {
  /// What is told while the rows are a preview.
  @inlinable public static var loadingText: Property<String> {
    Property(number: 435, "loadingText", default: "Loading")
  }
}

extension ScreenView {
  /// Whether the screen stands beside the one in sight where there is room, and is out of sight where there is not.
  @inlinable public static var isBeside: Property<Bool> { Property(number: 436, "isBeside", default: false) }
}

/// Fetches what the screen shows again; on touch, pulling the screen down does the same.
public final class RefreshButtonView: Button {}

/// The lesser things to do on a screen, behind a button; its children are ``ToolbarMenuItemView``s.
public final class ToolbarMenuView: View {
  /// What the button is called.
  @inlinable public static var name: Property<String> { Property(number: 441, "name", default: "More") }
}

/// One of the lesser things to do.
public final class ToolbarMenuItemView: Button {}

/// Says that something on the screen is not saved, to a surface that can be closed: it is nothing that is seen.
public final class UnsavedMarkView: View {}

/// Controls that stay at the lower edge of a screen while its content passes.
public final class BottomBarView: View {}
