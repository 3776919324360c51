/// A failed demand of ``SurfaceConformance``, with the expected state and the actual one.
public struct ConformanceFailure: Error, Equatable, CustomStringConvertible {
  /// The expected state.
  public let expected: String
  /// The actual state.
  public let found: String

  /// A sentence with the expected and the actual state.
  public var description: String { "Expected \(expected), but found:\n\(found)" }
}
