/// A requirement of ``SurfaceConformance`` that a surface does not meet, with the expected and the actual state.
public struct ConformanceFailure: Error, Equatable, CustomStringConvertible {
  /// The expected state.
  public let expected: String
  /// The actual state.
  public let found: String

  /// A sentence with the expected and the actual state.
  public var description: String { "Expected \(expected), but found:\n\(found)" }
}
