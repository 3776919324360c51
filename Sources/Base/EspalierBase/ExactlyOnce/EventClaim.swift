/// A claim that names one write of one event, so that the write counts once, however often the event is handled again.
///
/// A browser sends a person's event again until it is stored. After a server was killed, a handler may therefore run a
/// second time although its writes were stored the first time. A write that notes the claim in its own transaction
/// finds it there, and gives its old answer instead of writing twice:
///
/// ```swift
/// final class Payments {
///   private var answers: [String: Int] = [:]
///   private var orders: [String] = []
///
///   /// One transaction: in a real store the answer is a row beside the order.
///   func order(_ payee: String, as claim: EventClaim?) -> Int {
///     if let claim, let answer = answers[claim.key] { return answer }
///     orders.append(payee)
///     if let claim { answers[claim.key] = orders.count }
///     return orders.count
///   }
/// }
///
/// let payments = Payments()
/// let number = payments.order("Landlord", as: EventClaim.next("payment order"))
/// ```
///
/// - The same event gives the same claims in the same order, so a handler should write in an order of its own, not in
///   the order in which answers happen to come. Writes of several kinds have a name each, and are counted apart.
/// - A known claim answers with the first answer, whatever is asked now. Keep claims longer than any page may be away:
///   thirty days do.
/// - Take the claim in the task of the handler: a detached task, and a closure on a queue, know of no event.
public struct EventClaim: Hashable, Sendable, CustomStringConvertible {
  /// The page on which it was done. It outlives the process that served it.
  public let page: String
  /// The number of the event on the page.
  public let event: Int
  /// The name of the kind of write.
  public let name: String
  /// The number of writes of the kind that the event made before.
  public let ordinal: Int

  /// The claim as one text, which no other write has.
  public var key: String { "\(page).\(event).\(name).\(ordinal)" }
  /// The ``key``.
  public var description: String { key }

  /// Returns the text that the keys of all claims of an event begin with.
  /// - Parameters:
  ///   - page: The page on which it was done.
  ///   - event: The number of the event on the page.
  public static func prefix(page: String, event: Int) -> String { "\(page).\(event)." }

  /// The claim of the next write that a handler makes; nil where no event is under way: in a test, a load, a job by the
  /// clock.
  /// - Parameter name: The name of the kind of write.
  public static func next(_ name: String) -> EventClaim? {
    EventUnderWay.current.map { event in
      EventClaim(page: event.page, event: event.number, name: name, ordinal: event.nextOrdinal(of: name))
    }
  }
}
