public import EspalierViews

// No setters: the framework sets these.
/// One screen: its children are a ``NavigationBarView``, a search row if there is one, and ``SectionView``s.
public final class ScreenView: View {
  /// The width and density of the content.
  @inlinable public static var screenLayout: Property<Screen.Layout> {
    Property(.screenViewScreenLayout, default: .list)
  }
  /// A Boolean value that indicates whether the screen is above others, in a modal.
  @inlinable public static var isModal: Property<Bool> { Property(.screenViewIsModal, default: false) }
  /// The name of the transition by which the screen comes into sight; empty for none.
  @inlinable public static var transition: Property<String> { Property(.screenViewTransition, default: "") }
}

// No setters: the framework sets these.
/// The title, subtitle, way back and toolbar of a screen; its children are the toolbar's controls.
public final class NavigationBarView: View {
  /// The title of the place.
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
}

/// The bar that holds the search field of a screen.
public final class SearchBarView: View {
  /// The field.
  public static let field = Child("field", TextField.self)
  /// The field in the whole width.
  public override class var layout: Layout { .row { field.with(.kind(.search), .grows(), .isLabelHidden()) } }
}
