/// Where each connection goes: a session's always to one worker while that lives.
///
/// A session has its place by its number. While the worker there does not live, another one gets the session, and keeps it for
/// as long as it lives itself, so that all connections of a session stay together. Bounded: of very many sessions that were
/// moved those are forgotten that have not come for longest, and go where their number says.
struct WorkerRoutes {
  private let slots: WorkerSlots
  private let maximum: Int
  /// The sessions that are elsewhere than their number says: those that came lately, and those from before.
  private var moved: [SessionNumber: Int] = [:]
  private var movedBefore: [SessionNumber: Int] = [:]
  private var turn = 0

  init(_ slots: WorkerSlots, maximum: Int = 32_768) {
    self.slots = slots
    self.maximum = maximum
  }

  /// The place that a connection goes to; nil while nobody lives.
  /// - Parameter isLiving: Whether the worker at a place can take it.
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

  /// The worker at a place has ended: what it held is nowhere.
  mutating func end(_ slot: Int) {
    moved = moved.filter { $0.value != slot }
    movedBefore = movedBefore.filter { $0.value != slot }
  }

  /// All workers are others by now.
  mutating func endAll() { (moved, movedBefore) = ([:], [:]) }

  private mutating func note(_ session: SessionNumber, at slot: Int) {
    if moved.count >= maximum { (movedBefore, moved) = (moved, [:]) }
    moved[session] = slot
  }

  private func firstLiving(from slot: Int, _ isLiving: (Int) -> Bool) -> Int? {
    (0..<slots.count).lazy.map { (slot + $0) % slots.count }.first(where: isLiving)
  }
}
