/// An error in the code of an app.
public enum AppError: Error, Sendable, Equatable {
  /// The lack of an initializer: the app declares neither `init()` nor `init(_:)`.
  case noInitializer(String)
}

extension AppError: CustomStringConvertible {
  /// A message that describes the error, and how to correct it.
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
