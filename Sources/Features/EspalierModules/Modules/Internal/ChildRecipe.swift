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

  /// Builds a child. The builder can be synchronous or asynchronous.
  func build() async throws -> AnyModule {
    switch make {
    case .immediate(let build): try build()
    case .waiting(let build): try await build()
    }
  }

  /// The number of times that the child has been built again within the time of its policy.
  var restarts: Int { history.count }

  /// Requests one more restart of the child. If the policy grants it, the method counts it and returns true.
  func takeRestart() -> Bool { history.take() }
}

/// The state of a child that has a key.
enum KeyedChild {
  case attached(AnyModule)
  /// The child has not been requested, and its builder has not run.
  case waiting(ChildRecipe)
  /// The synchronous builder of the child runs, and returns before any other code runs.
  case making(ChildRecipe)
  /// The asynchronous builder of the child runs.
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
