/// A type that creates scenes with their dependencies from an input. The previous place provides the input.
///
/// A factory is itself a dependency, so that a scene can lead to another one without knowing how that is created.
///
/// ```swift
/// struct AccountFactory: Factory {
///   func make(_ id: Int) -> any Presentable { AccountScene(id: id) }
/// }
/// ```
///
/// A factory is called each time its scene is shown; a scene that is only linked to is not created. A factory is
/// `Sendable`, so that scopes and containers can hold it.
@MainActor
public protocol Factory<Input>: Sendable {
  /// The type of the input, a value that the previous place provides; `Void` for a factory without input.
  associatedtype Input
  /// Creates a new scene.
  func make(_ input: Input) -> any Presentable
}

extension Factory where Input == Void {
  /// Creates a new scene.
  public func make() -> any Presentable { make(()) }
}
