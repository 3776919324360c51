/// A builder of HTML markup from values. It escapes every text, so that a browser cannot mistake a text for a tag.
///
/// ```swift
/// element.markup(of: bars) { bars, markup in
///   for bar in bars.bars { markup.element("li") { $0.text(bar.label) } }
/// }
/// ```
public struct HTMLMarkup {
  var writer = HTMLWriter()
  /// The mount path, with which all addresses of the app begin.
  var mount = MountPath.root

  var string: String { writer.string }

  /// Writes a text, and escapes the characters that have a meaning in HTML.
  public mutating func text(_ text: String) { writer.escaped(text) }

  /// Writes an element with content and attributes; attributes that are nil are omitted.
  ///
  /// The same names and addresses are refused as in a template.
  public mutating func element(
    _ tag: String, _ attributes: KeyValuePairs<String, String?> = [:], _ content: (inout HTMLMarkup) -> Void = { _ in }
  ) {
    element(tag, attributes: attributes.map { ($0.key, $0.value) }, content)
  }

  mutating func element(
    _ tag: String, attributes: [(String, String?)], _ content: (inout HTMLMarkup) -> Void = { _ in }
  ) {
    let tag = HTMLNames.tag(tag)
    writer.raw("<")
    writer.raw(tag)
    for (name, value) in attributes {
      guard let value, let name = HTMLNames.attribute(name) else { continue }
      guard let value = HTMLNames.isAddress(name) ? HTMLNames.address(value, for: name, below: mount) : value else {
        continue
      }
      attribute(name, value)
    }
    writer.raw(">")
    guard !HTMLNames.isVoid(tag) else { return }
    content(&self)
    writer.raw("</")
    writer.raw(tag)
    writer.raw(">")
  }

  private mutating func attribute(_ name: String, _ value: String) {
    writer.raw(" ")
    writer.raw(name)
    writer.raw("=\"")
    writer.escaped(value)
    writer.raw("\"")
  }
}
