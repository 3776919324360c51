internal import EspalierViews

extension EntryField {
  /// Adds the symbols and texts within the box, before its control. Without any, the element is empty and takes no
  /// space.
  static func addDecorations(to box: inout HTMLElement) {
    box.add("span") { frame in
      frame.addClass("frame-parts")
      addBoxStyles(to: &frame)
      let keys = [frame.slot(leading), frame.slot(trailing), frame.slot(hasClearButton)]
      frame.bind(.markup, rank: .seldom, reading: keys) { reader in
        var writer = HTMLWriter()
        if let start = reader.value(of: leading) { writer.decoration(start, part: "leading") }
        if let end = reader.value(of: trailing) { writer.decoration(end, part: "trailing") }
        if reader.value(of: hasClearButton) {
          // For a pointer alone: with a keyboard and with a screen reader, a person deletes the value in the field. It
          // is no `button`, which would take the place of the field as that of the label around both.
          writer.raw("<span data-part=\"clear\" data-module=\"")
          writer.escaped(BrowserAssets.clear.modulePath)
          writer.raw("\" aria-hidden=\"true\">")
          writer.symbol(.close)
          writer.raw("</span>")
        }
        return .text(writer.string)
      }
    }
  }

  /// Adds the alignment and the colours of the value and its box. Without them, the box looks like that of all fields.
  static func addFieldStyles(to element: inout HTMLElement) {
    element.look(of: textAlignment) { $0 == .start ? nil : "text-\($0.rawValue)" }
    addBoxStyles(to: &element)
    element.declare(reading: [element.slot(color), element.slot(fieldPadding)]) { reader in
      let color = reader.value(of: color)
      let insets = reader.value(of: fieldPadding)
      let edges = [
        ("block-start", insets?.top), ("inline-start", insets?.leading), ("block-end", insets?.bottom),
        ("inline-end", insets?.trailing),
      ].compactMap { edge, space in space.map { "padding-\(edge):\($0.points.declared)px" } }
      let texts = (color == .text ? [] : ["color:\(color.anyDeclared)"]) + edges
      return texts.isEmpty ? nil : texts.joined(separator: ";")
    }
  }

  /// Adds the background and the border of the box. The control shows them, or, in a box with decorations, the element
  /// around these.
  private static func addBoxStyles(to element: inout HTMLElement) {
    element.declare(reading: [element.slot(fieldBackground), element.slot(fieldBorder)]) { reader in
      let border = reader.value(of: fieldBorder)
      let texts = [
        reader.value(of: fieldBackground).map { "background:\($0.anyDeclared)" },
        border.map { "border:\($0.width.points.declared)px solid \($0.color.anyDeclared)" },
      ].compactMap { $0 }
      return texts.isEmpty ? nil : texts.joined(separator: ";")
    }
  }

  /// Adds the example for an empty field. Style rules recognize an empty field by its example, so a field with a button
  /// to clear it has a blank one.
  static func drawPlaceholder(_ placeholder: Property<String>, in element: inout HTMLElement) {
    let keys = [element.slot(placeholder), element.slot(hasClearButton)]
    element.bind(.attribute, "placeholder", reading: keys) { reader in
      let text = reader.value(of: placeholder)
      return text.isEmpty ? reader.value(of: hasClearButton) ? .text(" ") : .none : .text(text)
    }
  }
}

extension HTMLWriter {
  fileprivate mutating func decoration(_ decoration: FieldDecoration, part: String) {
    raw("<span data-part=\"\(part)\">")
    switch decoration {
    case .icon(let icon): symbol(icon)
    case .text(let text): escaped(text)
    }
    raw("</span>")
  }
}
