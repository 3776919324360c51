#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import EspalierBase

/// A queue of writes that wait until a server has accepted them.
///
/// An outbox keeps the writes in a store, sends them in order, and retries them. If the server refuses one, it asks a
/// person to decide.
///
/// ```swift
/// struct NewPayment: Sendable, Codable { let payee: String; let amount: Int }
///
/// extension OutboxKind<NewPayment> {
///   static var payment: Self { Self("payment") }
/// }
///
/// let bank = NetworkClient("https://bank.example/v1", over: .answers([:]))
/// let outbox = Outbox(
///   MemoryOutboxStore(),
///   delivery: OutboxDelivery {
///     $0.handle(.payment) { payment, message in
///       try await bank.send(.post("/payments").json(payment).idempotencyKey(message.idempotencyKey))
///       return .sent
///     }
///   })
///
/// func pay(_ payment: NewPayment, from account: String) async throws {
///   try await outbox.add(payment, of: .payment, orderKey: account)
/// }
/// ```
///
/// While ``run()`` is running, and as long as the store keeps its entries:
///
/// - Each entry is sent at least once, each time under the same idempotency key until a person changes it. So it takes
///   effect once at a server that supports such keys. If a process is killed after sending an entry and before storing
///   the result, the entry is sent again at the next start.
/// - Entries of one order key are sent one after the other, in the order of the store; entries of different keys are
///   sent concurrently. An entry that fails keeps those behind it waiting. So does a conflict, unless its
///   ``OutboxDelivery`` handler lets them continue.
/// - No entry is sent twice at the same time, as long as one outbox is run over a store.
///
/// A failed entry is sent again after the backoff, of which a random part between half and all is waited, or as soon as
/// the ``Reachability`` reports that the server is reachable again. A wait that the server asked for is always kept.
/// After a start of the app the entry is sent at once.
///
/// - Isolation: An actor; ``wake()`` and ``changes()`` are called from any thread.
public actor Outbox {
  let store: any OutboxStore
  let delivery: OutboxDelivery
  let backoff: Backoff
  let limit: Int
  let quota: Int?
  let reachability: Reachability?
  let clock: any Clock<Duration>
  let now: @Sendable () -> Date
  nonisolated let signals = OutboxSignals()
  nonisolated let changeBroadcast = FanOut<OutboxChange>()
  nonisolated let ownChangeBroadcast = FanOut<OutboxChange>()

  var isRunning = false
  /// The entries as read from the store, kept up to date. They are read again when the outbox is woken.
  var queue: [OutboxEntry] = []
  /// The ids of the entries that have been reported as added.
  var known: Set<OutboxEntry.ID> = []
  /// The ids of the entries that are being sent, until the result is in the store.
  var underWay: Set<OutboxEntry.ID> = []
  /// The ids of the entries that the app is adding, or that a person is retrying or discarding.
  var answered: Set<OutboxEntry.ID> = []
  /// The ids of the entries that another process finished while the app was still adding them here.
  var finishedEarly: Set<OutboxEntry.ID> = []
  /// The ids of the entries that this delivery cannot send, because it has no handler for them or cannot read them.
  var unreadable: Set<OutboxEntry.ID> = []
  var timers: [OutboxEntry.ID: OutboxTimer] = [:]
  /// The results of sending that are not stored yet.
  var unsettled: [OutboxResult] = []

  /// Creates an outbox. It sends nothing before ``run()``.
  ///
  /// - Parameters:
  ///   - store: The store that keeps the entries. Only one outbox may be run over it.
  ///   - delivery: The handlers that send the entries.
  ///   - backoff: The wait before an entry is sent again.
  ///   - limit: The greatest number of entries that are sent at once.
  ///   - quota: The greatest number of entries of one owner that are kept; nil for no limit. Adding more throws
  ///     ``OutboxError/quotaReached(owner:quota:)``.
  ///   - reachability: A value that reports when the server is reachable again.
  ///   - clock: The clock that measures waits.
  ///   - now: A closure that returns the current time, for a `Retry-After` that is a date.
  public init(
    _ store: any OutboxStore, delivery: OutboxDelivery,
    backoff: Backoff = .exponential(from: .seconds(1), upTo: .seconds(300)), atOnce limit: Int = 4,
    quota: Int? = nil, reachability: Reachability? = nil, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.store = store
    self.delivery = delivery
    self.backoff = backoff
    self.limit = max(1, limit)
    self.quota = quota
    self.reachability = reachability
    self.clock = clock
    self.now = now
  }

  /// Sends the waiting entries, and those that are added, until the task is cancelled.
  ///
  /// To run it beside an app, use it as the work of a `BackgroundWork` of EspalierConnectors, with `restarting` for a
  /// store that fails at times.
  ///
  /// - Throws: `CancellationError` if the task is cancelled. The sending of entries is cancelled with it; they keep
  ///   their state, unless sending ends nevertheless. Also errors of the store, and ``OutboxError/runsAlready``.
  public func run() async throws {
    guard !isRunning else { throw OutboxError.runsAlready }
    isRunning = true
    defer { isRunning = false }
    try await sendAll()
  }

  /// Adds a payload as a new entry, and wakes the run.
  ///
  /// It returns when the store has the entry, which is not sent by then. If an event is handled again because the
  /// process was killed meanwhile, its handler adds the same entry as the first time: see `EventClaim`. To store it
  /// together with a change of your own, create an ``OutboxEntry``, write it with the change, and call ``wake()``.
  ///
  /// - Returns: The entry.
  /// - Throws: ``OutboxError/quotaReached(owner:quota:)``, `EncodingError`, and errors of the store.
  @discardableResult
  public func add<Payload>(
    _ payload: Payload, of kind: OutboxKind<Payload>, orderKey: String? = nil, owner: String? = nil
  ) async throws -> OutboxEntry {
    let id = EventClaim.next("outbox \(kind.name)")?.key ?? UUID().uuidString
    let entry = try OutboxEntry(payload, of: kind, orderKey: orderKey, owner: owner, id: id, date: now())
    if try await !add(entry), let first = try await store.entry(id) { return first }
    return entry
  }

  /// Adds an entry, and wakes the run.
  ///
  /// - Returns: False if the store has an entry of this id, which is not changed.
  /// - Throws: ``OutboxError/quotaReached(owner:quota:)``, and errors of the store.
  @discardableResult
  public func add(_ entry: OutboxEntry) async throws -> Bool {
    // Do not send it until it is reported, so that readers receive changes in order.
    let isHeld = !underWay.contains(entry.id) && answered.insert(entry.id).inserted
    defer {
      if isHeld {
        answered.remove(entry.id)
        finishedEarly.remove(entry.id)
      }
      wake()
    }
    guard try await store.insert(entry, within: quota) else { return false }
    // Another process that runs the outbox may have read, reported and sent it by now.
    if !finishedEarly.contains(entry.id), known.insert(entry.id).inserted { notify(.added(entry)) }
    return true
  }

  /// Makes the run read the store again, because other code has written entries there.
  ///
  /// Call it when the transaction has ended. Entries that wait for their backoff continue to wait.
  public nonisolated func wake() { signals.wake() }

  /// Returns the entries of the store in order. They wait, are being sent, or are in conflict.
  public func entries() async throws -> [OutboxEntry] { asTheyAre(try await store.entries()) }

  /// Returns the entries of an owner, in order. The entries of other owners are not read.
  public func entries(of owner: String) async throws -> [OutboxEntry] { asTheyAre(try await store.entries(of: owner)) }

  /// Returns the entry with an id; nil if it was sent or discarded.
  public func entry(_ id: OutboxEntry.ID) async throws -> OutboxEntry? {
    try await store.entry(id).map { asTheyAre([$0]) }?.first
  }

  /// Returns the entries with their current states, including states that are not in the store yet, such as being sent.
  ///
  /// If another process runs an outbox over the store, the states in the store are current.
  private func asTheyAre(_ entries: [OutboxEntry]) -> [OutboxEntry] {
    entries.map { entry in
      if underWay.contains(entry.id) { return entry.with(.sending) }
      return isRunning && entry.state == .sending ? entry.with(.waiting) : entry
    }
  }

  /// Returns a stream of the changes from now on, for screens that show the waiting entries.
  ///
  /// ```swift
  /// func show(_ outbox: Outbox, in list: (_ entries: [OutboxEntry]) -> Void) async throws {
  ///   let changes = outbox.changes()
  ///   list(try await outbox.entries())
  ///   for await _ in changes { list(try await outbox.entries()) }
  /// }
  /// ```
  ///
  /// A slow reader loses no change. The stream ends with the task that reads it, or with the outbox.
  public nonisolated func changes() -> AsyncStream<OutboxChange> { changeBroadcast.stream() }
}
