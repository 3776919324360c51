/// A maker of scenes with their dependencies, from the value that the place before passes on.
///
/// A factory is itself a dependency, so that a scene can lead to another without knowing how the other is made.
///
/// ```swift
/// struct AccountFactory: Factory {
///   func make(_ id: Int) -> any Presentable { AccountScene(id: id) }
/// }
/// ```
///
/// A factory is called when the scene is shown, once for each time; a scene that is only linked to is not made. A
/// factory is `Sendable`, so that scopes and containers can hold it.
@MainActor
public protocol Factory<Input>: Sendable {
  /// The value that the place before passes on; `Void` for none.
  associatedtype Input
  /// Makes a fresh scene.
  func make(_ input: Input) -> any Presentable
}

extension Factory where Input == Void {
  /// Makes a fresh scene.
  public func make() -> any Presentable { make(()) }
}
