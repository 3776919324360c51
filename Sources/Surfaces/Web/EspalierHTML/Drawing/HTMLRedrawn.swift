internal import EspalierViews

/// A subclass of a drawn view that has its own drawing.
///
/// The drawing of a class applies to its subclasses. A subclass that looks different conforms in an extension beside
/// the web surface, and may begin with the drawing of its base:
///
/// ```swift
/// final class Price: Label {
///   static let currency = Property("currency", default: "EUR")
/// }
///
/// extension Price: HTMLRedrawn {
///   static func redraw(_ element: inout HTMLElement) {
///     draw(&element)
///     element.tag = "data"
///     element.attribute("value", of: currency)
///   }
/// }
/// ```
///
/// - `redraw` is called instead of ``HTMLDrawn/draw(_:)``, under the same rules, and applies to the subclasses of this
///   class. A class whose drawing its subclasses replace again declares it as a `class func` in its own body, which
///   they override.
/// - The styles of every view are applied on top, as for any other class.
public protocol HTMLRedrawn: HTMLDrawn {
  /// Draws the class into its root element, instead of the drawing of its base.
  static func redraw(_ element: inout HTMLElement)
}
