public import EspalierScreens
internal import EspalierViews

/// Functions that render rows as HTML without a page, for snapshot tests, for mail, and for measurements.
///
/// ```swift
/// let html = HTMLSnapshot.text(of: [Row(Label.with(.text("Rent")))])
/// ```
///
/// The HTML is that of the first response to a browser for these rows, escaped in the same way; it is not live. A
/// response has the style declarations of single elements in its head. Here they are in the elements' `style`, so that
/// the HTML is complete.
public enum HTMLSnapshot {
  /// Returns the rows as bytes of UTF-8.
  public static func bytes(of rows: [Row]) -> [UInt8] {
    var writer = HTMLWriter()
    writer.hasStyleAttributes = true
    let context = HTMLContext(formToken: "")
    var templates = HTMLTemplates.Recent()
    for (index, row) in rows.enumerated() {
      let form = Node.Form.row(row.form)
      templates.template(for: row.component, form: form)
        .writeHTML(of: row.component, node: index + 1, key: row.id ?? "\(index)", into: &writer, context: context) {
          writeItems(of: row.component, $0, in: form, into: &$1)
        }
    }
    return writer.bytes
  }

  /// Writes the parts that an element of a component makes from items.
  private static func writeItems(
    of component: AnyComponent, _ element: Int, in form: Node.Form, into writer: inout HTMLWriter
  ) {
    for part in component.parts(of: element) {
      let form = Node.Form.item(element: element, isInControl: form.isControl)
      HTMLTemplates.template(for: part.component, form: form)
        .writeHTML(of: part.component, node: 0, key: part.key, into: &writer, context: HTMLContext(formToken: "")) {
          writeItems(of: part.component, $0, in: form, into: &$1)
        }
    }
  }

  /// Returns the rows as text.
  public static func text(of rows: [Row]) -> String { String(decoding: bytes(of: rows), as: UTF8.self) }
}
