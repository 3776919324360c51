/// The values that one resolve carries from factory to factory.
@usableFromInline struct ResolveContext {
  /// The values kept for this resolve; nil as long as nothing can be.
  @usableFromInline private(set) var graph: GraphValues?
  /// The number of factories under way, one within the other.
  private var depth = 0
  /// A registration under way, looked at again and again further down (Brent's way to find a circle): it is the one at
  /// the last depth that is a power of two.
  private var mark: ObjectIdentifier?

  @usableFromInline init() {}

  /// True when no factory is under way around the resolve.
  var isOutermost: Bool { depth == 0 }

  /// The context around the only factory under way; nil if there are more.
  var outermost: ResolveContext? {
    guard depth == 1 else { return nil }
    var outer = ResolveContext()
    outer.graph = graph
    return outer
  }

  /// The context for a resolve from `core`.
  func opened(in core: ContainerCore) -> ResolveContext {
    guard graph == nil, core.needsContext else { return self }
    var context = self
    context.graph = GraphValues()
    return context
  }

  /// The context within the factory of `registration`.
  /// - Throws: when it is in its own way, or the stack would not do. The caller adds the registration to the error's way.
  @usableFromInline func entering(_ registration: Registration, of core: ContainerCore) throws -> ResolveContext {
    var context = opened(in: core)
    context.depth += 1
    // With arguments, a registration may well come back to itself with others.
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

/// The values that are kept for one resolve. A value is one for a registration and the container that it was made from.
///
/// It also holds what is to be done `then`, when all has been made.
@usableFromInline final class GraphValues {
  struct Place: Hashable {
    let registration: ObjectIdentifier
    let core: ObjectIdentifier

    init(_ registration: Registration, _ core: ContainerCore) {
      self.registration = ObjectIdentifier(registration)
      self.core = ObjectIdentifier(core)
    }
  }

  var values: [Place: AnyBox] = [:]
  var mainActorValues: [Place: AnyObject] = [:]
  /// The places of values under way.
  var making: Set<Place> = []
  /// Values that are made and wait for what is to be done `then`, so that all that need each other are there by then; and
  /// those made after them, which may hold one of them. They are kept together, when all of it is done.
  var later: [Later] = []
  /// The number of those in `later` with which it is done.
  var laterDone = 0
  var mainActorLater: [MainActorLater] = []
  var mainActorLaterDone = 0

  /// True while a value waits, so that what is made meanwhile may hold one that will be rejected.
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
