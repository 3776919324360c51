/// A fault in an app as it is written.
public enum AppError: Error, Sendable, Equatable {
  /// It has neither of the initializers.
  case noInitializer(String)
}

extension AppError: CustomStringConvertible {
  /// The fault, and how it is mended.
  public var description: String {
    switch self {
    case .noInitializer(let app):
      """
      \(app) cannot be made: it has no `init()` and no `init(_ launch: Launch<Options>)`. Give its stored properties \
      values, or write one of the two.
      """
    }
  }
}
