/// The numbers that the messages of a browser begin with which are no events; an event begins with its own number, from 1 on.
///
/// `wire.js` is written from these names, so that the script has no number of its own.
package enum MessageCode: Int, CaseIterable, Sendable {
  /// The first message of a connection.
  case join = 0
  /// The connection is still there.
  case heartbeat = -1
  /// A patch was missed.
  case gap = -2
  /// A part of a large frame has been applied.
  case applied = -3
  /// The page is visible, or is not any longer.
  case sight = -4
}
