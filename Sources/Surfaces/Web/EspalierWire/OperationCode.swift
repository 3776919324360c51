/// The numbers that the steps of a frame begin with on the wire, each once and for good: 7 and 9 were other steps once.
///
/// Those behind ``fresh`` change nothing that is on the page, so a frame of them needs no number and is not asked for again.
/// `wire.js` is written from these names, so that the script has no number of its own.
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
