public import EspalierViews

/// A view class that says how it is drawn in a browser.
///
/// A class that is made of other views needs none of this: it is drawn from its layout. A class that is a thing of
/// its own (a chart, a map, a table's row) conforms in an extension beside the web surface, so that the class itself
/// stays free of HTML:
///
/// ```swift
/// final class Price: View {
///   static let amount = Property("amount", default: "")
///   static let isFalling = Property("isFalling", default: false)
/// }
///
/// extension Price: HTMLDrawn {
///   static func draw(_ element: inout HTMLElement) {
///     element.tag = "output"
///     element.addClass("price")
///     element.look(of: isFalling) { $0 ? "falling" : nil }
///     element.add("b") { $0.text(of: amount) }
///   }
/// }
/// ```
///
/// - `draw` runs once a class and form, not once a view: what it makes is a template, whose bound values alone travel
///   afterwards. So it must not depend on anything that changes.
/// - It belongs to no actor, as view classes do not.
/// - Texts and attributes are escaped, addresses are checked against a list, and elements and attributes that could
///   run script are left out with a line in the log.
public protocol HTMLDrawn: View {
  /// Draws the class into its root element, which is a `span` unless its tag is changed.
  static func draw(_ element: inout HTMLElement)
}
