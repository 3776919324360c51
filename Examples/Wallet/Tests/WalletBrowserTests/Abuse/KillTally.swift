/// The number of kills, and of those that ended badly.
struct KillTally: CustomStringConvertible {
  /// The fate of a change under which the program was killed.
  struct Outcome: CustomStringConvertible {
    let isDone: Bool
    let isUndone: Bool
    /// True if the person was told that it is perhaps not done, or not kept.
    let isTold: Bool
    /// True if what is stored is partly old and partly new.
    let isMixed: Bool

    var isLost: Bool { isUndone && !isDone && !isTold }
    var isDoubled: Bool { !isDone && !isUndone }
    var isToldThoughDone: Bool { isDone && isTold }
    var isRight: Bool { !isLost && !isMixed && !isDoubled && !isToldThoughDone }

    var description: String {
      let names = [(isLost, "lost"), (isMixed, "mixed"), (isDoubled, "doubled"), (isToldThoughDone, "told as undone")]
      let wrong = names.filter(\.0).map(\.1)
      return wrong.isEmpty ? "right" : wrong.joined(separator: ", ")
    }
  }

  private var kills = 0
  private var lost = 0
  private var mixed = 0
  private var doubled = 0
  private var toldThoughDone = 0

  mutating func count(_ outcome: Outcome) {
    kills += 1
    if outcome.isLost { lost += 1 }
    if outcome.isMixed { mixed += 1 }
    if outcome.isDoubled { doubled += 1 }
    if outcome.isToldThoughDone { toldThoughDone += 1 }
  }

  var description: String {
    "\(kills) kills: \(lost) lost, \(mixed) mixed, \(doubled) doubled, \(toldThoughDone) told as undone though they were done"
  }
}
