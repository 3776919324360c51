/// A description of an element of a page, as a person would give it.
///
/// Prefer names that users see or hear over selectors: such tests survive a change of markup and fail when the page
/// becomes unusable. Names are compared whole, with runs of white space taken as one space; upper and lower case
/// differ. Open shadow trees are searched too, frames are not.
///
/// ```swift
/// try await page.find(.button("Remove").within(.css("li").having("Milk")))
/// ```
public struct Locator: Sendable, Hashable, CustomStringConvertible {
  /// The kinds of search that the script in `LocatorScript` knows.
  enum Way: String, Sendable {
    case css, role, field, text, textPart
  }

  private let way: Way
  private let value: String
  private let role: String
  private var position: Int?
  private var part: String?
  /// None or one; a list because a structure cannot hold itself.
  private var around: [Locator] = []

  private init(_ way: Way, _ value: String, role: String = "") {
    self.way = way
    self.value = value
    self.role = role
  }

  /// The elements that a CSS selector matches.
  public static func css(_ selector: String) -> Locator { Locator(.css, selector) }

  /// The button with an accessible name: its text, `aria-label`, `value` or the alternative text of its image.
  public static func button(_ name: String) -> Locator { Locator(.role, name, role: "button") }

  /// The link with an accessible name.
  public static func link(_ name: String) -> Locator { Locator(.role, name, role: "link") }

  /// The heading with an accessible name, of any level.
  public static func heading(_ name: String) -> Locator { Locator(.role, name, role: "heading") }

  /// The element with an ARIA role, written out or implied by its markup, and an accessible name.
  public static func role(_ role: String, _ name: String) -> Locator { Locator(.role, name, role: role) }

  /// The control of a form with an accessible name: `aria-labelledby`, `aria-label`, its label, `title`, and the
  /// placeholder last.
  public static func field(_ name: String) -> Locator { Locator(.field, name) }

  /// The innermost element whose whole text this is.
  public static func text(_ text: String) -> Locator { Locator(.text, text) }

  /// The innermost element whose text contains this.
  public static func textContaining(_ part: String) -> Locator { Locator(.textPart, part) }

  /// The same search, but only inside of what another locator finds.
  public func within(_ outer: Locator) -> Locator {
    var inner = self
    inner.around = [around.first?.within(outer) ?? outer]
    return inner
  }

  /// Only those matches whose text contains this.
  public func having(_ part: String) -> Locator {
    var narrower = self
    narrower.part = part
    return narrower
  }

  /// Only the visible match at a position, counted from 0 in the order of the document.
  public func at(_ position: Int) -> Locator {
    var single = self
    single.position = position
    return single
  }

  /// The first visible match.
  public var first: Locator { at(0) }

  /// The locator in words, as errors quote it.
  public var description: String {
    var words =
      switch way {
      case .css: "css “\(value)”"
      case .role: "\(role) “\(value)”"
      case .field: "field “\(value)”"
      case .text: "text “\(value)”"
      case .textPart: "text containing “\(value)”"
      }
    if let part { words += " having “\(part)”" }
    if let position { words += " at position \(position)" }
    for outer in around { words += " within \(outer)" }
    return words
  }

  /// The locator as the script reads it.
  var message: JSONValue {
    var fields: [String: JSONValue] = [
      "way": .string(way.rawValue), "value": .string(value), "role": .string(role),
      "around": around.first?.message ?? .null,
    ]
    if let part { fields["part"] = .string(part) }
    if let position { fields["position"] = .number(Double(position)) }
    return .object(fields)
  }
}
