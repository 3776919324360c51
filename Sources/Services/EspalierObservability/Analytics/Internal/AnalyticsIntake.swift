/// The state of the switch: whether events are collected, and which of the waiting ones are still to be written.
struct AnalyticsIntake {
  /// False until the file has been opened.
  var isOpen = false
  private(set) var isSwitchedOff = false
  /// The current epoch. Events of an earlier epoch are discarded.
  var epoch = 0

  mutating func open() {
    isOpen = true
    isSwitchedOff = false
  }

  mutating func close() {
    isOpen = false
    isSwitchedOff = true
    epoch += 1
  }
}
