public import Foundation

/// A single node of a page, which a locator has found.
///
/// It refers to that node only: when the page replaces the node by another, even an equal one, every call throws a
/// `BrowserError` with reason `stale`. So a test can check that a patch kept a node. If that does not matter, use
/// `page.tap(_:)` and `page.type(_:into:)`, which search again.
public struct Element: Sendable {
  let page: Page
  let id: String
  /// The locator that found the element.
  public let locator: Locator

  init?(_ answer: JSONValue, of page: Page, locator: Locator) {
    guard let id = ElementReference.id(in: answer) else { return nil }
    self.page = page
    self.id = id
    self.locator = locator
  }

  /// Taps the element's middle with the mouse, or with a finger on a phone; scrolls to it first.
  ///
  /// The method waits for an element that an animation still moves, for two seconds at most: a pointer would miss it.
  ///
  /// - Throws: `BrowserError` with reason `refused("element click intercepted")` if another element covers it.
  public func tap() async throws {
    try await page.translate("tap \(locator)") { try await sendTap() }
  }

  /// Moves the mouse over the element's middle.
  public func hover() async throws {
    let move: JSONValue = [
      "type": "pointerMove", "duration": 0, "x": 0, "y": 0, "origin": reference,
    ]
    let pointer: JSONValue = [
      "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"], "actions": [move],
    ]
    try await page.command("hover over \(locator)") { try await $0.perform([pointer]) }
  }

  /// Types text with the keyboard at the end of the field's content, after giving it the focus.
  public func type(_ text: String) async throws {
    try await command("type into") { try await $0.type(text, into: id) }
  }

  /// Gives the element the focus and presses keys together; see `Page.press(_:)`.
  public func press(_ keys: Key...) async throws {
    try await evaluate("element.getRootNode().activeElement === element || element.focus()")
    try await page.press(keys)
  }

  /// Clears a field as a user would; the page receives the same events.
  public func clear() async throws { try await command("clear") { try await $0.clear(id) } }

  /// Chooses the option with this text in a `select`.
  ///
  /// - Throws: `BrowserError` with reason `notFound` if there is none.
  public func choose(_ option: String) async throws {
    let answer = try await evaluate(
      "[...element.options].find(option => option.label.trim() === arguments[0])", .string(option))
    guard let found = Element(answer, of: page, locator: .role("option", option).within(locator)) else {
      let all = try await evaluate("[...element.options].map(option => option.label.trim()).join(', ')").stringValue
      throw BrowserError(
        .notFound, "\(locator) has no option “\(option)”.", location: await page.location(),
        remedy: "Choose one of: \(all ?? "").")
    }
    try await found.tap()
  }

  /// Returns the text that a user can read in the element.
  public func text() async throws -> String { try await command("read the text of") { try await $0.text(of: id) } }

  /// Returns the current value of a field; nil for elements without a value.
  public func value() async throws -> String? { try await property("value").stringValue }

  /// Returns an attribute from the markup; nil if it is missing.
  public func attribute(_ name: String) async throws -> String? {
    try await evaluate("element.getAttribute(arguments[0])", .string(name)).stringValue
  }

  /// Returns a property of the element's object, such as `checked`.
  public func property(_ name: String) async throws -> JSONValue {
    try await evaluate("element[arguments[0]]", .string(name))
  }

  /// Returns a Boolean value that indicates whether the element has the focus.
  public func isFocused() async throws -> Bool {
    try await evaluate("element.getRootNode().activeElement === element").boolValue ?? false
  }

  /// Returns a Boolean value that indicates whether the element is enabled, considering its form and its fieldsets.
  public func isEnabled() async throws -> Bool {
    try await command("read the state of") { try await $0.isEnabled(id) }
  }

  /// Returns a Boolean value that indicates whether the node is still part of the page. All other methods throw for a
  /// replaced node.
  public func isAttached() async throws -> Bool {
    do {
      return try await page.run("return arguments[0].isConnected", [reference]).boolValue ?? false
    } catch let failure as DriverFailure where failure.isPassing {
      return false
    } catch let failure as DriverFailure {
      throw await page.error(failure, "look at \(locator)")
    }
  }

  /// Returns the accessible name that the browser reports to assistive technology.
  ///
  /// - Throws: `BrowserError` with reason `needsChromium` in Firefox.
  public func accessibleName() async throws -> String {
    try await command("read the name of") { try await $0.accessibleName(of: id) }
  }

  /// Returns the ARIA role that the browser reports to assistive technology.
  ///
  /// - Throws: `BrowserError` with reason `needsChromium` in Firefox.
  public func role() async throws -> String {
    try await command("read the role of") { try await $0.role(of: id) }
  }

  /// Evaluates a JavaScript expression in which `element` is this element; see `Page.evaluate`.
  @discardableResult
  public func evaluate(_ expression: String, _ arguments: JSONValue...) async throws -> JSONValue {
    let body = "const element = [].pop.call(arguments); return (\(expression)\n)"
    return try await page.translate("evaluate “\(expression)” for \(locator)") {
      try await page.run(body, arguments + [reference])
    }
  }

  /// Returns a picture of the element as PNG.
  public func screenshot() async throws -> Data {
    let picture = try await command("take a picture of") { try await $0.picture(of: id) }
    return Data(base64Encoded: picture) ?? Data()
  }

  @discardableResult
  private func command<Result: Sendable>(
    _ deed: String, _ work: @Sendable (any DriverTab) async throws -> Result
  ) async throws -> Result {
    try await page.command("\(deed) \(locator)", work)
  }

  var reference: JSONValue { ElementReference.value(of: id) }
}
