/// The place of a series or group in its flow, which tells the places of its steps.
struct FlowPosition {
  private var prefix = ""
  private var offset = 0

  /// The place of a step.
  func step(_ index: Int) -> String { "\(prefix)\(index + offset)" }

  /// The place of the series or group that is a step.
  func within(_ index: Int) -> FlowPosition {
    var position = FlowPosition()
    position.prefix = step(index) + "/"
    return position
  }

  /// The place of the series of one that is a member of a group.
  func member(_ index: Int) -> FlowPosition {
    var position = self
    position.offset = index
    return position
  }
}
