#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import EspalierBase

/// Writes that wait until a server has taken them: kept in a store, sent in order, tried again, and handed to a person
/// where the server does not take them.
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
/// While ``run()`` goes on, and as long as the store keeps what it was given:
///
/// - Each entry is sent at least once, and each time under one idempotency key until a person changes it; so it is in
///   effect once at a server that heeds keys. A process that is killed between the send and its note in the store sends
///   the entry again at its next start.
/// - Entries of one order key are sent one after the other, in the order of the store; those of other keys side by
///   side. One that fails keeps those behind it waiting, and so does a conflict, unless ``OutboxDelivery`` lets them go
///   on.
/// - No entry is sent twice at once, as long as one outbox is run over a store.
///
/// An entry that fails is sent again after the backoff, of which a random part between half and all is waited, or at
/// once when the ``Reachability`` says that the server is there again. A wait that the server asked for is kept. With
/// a start of the app it is sent at once.
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
  nonisolated let told = FanOut<OutboxChange>()
  nonisolated let toldOfOwn = FanOut<OutboxChange>()

  var isRunning = false
  /// The entries as the store had them, kept up to date; read again when somebody wakes the outbox.
  var queue: [OutboxEntry] = []
  /// The ids of the entries that readers of the changes have been told of.
  var known: Set<OutboxEntry.ID> = []
  /// The ids of the entries that are being sent, until the result is in the store.
  var underWay: Set<OutboxEntry.ID> = []
  /// The ids of the entries that are being added, or that a person retries or discards.
  var answered: Set<OutboxEntry.ID> = []
  /// The ids of the entries that this delivery cannot send.
  var unreadable: Set<OutboxEntry.ID> = []
  var timers: [OutboxEntry.ID: OutboxTimer] = [:]
  /// The results of sending that are not yet noted in the store.
  var unsettled: [OutboxResult] = []

  /// Makes an outbox. Nothing is sent before ``run()``.
  ///
  /// - Parameters:
  ///   - store: The store that keeps the entries. One outbox is run over it.
  ///   - delivery: The handlers that send them.
  ///   - backoff: The wait before an entry is sent again.
  ///   - limit: The greatest number of entries that are sent at once.
  ///   - quota: The greatest number of entries of one owner that are kept; nil for any. One who adds more is told
  ///     ``OutboxError/quotaReached(owner:quota:)``.
  ///   - reachability: The value that tells when the server is there again.
  ///   - clock: The clock that measures waits.
  ///   - now: The time, for a `Retry-After` that is a date.
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

  /// Sends what waits, and what comes, until the task is cancelled.
  ///
  /// A `BackgroundWork` of EspalierConnectors whose work is this runs it beside an app, with `restarting` for a store
  /// that fails at times.
  ///
  /// - Throws: `CancellationError` when the task is cancelled. Entries that are being sent are cancelled with it, and
  ///   stay as they are, unless they end nevertheless. What the store throws, and ``OutboxError/runsAlready``.
  public func run() async throws {
    guard !isRunning else { throw OutboxError.runsAlready }
    isRunning = true
    defer { isRunning = false }
    try await sendAll()
  }

  /// Adds a payload as a new entry, and wakes the run.
  ///
  /// It returns when the store has it; it is not sent by then. What a handler adds whose event is done again, because the
  /// process was killed meanwhile, is the entry of the first time: see `EventClaim`. To store it together with a change of
  /// your own, make an ``OutboxEntry``, write it with the change, and call ``wake()``.
  ///
  /// - Returns: The entry.
  /// - Throws: ``OutboxError/quotaReached(owner:quota:)``, `EncodingError`, and what the store throws.
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
  /// - Returns: False if the store has one of this id, which stays as it is.
  /// - Throws: ``OutboxError/quotaReached(owner:quota:)``, and what the store throws.
  @discardableResult
  public func add(_ entry: OutboxEntry) async throws -> Bool {
    // Kept from being sent until it is told of, so that readers hear of things in their order.
    let isHeld = !underWay.contains(entry.id) && answered.insert(entry.id).inserted
    defer {
      if isHeld { answered.remove(entry.id) }
      wake()
    }
    guard try await store.insert(entry, within: quota) else { return false }
    if known.insert(entry.id).inserted { notify(.added(entry)) }
    return true
  }

  /// Makes the run look into the store, for entries that were put there by another hand.
  ///
  /// Call it when the transaction has ended. What waits for its backoff goes on waiting.
  public nonisolated func wake() { signals.wake() }

  /// The entries that the store has: what waits, what is being sent, and the conflicts, in order.
  public func entries() async throws -> [OutboxEntry] { asTheyAre(try await store.entries()) }

  /// The entries of an owner, in order. Those of others are not read.
  public func entries(of owner: String) async throws -> [OutboxEntry] { asTheyAre(try await store.entries(of: owner)) }

  /// The entry of an id; nil if it was sent or discarded.
  public func entry(_ id: OutboxEntry.ID) async throws -> OutboxEntry? {
    try await store.entry(id).map { asTheyAre([$0]) }?.first
  }

  /// Returns the entries with the states that the store does not know yet: which of them are being sent. Where another
  /// process runs an outbox over the store, the store knows it.
  private func asTheyAre(_ entries: [OutboxEntry]) -> [OutboxEntry] {
    entries.map { entry in
      if underWay.contains(entry.id) { return entry.with(.sending) }
      return isRunning && entry.state == .sending ? entry.with(.waiting) : entry
    }
  }

  /// The changes from now on, for screens that show what waits.
  ///
  /// ```swift
  /// func show(_ outbox: Outbox, in list: (_ entries: [OutboxEntry]) -> Void) async throws {
  ///   let changes = outbox.changes()
  ///   list(try await outbox.entries())
  ///   for await _ in changes { list(try await outbox.entries()) }
  /// }
  /// ```
  ///
  /// Nothing is lost for a reader who is slow. The stream ends with the task that reads it, or with the outbox.
  public nonisolated func changes() -> AsyncStream<OutboxChange> { told.stream() }
}
