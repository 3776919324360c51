extension Container {
  /// Registers a dependency of a scope, so that code that knows the container alone can have it.
  ///
  /// ```swift
  /// container.register(from: scope, \.database)
  /// ```
  ///
  /// It is read now, and given to any thread that asks. For one that is not `Sendable`, or that is to be read each time,
  /// use `registerOnMainActor(from:_:)`. The other way round, `try container.resolve()` in a scope's initialiser or in
  /// `shared` takes from a container.
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

  /// Registers a dependency of a scope that is read from it on the main actor each time it is asked for.
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
