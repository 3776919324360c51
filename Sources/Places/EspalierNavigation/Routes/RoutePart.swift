/// A type of value in a route's case: a ``PathParameter`` or another ``Route``.
///
/// Conform to ``PathValue`` or ``Route``, never to this protocol alone. A type that conforms to both declares its kind
/// of part: `static var part: RoutePartKind<Self> { RoutePartKind(either: Self.self) }`.
public protocol RoutePart: Sendable {
  /// The kind of the part: its sample values, and the functions that print and read the part.
  static var part: RoutePartKind<Self> { get }
}

/// The sample values of a part of a route's case, and the functions that print and read the part; see ``RoutePart``.
public struct RoutePartKind<Part: Sendable>: Sendable {
  let value: ParameterKind?
  let inner: InnerRoute?
  let samples: @Sendable () -> [Part]
  let readValue: @Sendable ([String]) -> Part?
  /// The closure that returns true if a value is printed as a text that differs from the text it was read from. Empty
  /// and missing texts count as equal.
  let isWrittenOtherwise: @Sendable (Part, [String]) -> Bool
  let readInner: @Sendable (inout PathReading, Int) -> Part?
  let innerPath: @Sendable (Part) -> Path?
}

extension RoutePartKind where Part: PathParameter {
  init(value _: Part.Type) {
    value = ParameterKind(Part.self)
    inner = nil
    samples = { Part.pathSamples }
    readValue = { Part(pathTexts: $0) }
    isWrittenOtherwise = { $0.pathTexts != $1 && $1.contains { !$0.isEmpty } }
    readInner = { _, _ in nil }
    innerPath = { _ in nil }
  }
}

extension RoutePartKind where Part: Route {
  init(inner _: Part.Type) {
    value = nil
    inner = InnerRoute(Part.self)
    samples = { Part.paths.innerSamples }
    readValue = { _ in nil }
    isWrittenOtherwise = { _, _ in false }
    readInner = { Part.paths.read(&$0, from: $1) }
    innerPath = { $0.path }
  }
}

extension RoutePartKind where Part: Route & PathParameter {
  /// Creates the kind of a type that can be both a route at the end of a path and a value within a path.
  ///
  /// The type declares it as its ``RoutePart/part``.
  public init(either _: Part.Type) {
    value = ParameterKind(Part.self)
    inner = InnerRoute(Part.self)
    samples = { Part.paths.innerSamples }
    readValue = { Part(pathTexts: $0) }
    isWrittenOtherwise = { $0.pathTexts != $1 && $1.contains { !$0.isEmpty } }
    readInner = { Part.paths.read(&$0, from: $1) }
    innerPath = { $0.path }
  }
}
