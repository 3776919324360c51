/// The names and weights of a series or group of parts; created once, and shared by all progress values.
final class FlowShape: Sendable {
  let names: [String]
  /// The weights; nil if all are 1.
  let weights: [Double]?
  let totalWeight: Double
  /// The shapes of groups, as far as they are known before the groups begin.
  let children: [Int: FlowShape]

  init(names: [String], weights: [Double], children: [Int: FlowShape]) {
    // A negative weight would let progress run backwards.
    let weights = weights.map { $0 > 0 && $0.isFinite ? $0 : 0 }
    self.names = names
    self.weights = weights.allSatisfy { $0 == 1 } ? nil : weights
    totalWeight = weights.reduce(0, +)
    self.children = children
  }

  convenience init<State>(_ parts: [AnyFlowPart<State>]) {
    var children: [Int: FlowShape] = [:]
    for (index, part) in parts.enumerated() {
      if case .group(let group, _) = part.content, let shape = group.shape { children[index] = shape }
    }
    self.init(names: parts.map(\.name), weights: parts.map(\.weight), children: children)
  }

  func weight(at index: Int) -> Double { weights?[index] ?? 1 }
}

/// The default name of a step that declares none.
enum FlowStepName {
  static func of(_ type: Any.Type) -> String {
    let name = String("\(type)".prefix { $0 != "<" })
    return name.count > 4 && name.hasSuffix("Step") ? String(name.dropLast(4)) : name
  }
}
