extension AppDriver {
  /// Checks that, among the links, only the wanted one is marked as leading to the visible place. If `wanted` is nil,
  /// no link may be marked.
  func mustBeCurrent(_ wanted: String?, among links: String...) async throws {
    for link in links where try await isCurrent(link) != (link == wanted) {
      throw ConformanceFailure(
        expected: "\(link == wanted ? "" : "no ")mark of the place in sight at “\(link)”", found: try await path())
    }
  }

  /// Checks that the screen's text contains each of the lines.
  func mustRead(_ lines: String...) async throws {
    let text = ReadLines(try await text())
    for line in lines where !text.contains(line) {
      throw ConformanceFailure(expected: "a line “\(line)”", found: text.description)
    }
  }

  /// Checks that the screen's text contains none of the lines.
  func mustNotRead(_ lines: String...) async throws {
    let text = ReadLines(try await text())
    for line in lines where text.contains(line) {
      throw ConformanceFailure(expected: "no line “\(line)”", found: text.description)
    }
  }

  /// Checks that the screen's text contains the wanted text anywhere, and contains none of the unwanted texts.
  func mustRead(containing wanted: String, without unwanted: String...) async throws {
    let text = ReadLines(try await text()).description
    guard text.contains(wanted) else { throw ConformanceFailure(expected: "the text “\(wanted)”", found: text) }
    for part in unwanted where text.contains(part) {
      throw ConformanceFailure(expected: "no text “\(part)”", found: text)
    }
  }

  /// Checks that the screen's lines with a given beginning are exactly these, in this order.
  func mustRead(inOrder wanted: [String], beginningWith start: String) async throws {
    let text = ReadLines(try await text())
    let found = text.lines.filter { $0.hasPrefix(start) }
    if found != wanted {
      throw ConformanceFailure(
        expected: wanted.joined(separator: ", "), found: found.joined(separator: ", ") + "\non\n" + text.description)
    }
  }

  /// Checks the visible path and, if given, the title of the window.
  func mustBe(at path: String, titled title: String? = nil) async throws {
    let found = try await self.path()
    if found != path { throw ConformanceFailure(expected: "the path \(path)", found: found) }
    guard let title else { return }
    let name = try await self.title()
    if name != title { throw ConformanceFailure(expected: "the title “\(title)”", found: name) }
  }

  /// Checks the value of a control.
  func mustHold(_ value: String, in field: String) async throws {
    let found = try await self.value(of: field)
    if found != value { throw ConformanceFailure(expected: "“\(value)” in “\(field)”", found: found) }
  }

  /// Checks that a control has the focus.
  func mustHaveFocus(_ name: String) async throws {
    let found = try await focus()
    if found != name { throw ConformanceFailure(expected: "the focus on “\(name)”", found: found) }
  }

  /// Checks that a step throws an error.
  func mustRefuse(_ what: String, _ step: () async throws -> Void) async throws {
    do { try await step() } catch { return }
    throw ConformanceFailure(expected: "that \(what) is refused", found: try await text())
  }
}
