/// The values that one resolve carries from factory to factory.
@usableFromInline struct ResolveContext {
  /// The values kept for this resolve; nil while no value can be kept.
  @usableFromInline private(set) var graph: GraphValues?
  /// The number of nested factories under way.
  private var depth = 0
  /// The registration under way at the last depth that was a power of two. Deeper registrations are compared with it,
  /// to find a cycle (Brent's algorithm).
  private var mark: ObjectIdentifier?

  @usableFromInline init() {}

  /// True if no factory is under way around the resolve.
  var isOutermost: Bool { depth == 0 }

  /// The context around the factory under way; nil unless exactly one factory is under way.
  var outermost: ResolveContext? {
    guard depth == 1 else { return nil }
    var outer = ResolveContext()
    outer.graph = graph
    return outer
  }

  /// Returns the context for a resolve from `core`.
  func opened(in core: ContainerCore) -> ResolveContext {
    guard graph == nil, core.needsContext else { return self }
    var context = self
    context.graph = GraphValues()
    return context
  }

  /// Returns the context within the factory of `registration`.
  /// - Throws: An error if the registration's value is already being created, which is a cycle, or if the stack is nearly used up. The caller adds the
  ///   registration to the error's path.
  @usableFromInline func entering(_ registration: Registration, of core: ContainerCore) throws -> ResolveContext {
    var context = opened(in: core)
    context.depth += 1
    // A registration with arguments may resolve itself with other arguments.
    if !registration.door.takesArguments {
      if mark == ObjectIdentifier(registration) {
        throw ContainerError(.cycle, registration.key)
      }
      if context.depth & (context.depth - 1) == 0 { context.mark = ObjectIdentifier(registration) }
    }
    if CurrentThread.isStackNearlyUsedUp { throw ContainerError(.tooDeep, registration.key) }
    return context
  }
}

/// The values kept for one resolve, each by its registration and by the container from which it was created.
///
/// It also holds the `then` actions that run when all values have been created.
@usableFromInline final class GraphValues {
  struct Key: Hashable {
    let registration: ObjectIdentifier
    let core: ObjectIdentifier

    init(_ registration: Registration, _ core: ContainerCore) {
      self.registration = ObjectIdentifier(registration)
      self.core = ObjectIdentifier(core)
    }
  }

  var values: [Key: AnyBox] = [:]
  var mainActorValues: [Key: AnyObject] = [:]
  /// The keys of values under way.
  var making: Set<Key> = []
  /// The created values that wait for their `then` actions, and the values created after them, which may hold one of
  /// them.
  ///
  /// The actions run when all values that need each other exist. The values are kept together, when all actions have
  /// run.
  var later: [Later] = []
  /// The number of values in `later` whose actions have run.
  var laterDone = 0
  var mainActorLater: [MainActorLater] = []
  var mainActorLaterDone = 0

  /// True while a value waits for its `then` action. If the action throws, the value is rejected, and values that were
  /// created in the meantime may hold it.
  var hasLater: Bool { !later.isEmpty || !mainActorLater.isEmpty }

  struct Later {
    let registration: Registration
    let core: ContainerCore
    let box: AnyBox
    let epoch: Int
    let actions: [Registration.Action]
  }

  struct MainActorLater {
    let run: @MainActor (ResolveContext) throws -> Void
    let keep: @MainActor () throws -> Void
    let abandon: @MainActor () -> Void
  }
}
