/// The choice of a worker for each connection: those of a session always go to one worker while that lives.
///
/// A session has its place by its number. While the worker there does not live, another one gets the session, and keeps
/// it for as long as it lives itself, so that all connections of a session stay together. The number of moved sessions
/// is bounded: of very many, those that have not come for longest are forgotten, and go to the place of their number.
struct WorkerRoutes {
  private let slots: WorkerSlots
  private let maximum: Int
  /// The sessions that are elsewhere than at the place of their number: those that came lately, and those from before.
  private var moved: [SessionNumber: Int] = [:]
  private var movedBefore: [SessionNumber: Int] = [:]
  private var turn = 0

  init(_ slots: WorkerSlots, maximum: Int = 32_768) {
    self.slots = slots
    self.maximum = maximum
  }

  /// Returns the place that a connection goes to; nil while no worker lives.
  ///
  /// - Parameter isLiving: Returns true if the worker at a place can take the connection.
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

  /// Notes that the worker at a place has ended: its moved sessions have no place.
  mutating func end(_ slot: Int) {
    moved = moved.filter { $0.value != slot }
    movedBefore = movedBefore.filter { $0.value != slot }
  }

  /// Notes that all workers have been replaced.
  mutating func endAll() { (moved, movedBefore) = ([:], [:]) }

  private mutating func note(_ session: SessionNumber, at slot: Int) {
    if moved.count >= maximum { (movedBefore, moved) = (moved, [:]) }
    moved[session] = slot
  }

  private func firstLiving(from slot: Int, _ isLiving: (Int) -> Bool) -> Int? {
    (0..<slots.count).lazy.map { (slot + $0) % slots.count }.first(where: isLiving)
  }
}
