/// A type that can stand in the case of a route: a ``PathValue``, an optional one, or an array of them.
///
/// Types of your own conform to ``PathValue``; this protocol holds the requirements that optionals and arrays share
/// with it.
public protocol PathParameter: RoutePart {
  /// The texts that stand for the value: one, none for nil, and one for each element of an array.
  var pathTexts: [String] { get }
  /// Reads the value back; nil when the texts are not of this type.
  init?(pathTexts: [String])
  /// The number of texts that there can be.
  static var pathForm: PathForm { get }
  /// Values to try a route with.
  static var pathSamples: [Self] { get }
  /// The name of the type in messages and in the site map.
  static var pathName: String { get }
}

extension PathParameter {
  /// A value.
  public static var part: RoutePartKind<Self> { RoutePartKind(value: Self.self) }
}

/// The number of texts that stand for a parameter of a path.
public enum PathForm: Sendable {
  /// Always one.
  case one
  /// One, or none.
  case optional
  /// Any number.
  case many
}

extension Optional: RoutePart, PathParameter where Wrapped: PathValue {
  /// None for nil. A text that could be mistaken for none has a `~` before it.
  public var pathTexts: [String] { map { [EmptyText.mark($0.pathText, isSegment: false)] } ?? [] }
  /// Reads the value. No text at all is nil, and so is an empty one, as forms send it.
  public init?(pathTexts: [String]) {
    guard let text = pathTexts.first, !text.isEmpty else {
      self = .none
      return
    }
    guard let value = Wrapped(pathText: EmptyText.unmark(text, isSegment: false)) else { return nil }
    self = .some(value)
  }
  /// One or none.
  public static var pathForm: PathForm { .optional }
  /// The samples of the value, then nil.
  public static var pathSamples: [Wrapped?] { Wrapped.pathSamples + [.none] }
  /// The name of the value.
  public static var pathName: String { Wrapped.pathName }
}

extension Array: RoutePart, PathParameter where Element: PathValue {
  /// One for each element.
  public var pathTexts: [String] { map(\.pathText) }
  /// Reads the elements; nil when one of them cannot be read.
  public init?(pathTexts: [String]) {
    self = []
    // A form sends what is empty.
    if pathTexts == [""], Element(pathText: "") == nil { return }
    for text in pathTexts {
      guard let element = Element(pathText: text) else { return nil }
      append(element)
    }
  }
  /// Any number.
  public static var pathForm: PathForm { .many }
  /// Two samples of the element, the same the other way around, and nothing.
  public static var pathSamples: [[Element]] {
    [Array(Element.pathSamples.prefix(2)), Array(Element.pathSamples.prefix(2).reversed()), []]
  }
  /// The name of the element.
  public static var pathName: String { Element.pathName }
}
