extension Scope {
  /// Makes a value that has to be waited for at its first use and returns the same one ever after, once for each scope.
  ///
  /// ```swift
  /// var token: Token {
  ///   get async throws { try await shared { try await self.http.fetchToken() } }
  /// }
  /// ```
  ///
  /// Reads while the value is being made wait for that one making. A making that throws keeps nothing: all waiting
  /// reads get the error, and the next read tries again. A read that is cancelled while it waits gets a
  /// `CancellationError` at once and leaves the others alone; the making goes on for them, and is cancelled when none
  /// is left. A read that comes cancelled gets a value that is there, and begins no making.
  ///
  /// Makings that wait for each other in a circle throw ``DependencyError/circular(names:)`` instead of waiting for ever.
  /// A making waits for its child tasks, so a child that waits for a value, by `async let` or in a task group, at any
  /// depth, counts as the making itself, also where the making would cancel the child in the end. A wait that has been
  /// cancelled does not count. The error is thrown by the read that closes the circle.
  ///
  /// Other tasks are not seen, for a making need not wait for them. A making that waits for one all the same, by `value`
  /// of a `Task { … }` or a `Task.detached { … }`, waits for ever if that task waits for what is made from it. Use child
  /// tasks in a making.
  ///
  /// No key path leads to a property that is awaited, so the scopes below do not inherit it by name. Take it at
  /// construction, and it is a stored property below. The initialiser has a label, as none that is asynchronous can
  /// override ``Scope/init(_:)``:
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
  ///   - fileID: where `shared` is written; leave it out.
  ///   - line: where `shared` is written; leave it out.
  ///   - column: where `shared` is written; leave it out.
  ///   - name: the property's name, for messages; leave it out.
  ///   - make: makes the value, in a task of its own that has the task locals of who reads first. It is kept until the
  ///     making has ended, and so is the scope.
  /// - Returns: the scope's one value for this place. The scope holds it until the scope is released.
  /// - Throws: what `make` throws, `CancellationError` to a waiter that is cancelled, or a ``DependencyError``.
  @_disfavoredOverload  // A making without an `await` would fit both forms; the synchronous one is meant.
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

  /// The place's making, which stays with the scope.
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
