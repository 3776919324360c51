internal import EspalierViews

/// A subclass of a drawn view that is drawn in a way of its own.
///
/// The drawing of a class holds for its subclasses. One that looks different says so in an extension beside the web
/// surface, and may begin with the drawing of its base:
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
/// - It is asked in place of ``HTMLDrawn/draw(_:)``, under the same rules, and holds for the subclasses of this class.
///   A class that is to be redrawn once more has it as a `class func` in its own body, which its subclasses override.
/// - Styles that every view has come on top, as for any other class.
public protocol HTMLRedrawn: HTMLDrawn {
  /// Draws the class into its root element, in place of what its base draws.
  static func redraw(_ element: inout HTMLElement)
}
