public import EspalierViews

// No setters: the framework sets these.
extension NavigationBarView {
  /// The name of the way back where the place below has no title.
  @inlinable public static var backName: Property<String> { Property(.navigationBarViewBackName, default: "Back") }
  /// The name of the cross that closes a modal.
  @inlinable public static var closeName: Property<String> { Property(.navigationBarViewCloseName, default: "Close") }
  /// The text that screen readers announce politely when it changes: the message that has just come up.
  @inlinable public static var announcement: Property<String> { Property(.navigationBarViewAnnouncement, default: "") }
}

// No setters: the framework sets these.
extension SectionView {
  /// The text that screen readers announce while the rows are a preview.
  @inlinable public static var loadingText: Property<String> {
    Property(.sectionViewLoadingText, default: "Loading")
  }
}

// No setters: the framework sets these.
extension ScreenView {
  /// A Boolean value that indicates whether the screen stands beside the one in sight where there is room, and is out
  /// of sight where there is not.
  @inlinable public static var isBeside: Property<Bool> { Property(.screenViewIsBeside, default: false) }
}

/// A button that fetches what the screen shows again; on touch, pulling the screen down does the same.
public final class RefreshButtonView: Button {}

// No setters: the framework sets these.
/// The less important actions of a screen, behind a button; its children are ``ToolbarMenuItemView``s.
///
/// It is no `Menu`, because each of its items is a node of the app, with an action of its own that is busy and fails by
/// itself. The items of a `Menu` are values in one property of one view, and one handler is told which was chosen.
public final class ToolbarMenuView: View {
  /// The name of the button.
  @inlinable public static var name: Property<String> { Property(.toolbarMenuViewName, default: "More") }
}

/// One of the less important actions of a screen.
public final class ToolbarMenuItemView: Button {}

/// An invisible mark that something on the screen is not saved, for surfaces that can be closed.
public final class UnsavedMarkView: View {}

/// Controls that stay at the lower edge of a screen while its content passes.
public final class BottomBarView: View {}
