extension Container {
  /// Registers a type that is created with arguments.
  ///
  /// ```swift
  /// container.register(Detail.self) { (resolver, id: Int) in Detail(id, try resolver.resolve()) }
  /// let detail = try container.resolve(Detail.self, arguments: 7)
  /// ```
  ///
  /// The arguments' types belong to the key: one type may have several registrations. Each resolve creates a new value.
  @discardableResult
  public func register<Value: Sendable, First, each Rest>(
    _ type: Value.Type, name: String? = nil, needs: [DependencyKey]? = nil, replacing: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ make: @escaping @Sendable (borrowing Resolver, First, repeat each Rest) throws -> Value
  ) -> Container {
    add(
      Registration(
        DependencyKey(ValueWithArguments<Value, First, repeat each Rest>.self, name: name), door: .arguments,
        lifetime: .transient, needs: needs, isReplacing: replacing, maker: ArgumentMaker(make), fileID: fileID,
        line: line))
    return self
  }

  /// Registers a type that is created asynchronously with arguments, and resolved with `resolveAsync`.
  ///
  /// ```swift
  /// container.registerAsync(Detail.self) { (resolver, id: Int) in try await fetch(id, resolver.resolve()) }
  /// let detail = try await container.resolveAsync(Detail.self, arguments: 7)
  /// ```
  ///
  /// The arguments' types belong to the key. Each resolve creates a new value, in the task of the caller. A factory
  /// that resolves itself with equal arguments is a cycle, if the arguments can be compared.
  @discardableResult
  public func registerAsync<Value: Sendable, First: Sendable, each Rest: Sendable>(
    _ type: Value.Type, name: String? = nil, needs: [DependencyKey]? = nil, replacing: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ make: @escaping @Sendable (AsyncResolver, First, repeat each Rest) async throws -> Value
  ) -> Container {
    add(
      Registration(
        DependencyKey(ValueWithArguments<Value, First, repeat each Rest>.self, name: name), door: .asyncArguments,
        lifetime: .transient, needs: needs, isReplacing: replacing, maker: AsyncArgumentMaker(make), fileID: fileID,
        line: line))
    return self
  }

  /// Registers a type that is created on the main actor with arguments, and resolved with `resolveOnMainActor` (or
  /// `resolveAsync`).
  ///
  /// ```swift
  /// container.registerOnMainActor(DetailModel.self) { (resolver, id: Int) in DetailModel(id, try resolver.resolve()) }
  /// let model = try container.resolveOnMainActor(DetailModel.self, arguments: 7)
  /// ```
  ///
  /// Neither the value nor the arguments need to be `Sendable`. The arguments' types belong to the key, and each
  /// resolve creates a new value.
  @discardableResult
  public func registerOnMainActor<Value, First, each Rest>(
    _ type: Value.Type, name: String? = nil, needs: [DependencyKey]? = nil, replacing: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ make: @escaping @MainActor @Sendable (borrowing MainActorResolver, First, repeat each Rest) throws -> Value
  ) -> Container {
    add(
      Registration(
        DependencyKey(ValueWithArguments<Value, First, repeat each Rest>.self, name: name), door: .mainActorArguments,
        lifetime: .transient, needs: needs, isReplacing: replacing, maker: MainActorArgumentMaker(make), fileID: fileID,
        line: line))
    return self
  }
}
