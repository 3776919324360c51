/// All that `validate()` found wrong with a container, at once.
public struct ContainerFaults: Error, Sendable, CustomStringConvertible {
  /// The faults, in the order of registration.
  public let faults: [ContainerFault]
  /// Notes about what could not be checked, so that there may be more faults.
  public let notes: [ContainerNote]

  /// The faults and the notes, one a line.
  public var description: String {
    var lines = ["The container has \(faults.count) fault\(faults.count == 1 ? "" : "s"):"]
    lines += faults.map { "- \($0)" }
    if !notes.isEmpty { lines += ["There may be more:"] + notes.map { "- \($0)" } }
    return lines.joined(separator: "\n")
  }
}
