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

  /// Makes a child, however long it takes.
  func build() async throws -> AnyModule {
    switch make {
    case .immediate(let build): try build()
    case .waiting(let build): try await build()
    }
  }

  /// The number of times that the child has been made anew within the time of its policy.
  var restarts: Int { history.count }

  /// Returns true when the child may be made anew now; then that counts as a restart.
  func takeRestart() -> Bool { history.take() }
}

/// The state of the child of a key.
enum KeyedChild {
  case attached(AnyModule)
  /// To be built when it is asked for.
  case waiting(ChildRecipe)
  /// Its builder runs, and will have returned before anything else does.
  case making(ChildRecipe)
  /// Its builder takes its time.
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
