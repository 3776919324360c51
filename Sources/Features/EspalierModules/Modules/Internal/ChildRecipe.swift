internal import EspalierBase

/// The builder of a child, with the policy for faults in the child.
@MainActor
final class ChildRecipe {
  enum Make {
    case immediate(@MainActor () throws -> AnyModule)
    case waiting(@MainActor () async throws -> AnyModule)
  }

  let make: Make
  private var history: RestartHistory

  init(_ make: Make, restart: RestartPolicy) {
    self.make = make
    history = RestartHistory(of: restart)
  }

  /// Builds a child, also with an asynchronous builder.
  func build() async throws -> AnyModule {
    switch make {
    case .immediate(let build): try build()
    case .waiting(let build): try await build()
    }
  }

  /// The number of times that the child has been built again within the time of its policy.
  var restarts: Int { history.count }

  /// Returns true when the child may be built again now, and counts that as a restart.
  func takeRestart() -> Bool { history.take() }
}

/// The state of the child of a key.
enum KeyedChild {
  case attached(AnyModule)
  /// The child is built at the first request.
  case waiting(ChildRecipe)
  /// A synchronous builder runs, and returns before any other code runs.
  case making(ChildRecipe)
  /// An asynchronous builder runs.
  case building(ChildRecipe, Task<AnyModule, any Error>)

  var module: AnyModule? {
    if case .attached(let module) = self { module } else { nil }
  }

  func isInMaking(_ recipe: ChildRecipe) -> Bool {
    switch self {
    case .making(let known), .building(let known, _): known === recipe
    case .attached, .waiting: false
    }
  }
}
