/// The actions of a person on one element. BiDi has no commands for elements except actions, so this extension does the
/// checks that the WebDriver standard prescribes.
extension FirefoxTab {
  func click(_ element: String) async throws {
    if try await ask(element, Self.choosing).boolValue == true { return }
    try await tap(element, with: .mouse)
  }

  func type(_ text: String, into element: String) async throws {
    let answer = try await ask(element, Self.focusing)
    if let refusal = answer.stringValue, refusal != "end" {
      throw DriverFailure(code: "element not interactable", message: "the element \(refusal)")
    }
    let keys = text.map { $0.isNewline ? Key.enter : Key($0) }
    try await press(one: (answer == "end" ? [.end] : []) + keys)
  }

  func choose(file path: String, in element: String) async throws {
    try await command(
      "input.setFiles", ["element": BiDiValue.reference(to: element), "files": [.string(path)]])
  }

  func clear(_ element: String) async throws {
    let answer = try await ask(element, Self.emptying)
    if let refusal = answer.stringValue { throw DriverFailure(code: "invalid element state", message: refusal) }
  }

  func text(of element: String) async throws -> String {
    try await ask(element, "return (element.innerText ?? element.textContent).trim()").stringValue ?? ""
  }

  func isEnabled(_ element: String) async throws -> Bool {
    try await ask(element, "return !element.matches(':disabled')").boolValue ?? false
  }

  func accessibleName(of element: String) async throws -> String {
    throw BrowserError.needsChromium(
      "tell an accessible name", because: "WebDriver BiDi finds elements by their name but does not tell it.")
  }

  func role(of element: String) async throws -> String {
    throw BrowserError.needsChromium(
      "tell an ARIA role", because: "WebDriver BiDi finds elements by their role but does not tell it.")
  }

  func picture(of element: String) async throws -> String {
    _ = try await ask(element, "element.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'})")
    let clip: JSONValue = ["type": "element", "element": BiDiValue.reference(to: element)]
    return try await command("browsingContext.captureScreenshot", ["clip": clip])["data"]?.stringValue ?? ""
  }

  func perform(_ actions: JSONValue) async throws {
    let all = (actions.arrayValue ?? []).map { source -> JSONValue in
      guard case .object(var fields) = source, let steps = fields["actions"]?.arrayValue else { return source }
      fields["actions"] = .array(steps.map(Self.translate))
      return .object(fields)
    }
    try await command("input.performActions", ["actions": .array(all)])
  }

  /// Presses keys one after the other.
  private func press(one keys: [Key]) async throws {
    guard !keys.isEmpty else { return }
    let steps = keys.flatMap { key in
      ["keyDown", "keyUp"].map { ["type": .string($0), "value": .string(key.code)] as JSONValue }
    }
    try await perform([["type": "key", "id": "keyboard", "actions": .array(steps)]])
  }

  private func ask(_ element: String, _ script: String) async throws -> JSONValue {
    try await run("const [element] = arguments; \(script)", [ElementReference.value(of: element)])
  }

  /// Returns an action step with the element as its origin in BiDi's format.
  private static func translate(_ step: JSONValue) -> JSONValue {
    guard case .object(var fields) = step, let element = fields["origin"].flatMap(ElementReference.id) else {
      return step
    }
    fields["origin"] = ["type": "element", "element": BiDiValue.reference(to: element)]
    return .object(fields)
  }

  /// The script that chooses an option in a list that the browser draws itself, where no mouse reaches it.
  private static let choosing = """
    if (element.tagName !== "OPTION") return false;
    const select = element.closest("select");
    if (!select || element.matches(":disabled") || select.matches(":disabled")) return true;
    select.focus();
    const isOn = select.multiple ? !element.selected : true;
    if (element.selected === isOn) return true;
    element.selected = isOn;
    for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, {bubbles: true, composed: true}));
    return true;
    """

  /// The script that gives an element the focus and moves the insertion point to the end.
  ///
  /// If that fails, it returns the obstacle; it returns `end` if a key has to move the insertion point.
  private static let focusing = """
    if (element.matches(":disabled")) return "is disabled";
    if (!element.checkVisibility({visibilityProperty: true})) return "is hidden";
    element.scrollIntoView({block: "nearest", inline: "nearest", behavior: "instant"});
    const tree = element.getRootNode();
    if (tree.activeElement === element) return null;
    element.focus();
    if (!element.contains(tree.activeElement)) return "takes no focus";
    if (element.isContentEditable) {
      getSelection().selectAllChildren(element);
      getSelection().collapseToEnd();
    } else if (typeof element.selectionStart === "number") {
      element.setSelectionRange(element.value.length, element.value.length);
    } else if (element.value && /^(email|number)$/.test(element.type)) return "end";
    return null;
    """

  private static let emptying = """
    if (element.matches(":disabled") || element.readOnly) return "the element cannot be changed";
    element.focus();
    if (element.isContentEditable) getSelection().selectAllChildren(element); else element.select?.();
    if (element.value !== "") document.execCommand("delete");
    element.blur();
    return null;
    """
}
