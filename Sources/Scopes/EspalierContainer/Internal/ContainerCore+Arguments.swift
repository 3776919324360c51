extension ContainerCore {
  /// Returns the registration for a type with arguments.
  private func find<Value, First, each Rest>(
    _ type: ValueWithArguments<Value, First, repeat each Rest>.Type, _ name: String?
  ) throws -> Registration {
    let key = DependencyKey(type, name: name)
    guard let found = find(key) else { throw ContainerError(.missing, key) }
    return found.registration.takeUnretainedValue()
  }

  func value<Value, First, each Rest>(
    _ type: Value.Type, _ name: String?, _ context: ResolveContext, _ first: First, _ rest: repeat each Rest
  ) throws -> Value {
    let registration = try find(ValueWithArguments<Value, First, repeat each Rest>.self, name)
    guard registration.door == .arguments else {
      throw ContainerError(.wrongCall(use: registration.door.use), registration.key, steps: [registration.site])
    }
    let inner: ResolveContext
    do {
      inner = try context.entering(registration, of: self)
    } catch {
      throw ContainerError.passing(error, through: registration)
    }
    do {
      // Safe: under a key of these arguments and for this kind of call, `register` creates a maker of this type.
      let maker = unsafeDowncast(
        registration.maker as AnyObject, to: ArgumentMaker<Value, First, repeat each Rest>.self)
      let value = try maker.make(Resolver(self, inner), first, repeat each rest)
      try inner.endFactory()
      return value
    } catch {
      inner.abandonFactory(error)
      throw ContainerError.passing(error, through: registration)
    }
  }

  /// Returns the value that a factory creates from arguments, including a factory that runs on the main actor.
  @MainActor func mainActorValue<Value, First, each Rest>(
    _ type: Value.Type, _ name: String?, _ context: ResolveContext, _ first: First, _ rest: repeat each Rest
  ) throws -> Value {
    let registration = try find(ValueWithArguments<Value, First, repeat each Rest>.self, name)
    guard registration.door == .mainActorArguments else {
      return try value(type, name, context, first, repeat each rest)
    }
    let context = context.opened(in: self)
    do {
      let inner = try context.entering(registration, of: self)
      // Safe: under a key of these arguments and for this kind of call, `registerOnMainActor` creates a maker of this
      // type.
      let maker = unsafeDowncast(
        registration.maker as AnyObject, to: MainActorArgumentMaker<Value, First, repeat each Rest>.self)
      let value = try maker.make(MainActorResolver(self, inner), first, repeat each rest)
      if context.isOutermost { try context.doMainActorLater() }
      return value
    } catch {
      if context.isOutermost { context.abandonMainActorLater(error) }
      throw ContainerError.passing(error, through: registration)
    }
  }

  /// Returns the value for a type with arguments, whether its factory is synchronous, on the main actor or
  /// asynchronous.
  func asyncValue<Value: Sendable, First: Sendable, each Rest: Sendable>(
    _ type: Value.Type, _ name: String?, _ step: AsyncStep?, _ first: First, _ rest: repeat each Rest
  ) async throws -> Value {
    let registration = try find(ValueWithArguments<Value, First, repeat each Rest>.self, name)
    switch registration.door {
    case .mainActor, .mainActorArguments:
      return try await mainActorValue(type, name, ResolveContext(), first, repeat each rest)
    case .any, .arguments: return try value(type, name, ResolveContext(), first, repeat each rest)
    case .async, .asyncArguments:
      // Safe: under a key of these arguments and for these kinds of call, `registerAsync` creates a maker of this type.
      let maker = unsafeDowncast(
        registration.maker as AnyObject, to: AsyncArgumentMaker<Value, First, repeat each Rest>.self)
      let outer = (step ?? AsyncStep.current)?.ifUnderWay
      let inner = AsyncStep(
        registration, arguments: TypedStepArguments(first, repeat each rest), outer: outer, flight: outer?.flight,
        graph: outer?.graph ?? AsyncGraph())
      try inner.refuseCircle()
      return try await inner.run {
        try await maker.make(AsyncResolver(core: self, step: inner), first, repeat each rest)
      }
    }
  }
}
