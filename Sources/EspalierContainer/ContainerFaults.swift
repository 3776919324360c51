/// All that `validate()` found wrong with a container, at once.
public struct ContainerFaults: Error, Sendable, CustomStringConvertible {
  /// The faults, in the order of registration.
  public let faults: [ContainerFault]

  /// The faults, one a line.
  public var description: String {
    (["The container has \(faults.count) fault\(faults.count == 1 ? "" : "s"):"] + faults.map { "- \($0)" })
      .joined(separator: "\n")
  }
}
