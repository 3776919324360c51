public import Synchronization

/// A state that one thread at a time can access: a `Mutex` that the thread sanitizer can see.
///
/// On Linux, Swift 6.3's `Mutex` locks within the standard library, which is not instrumented. So the sanitizer reports
/// a race for every use, also in a program of five lines. The number here is read after locking and written before
/// unlocking, which orders the sections for the sanitizer just as the lock orders them in reality. It does not hide a
/// race: if two sections ran at once, nothing would order them.
///
/// It is public only for the compiler, and has no public member. Functions of a type that is not public are never
/// specialised in other modules, where each use would look up the type's metadata. That takes longer than the lock
/// itself.
public struct _Lock<State>: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<State>
  @usableFromInline let order = Atomic<Int>(0)

  @inlinable package init(_ state: consuming sending State) { mutex = Mutex(state) }

  @inlinable package borrowing func withLock<Result>(
    _ body: (inout sending State) throws -> sending Result
  ) rethrows -> sending Result {
    try mutex.withLock { state in
      _ = order.load(ordering: .acquiring)
      defer { order.store(0, ordering: .releasing) }
      return try body(&state)
    }
  }
}

/// The name of the lock within the package.
package typealias Lock<State> = _Lock<State>
