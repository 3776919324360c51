/// The numbers that begin those messages of a browser that are not events. An event begins with its own number, which
/// is 1 or more.
///
/// `wire.js` is written from these names, so that the script does not define its own numbers.
package enum MessageCode: Int, CaseIterable, Sendable {
  /// The first message of a connection.
  case join = 0
  /// The connection is still open.
  case heartbeat = -1
  /// A patch was missed.
  case gap = -2
  /// The browser has applied a frame that is one part of a change that is too large for one frame.
  case applied = -3
  /// The page has become visible or hidden.
  case sight = -4
}
