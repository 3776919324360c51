/// A factory that calls a closure. Use it where a factory type of its own is not worthwhile, such as in a container or
/// a test.
///
/// ```swift
/// let factory: any Factory<Int> = SceneFactory { id in AccountScene(id: id) }
/// ```
public struct SceneFactory<Input>: Factory {
  private let body: @MainActor @Sendable (Input) -> any Presentable

  /// Creates a factory from the closure that creates the scene. The initializer belongs to no actor, so that a
  /// container can call it anywhere.
  public nonisolated init(_ body: @escaping @MainActor @Sendable (Input) -> any Presentable) { self.body = body }

  /// Creates a new scene.
  public func make(_ input: Input) -> any Presentable { body(input) }
}
