/// The choice of a worker for each connection: all connections of a session go to one worker while it is alive.
///
/// The number of a session determines its slot. While the worker of that slot is not alive, another worker receives the
/// session. The session stays with that worker as long as it is alive, so that all connections of a session stay
/// together. The number of moved sessions is limited: if there are too many, those that were not used for longest are
/// forgotten, and go to their own slot.
struct WorkerRoutes {
  private let slots: WorkerSlots
  private let maximum: Int
  /// The sessions that a worker other than their own serves, with the slot of that worker. These are the recently used
  /// sessions; `movedBefore` contains the sessions that were used earlier.
  private var moved: [SessionNumber: Int] = [:]
  private var movedBefore: [SessionNumber: Int] = [:]
  private var turn = 0

  init(_ slots: WorkerSlots, maximum: Int = 32_768) {
    self.slots = slots
    self.maximum = maximum
  }

  /// Returns the slot that a connection goes to; nil while no worker is alive.
  ///
  /// - Parameter isLiving: Returns true if the worker of a slot can receive the connection.
  mutating func slot(for session: SessionNumber?, isLiving: (Int) -> Bool) -> Int? {
    guard let session else {
      turn = (turn + 1) % slots.count
      return firstLiving(from: turn, isLiving)
    }
    if let slot = moved[session] ?? movedBefore[session], isLiving(slot) {
      note(session, at: slot)
      return slot
    }
    let own = slots.slot(of: session)
    guard let slot = firstLiving(from: own, isLiving) else { return nil }
    if slot != own { note(session, at: slot) }
    return slot
  }

  /// Records that the worker of a slot has ended. The sessions that were moved to this slot are no longer assigned to
  /// it.
  mutating func end(_ slot: Int) {
    moved = moved.filter { $0.value != slot }
    movedBefore = movedBefore.filter { $0.value != slot }
  }

  /// Records that all workers have been replaced.
  mutating func endAll() { (moved, movedBefore) = ([:], [:]) }

  private mutating func note(_ session: SessionNumber, at slot: Int) {
    if moved.count >= maximum { (movedBefore, moved) = (moved, [:]) }
    moved[session] = slot
  }

  private func firstLiving(from slot: Int, _ isLiving: (Int) -> Bool) -> Int? {
    (0..<slots.count).lazy.map { (slot + $0) % slots.count }.first(where: isLiving)
  }
}
