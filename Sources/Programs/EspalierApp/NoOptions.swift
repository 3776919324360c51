/// The options of an app that has no choices at the start besides those of the surface.
public struct NoOptions: Sendable, Codable {
  /// Creates the options.
  public init() {}
}
