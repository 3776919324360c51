/// A text whose parts may look different: bold, in a colour, struck through, or a link.
///
/// A text is made from a literal, from parts, or from Markdown. Labels, cells, links, badges, the headers and footers of
/// sections, and the states of screens take it wherever they take a `String`:
///
/// ```swift
/// let paid = Label.with(.text("Paid \("850.00", .bold) to \("Bob", .link(to: "/payees/7"))"))
/// let price: Text = "Now " + Text("3.20", .weight(.semibold)) + " " + Text("3.60", .struckThrough, .color(.secondary))
/// let terms = Text(markdown: "Read the **terms** and the [rules](https://example.org/rules).")
/// ```
///
/// - The characters are never read as markup, whatever they are. Only ``init(markdown:)`` gives some of them a meaning,
///   and it makes no link to an address that a ``Destination`` does not allow.
/// - A text without attributes is stored as a `String`, and costs as much as one.
/// - Code that reads the property as a `String`, such as a search or a test, has the characters without attributes.
public struct Text: Hashable, Sendable {
  /// Characters that look alike.
  public struct Run: Hashable, Sendable {
    /// The characters of the run.
    public let string: String
    /// The look of the characters.
    public let attributes: TextAttributes
  }

  /// The runs of the text, none of them empty. Neighbours have different attributes.
  public private(set) var runs: [Run] = []

  /// Creates a text from characters that look alike.
  public init(_ string: String, _ attributes: TextAttribute...) {
    append(string, TextAttributes(attributes))
  }

  /// Creates a text without characters.
  public init() {}

  /// The characters of the text without their attributes.
  public var string: String {
    guard runs.count != 1 else { return runs[0].string }
    return runs.map(\.string).joined()
  }

  /// A Boolean value that indicates whether the text has no characters.
  public var isEmpty: Bool { runs.isEmpty }

  /// A Boolean value that indicates whether no character has an attribute.
  public var isPlain: Bool { runs.isEmpty || (runs.count == 1 && runs[0].attributes == TextAttributes()) }

  /// Returns the text with attributes, which override those of its runs.
  public func with(_ attributes: TextAttribute...) -> Text {
    var text = Text()
    for run in runs {
      text.append(run.string, attributes.reduce(into: run.attributes) { $1.apply(&$0) })
    }
    return text
  }

  /// Returns a text followed by another one.
  public static func + (left: Text, right: Text) -> Text {
    var text = left
    text += right
    return text
  }

  /// Adds a text at the end.
  public static func += (left: inout Text, right: Text) {
    for run in right.runs { left.append(run.string, run.attributes) }
  }

  mutating func append(_ string: String, _ attributes: TextAttributes) {
    guard !string.isEmpty else { return }
    if let last = runs.last, last.attributes == attributes {
      runs[runs.count - 1] = Run(string: last.string + string, attributes: attributes)
    } else {
      runs.append(Run(string: string, attributes: attributes))
    }
  }

  /// Returns the text with the addresses of its links. The screen that is being made determines the address of a place.
  func addressed() -> Text {
    runs.contains { $0.attributes.destination?.place != nil } ? addressed { $0 } : self
  }

  /// Returns the text with other addresses of its links.
  package func addressed(_ address: (String) -> String) -> Text {
    var text = Text()
    for run in runs {
      var attributes = run.attributes
      attributes.destination = attributes.destination.map { Destination(checked: address($0.address)) }
      text.append(run.string, attributes)
    }
    return text
  }
}

extension Text: ExpressibleByStringInterpolation {
  /// Creates a text from a literal.
  public init(stringLiteral string: String) { append(string, TextAttributes()) }

  /// Creates a text from a literal with values in it.
  public init(stringInterpolation: Interpolation) { self = stringInterpolation.text }

  /// The literal of a text while its values are collected.
  public struct Interpolation: StringInterpolationProtocol {
    var text = Text()

    /// Creates an empty literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds characters of the literal.
    public mutating func appendLiteral(_ literal: String) { text.append(literal, TextAttributes()) }

    /// Adds characters with attributes: `\("850.00", .bold)`.
    public mutating func appendInterpolation(_ string: String, _ attributes: TextAttribute...) {
      text.append(string, TextAttributes(attributes))
    }

    /// Adds another text with its own attributes.
    public mutating func appendInterpolation(_ other: Text) { text += other }

    /// Adds the description of a value, such as a number.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible, _ attributes: TextAttribute...) {
      text.append(value.description, TextAttributes(attributes))
    }
  }
}

extension Text: StyleValueConvertible {
  /// The stored form: the characters if no character has an attribute, and the text in a box otherwise.
  public var styleValue: StyleValue { isPlain ? .text(string) : .object(StyleObject(addressed())) }

  /// Creates a text from its stored form, or from that of a `String`.
  public init?(styleValue: StyleValue) {
    switch styleValue {
    case .text(let string): self.init(string)
    case .object(let object):
      guard let text = object.value as? Text else { return nil }
      self = text
    default: return nil
    }
  }
}

extension Text {
  /// Returns the characters of a text in a box; nil for a box with another value.
  @usableFromInline static func string(in object: StyleObject) -> String? { (object.value as? Text)?.string }
}

extension Property<String> {
  /// The property as one that holds a text with attributes.
  package var asText: Property<Text> {
    Property<Text>(PropertyKey(number: number, name: name), default: Text(defaultValue))
  }
}

extension Component {
  /// Returns the text of a property with its attributes: `label.text(of: \.text).runs`.
  public func text(of path: KeyPath<Target.Type, Property<String>>) -> Text {
    erased.value(of: Target.self[keyPath: path].asText)
  }
}

extension Text: CustomStringConvertible {
  /// The text in the notation of Markdown, with other attributes in braces, such as `"Now **3.20**{negative}"`.
  public var description: String { "\"" + runs.map(TextDescription.description).joined() + "\"" }
}
