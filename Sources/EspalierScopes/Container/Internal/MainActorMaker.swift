internal import Synchronization

/// Makes values on the main actor, and keeps them there.
final class MainActorMaker<Value>: AnyMaker {
  typealias Action = @MainActor @Sendable (borrowing MainActorResolver, Value) throws -> Void

  let make: @MainActor @Sendable (borrowing MainActorResolver) throws -> Value
  let actions = Mutex<[Action]>([])
  let keeper = MainActorKeeper<Value>()

  init(_ make: @escaping @MainActor @Sendable (borrowing MainActorResolver) throws -> Value) { self.make = make }

  func box(_ resolver: borrowing Resolver, _ inputs: ArraySlice<AnyBox>) throws -> AnyBox {
    throw ContainerError(.wrongDoor(use: Door.mainActor.use), DependencyKey(Value.self))
  }
}

/// The value that is kept on the main actor.
@MainActor final class MainActorKeeper<Value> {
  private var value: Value?
  private weak var object: AnyObject?
  private var isWeak = false
  private var isOver: () -> Bool = { false }
  private var followsEnd = false
  var isMaking = false
  /// Made, while what was to be done `then` has not ended.
  var early: Value?

  nonisolated init() {}

  var current: Value? {
    if isOver() { value = nil }
    return isWeak ? object as? Value : value
  }

  func keep(_ made: Value, of registration: Registration, epoch: Int) throws {
    value = made
    isOver = { false }
    switch registration.lifetime.rule {
    case .weak:
      value = nil
      guard type(of: made as Any) is AnyObject.Type else { throw ContainerError(.notAnObject, registration.key) }
      isWeak = true
      object = made as AnyObject
    case .timed(let duration, let start):
      let elapsed = start()
      isOver = { elapsed() >= duration }
    case .custom(let lifetime):
      isOver = { lifetime.epoch != epoch }
      guard !followsEnd else { return }
      followsEnd = true
      lifetime.onEnd { [weak self] in
        Task { @MainActor in if let self, self.isOver() { self.value = nil } }
      }
    case .container, .graph, .transient: break
    }
  }
}

extension ContainerCore {
  /// The value for a type and name, of the main actor or of any thread; nil if nothing is registered for them.
  @MainActor func mainActorValue<Value>(
    _ type: Value.Type, _ name: String?, _ context: ResolveContext
  ) throws -> Value? {
    guard let found = find(ObjectIdentifier(type), name) else { return nil }
    let registration = found.registration.takeUnretainedValue()
    guard registration.door == .mainActor else { return try value(type, name, context) }
    // Safe: under the key of `Value` and with this door, `registerOnMainActor` makes a maker of this type.
    let maker = unsafeDowncast(registration.maker as AnyObject, to: MainActorMaker<Value>.self)
    let core = registration.lifetime.isKept ? found.owner.takeUnretainedValue() : self
    let context = context.opened(in: core)
    switch registration.lifetime.rule {
    case .transient:
      return try context.make(registration, from: core, by: maker) { _ in }
    case .graph:
      guard let graph = context.graph else { return try context.make(registration, from: core, by: maker) { _ in } }
      let place = GraphValues.Place(registration, core)
      if let box = graph.mainActorValues[place] {
        // Safe: only what is made below stands in this place.
        return unsafeDowncast(box, to: ValueBox<Value>.self).value
      }
      guard graph.making.insert(place).inserted else {
        throw ContainerError(.cycle, registration.key, steps: [registration.site])
      }
      defer { graph.making.remove(place) }
      do {
        return try context.make(registration, from: core, by: maker) { graph.mainActorValues[place] = ValueBox($0) }
      } catch {
        graph.mainActorValues[place] = nil
        throw error
      }
    case .container, .weak, .timed, .custom:
      let keeper = maker.keeper
      if let value = keeper.current ?? keeper.early { return value }
      guard !keeper.isMaking else { throw ContainerError(.cycle, registration.key, steps: [registration.site]) }
      keeper.isMaking = true
      defer {
        keeper.isMaking = false
        keeper.early = nil
      }
      let epoch = if case .custom(let lifetime) = registration.lifetime.rule { lifetime.epoch } else { 0 }
      let value = try context.make(registration, from: core, by: maker) { keeper.early = $0 }
      do {
        try keeper.keep(value, of: registration, epoch: epoch)
      } catch {
        throw ContainerError.passing(error, through: registration)
      }
      return value
    }
  }
}

extension ResolveContext {
  @MainActor fileprivate func make<Value>(
    _ registration: Registration, from core: ContainerCore, by maker: MainActorMaker<Value>,
    showEarly: (Value) -> Void
  ) throws -> Value {
    do {
      let resolver = MainActorResolver(core, try entering(registration, of: core))
      let value = try maker.make(resolver)
      showEarly(value)
      for action in maker.actions.withLock(\.self) { try action(resolver, value) }
      return value
    } catch {
      throw ContainerError.passing(error, through: registration)
    }
  }
}
