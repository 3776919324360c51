@testable import EspalierHTML

/// HTML as a tree, as strict as the writer has to be: quoted attributes, closed elements, nothing left over. It takes
/// the values of slots as the browser's script does, so that a template with values can be compared with the first
/// HTML of the same view.
final class MarkupTree: Equatable, CustomStringConvertible {
  var tag = ""
  var attributes: [String: String] = [:]
  var properties: [String: HTMLValue] = [:]
  var text = ""
  var children: [MarkupTree] = []

  static let void: Set<String> = ["input", "br", "img", "hr"]

  static func == (left: MarkupTree, right: MarkupTree) -> Bool { left.description == right.description }

  /// The tree with attributes and classes in alphabetical order.
  var description: String {
    let attributes = self.attributes.sorted { $0.key < $1.key }.map { name, value in
      let words = value.split(separator: " ").sorted().joined(separator: " ")
      return " \(name)=\(name == "class" ? words : value)"
    }
    let properties = self.properties.sorted { $0.key < $1.key }.map { " .\($0)=\($1)" }
    return "<\(tag)\(attributes.joined())\(properties.joined())>\(text)\(children.map(\.description).joined())</>"
  }

  func at(_ path: some Sequence<Int>) throws -> MarkupTree {
    try path.reduce(self) { element, index in
      guard element.children.indices.contains(index) else { throw Fault("path leads nowhere in \(element)") }
      return element.children[index]
    }
  }

  func all(_ isWanted: (MarkupTree) -> Bool) -> [MarkupTree] {
    (isWanted(self) ? [self] : []) + children.flatMap { $0.all(isWanted) }
  }

  // MARK: Slots

  func set(_ slot: HTMLSlot, to value: HTMLValue) throws {
    let element = try at(slot.path)
    switch slot.kind {
    case .text:
      guard element.children.isEmpty else { throw Fault("text beside elements in \(element)") }
      element.text = value.string ?? ""
    // What the script sets as declarations, the first HTML names for the rules in its head.
    case .attribute: element.attributes[slot.name == "style" ? "data-style" : slot.name ?? ""] = value.string
    case .hidden: element.attributes["hidden"] = value == .flag(true) ? "" : nil
    case .property: element.properties[slot.name ?? ""] = value
    case .className:
      var classes = (element.attributes["class"] ?? "").split(separator: " ").map(String.init)
      classes.removeAll { $0.hasPrefix(slot.name ?? "") }
      element.attributes["class"] = (classes + (value.string.map { [$0] } ?? [])).joined(separator: " ")
    case .markup:
      let inner = try MarkupTree.parse("<x>\(value.string ?? "")</x>")
      element.text = inner.text
      element.children = inner.children
    }
  }

  /// Attributes that only say how a control begins become the properties that they stand for.
  func settled() -> MarkupTree {
    let controls: Set = ["input", "select", "button", "textarea", "fieldset"]
    for element in all({ controls.contains($0.tag) && $0.attributes["type"] != "hidden" }) {
      for name in ["checked", "disabled", "indeterminate"] {
        element.properties[name] = .flag(
          element.attributes.removeValue(forKey: name) != nil || element.properties[name] == .flag(true))
      }
      if element.tag == "input" {
        if let value = element.attributes.removeValue(forKey: "value") { element.properties["value"] = .text(value) }
      } else if element.tag == "select" {
        for option in element.children where option.attributes.removeValue(forKey: "selected") != nil {
          element.properties["value"] = HTMLValue(option.attributes["value"])
        }
      }
      if element.tag == "textarea", element.text.hasPrefix("\n") {
        // A parser drops the line end that begins a text area.
        element.properties["value"] = .text(String(element.text.dropFirst()))
        element.text = ""
      }
      if element.tag == "fieldset" { continue }
      if element.properties["value"] == nil || element.properties["value"] == HTMLValue.none {
        element.properties["value"] = .text("")
      }
    }
    // A group has the value of the radio button that is chosen in it.
    for group in all({ $0.tag == "fieldset" }) {
      guard let value = group.properties.removeValue(forKey: "value") else { continue }
      for radio in group.all({ $0.attributes["type"] == "radio" }) {
        radio.properties["checked"] = .flag(radio.properties["value"] == value)
      }
    }
    return self
  }

  // MARK: Parsing

  struct Fault: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  static func parse(_ html: String) throws -> MarkupTree {
    var reader = Reader(rest: Substring(html))
    let tree = try reader.element()
    guard reader.rest.isEmpty else { throw Fault("left over: \(reader.rest)") }
    return tree
  }

  private struct Reader {
    var rest: Substring

    mutating func take(_ text: String) -> Bool {
      guard rest.hasPrefix(text) else { return false }
      rest = rest.dropFirst(text.count)
      return true
    }

    mutating func take(until ends: String) -> String {
      let taken = rest.prefix { !ends.contains($0) }
      rest = rest.dropFirst(taken.count)
      return String(taken)
    }

    mutating func element() throws -> MarkupTree {
      guard take("<") else { throw Fault("no element: \(rest.prefix(40))") }
      let element = MarkupTree()
      element.tag = take(until: " >")
      while take(" ") {
        let name = take(until: "=> ")
        guard element.attributes[name] == nil else { throw Fault("\(name) is there twice in \(element.tag)") }
        if take("=") {
          guard take("\"") else { throw Fault("\(name) is not quoted") }
          element.attributes[name] = MarkupTree.unescaped(take(until: "\""))
          guard take("\"") else { throw Fault("\(name) has no end") }
        } else {
          element.attributes[name] = ""
        }
      }
      guard take(">") else { throw Fault("\(element.tag) has no end") }
      if MarkupTree.void.contains(element.tag) { return element }
      while !take("</\(element.tag)>") {
        guard !rest.isEmpty else { throw Fault("\(element.tag) is not closed") }
        if rest.hasPrefix("<") {
          element.children.append(try self.element())
        } else {
          element.text += MarkupTree.unescaped(take(until: "<"))
        }
      }
      return element
    }
  }

  static func unescaped(_ text: String) -> String {
    var text = text
    for (entity, plain) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
      text = text.split(separator: entity, omittingEmptySubsequences: false).joined(separator: plain)
    }
    return text
  }
}

extension HTMLValue {
  var string: String? {
    if case .text(let text) = self { return text }
    return nil
  }
}
