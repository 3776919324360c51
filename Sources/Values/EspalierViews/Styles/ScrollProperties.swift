/// The properties of views that scroll: a strip, or a section whose rows stand on a strip.
public enum ScrollProperties {
  /// A Boolean value that indicates whether a person can scroll the view; if not, what stands beyond its edge is out of
  /// reach.
  @inlinable public static var isScrollEnabled: Property<Bool> {
    Property(.isScrollEnabled, default: true)
  }
  /// A Boolean value that indicates whether a bar shows how far the view is scrolled, where the person's system shows
  /// such bars.
  @inlinable public static var showsIndicators: Property<Bool> {
    Property(.showsIndicators, default: true)
  }
  /// A Boolean value that indicates whether scrolling always stops at the beginning of a part, at most one part
  /// further.
  @inlinable public static var isPaging: Property<Bool> { Property(.isPaging, default: false) }
  /// A Boolean value that indicates whether the view gives way at its ends, where the person's system does so.
  @inlinable public static var bounces: Property<Bool> { Property(.bounces, default: true) }
}

/// A view class that scrolls what it holds, and so has the styles for scrolling.
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
  /// Sets whether scrolling always stops at the beginning of a part.
  @inlinable public static func isPaging(_ value: Bool = true) -> Style { Style(ScrollProperties.isPaging, value) }
  /// Sets whether the view gives way at its ends.
  @inlinable public static func bounces(_ value: Bool) -> Style { Style(ScrollProperties.bounces, value) }
}
