/// What a surface did not do as ``SurfaceConformance`` demands: what was expected, and what was there instead.
public struct ConformanceFailure: Error, Equatable, CustomStringConvertible {
  /// What was expected.
  public let expected: String
  /// What was there.
  public let found: String

  /// Both, and so what to mend.
  public var description: String { "Expected \(expected), but found:\n\(found)" }
}
