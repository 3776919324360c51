/// An identifier of one write by the handler of a person's event. The app stores the claim with the write, so that the
/// write counts once, even if the event is handled again.
///
/// A browser sends a person's event again until the event is stored. After a server was killed, a handler may therefore
/// run a second time although its writes were stored the first time. A write that stores the claim in its own
/// transaction finds the claim there, and returns its old answer instead of writing twice:
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
/// - The same event produces the same claims in the same order. So a handler should write in a fixed order, not in the
///   order in which answers arrive. Each kind of write has a name, and is counted separately.
/// - A known claim returns the first answer, even if the arguments differ now. Keep claims longer than any page may be
///   disconnected: thirty days are enough.
/// - Take the claim in the task of the handler: a detached task, and a closure on a queue, have no event.
public struct EventClaim: Hashable, Sendable, CustomStringConvertible {
  /// The identifier of the event's page. It remains valid after the process that served the page has ended.
  public let page: String
  /// The number of the event on the page.
  public let event: Int
  /// The name for the kind of write.
  public let name: String
  /// The number of earlier writes of the same kind by the handler of the event.
  public let ordinal: Int

  /// The claim as one text, which is unique to the write.
  public var key: String { "\(page).\(event).\(name).\(ordinal)" }
  /// The description, which is the ``key``.
  public var description: String { key }

  /// Returns the text with which the keys of all claims of one event begin.
  ///
  /// - Parameters:
  ///   - page: The page of the event.
  ///   - event: The number of the event on the page.
  public static func prefix(page: String, event: Int) -> String { "\(page).\(event)." }

  /// Returns the claim for the next write of the event handler that is running; nil if no event is under way, as in a
  /// test, a load, or a scheduled job.
  ///
  /// - Parameter name: The name for the kind of write.
  public static func next(_ name: String) -> EventClaim? {
    EventUnderWay.current.map { event in
      EventClaim(page: event.page, event: event.number, name: name, ordinal: event.nextOrdinal(of: name))
    }
  }
}
