public import Foundation

extension Page {
  /// Presses keys together in the focused element: each is pressed in turn, and all are released in reverse order.
  ///
  /// `press(.control, "a")` is a shortcut; type text with `Element.type(_:)`.
  public func press(_ keys: Key...) async throws { try await press(keys) }

  /// Presses keys together in the focused element.
  public func press(_ keys: [Key]) async throws {
    func step(_ type: JSONValue) -> (Key) -> JSONValue { { ["type": type, "value": .string($0.code)] } }
    let actions = keys.map(step("keyDown")) + keys.reversed().map(step("keyUp"))
    let keyboard: JSONValue = ["type": "key", "id": "keyboard", "actions": .array(actions)]
    try await command("press keys") { try await $0.perform([keyboard]) }
  }

  /// Begins a composition in the focused field, or changes the open one, as an input method does for scripts like
  /// Japanese.
  ///
  /// The text appears in the field but is not final: `compositionstart`, `compositionupdate` and `input` events with
  /// `isComposing` are sent. Commit it with `commitComposition(_:)`. No key events are sent.
  public func compose(_ text: String) async throws {
    try await command("compose a text") { try await $0.compose(text) }
  }

  /// Ends the composition and replaces it by this text, with `compositionend`. Without an open composition, the text is
  /// inserted as if pasted from an input method's palette.
  public func commitComposition(_ text: String) async throws {
    try await command("commit a text") { try await $0.commitComposition(text) }
  }

  /// Ends the composition and removes its text, as Escape does in an input method.
  public func cancelComposition() async throws { try await compose("") }

  /// Sets the file of a file field, which may be hidden behind a styled label.
  ///
  /// - Throws: `BrowserError` with reason `missingFile` if there is no such file, `notFound` if there is no such field.
  public func choose(
    file chosen: URL, in locator: Locator, timeout: Duration? = nil, file: String = #fileID, line: Int = #line
  ) async throws {
    guard FileManager.default.isReadableFile(atPath: chosen.path) else {
      throw BrowserError(
        .missingFile, "There is no readable file \(chosen.path).", location: "\(file):\(line)",
        remedy: "Write the file before it is chosen.")
    }
    let limit = limit(timeout)
    let found = try await poll(limit, "look for \(locator)", "\(file):\(line)") { () -> Element? in
      let seen = try await self.look(for: locator, onlyVisible: false)
      return seen.count == 1 ? seen.elements.first : nil
    }
    guard let found else {
      throw BrowserError(
        .notFound, "No single file field matches \(locator) within \(limit.words).",
        location: await location("\(file):\(line)"),
        remedy: "Locate the input itself, for example .css(\"[type=file]\").",
        details: await textForErrors())
    }
    try await command("choose \(chosen.path) in \(locator)") {
      try await $0.choose(file: chosen.standardizedFileURL.path, in: found.id)
    }
  }

  /// Returns the message of the dialogue that the page opened with `alert`, `confirm` or `prompt`; nil if none is open.
  public func dialogue() async throws -> String? {
    do {
      return try await tab.dialogue()
    } catch let failure as DriverFailure where failure.code == "no such alert" {
      return nil
    } catch let failure as DriverFailure {
      throw await error(failure, "read the dialogue")
    }
  }

  /// Answers the open dialogue with OK, after typing an answer if one is specified.
  public func acceptDialogue(typing answer: String? = nil) async throws {
    try await command("accept the dialogue") { try await $0.answerDialogue(accepting: true, typing: answer) }
  }

  /// Answers the open dialogue with Cancel.
  public func dismissDialogue() async throws {
    try await command("dismiss the dialogue") { try await $0.answerDialogue(accepting: false, typing: nil) }
  }
}
