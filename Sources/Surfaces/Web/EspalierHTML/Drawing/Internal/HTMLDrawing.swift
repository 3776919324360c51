internal import EspalierScreens
internal import EspalierViews

/// Functions that draw view classes as elements. They use a class's own drawing if it has one, and otherwise its
/// layout.
enum HTMLDrawing {
  /// Returns the element of a node.
  static func node(_ type: View.Type, form: Node.Form, variant: HTMLVariant = .usual) -> HTMLElement {
    guard case .row(let form) = form else {
      let scope = HTMLScope(type: type, element: 0, isInsideControl: form.isControl, variant: variant)
      return view(type, scope: scope)
    }
    if case .row(let traits) = variant { return row(type, form: form, traits: traits) }
    return row(type, form: form, traits: [])
  }

  /// Returns the element of a view or of a fixed child.
  static func view(_ type: View.Type, scope: HTMLScope, isHidingOutside: Bool = false) -> HTMLElement {
    var element = HTMLElement("span", scope: scope)
    if let redrawn = type as? any HTMLRedrawn.Type {
      redrawn.redraw(&element)
      element.finish()
    } else if let drawn = type as? any HTMLDrawn.Type {
      drawn.draw(&element)
      element.finish()
    } else if let group = ViewSchema.of(type).layout.group {
      element = self.group(group, in: type, scope: scope)
      if let container = type as? ContainerView.Type { container.addStyles(to: &element) }
      if let cell = type as? Cell.Type { cell.addIndentation(to: &element) }
      // Style rules of an app match the class by its name.
      if let name = className(of: type) { element.classes.append(name) }
    } else {
      element.undrawn = type
    }
    element.addCommonStyles(isHidingOutside: isHidingOutside)
    return element
  }

  static func group(_ group: Layout.Group, in type: View.Type, scope: HTMLScope) -> HTMLElement {
    var element = HTMLElement(scope.isInsideControl ? "span" : "div", scope: scope)
    element.classes = [group.axis == .horizontal ? "row" : "column"]
    if let word = HTMLSpace.word(of: group.spacing) {
      if group.spacing != .none { element.classes.append("gap-\(word)") }
    } else {
      element.declare(reading: []) { _ in HTMLSpace.gap(group.spacing) }
    }
    element.classes.append("align-\(group.alignment.rawValue)")
    let elements = ViewSchema.of(type).elements
    for item in group.items {
      switch item {
      case .child(let part):
        guard elements.indices.contains(part.element) else { continue }
        let child = elements[part.element].type
        element.content.append(.element(view(child, scope: scope.child(child, element: part.element))))
      case .group(let inner): element.content.append(.element(self.group(inner, in: type, scope: scope)))
      }
    }
    return element
  }

  /// Returns the CSS class of a view class, such as `message-view` for `MessageView`. Returns nil for a generic class,
  /// because its name would be that of its parameters.
  private static func className(of type: View.Type) -> String? {
    let name = "\(type)"
    guard name.utf8.allSatisfy({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || (0x30...0x39).contains($0) }) else {
      return nil
    }
    return name.reduce(into: "") { result, character in
      if character.isUppercase && !result.isEmpty { result += "-" }
      result += character.lowercased()
    }
  }
}
