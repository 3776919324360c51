import Foundation

extension Page {
  /// Returns the rules of WCAG 2.1 A and AA, and of best practice, that the page currently violates, checked with
  /// axe-core.
  ///
  /// ```swift
  /// #expect(try await page.accessibilityViolations() == [])
  /// ```
  ///
  /// The check runs in a world separate from the page's scripts, so a strict content security policy does not hinder it
  /// and the page's scripts do not see it. Frames inside the page are not checked. Rules that axe-core cannot decide
  /// automatically, such as contrast over pictures, are not reported.
  ///
  /// - Parameters:
  ///   - axePath: The path of `axe.min.js`; nil for the environment variable `ESPALIER_AXE`, or otherwise
  ///     `.build-tools/axe/axe.min.js` in the current folder or one above it.
  ///   - selector: The part of the page to check, by a CSS selector; nil for all of it.
  /// - Throws: `BrowserError` with reason `missingFile` if there is no axe-core.
  public func accessibilityViolations(
    axePath: String? = nil, within selector: String? = nil
  ) async throws -> [Violation] {
    let source = try Self.axe(axePath)
    let scope = try JSONEncoder().encode(JSONValue.array([selector.map(JSONValue.string) ?? .null]))
    // As text, because an object would come out of the separate world piece by piece.
    let check = """
      axe.run(\(String(decoding: scope, as: UTF8.self))[0] ?? document, {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"],
        resultTypes: ["violations"], iframes: false,
      }).then(result => JSON.stringify(result.violations.map(({id, impact, help, helpUrl, tags, nodes}) => ({
        id, impact, help, helpUrl, tags,
        nodes: nodes.map(({target, html, failureSummary}) => ({target, html, failureSummary})),
      }))))
      """
    let text: String?
    do {
      text = try await tab.evaluateApart([source + "\n;undefined", check]).stringValue
    } catch let failure as DriverFailure where failure.code == "javascript error" {
      throw BrowserError(
        .scriptFailed, "axe-core could not check the page: \(failure.message)", location: await location(),
        remedy: "Check that the file is axe.min.js of version 4, and that the selector matches an element.")
    } catch let failure as DriverFailure {
      throw await error(failure, "check the page")
    }
    let result = try JSONDecoder().decode(JSONValue.self, from: Data((text ?? "[]").utf8))
    return (result.arrayValue ?? []).map(Violation.init)
  }

  private static func axe(_ path: String?) throws -> String {
    let relative = ".build-tools/axe/axe.min.js"
    var candidates: [String] = []
    if let given = path ?? ProcessInfo.processInfo.environment["ESPALIER_AXE"] {
      candidates = [given]
    } else {
      var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      while true {
        candidates.append(folder.appendingPathComponent(relative).path)
        if folder.path == "/" { break }
        folder.deleteLastPathComponent()
      }
    }
    for candidate in candidates {
      if let source = try? String(contentsOfFile: candidate, encoding: .utf8) { return source }
    }
    throw BrowserError(
      .missingFile, "axe-core was not found at \(candidates.first ?? relative).",
      remedy: "Take axe.min.js from the package axe-core (the Python wheel axe_core_python has it too), put it at "
        + "\(relative) in the repository, or set ESPALIER_AXE to its path.")
  }
}
