/// The arguments of an asynchronous factory under way.
protocol StepArguments: Sendable {
  /// Returns true when all arguments can be compared and are equal.
  func areEqual(to other: (any StepArguments)?) -> Bool
}

/// The arguments of one factory under way, by their types.
struct TypedStepArguments<First: Sendable, each Rest: Sendable>: StepArguments {
  private let first: First
  private let rest: (repeat each Rest)

  init(_ first: First, _ rest: repeat each Rest) {
    self.first = first
    self.rest = (repeat each rest)
  }

  func areEqual(to other: (any StepArguments)?) -> Bool {
    guard let other = other as? Self, isEqual(first, other.first) else { return false }
    var areEqual = true
    repeat areEqual = areEqual && isEqual(each rest, each other.rest)
    return areEqual
  }

  private func isEqual<Value>(_ one: Value, _ other: Value) -> Bool {
    func isEqual<Known: Equatable>(_ one: Known) -> Bool { one == other as? Known }
    guard let one = one as? any Equatable else { return false }
    return isEqual(one)
  }
}
