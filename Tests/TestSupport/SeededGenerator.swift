import Foundation

/// A small generator with a seed, so that a failing case can be made again.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// Creates a generator with the seed in the variable `ESPALIER_SEED`, or with another one in each run, and prints it.
  package init(_ test: String = #function) {
    let seed =
      ProcessInfo.processInfo.environment["ESPALIER_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...UInt64.max)
    print("\(test): ESPALIER_SEED=\(seed)")
    self.init(seed: seed)
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
