public import EspalierViews

/// The whole of a window: the tab bar, the screen, and everything that stands above it.
public final class WindowView: View {
  /// The appearance that the person has chosen: colour scheme, contrast and density.
  @inlinable public static var appearance: Property<Appearance> {
    Property(number: 200, "appearance", default: .system)
  }
  /// The language of the texts, a BCP 47 tag; empty for the language of the surface.
  @inlinable public static var language: Property<String> { Property(number: 202, "language", default: "") }
  /// A Boolean value that indicates whether the window's text is written from right to left.
  @inlinable public static var isRightToLeft: Property<Bool> { Property(number: 203, "isRightToLeft", default: false) }
  /// A Boolean value that indicates whether the window has a tab bar.
  @inlinable public static var hasTabs: Property<Bool> { Property(number: 201, "hasTabs", default: false) }
}

/// The bar of tabs; its children are ``TabView``s.
public final class TabBarView: View {
  /// The name of the app, shown where there is room.
  @inlinable public static var title: Property<String> { Property(number: 205, "title", default: "") }
}

/// One tab: a link to the place that its stack shows.
public final class TabView: View {
  /// The title of the tab.
  @inlinable public static var title: Property<String> { Property(number: 210, "title", default: "") }
  /// The symbol above the title.
  @inlinable public static var icon: Property<Icon?> { Property(number: 211, "icon", default: nil) }
  /// A Boolean value that indicates whether the tab is the one in sight.
  @inlinable public static var isSelected: Property<Bool> { Property(number: 212, "isSelected", default: false) }
}

/// A screen above the others, which keeps the rest out of reach until it is closed; its child is a ``ScreenView``.
public final class ModalView: View {
  /// The title of the modal, for screen readers.
  @inlinable public static var title: Property<String> { Property(number: 215, "title", default: "") }
  /// A Boolean value that indicates whether the modal covers everything below it.
  @inlinable public static var coversAll: Property<Bool> { Property(number: 216, "coversAll", default: false) }
}
