/// The numbers that begin the operations of a frame on the wire. Each number is permanent: 7 and 9 were other
/// operations once.
///
/// The operations after ``fresh`` change nothing on the page, so a frame of them needs no number and is not requested
/// again. `wire.js` is written from these names, so that the script does not define its own numbers.
package enum OperationCode: Int, CaseIterable, Sendable {
  case define = 0
  case update = 1
  case insert = 2
  case remove = 3
  case move = 4
  case address = 5
  case fresh = 6
  case end = 8
  case focus = 10
  case undone = 11
  case more = 12
  case durable = 13
  case taken = 14
}
