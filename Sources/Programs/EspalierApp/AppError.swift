/// An error in the code of an app.
public enum AppError: Error, Sendable, Equatable {
  /// The app has neither initializer.
  case noInitializer(String)
}

extension AppError: CustomStringConvertible {
  /// A message that says what is wrong, and how to correct it.
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
