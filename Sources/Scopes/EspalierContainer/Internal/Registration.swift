internal import EspalierBase
internal import Synchronization

/// A registration: the factory of a value, its lifetime, and the kept value.
///
/// Its key, and so its value's type, never changes; a registration that replaces it is another object.
@usableFromInline final class Registration: Sendable {
  let key: DependencyKey
  let door: ResolveKind
  let lifetime: Lifetime
  let needs: [DependencyKey]
  /// False for a closure that does not declare the dependencies it resolves.
  let knowsNeeds: Bool
  let isReplacing: Bool
  @usableFromInline let maker: any AnyMaker
  private let fileID: StaticString
  private let line: UInt

  /// The box of a value whose lifetime is the container's, once it has been created. It holds a reference, and it is
  /// set once.
  let ready = Atomic<Unmanaged<AnyBox>?>(nil)
  /// True if creating a value requires only one call of the factory.
  let isPlain: Atomic<Bool>
  let hasActions = Atomic<Bool>(false)
  let state = Lock(State())

  struct State {
    /// The thread that is creating the value; 0 for none.
    var owner: UInt = 0
    /// The number of values created. It prevents two threads that found no value from both creating one.
    var version = 0
    /// The created value, until its `then` action has ended.
    var early: AnyBox?
    var kept: Kept?
    var waiters: [Waiter] = []
    var actions: [Action] = []
    var followed: FollowedLifetime?
  }

  typealias Action = @Sendable (borrowing Resolver, AnyBox) throws -> Void

  init(
    _ key: DependencyKey, door: ResolveKind = .any, lifetime: Lifetime, needs: [DependencyKey]?, isReplacing: Bool,
    maker: any AnyMaker, fileID: StaticString, line: UInt
  ) {
    self.key = key
    self.door = door
    self.lifetime = lifetime
    self.needs = needs ?? []
    knowsNeeds = needs != nil
    self.isReplacing = isReplacing
    self.maker = maker
    self.fileID = fileID
    self.line = line
    if case .transient = lifetime.rule {
      isPlain = Atomic(door == .any && self.needs.isEmpty)
    } else {
      isPlain = Atomic(false)
    }
  }

  deinit { ready.load(ordering: .acquiring)?.release() }

  var site: RegistrationSite { RegistrationSite(key: key, fileID: "\(fileID)", line: Int(line)) }

  func addAction(_ action: @escaping Action) {
    state.withLock { $0.actions.append(action) }
    hasActions.store(true, ordering: .releasing)
    isPlain.store(false, ordering: .releasing)
  }

  /// Throws unless the value can be created synchronously and on any thread.
  func requireAnyThread() throws {
    if door != .any { throw ContainerError(.wrongCall(use: door.use), key, steps: [site]) }
  }

  /// Throws if the lifetime cannot keep the value. It is called before other values that wait with this value are kept.
  func requireKeepable(_ box: AnyBox) throws {
    if case .weak = lifetime.rule, maker.object(in: box) == nil { throw ContainerError(.notAnObject, key) }
  }
}

/// A value that is kept for more than one resolve, and the condition for its end.
struct Kept: Sendable {
  private enum Hold: Sendable {
    case strong(AnyBox)
    case weak(WeakReference)
  }
  private struct WeakReference: Sendable { weak let object: AnyBox? }

  private let hold: Hold
  /// The closure that returns true when the value's lifetime has ended. It may run the code of a lifetime: call it
  /// outside of locks.
  let isOver: @Sendable () -> Bool

  /// Creates the kept value.
  /// - Parameter epoch: The epoch of the custom lifetime from before the value was created.
  init(_ box: AnyBox, of registration: Registration, epoch: Int) throws {
    switch registration.lifetime.rule {
    case .weak:
      guard let object = registration.maker.object(in: box) else {
        throw ContainerError(.notAnObject, registration.key)
      }
      hold = .weak(WeakReference(object: object))
      isOver = { false }
    case .timed(let duration, let start):
      hold = .strong(box)
      let elapsed = start()
      isOver = { elapsed() >= duration }
    case .custom(let lifetime):
      hold = .strong(box)
      isOver = { lifetime.epoch != epoch }
    case .container, .graph, .transient:
      hold = .strong(box)
      isOver = { false }
    }
  }

  func box(by maker: any AnyMaker) -> AnyBox? {
    if isOver() { return nil }
    switch hold {
    case .strong(let box): return box
    case .weak(let reference): return reference.object.flatMap(maker.box(of:))
    }
  }
}
