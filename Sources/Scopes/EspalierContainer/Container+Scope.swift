extension Container {
  /// Registers a dependency of a scope, so that code that knows only the container can resolve it.
  ///
  /// ```swift
  /// container.register(from: scope, \.database)
  /// ```
  ///
  /// The value is read now, and any thread can resolve it. For a value that is not `Sendable`, or that must be read
  /// each time, use `registerOnMainActor(from:_:)`. In the other direction, call `try container.resolve()` in a scope's
  /// initialiser or in `shared` to use a dependency of a container.
  @MainActor @discardableResult
  public func register<Holder: AnyObject, Value: Sendable>(
    from scope: Holder, _ dependency: KeyPath<Holder, Value>, name: String? = nil, replacing: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Registered<Value> {
    let value = scope[keyPath: dependency]
    return register(
      Value.self, name: name, lifetime: .container, needs: [], replacing: replacing, fileID: fileID, line: line
    ) { _ in value }
  }

  /// Registers a dependency of a scope. Each resolve reads the dependency on the main actor.
  ///
  /// The container holds the scope.
  @MainActor @discardableResult
  public func registerOnMainActor<Holder: AnyObject & Sendable, Value>(
    from scope: Holder, _ dependency: KeyPath<Holder, Value>, name: String? = nil, replacing: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> RegisteredOnMainActor<Value> {
    registerOnMainActor(Value.self, name: name, needs: [], replacing: replacing, fileID: fileID, line: line) { _ in
      scope[keyPath: dependency]
    }
  }
}
