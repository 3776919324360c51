/// A type of value in a route's case: a ``PathValue``, an optional one, or an array of them.
///
/// Types of your own conform to ``PathValue``; this protocol holds the requirements that optionals and arrays share
/// with it.
public protocol PathParameter: RoutePart {
  /// The texts of the value. A single value has one text, nil has none, and an array has one for each element.
  var pathTexts: [String] { get }
  /// Creates the value from its texts, or returns nil if they are not of this type.
  init?(pathTexts: [String])
  /// The number of texts that a value can have.
  static var pathForm: PathForm { get }
  /// Sample values of the type. They are used to derive the patterns by which a route is read.
  static var pathSamples: [Self] { get }
  /// The name of the type in messages and in the site map.
  static var pathName: String { get }
}

extension PathParameter {
  /// The kind of the part, which is a value.
  public static var part: RoutePartKind<Self> { RoutePartKind(value: Self.self) }
}

/// The number of texts that represent a parameter of a path.
public enum PathForm: Sendable {
  /// Always one text.
  case one
  /// One text, or none.
  case optional
  /// Any number of texts.
  case many
}

extension Optional: RoutePart, PathParameter where Wrapped: PathValue {
  /// The text of the value, as the only element. The array is empty for nil.
  ///
  /// A text that could be mistaken for nil has a leading `~`.
  public var pathTexts: [String] { map { [EmptyText.mark($0.pathText, isSegment: false)] } ?? [] }
  /// Creates the value from its texts.
  ///
  /// No text is nil, and so is an empty one, because forms send empty fields as empty texts.
  public init?(pathTexts: [String]) {
    guard let text = pathTexts.first, !text.isEmpty else {
      self = .none
      return
    }
    guard let value = Wrapped(pathText: EmptyText.unmark(text, isSegment: false)) else { return nil }
    self = .some(value)
  }
  /// The number of texts: one or none.
  public static var pathForm: PathForm { .optional }
  /// The samples of the value, then nil.
  public static var pathSamples: [Wrapped?] { Wrapped.pathSamples + [.none] }
  /// The name of the wrapped type.
  public static var pathName: String { Wrapped.pathName }
}

extension Array: RoutePart, PathParameter where Element: PathValue {
  /// The texts of the elements, one for each.
  public var pathTexts: [String] { map(\.pathText) }
  /// Creates the array from the texts of its elements, or returns nil if one of them cannot be read.
  public init?(pathTexts: [String]) {
    self = []
    // A form sends an empty field as one empty text.
    if pathTexts == [""], Element(pathText: "") == nil { return }
    for text in pathTexts {
      guard let element = Element(pathText: text) else { return nil }
      append(element)
    }
  }
  /// The number of texts: any.
  public static var pathForm: PathForm { .many }
  /// Three samples: two elements, the same two in reverse order, and an empty array.
  public static var pathSamples: [[Element]] {
    [Array(Element.pathSamples.prefix(2)), Array(Element.pathSamples.prefix(2).reversed()), []]
  }
  /// The name of the element type.
  public static var pathName: String { Element.pathName }
}
