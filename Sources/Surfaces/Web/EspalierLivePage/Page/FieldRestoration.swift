internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierViews
internal import EspalierWire

/// The restoration of the values that a person entered in fields. The browser sends them if it was connected before.
///
/// A value is restored only if its field still exists and the app's own value has not changed meanwhile. A field that
/// appears only after another one is filled in is found too.
@MainActor
struct FieldRestoration {
  let window: Window
  /// True if the page was created again. Such a page does not know the values that the browser sent earlier, so its
  /// fields show their first values.
  let isMadeAgain: Bool

  private struct Position {
    let key: String
    let node: Int
    let element: Int
    let control: Input.Type
    let component: AnyComponent
  }

  /// Restores the fields into the visible screens.
  ///
  /// - Returns: The fields that do not exist yet, or that show another value.
  @discardableResult func take(_ fields: [String: PageJoin.Field]) -> [String: PageJoin.Field] {
    var left = fields
    var others: [String: PageJoin.Field] = [:]
    var hasTaken = true
    // Each round restores at least one field, or is the last.
    while hasTaken, !left.isEmpty {
      hasTaken = false
      for position in positions(below: nil, of: left) {
        guard let field = left.removeValue(forKey: position.key) else { continue }
        guard isWanted(field, at: position) else {
          others[position.key] = field
          continue
        }
        if enter(field.value, at: position) { hasTaken = true }
      }
    }
    return left.merging(others) { $1 }
  }

  /// Restores the form around a person's action to the values that it had at the time of the action.
  ///
  /// - Parameter others: The values to which fields were already restored, by their keys; such a value may be replaced.
  /// - Returns: False if a field that the person filled in does not exist, or shows another value by now.
  func make(_ form: [String: PageJoin.Field], others: [[String: String]] = []) -> Bool {
    var entered: Set<String> = []
    while true {
      let positions = positions(below: nil, of: form)
      // A filled-in field may reveal others.
      let next = positions.first { position in
        guard !entered.contains(position.key), let field = form[position.key], field.isChanged else { return false }
        return isWanted(field, at: position)
          || !says(field.value, at: position)
            && others.contains { $0[position.key].map { says($0, at: position) } ?? false }
      }
      guard let next, let field = form[next.key] else {
        return form.allSatisfy { key, field in
          guard !entered.contains(key) else { return true }
          guard let position = positions.first(where: { $0.key == key }) else { return !field.isChanged }
          return shows(field.value, at: position)
        }
      }
      entered.insert(next.key)
      // A field that is not bound belongs to the browser alone.
      guard enter(field.value, at: next) || shows(field.value, at: next) else { return false }
    }
  }

  /// Returns true if one of the fields is on screen.
  func hasPosition(for fields: [String: PageJoin.Field]) -> Bool { !positions(below: nil, of: fields).isEmpty }

  /// Reports a value to the app as if the person had entered it now.
  private func enter(_ text: String, at position: Position) -> Bool {
    let isSettled =
      position.control is Toggle.Type || position.control is Picker.Type || position.control is DateField.Type
      || position.control is Stepper.Type
    let event = WindowEvent.control(
      node: position.node, element: position.element, isSettled ? .change : .input, value(text, of: position.control))
    return window.handle(event) != .ignored
  }

  private func positions(below parent: Int?, of fields: [String: PageJoin.Field]) -> [Position] {
    window.nodes(in: parent).flatMap { node in
      let own = ViewSchema.of(node.component.type).elements.compactMap { element -> Position? in
        let key = "\(node.path)/\(element.element)"
        guard let control = element.type as? Input.Type, fields[key] != nil else { return nil }
        return Position(
          key: key, node: node.id, element: element.element, control: control, component: node.component)
      }
      bringRows(of: node, for: fields)
      return own + positions(below: node.id, of: fields)
    }
  }

  /// Makes a long list create the rows that contain the restored fields. Only a limited number of rows is created.
  private func bringRows(of node: Node, for fields: [String: PageJoin.Field]) {
    guard node.component.type == SectionView.self, node.component.value(of: SectionView.rowWindow) != nil else {
      return
    }
    let rows = fields.keys.filter { $0.hasPrefix(node.path + "/") }.prefix(16).compactMap { key in
      key.lastIndex(of: "/").map { String(key[..<$0].dropFirst(node.path.count + 1)) }
    }
    for row in rows where !row.isEmpty { _ = window.row(called: row, in: node.id) }
  }

  /// Returns true if the field still shows its value from before the person's edit. Returns false if it already shows
  /// the person's value.
  private func isWanted(_ field: PageJoin.Field, at position: Position) -> Bool {
    guard !says(field.value, at: position) else { return false }
    return shows(field.known, at: position) || isMadeAgain && shows(field.before, at: position)
  }

  private func says(_ text: String, at position: Position) -> Bool {
    shown(text, at: position).map { position.component.value(at: $0.slot) == $0.value } ?? false
  }

  private func shows(_ text: String, at position: Position) -> Bool {
    guard let wanted = shown(text, at: position) else { return false }
    // A component without that value leaves it to the person.
    return position.component.value(at: wanted.slot).map { $0 == wanted.value } ?? true
  }

  /// Returns the property that holds the content of the field, and the value that the text has in this property. If two
  /// texts are notations of the same number, their values are equal.
  private func shown(_ text: String, at position: Position) -> (slot: StyleSlot, value: StyleValue)? {
    let value =
      position.control is NumberField.Type
      ? NumberField.value(of: text, in: ShownControl(position.component, element: position.element))
      : value(text, of: position.control)
    return position.control.shows(value, element: position.element)
  }

  private func value(_ text: String, of control: Input.Type) -> EventValue {
    control is Toggle.Type ? .flag(text == "true") : control.value(ofText: text)
  }
}
