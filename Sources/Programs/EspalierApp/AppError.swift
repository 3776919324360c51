/// A fault in the code of an app.
public enum AppError: Error, Sendable, Equatable {
  /// The app has neither of the initializers.
  case noInitializer(String)
}

extension AppError: CustomStringConvertible {
  /// The fault, and the way to mend it.
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
