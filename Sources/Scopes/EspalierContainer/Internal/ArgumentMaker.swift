/// The type in the key of a value that is created with arguments. It is the same for synchronous calls, calls on the
/// main actor and asynchronous calls.
struct ValueWithArguments<Value, First, each Rest>: TypeWithArguments {
  static var valueType: any Any.Type { Value.self }

  static var signature: String {
    var arguments = [String(describing: First.self)]
    repeat arguments.append(String(describing: (each Rest).self))
    return "\(Value.self) with (\(arguments.joined(separator: ", ")))"
  }
}

/// A factory that creates values from arguments, synchronously and on any thread.
final class ArgumentMaker<Value, First, each Rest>: AnyMaker {
  let make: @Sendable (borrowing Resolver, First, repeat each Rest) throws -> Value

  init(_ make: @escaping @Sendable (borrowing Resolver, First, repeat each Rest) throws -> Value) { self.make = make }

  func box(_ resolver: borrowing Resolver, _ inputs: ArraySlice<AnyBox>) throws -> AnyBox {
    throw ContainerError(.wrongCall(use: ResolveKind.arguments.use), DependencyKey(Value.self))
  }
}

/// A factory that creates values from arguments on the main actor.
final class MainActorArgumentMaker<Value, First, each Rest>: AnyMaker {
  let make: @MainActor @Sendable (borrowing MainActorResolver, First, repeat each Rest) throws -> Value

  init(_ make: @escaping @MainActor @Sendable (borrowing MainActorResolver, First, repeat each Rest) throws -> Value) {
    self.make = make
  }

  func box(_ resolver: borrowing Resolver, _ inputs: ArraySlice<AnyBox>) throws -> AnyBox {
    throw ContainerError(.wrongCall(use: ResolveKind.mainActorArguments.use), DependencyKey(Value.self))
  }
}

/// A factory that creates values from arguments asynchronously.
final class AsyncArgumentMaker<Value: Sendable, First: Sendable, each Rest: Sendable>: AnyMaker {
  let make: @Sendable (AsyncResolver, First, repeat each Rest) async throws -> Value

  init(_ make: @escaping @Sendable (AsyncResolver, First, repeat each Rest) async throws -> Value) { self.make = make }

  func box(_ resolver: borrowing Resolver, _ inputs: ArraySlice<AnyBox>) throws -> AnyBox {
    throw ContainerError(.wrongCall(use: ResolveKind.asyncArguments.use), DependencyKey(Value.self))
  }
}
