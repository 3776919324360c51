extension Scope {
  /// Returns a value that the scope creates asynchronously at its first use, and keeps from then on.
  ///
  /// ```swift
  /// var token: Token {
  ///   get async throws { try await shared { try await self.http.fetchToken() } }
  /// }
  /// ```
  ///
  /// Reads during the construction of the value wait for that one construction. If it throws, nothing is kept: all
  /// waiting reads receive the error, and the next read tries again. A read that is cancelled while it waits receives a
  /// `CancellationError` at once and does not affect the others. The construction continues for them, and is cancelled
  /// when no read is left. A read that is already cancelled receives an existing value, and begins no construction.
  ///
  /// Constructions that wait for each other in a cycle throw ``DependencyError/circular(names:)`` instead of waiting
  /// forever. A construction waits for its child tasks. So a child that waits for a value, by `async let` or in a task
  /// group, at any depth, counts as the construction itself, even if the construction would cancel the child in the
  /// end. A wait that has been cancelled does not count. The read that closes the cycle throws the error.
  ///
  /// Other tasks are not included, because a construction need not wait for them. A construction may still wait for
  /// one, by `value` of a `Task { … }` or a `Task.detached { … }`. It waits forever if that task waits for a value that
  /// depends on the construction. Use child tasks in a construction.
  ///
  /// No key path leads to an asynchronous property, so the scopes below do not inherit it by name. Read it in the
  /// initialiser of the scope below and store it in a property there. That initialiser has a label, because an
  /// asynchronous one cannot override ``Scope/init(_:)``:
  ///
  /// ```swift
  /// final class SessionScope: Scope<AppScope> {
  ///   let token: Token
  ///
  ///   init(awaiting parent: AppScope) async throws {
  ///     token = try await parent.token
  ///     super.init(parent)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The file that contains the call; omit it.
  ///   - line: The line of the call; omit it.
  ///   - column: The column of the call; omit it.
  ///   - name: The property's name, for messages; omit it.
  ///   - make: Returns a new value, in a task of its own that has the task locals of the first reader. The closure and
  ///     the scope are kept until the construction has ended.
  /// - Returns: The scope's single value for this location in the source. The scope holds it until the scope is
  ///   released.
  /// - Throws: The error that `make` throws, a `CancellationError` if the read is cancelled while it waits, or a
  ///   ``DependencyError``.
  @_disfavoredOverload  // A closure without an `await` matches both forms; it uses the synchronous one.
  public func shared<Value>(
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column, name: StaticString = #function,
    _ make: @escaping @MainActor () async throws -> Value
  ) async throws -> Value {
    let key = SharedKey(ObjectIdentifier(Value.self), fileID: fileID, line: line, column: column)
    if let value = sharedValues.value(for: key, as: Value.self) { return value }
    let making = making(of: Value.self, fileID: fileID, line: line, column: column, name: name)
    return try await making.value(make: make) { [sharedValues] in
      sharedValues.insert($0, for: key, name: name)
    }
  }

  /// Returns the object that creates the asynchronous value declared at a location in the source. The scope keeps this
  /// object.
  private func making<Value>(
    of type: Value.Type, fileID: StaticString, line: UInt, column: UInt, name: StaticString
  ) -> SharedMaking<Value> {
    let key = SharedKey(ObjectIdentifier(SharedMaking<Value>.self), fileID: fileID, line: line, column: column)
    if let making = sharedValues.value(for: key, as: SharedMaking<Value>.self) { return making }
    let making = SharedMaking<Value>(name: "\(name)")
    sharedValues.insert(making, for: key, name: name)
    return making
  }
}
