public import EspalierViews

// No setters: the framework sets these.
/// The title, subtitle, back button and toolbar of a screen; its children are the toolbar's
/// controls, or groups of views.
public final class NavigationBarView: View {
  /// The title of the place that the screen shows.
  @inlinable public static var title: Property<String> { Property(.navigationBarViewTitle, default: "") }
  /// The line below the title.
  @inlinable public static var subtitle: Property<String> { Property(.navigationBarViewSubtitle, default: "") }
  /// The path of the place below in the stack; nil at its root.
  @inlinable public static var backDestination: Property<String?> {
    Property(.navigationBarViewBackDestination, default: nil)
  }
  /// The title of the place below.
  @inlinable public static var backTitle: Property<String> { Property(.navigationBarViewBackTitle, default: "") }
  /// The path to go to when a modal is closed; nil for a screen that is not a modal.
  @inlinable public static var closeDestination: Property<String?> {
    Property(.navigationBarViewCloseDestination, default: nil)
  }
  /// The name of the back button if the place below has no title.
  @inlinable public static var backName: Property<String> { Property(.navigationBarViewBackName, default: "Back") }
  /// The name of the button that closes a modal.
  @inlinable public static var closeName: Property<String> { Property(.navigationBarViewCloseName, default: "Close") }
  /// The text that screen readers announce politely when it changes: the message that has just appeared.
  @inlinable public static var announcement: Property<String> { Property(.navigationBarViewAnnouncement, default: "") }
  /// A Boolean value that indicates whether the children of the bar are ``BarGroupView``s.
  @inlinable public static var isGrouped: Property<Bool> { Property(.navigationBarViewIsGrouped, default: false) }
  /// A Boolean value that indicates whether a view takes the place of the visible title.
  @inlinable public static var hasTitleView: Property<Bool> { Property(.navigationBarViewHasTitleView, default: false) }
}
