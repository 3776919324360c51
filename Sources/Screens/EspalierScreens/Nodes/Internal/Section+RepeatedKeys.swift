extension Section {
  /// Returns a separate key for each new row that shares its identity with another row: `7~2`, `7~3`.
  ///
  /// Two rows with the same key would share the state that a surface keeps for it: half-typed text, and the focus.
  ///
  /// - Parameters:
  ///   - positions: The positions of the new rows.
  ///   - takeKept: Inserts the keys of the rows that are kept.
  ///   - report: Receives the identity of each repetition, and the position of the later row.
  func keysOfRepetitions(
    among positions: [Int], takeKept: (inout Set<String>) -> Void, report: (_ key: String, _ position: Int) -> Void
  ) -> [Int: String] {
    guard !positions.isEmpty else { return [:] }
    let repetitions = content.repetitions(among: positions)
    guard !repetitions.isEmpty else { return [:] }
    var taken = Set((0..<content.count).map(content.key))
    takeKept(&taken)
    var keys: [Int: String] = [:]
    for repetition in repetitions {
      let key = content.key(at: repetition.position)
      var number = 2
      while !taken.insert("\(key)~\(number)").inserted { number += 1 }
      keys[repetition.position] = "\(key)~\(number)"
      report(key, repetition.later)
    }
    return keys
  }
}
