/// The state of the collecting switch. It determines whether new events are collected, and which waiting events are
/// written.
struct AnalyticsIntake {
  /// True if events are collected; false until the file has been opened.
  var isOpen = false
  private(set) var isSwitchedOff = false
  /// A number that increases whenever the collecting is switched off or all events are deleted. A waiting event that
  /// was recorded under an earlier number is discarded.
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
