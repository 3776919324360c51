/// The statuses of the steps of a series, up to the current step.
///
/// The log is kept in pieces: if a copy is held while the flow continues, the flow copies one piece instead of the
/// whole log.
struct StatusLog: Sendable, Equatable {
  private static var pieceBits: Int { 12 }
  private static var pieceSize: Int { 1 << pieceBits }
  private var pieces: [[FlowProgress.Status]] = []
  private var count = 0

  init() {}

  subscript(_ index: Int) -> FlowProgress.Status {
    guard index < count else { return .pending }
    return pieces[index >> Self.pieceBits][index & (Self.pieceSize - 1)]
  }

  mutating func set(_ status: FlowProgress.Status, at index: Int) {
    while count <= index {
      if count & (Self.pieceSize - 1) == 0 { pieces.append([]) }
      pieces[count >> Self.pieceBits].append(.pending)
      count += 1
    }
    pieces[index >> Self.pieceBits][index & (Self.pieceSize - 1)] = status
  }

  /// Returns true when all statuses are equal; pending ones at the end do not count.
  static func == (left: StatusLog, right: StatusLog) -> Bool {
    if left.count == right.count { return left.pieces == right.pieces }
    return (0..<max(left.count, right.count)).allSatisfy { left[$0] == right[$0] }
  }
}
