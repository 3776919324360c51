/// A difference between a surface and a demand of ``SurfaceConformance``: the expected state, and the one that was
/// found.
public struct ConformanceFailure: Error, Equatable, CustomStringConvertible {
  /// The expected state.
  public let expected: String
  /// The state that was found.
  public let found: String

  /// A sentence with the expected and the found state.
  public var description: String { "Expected \(expected), but found:\n\(found)" }
}
