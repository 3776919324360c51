/// The options of an app that has none except those of the surface.
public struct NoOptions: Sendable, Codable {
  /// Creates the options.
  public init() {}
}
