/// A description of an element of a page in a person's terms.
///
/// Prefer names that users see or hear over selectors: such tests survive a change of markup and fail when the page
/// becomes unusable. Names are compared in full and case-sensitively, with runs of white space taken as one space. The
/// search includes open shadow trees, but not frames.
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
  /// The locator of the surrounding elements; empty if there is none. It is a list because a structure cannot contain
  /// itself.
  private var around: [Locator] = []

  private init(_ way: Way, _ value: String, role: String = "") {
    self.way = way
    self.value = value
    self.role = role
  }

  /// Returns a locator of the elements that a CSS selector matches.
  public static func css(_ selector: String) -> Locator { Locator(.css, selector) }

  /// Returns a locator of the button with an accessible name: its text, `aria-label`, `value` or the alternative text
  /// of its image.
  public static func button(_ name: String) -> Locator { Locator(.role, name, role: "button") }

  /// Returns a locator of the link with an accessible name.
  public static func link(_ name: String) -> Locator { Locator(.role, name, role: "link") }

  /// Returns a locator of the heading with an accessible name, of any level.
  public static func heading(_ name: String) -> Locator { Locator(.role, name, role: "heading") }

  /// Returns a locator of the element with an ARIA role, explicit or implied by its markup, and an accessible name.
  public static func role(_ role: String, _ name: String) -> Locator { Locator(.role, name, role: role) }

  /// Returns a locator of the form control with an accessible name: `aria-labelledby`, `aria-label`, its label,
  /// `title`, and the placeholder last.
  public static func field(_ name: String) -> Locator { Locator(.field, name) }

  /// Returns a locator of the innermost element with exactly this text.
  public static func text(_ text: String) -> Locator { Locator(.text, text) }

  /// Returns a locator of the innermost element whose text contains this text.
  public static func textContaining(_ part: String) -> Locator { Locator(.textPart, part) }

  /// Returns the same locator, restricted to elements inside those that another locator finds.
  public func within(_ outer: Locator) -> Locator {
    var inner = self
    inner.around = [around.first?.within(outer) ?? outer]
    return inner
  }

  /// Returns the same locator, restricted to matches whose text contains this text.
  public func having(_ part: String) -> Locator {
    var narrower = self
    narrower.part = part
    return narrower
  }

  /// Returns the same locator, restricted to the visible match at a position, counted from 0 in the order of the
  /// document.
  public func at(_ position: Int) -> Locator {
    var single = self
    single.position = position
    return single
  }

  /// The same locator, restricted to the first visible match.
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

  /// The locator in the format of the script.
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
