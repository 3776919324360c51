public import EspalierViews

/// One screen: its children are a ``NavigationBarView``, a search row if there is one, and ``SectionView``s.
public final class ScreenView: View {
  /// How wide and dense the content stands.
  @inlinable public static var screenLayout: Property<Screen.Layout> {
    Property(number: 220, "screenLayout", default: .list)
  }
  /// Whether the screen is above others, in a modal.
  @inlinable public static var isModal: Property<Bool> { Property(number: 221, "isModal", default: false) }
}

/// Title, subtitle, way back and toolbar of a screen; its children are the toolbar's controls.
public final class NavigationBarView: View {
  /// What the place is called.
  @inlinable public static var title: Property<String> { Property(number: 225, "title", default: "") }
  /// The line below.
  @inlinable public static var subtitle: Property<String> { Property(number: 226, "subtitle", default: "") }
  /// The path of the place below in the stack; nil at its root.
  @inlinable public static var backDestination: Property<String?> {
    Property(number: 227, "backDestination", default: nil)
  }
  /// What the place below is called.
  @inlinable public static var backTitle: Property<String> { Property(number: 228, "backTitle", default: "") }
  /// The path to go to when a modal is closed; nil for a screen that is none.
  @inlinable public static var closeDestination: Property<String?> {
    Property(number: 229, "closeDestination", default: nil)
  }
}

/// Holds the search field of a screen.
public final class SearchBarView: View {
  /// The field.
  public static let field = children(of: SearchBarView.self, ("field", TextField.self))
  /// The field in the whole width.
  public override class var layout: Layout { .row { field.with(.kind(.search), .grows(), .isLabelHidden()) } }
}

/// A section: header, rows, footer; its children are the rows.
public final class SectionView: View {
  /// The title above the rows.
  @inlinable public static var header: Property<String> { Property(number: 235, "header", default: "") }
  /// The text below the rows.
  @inlinable public static var footer: Property<String> { Property(number: 236, "footer", default: "") }
  /// How the rows stand.
  @inlinable public static var rowLayout: Property<Section.Layout> {
    Property(number: 237, "rowLayout", default: .list)
  }
  /// The submission that its fields belong to.
  @inlinable public static var submission: Property<String?> { Property(number: 238, "submission", default: nil) }
  /// Whether the rows are a preview of what will come.
  @inlinable public static var isSkeleton: Property<Bool> { Property(number: 239, "isSkeleton", default: false) }
}

/// Stands behind the last fetched row of a long list, and asks for the next page when it comes into sight.
public final class MoreView: View {}
