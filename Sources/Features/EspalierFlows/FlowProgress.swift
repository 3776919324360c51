/// The progress of a flow, as a value that a screen can show: a tree of its steps with their states.
///
/// ```swift
/// func line(_ progress: FlowProgress) -> String {
///   "\(progress.current.joined(separator: " / ")): \(Int(progress.fraction * 100)) %"
/// }
/// ```
///
/// Reading the progress has no cost per step: names are shared with the flow, and states are kept in pieces that are
/// copied one at a time. ``steps`` creates each element at access.
public struct FlowProgress: Sendable {
  /// The status of a step.
  public enum Status: String, Sendable, Hashable, Codable, CaseIterable {
    /// The step has not begun, or was interrupted.
    case pending
    /// The step is under way.
    case running
    /// The step waits for a person.
    case waiting
    /// The step is not applicable, or failed and was skipped.
    case skipped
    /// The step is done.
    case done
    /// The step failed.
    case failed
    /// The step was done, and has been undone.
    case undone

    /// A Boolean value that indicates whether the step is done or skipped.
    public var isFinished: Bool { self == .done || self == .skipped }
    /// A Boolean value that indicates whether the step is under way.
    public var isUnderWay: Bool { self == .running || self == .waiting }
  }

  /// The name of the step or the flow.
  public let name: String
  /// The status of the step or the flow.
  public let status: Status
  /// The step's share of the progress, in relation to its siblings.
  public let weight: Double
  /// The completed fraction, from 0 to 1, by weight.
  public let fraction: Double
  let body: FlowProgressBody?

  init(name: String, status: Status, weight: Double, fraction: Double, body: FlowProgressBody? = nil) {
    self.name = name
    self.status = status
    self.weight = weight
    self.fraction = fraction
    self.body = body
  }

  /// The steps of the flow, branch or group, in order. The collection is empty for a single step, and for a branch
  /// whose steps have not been chosen yet.
  public var steps: Steps { Steps(body: body) }

  /// The index of the direct substep that is under way. If several are under way, it is the index of the first.
  public var currentIndex: Int? {
    if let index = body?.current, steps.indices.contains(index), steps[index].status.isUnderWay { return index }
    return nil
  }

  /// The names on the path to the step that is under way, without this step's own name. It is empty if no step is under
  /// way.
  public var current: [String] {
    guard let index = currentIndex else { return [] }
    let step = steps[index]
    return [step.name] + step.current
  }

  /// The steps of a flow, a branch or a group. The progress of each step is created when the step is read.
  public struct Steps: RandomAccessCollection, Sendable {
    let body: FlowProgressBody?
    /// The first position.
    public var startIndex: Int { 0 }
    /// The position after the last step.
    public var endIndex: Int { body?.shape.names.count ?? 0 }

    /// Returns the step at a position, which must exist.
    public subscript(position: Int) -> FlowProgress {
      guard let body else { return FlowProgress(name: "", status: .pending, weight: 1, fraction: 0) }
      if let child = body.children[position] { return child }
      let status = body.statuses[position]
      let shape = body.shape.children[position]
      return FlowProgress(
        name: body.shape.names[position], status: status, weight: body.shape.weight(at: position),
        fraction: status.isFinished ? 1 : 0, body: shape.map { FlowProgressBody(shape: $0) })
    }
  }
}

extension FlowProgress: Equatable {
  /// Returns a Boolean value that indicates whether all names, weights and states are the same.
  public static func == (left: FlowProgress, right: FlowProgress) -> Bool {
    guard left.name == right.name, left.status == right.status, left.weight == right.weight,
      left.fraction == right.fraction, left.steps.count == right.steps.count
    else { return false }
    if let body = left.body, let other = right.body, body.shape === other.shape, body.children.isEmpty,
      other.children.isEmpty
    {
      return body.statuses == other.statuses
    }
    return left.steps.elementsEqual(right.steps)
  }
}

extension FlowProgress: Codable {
  private enum Key: String, CodingKey { case name, status, weight, fraction, choice, start, steps }

  /// Decodes the progress.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let name = try container.decode(String.self, forKey: .name)
    let status = try container.decode(Status.self, forKey: .status)
    let weight = try container.decodeIfPresent(Double.self, forKey: .weight) ?? 1
    var body: FlowProgressBody?
    if let steps = try container.decodeIfPresent([FlowProgress].self, forKey: .steps) {
      body = FlowProgressBody(steps)
      body?.choice = try container.decodeIfPresent(Int.self, forKey: .choice)
      body?.start = try container.decodeIfPresent(Int.self, forKey: .start)
    }
    let fraction = try container.decodeIfPresent(Double.self, forKey: .fraction) ?? (status.isFinished ? 1 : 0)
    self.init(name: name, status: status, weight: weight, fraction: fraction, body: body)
  }

  /// Encodes the tree. Values that can be computed from other values are omitted.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(status, forKey: .status)
    if weight != 1 { try container.encode(weight, forKey: .weight) }
    guard let body else { return }
    try container.encode(fraction, forKey: .fraction)
    try container.encodeIfPresent(body.choice, forKey: .choice)
    try container.encodeIfPresent(body.start, forKey: .start)
    var list = container.nestedUnkeyedContainer(forKey: .steps)
    for step in steps { try list.encode(step) }
  }
}
