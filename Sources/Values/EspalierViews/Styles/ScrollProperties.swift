/// The properties of views that scroll: a ``ScrollView``, or a section that arranges its rows beside each other.
public enum ScrollProperties {
  /// A Boolean value that indicates whether a person can scroll the view; if not, content beyond its edge is
  /// unreachable.
  @inlinable public static var isScrollEnabled: Property<Bool> {
    Property(.isScrollEnabled, default: true)
  }
  /// A Boolean value that indicates whether a bar shows how far the view is scrolled, if the person's system shows such
  /// bars.
  @inlinable public static var showsIndicators: Property<Bool> {
    Property(.showsIndicators, default: true)
  }
  /// A Boolean value that indicates whether scrolling always stops at the beginning of a part or row, and so passes at
  /// most one of them at a time.
  @inlinable public static var isPaging: Property<Bool> { Property(.isPaging, default: false) }
  /// A Boolean value that indicates whether the view bounces at its ends, if the person's system supports it.
  @inlinable public static var bounces: Property<Bool> { Property(.bounces, default: true) }
}

/// A view class that scrolls its content and has the styles for scrolling.
///
/// ```swift
/// let cards = ScrollView.of(Label.with(.text("Visa")), Label.with(.text("Giro")))
///   .adding(.isPaging(), .showsIndicators(false))
/// ```
public protocol Scrolling: View {}

extension Style where Target: Scrolling {
  /// Sets whether a person can scroll the view.
  @inlinable public static func isScrollEnabled(_ value: Bool) -> Style {
    Style(ScrollProperties.isScrollEnabled, value)
  }
  /// Sets whether a bar shows how far the view is scrolled.
  @inlinable public static func showsIndicators(_ value: Bool) -> Style {
    Style(ScrollProperties.showsIndicators, value)
  }
  /// Sets whether scrolling always stops at the beginning of a part or row, and so passes at most one of them at a
  /// time.
  @inlinable public static func isPaging(_ value: Bool = true) -> Style { Style(ScrollProperties.isPaging, value) }
  /// Sets whether the view bounces at its ends.
  @inlinable public static func bounces(_ value: Bool) -> Style { Style(ScrollProperties.bounces, value) }
}
