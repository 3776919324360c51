/// An error with all faults that `validate()` found in a container.
public struct ContainerFaults: Error, Sendable, CustomStringConvertible {
  /// The faults, in the order of registration.
  public let faults: [ContainerFault]
  /// The notes about registrations that could not be checked and may have more faults.
  public let notes: [ContainerNote]

  /// The faults and the notes, one on each line.
  public var description: String {
    var lines = ["The container has \(faults.count) fault\(faults.count == 1 ? "" : "s"):"]
    lines += faults.map { "- \($0)" }
    if !notes.isEmpty { lines += ["There may be more:"] + notes.map { "- \($0)" } }
    return lines.joined(separator: "\n")
  }
}
