public import EspalierViews

/// A view class that defines how it is drawn in a browser.
///
/// A class that consists of other views does not need this protocol: it is drawn from its layout. A class with its own
/// drawing (a chart, a map, a table's row) conforms in an extension beside the web surface, so that the class itself
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
/// - `draw` runs once for a class and form, not once for a view: it makes a template, and only the template's bound
///   values are sent afterwards. So it must not depend on anything that changes.
/// - It is isolated to no actor, as view classes are.
/// - Texts and attributes are escaped, and addresses are checked against a list. Elements and attributes that could run
///   script are omitted, which is logged.
public protocol HTMLDrawn: View {
  /// Draws the class into its root element. The root element is a `span` unless the drawing changes its tag.
  static func draw(_ element: inout HTMLElement)
}
