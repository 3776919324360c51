/// A rule of accessibility that a page breaks, with the places where it does.
public struct Violation: Sendable, Hashable, CustomStringConvertible {
  /// One place that breaks the rule.
  public struct Place: Sendable, Hashable {
    /// A CSS selector of the element.
    public let selector: String
    /// The element's markup, shortened.
    public let markup: String
    /// The change that the place needs.
    public let remedy: String
  }

  /// The name of the rule, such as `color-contrast`.
  public let rule: String
  /// The degree to which the fault hinders people: `minor`, `moderate`, `serious` or `critical`.
  public let impact: String
  /// The demand of the rule.
  public let summary: String
  /// The address of the page that explains the rule.
  public let explanation: String
  /// The standards that it comes from, such as `wcag2aa`.
  public let standards: [String]
  /// The places that break the rule.
  public let places: [Place]

  /// The rule and its places, ready for a test report.
  public var description: String {
    var lines = ["\(rule) (\(impact)): \(summary)"]
    for place in places {
      lines.append("  \(place.selector)  \(place.markup)")
      lines.append(contentsOf: place.remedy.split(separator: "\n").map { "    \($0)" })
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
      places: (answer["nodes"]?.arrayValue ?? []).map(Place.init))
  }
}

extension Violation.Place {
  init(_ answer: JSONValue) {
    // An element inside a shadow tree has one selector for each tree on the way, as a list inside the list.
    let steps = (answer["target"]?.arrayValue ?? []).map { step in
      step.stringValue ?? (step.arrayValue ?? []).compactMap(\.stringValue).joined(separator: " >>> ")
    }
    self.init(
      selector: steps.joined(separator: " "),
      markup: answer["html"]?.stringValue.map { String($0.prefix(200)) } ?? "",
      remedy: answer["failureSummary"]?.stringValue ?? "")
  }
}
