/// The outcome of sending an entry.
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
  /// The server has the entry, which is then removed.
  case sent
  /// The server does not take the entry as it is; a person decides.
  case conflict(OutboxConflict)
  /// The entry is sent again after the outbox's backoff, and not before the time that is given here. The words hold no
  /// secret.
  case later(String, after: Duration? = nil)
}
