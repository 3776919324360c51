public import EspalierViews

// No setters: the framework sets these.
/// The whole of a window: the tab bar, the screen, and everything above it.
public final class WindowView: View {
  /// The appearance that the person has chosen: colour scheme, contrast and density.
  @inlinable public static var appearance: Property<Appearance> {
    Property(.windowViewAppearance, default: .system)
  }
  /// The language of the texts, a BCP 47 tag; empty for the language of the surface.
  @inlinable public static var language: Property<String> { Property(.windowViewLanguage, default: "") }
  /// A Boolean value that indicates whether the window's text is written from right to left.
  @inlinable public static var isRightToLeft: Property<Bool> { Property(.windowViewIsRightToLeft, default: false) }
  /// A Boolean value that indicates whether the window has a tab bar.
  @inlinable public static var hasTabs: Property<Bool> { Property(.windowViewHasTabs, default: false) }
}

// No setters: the framework sets these.
/// The bar of tabs; its children are ``TabView``s.
public final class TabBarView: View {
  /// The name of the app, shown if there is enough space.
  @inlinable public static var title: Property<String> { Property(.tabBarViewTitle, default: "") }
}

// No setters: the framework sets these.
/// One tab, as a link to the visible place of its stack.
public final class TabView: View {
  /// The title of the tab.
  @inlinable public static var title: Property<String> { Property(.tabViewTitle, default: "") }
  /// The symbol above the title.
  @inlinable public static var icon: Property<Icon?> { Property(.tabViewIcon, default: nil) }
  /// A Boolean value that indicates whether the tab is selected.
  @inlinable public static var isSelected: Property<Bool> { Property(.tabViewIsSelected, default: false) }
}

// No setters: the framework sets these.
/// A screen above the other screens, which a person cannot use until the modal is closed. Its child is a
/// ``ScreenView``.
public final class ModalView: View {
  /// The title of the modal, for screen readers.
  @inlinable public static var title: Property<String> { Property(.modalViewTitle, default: "") }
  /// A Boolean value that indicates whether the modal covers everything below it.
  @inlinable public static var coversAll: Property<Bool> { Property(.modalViewCoversAll, default: false) }
}
