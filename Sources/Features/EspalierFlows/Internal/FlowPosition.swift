/// The position of a series or group in its flow, from which the positions of its steps follow.
struct FlowPosition {
  private var prefix = ""
  private var offset = 0

  /// Returns the position of a step.
  func step(_ index: Int) -> String { "\(prefix)\(index + offset)" }

  /// Returns the position of the series or group at an index.
  func within(_ index: Int) -> FlowPosition {
    var position = FlowPosition()
    position.prefix = step(index) + "/"
    return position
  }

  /// Returns the position of the series that contains only the group's member at an index.
  func member(_ index: Int) -> FlowPosition {
    var position = self
    position.offset = index
    return position
  }
}
