/// What sending an entry came to.
///
/// ```swift
/// func outcome(of status: Int) -> OutboxOutcome {
///   switch status {
///   case 200..<300: .sent
///   case 409: .conflict(OutboxConflict("There is not enough money on the account."))
///   default: .later("The bank is closed.", after: .seconds(3600))
///   }
/// }
/// ```
///
/// A handler may throw instead: see ``OutboxDelivery`` for what becomes of its errors.
public enum OutboxOutcome: Sendable, Hashable {
  /// The server has it; the entry is removed.
  case sent
  /// The server does not take it as it is; a person decides.
  case conflict(OutboxConflict)
  /// It is sent again after the outbox's backoff, and not before the time that is given here. The words hold no secret.
  case later(String, after: Duration? = nil)
}
