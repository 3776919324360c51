/// How what scrolls does so: a strip, or a section whose rows stand on one.
public enum ScrollProperties {
  /// Whether a person can scroll it; what stands beyond its edge is then out of reach.
  @inlinable public static var isScrollEnabled: Property<Bool> {
    Property(number: 450, "isScrollEnabled", default: true)
  }
  /// Whether a bar shows how far it is scrolled, where the person's system shows such bars.
  @inlinable public static var showsIndicators: Property<Bool> {
    Property(number: 451, "showsIndicators", default: true)
  }
  /// Whether it always comes to rest at the beginning of a part, one part further at most.
  @inlinable public static var isPaging: Property<Bool> { Property(number: 452, "isPaging", default: false) }
  /// Whether it gives way at its ends, where the person's system does so.
  @inlinable public static var bounces: Property<Bool> { Property(number: 453, "bounces", default: true) }
}

/// A view class that scrolls what it holds, and so has the styles for it.
///
/// ```swift
/// let cards = ScrollView.of(Label.with(.text("Visa")), Label.with(.text("Giro")))
///   .adding(.isPaging(), .showsIndicators(false))
/// ```
public protocol Scrolling: View {}

extension ScrollView: Scrolling {}

extension Style where Target: Scrolling {
  /// Whether a person can scroll it.
  @inlinable public static func isScrollEnabled(_ value: Bool) -> Style {
    Style(ScrollProperties.isScrollEnabled, value)
  }
  /// Whether a bar shows how far it is scrolled.
  @inlinable public static func showsIndicators(_ value: Bool) -> Style {
    Style(ScrollProperties.showsIndicators, value)
  }
  /// Whether it always comes to rest at the beginning of a part.
  @inlinable public static func isPaging(_ value: Bool = true) -> Style { Style(ScrollProperties.isPaging, value) }
  /// Whether it gives way at its ends.
  @inlinable public static func bounces(_ value: Bool) -> Style { Style(ScrollProperties.bounces, value) }
}
