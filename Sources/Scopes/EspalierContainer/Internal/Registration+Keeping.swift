internal import EspalierBase
internal import Synchronization

/// The methods that keep a value. One thread creates the value, and other threads that need the value wait only for
/// that thread.
extension Registration {
  enum Begun {
    case ready(AnyBox)
    /// The caller must create the value, and then call `finish`. The epoch is that of the custom lifetime.
    case mine(epoch: Int)
  }

  private enum BeginStep {
    case again
    case make
    /// The value was created by this thread, and is not kept yet.
    case ready(AnyBox)
    case wait
  }

  /// Returns the kept value, leaves its creation to the caller, or waits for the thread that is creating it.
  ///
  /// - Parameter patience: The time for which it waits. The thread that creates the value may wait for this thread, in
  ///   a manner that the container does not see.
  func begin(waitingAtMost patience: Duration) throws -> Begun {
    let me = CurrentThread.id
    while true {
      // The version is read first: a value that is finished after the read is found by the changed version, and one
      // that was finished before is found below.
      let (kept, version) = state.withLock { ($0.kept, $0.version) }
      if let box = ready.load(ordering: .acquiring) { return .ready(box.takeUnretainedValue()) }
      // The check whether a value has expired calls the user's code, so it runs outside of the lock.
      if let box = kept?.box(by: maker) { return .ready(box) }
      let step = state.withLock { state -> BeginStep in
        guard state.version == version else { return .again }
        guard state.owner != 0 else {
          state.owner = me
          return .make
        }
        if state.owner == me, let early = state.early { return .ready(early) }
        return .wait
      }
      switch step {
      case .again: continue
      case .make: return .mine(epoch: epoch)
      case .ready(let early): return .ready(early)
      case .wait: if let box = try waitForOther(me, patience) { return .ready(box) }
      }
    }
  }

  private var epoch: Int {
    guard case .custom(let lifetime) = lifetime.rule else { return 0 }
    return lifetime.epoch
  }

  /// Publishes a created value until `finish` is called. The value is visible to the thread that created it, and to
  /// threads that would otherwise wait for each other in a cycle.
  func showEarly(_ box: AnyBox) { state.withLock { $0.early = box } }

  /// Keeps the created value, or nothing after an error, and wakes the waiting threads.
  func finish(_ result: Result<AnyBox, ContainerError>, epoch: Int) -> Result<AnyBox, ContainerError> {
    var result = result
    var kept: Kept?
    if case .success(let box) = result {
      if case .container = lifetime.rule {
        ready.store(.passRetained(box), ordering: .releasing)
      } else {
        do {
          kept = try Kept(box, of: self, epoch: epoch)
        } catch {
          result = .failure(.passing(error, through: self))
        }
        followEnd()
      }
    }
    let outcome = state.withLock { state -> (waiters: [Waiter], old: Kept?) in
      let outcome = (state.waiters, state.kept)
      state.owner = 0
      state.version += 1
      state.early = nil
      state.kept = kept
      state.waiters = []
      return outcome
    }
    for waiter in outcome.waiters { waiter.end(result) }
    return result
  }

  /// Follows the custom lifetime of the registration, to release the value at the end of the lifetime.
  private func followEnd() {
    guard case .custom(let lifetime) = lifetime.rule else { return }
    let followed = state.withLock { state -> FollowedLifetime? in
      guard state.followed == nil else { return nil }
      let followed = FollowedLifetime()
      state.followed = followed
      return followed
    }
    followed?.follow(lifetime) { [weak self] in
      guard let self else { return }
      let (kept, version) = state.withLock { ($0.kept, $0.version) }
      // A value that was created since the end is kept.
      guard kept?.isOver() == true else { return }
      // Released outside of the lock, because its deinitialiser may call the user's code.
      _ = state.withLock { state -> Kept? in
        guard state.version == version else { return nil }
        defer { state.kept = nil }
        return state.kept
      }
    }
  }

  /// Waits for the thread that creates the value. Returns nil if that thread has already completed its work; the caller
  /// then tries again.
  private func waitForOther(_ me: UInt, _ patience: Duration) throws -> AnyBox? {
    enum Step {
      case again
      case ready(AnyBox)
      case wait(Waiter)
      case cycle([Registration])
    }
    let step = Waiter.waits.withLock { waits -> Step in
      // The chain leads from the wanted registration to the thread that creates it, to the registration for which that
      // thread waits, and so on. The loop checks whether it leads back here.
      var chain: [Registration] = [self]
      var waiting: [(thread: UInt, waiter: Waiter)] = []
      var first: UInt = 0
      var isCircle = false
      while let current = chain.last {
        let owner = current.state.withLock(\.owner)
        if chain.count == 1 { first = owner }
        if owner == me { isCircle = true }
        guard owner != 0, owner != me, let wait = waits[owner],
          wait.registration.state.withLock({ state in state.waiters.contains { $0 === wait.waiter } })
        else { break }
        chain.append(wait.registration)
        waiting.append((owner, wait.waiter))
      }
      if isCircle {
        // A value that is finished except for its `then` action opens the cycle.
        if let early = self.state.withLock(\.early) { return .ready(early) }
        var isOpen = false
        for (registration, wait) in zip(chain.dropFirst(), waiting) {
          guard let early = registration.state.withLock(\.early) else { continue }
          registration.state.withLock { state in state.waiters.removeAll { $0 === wait.waiter } }
          wait.waiter.end(.success(early))
          isOpen = true
          break
        }
        if !isOpen { return .cycle(chain) }
      }
      let waiter = Waiter()
      let isWaiting = self.state.withLock { state in
        guard state.owner == first, first != 0 else { return false }
        state.waiters.append(waiter)
        return true
      }
      guard isWaiting else { return .again }
      waits[me] = (self, waiter)
      return .wait(waiter)
    }
    switch step {
    case .again: return nil
    case .ready(let early): return early
    case .cycle(let chain): throw ContainerError(.cycle, key, steps: chain.reversed().map(\.site))
    case .wait(let waiter):
      let result = waiter.wait(atMost: patience)
      Waiter.waits.withLock { _ = $0.removeValue(forKey: me) }
      if let result { return try result.get() }
      state.withLock { state in state.waiters.removeAll { $0 === waiter } }
      throw ContainerError(.waitedTooLong(patience), key, steps: [site])
    }
  }
}
