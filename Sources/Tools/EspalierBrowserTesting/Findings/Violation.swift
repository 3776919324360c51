/// A rule of accessibility that a page violates, with the elements that violate it.
public struct Violation: Sendable, Hashable, CustomStringConvertible {
  /// An element that violates the rule.
  public struct Element: Sendable, Hashable {
    /// A CSS selector of the element.
    public let selector: String
    /// The element's markup, shortened.
    public let markup: String
    /// The change that the element needs.
    public let remedy: String
  }

  /// The name of the rule, such as `color-contrast`.
  public let rule: String
  /// The severity of the violation: `minor`, `moderate`, `serious` or `critical`.
  public let impact: String
  /// The requirement of the rule.
  public let summary: String
  /// The address of the page that explains the rule.
  public let explanation: String
  /// The standards that contain the rule, such as `wcag2aa`.
  public let standards: [String]
  /// The elements that violate the rule.
  public let elements: [Element]

  /// The rule and its elements, formatted for a test report.
  public var description: String {
    var lines = ["\(rule) (\(impact)): \(summary)"]
    for element in elements {
      lines.append("  \(element.selector)  \(element.markup)")
      lines.append(contentsOf: element.remedy.split(separator: "\n").map { "    \($0)" })
    }
    lines.append("  See \(explanation)")
    return lines.joined(separator: "\n")
  }
}

extension Violation {
  init(_ answer: JSONValue) {
    self.init(
      rule: answer["id"]?.stringValue ?? "",
      impact: answer["impact"]?.stringValue ?? "",
      summary: answer["help"]?.stringValue ?? "",
      explanation: answer["helpUrl"]?.stringValue ?? "",
      standards: (answer["tags"]?.arrayValue ?? []).compactMap(\.stringValue),
      elements: (answer["nodes"]?.arrayValue ?? []).map(Element.init))
  }
}

extension Violation.Element {
  init(_ answer: JSONValue) {
    // An element inside a shadow tree has one selector for each tree on its path, as a list inside the list.
    let steps = (answer["target"]?.arrayValue ?? []).map { step in
      step.stringValue ?? (step.arrayValue ?? []).compactMap(\.stringValue).joined(separator: " >>> ")
    }
    self.init(
      selector: steps.joined(separator: " "),
      markup: answer["html"]?.stringValue.map { String($0.prefix(200)) } ?? "",
      remedy: answer["failureSummary"]?.stringValue ?? "")
  }
}
