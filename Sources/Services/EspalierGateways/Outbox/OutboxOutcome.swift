/// The outcome of sending an entry: accepted by the server, in conflict, or to be sent again later.
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
/// A handler may throw instead: see ``OutboxDelivery`` for the effect of its errors.
public enum OutboxOutcome: Sendable, Hashable {
  /// The server has accepted the entry. The outbox then removes it.
  case sent
  /// The server does not accept the entry as it is; a person must decide.
  case conflict(OutboxConflict)
  /// The entry could not be sent, and is sent again after the outbox's backoff, but not before the given time. The text
  /// must not contain a secret.
  case later(String, after: Duration? = nil)
}
