/// Nothing to choose at the start, beside what the surface offers.
public struct NoOptions: Sendable, Codable {
  /// Makes them.
  public init() {}
}
