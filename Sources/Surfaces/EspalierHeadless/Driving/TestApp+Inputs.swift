internal import EspalierNavigation
internal import EspalierScreens
public import EspalierViews
internal import Foundation

extension TestApp {
  /// Replaces the text of the field with the given name, and leaves the field if `leaves` is true. Write a day as
  /// `2024-02-29`.
  ///
  /// A field for numbers parses the text in the window's notation. A field for days refuses a text that is not a day,
  /// and reports no event.
  public func type(_ text: String, into field: String, leaves: Bool) async throws {
    let target = try find([.field], "field", field)
    moveFocus(to: target)
    window.handle(.control(node: target.node, element: target.element, .focus, .none))
    if target.canHold(text) {
      entered = (target, text)
      takenBack = nil
      let value = value(text, of: target)
      tree.enter(value, node: target.node, element: target.element)
      window.handle(.control(node: target.node, element: target.element, .input, value))
    }
    if leaves {
      focused = nil
      leaveField()
    }
    try await settle()
  }

  /// Chooses an option of the picker with the given name by its title, or an item of the menu with the given name.
  public func choose(_ option: String, in picker: String) async throws {
    let target = try find([.picker, .menu], "picker", picker)
    let options =
      target.options
      + target.items.filter { !$0.isDivider }.map { PickerOption($0.id, $0.title, isEnabled: $0.isEnabled) }
    guard let chosen = options.first(where: { $0.title == option }) else {
      throw DriverError.notFound(kind: "option", name: option, screen: options.map(\.title).joined(separator: "\n"))
    }
    guard chosen.isEnabled else { throw DriverError.disabled(name: option, reason: "") }
    if target.kind == .menu {
      try await send(target, .tap, .text(chosen.id))
    } else {
      try await enter(.text(chosen.id), in: target, .change)
    }
  }

  /// Toggles the switch or checkbox with the given name, or selects or deselects the row with the given name.
  public func toggle(_ name: String) async throws {
    let target = try find([.toggle], "switch", name)
    if target.element == Node.rowElement { return try await choose(row: target) }
    try await enter(.flag(!target.isOn), in: target, .change)
  }

  /// Moves the slider with the given name to a number, and releases it.
  public func slide(_ name: String, to number: Double) async throws {
    let target = try find([.slider], "slider", name)
    let value = EventValue.number(number)
    tree.enter(value, node: target.node, element: target.element)
    window.handle(.control(node: target.node, element: target.element, .input, value))
    try await send(target, .change, value)
  }

  /// Presses the stepper with the given name a number of times: up, or down for a negative number.
  public func step(_ name: String, by steps: Int) async throws {
    for _ in 0..<abs(steps) {
      let target = try find([.stepper], "stepper", name)
      let way = PickerOption(steps > 0 ? "up" : "down", "")
      guard target.options.contains(where: { $0.id == way.id }) else {
        throw DriverError.disabled(name: name, reason: "it is at its end")
      }
      try await send(target, .tap, .text(way.id))
    }
  }

  /// Gives a file to the file picker with the given name.
  ///
  /// - Throws: ``DriverError/refused(name:reason:)`` if the picker lists types, and the file's first bytes match none
  ///   of them.
  public func give(_ file: ReceivedFile, to picker: String) async throws {
    let target = try find([.file], "place for files", picker)
    if let beginning = try? FileHandle(forReadingFrom: URL(filePath: file.path)).read(upToCount: FileTypes.beginning),
      let reason = window.fileTypes(node: target.node, element: target.element)?
        .refusal(of: file.name, beginning: beginning)
    {
      throw DriverError.refused(name: picker, reason: window.localization.string(reason))
    }
    try await send(target, .file, .file(file))
  }

  /// Returns the value of the control with the given name: the text of a field, the title chosen in a picker, `on` or
  /// `off` for a switch or a selectable row, or the number of a slider or stepper.
  public func value(of field: String) async throws -> String {
    guard let target = tree.elements.first(where: { $0.holdsValue && $0.name == field }) else {
      throw DriverError.notFound(kind: "field", name: field, screen: tree.text)
    }
    return target.shown
  }

  /// Stops protecting the entered text of a field. From then on, the app can show another text in the field, even while
  /// the person is in it.
  func giveAwayEntered() {
    entered = nil
    takenBack = nil
  }

  /// Leaves the field that the person was in, and reports its value to the app. A tap on a button does not call this
  /// method: as in a browser, the event of the button is sent first.
  func leaveField() {
    guard let (field, text) = entered else { return }
    entered = nil
    if let takenBack { tree.enter(value(takenBack, of: field), node: field.node, element: field.element) }
    takenBack = nil
    window.handle(.control(node: field.node, element: field.element, .change, value(text, of: field)))
    window.handle(.control(node: field.node, element: field.element, .blur, .none))
  }

  /// Returns the event value for a text that is typed into a field.
  func value(_ text: String, of field: LiveElement) -> EventValue {
    window.node(field.node)?.value(ofText: text, element: field.element) ?? .text(text)
  }

  private func enter(_ value: EventValue, in target: LiveElement, _ kind: EventKind) async throws {
    tree.enter(value, node: target.node, element: target.element)
    try await send(target, kind, value)
  }
}
