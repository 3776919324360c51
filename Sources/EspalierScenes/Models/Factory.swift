public import EspalierScreens

/// Makes a scene with its dependencies, from the value that the place before hands on.
///
/// A factory is itself a dependency, so that a scene can lead to another without knowing how that one is made.
///
/// ```swift
/// struct AccountFactory: Factory {
///   func make(_ id: Int) -> any Presentable { AccountScene(id: id) }
/// }
/// ```
///
/// It is called when the scene is shown, once for each time; what is only linked to is not made. A factory is `Sendable`, so
/// that scopes and containers can hold it.
@MainActor
public protocol Factory<Input>: Sendable {
  /// What the place before hands on; `Void` for nothing.
  associatedtype Input
  /// Makes a fresh scene.
  func make(_ input: Input) -> any Presentable
}

extension Factory where Input == Void {
  /// Makes a fresh scene.
  public func make() -> any Presentable { make(()) }
}
