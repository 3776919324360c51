/// The switch for events: it tells whether they are wanted, and which of those on their way still are.
struct AnalyticsIntake {
  /// False until the file has been opened.
  var isOpen = false
  private(set) var isSwitchedOff = false
  /// Events of an earlier one are given up.
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
