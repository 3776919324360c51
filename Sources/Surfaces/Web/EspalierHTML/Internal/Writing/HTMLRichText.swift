internal import EspalierViews

/// A text with parts that look different, as HTML.
package struct HTMLRichText: Equatable, Sendable {
  /// The text. The addresses of its links are checked, and begin with the mount path.
  let text: Text
  /// True for a text in a link or a button, where no other link may be.
  let isInsideControl: Bool

  /// The HTML for the script, which sets the declarations of elements itself.
  var html: String {
    var writer = HTMLWriter()
    write(into: &writer)
    return writer.string
  }

  func write(into writer: inout HTMLWriter) {
    for run in text.runs { write(run, into: &writer) }
  }

  private func write(_ run: Text.Run, into writer: inout HTMLWriter) {
    let attributes = run.attributes
    var ends: [String] = []
    func open(_ tag: String) {
      writer.raw("<\(tag)>")
      ends.append(tag)
    }
    if let destination = attributes.destination, !isInsideControl {
      writer.raw("<a data-link href=\"")
      writer.escaped(destination.address)
      writer.raw("\">")
      ends.append("a")
    }
    if attributes.weight == .bold { open("b") }
    if attributes.isItalic { open("i") }
    if attributes.isUnderlined { open("u") }
    if attributes.isStruckThrough { open("s") }
    if attributes.isCode { open("code") }
    let declarations = Self.declarations(of: attributes)
    let role = attributes.color?.role
    if role != nil || !declarations.isEmpty {
      writer.raw("<span")
      if let role { writer.raw(" data-look=\"ink-\(role.rawValue)\"") }
      if !declarations.isEmpty { writeDeclarations(declarations, into: &writer) }
      writer.raw(">")
      ends.append("span")
    }
    writer.escaped(run.string)
    for tag in ends.reversed() { writer.raw("</\(tag)>") }
  }

  private func writeDeclarations(_ text: String, into writer: inout HTMLWriter) {
    if writer.hasStyleAttributes {
      writer.raw(" style=\"")
    } else {
      writer.raw(" data-style=\"")
      writer.declare(text)
    }
    writer.escaped(text)
    writer.raw("\"")
  }

  private static func declarations(of attributes: TextAttributes) -> String {
    var texts: [String] = []
    if let color = attributes.color?.declared { texts.append("color:\(color)") }
    if let size = attributes.size { texts.append("font-size:\((size / 16).declared)rem") }
    if let weight = attributes.weight, weight != .bold { texts.append("font-weight:\(weight.rawValue)") }
    return texts.joined(separator: ";")
  }
}
