/// A kind of event that a person raises on a control or a row.
public enum EventKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// Tapped, clicked, or pressed Enter or Space.
  case tap
  /// Changed the value while typing; surfaces wait for a short pause.
  case input
  /// Settled on a value: left the field, chose an option, flipped a switch.
  case change
  /// Came to the control: the keyboard's focus is on it.
  case focus
  /// Left the control.
  case blur
  /// Sent the form that the control is in.
  case submit
  /// Chose or dropped a file.
  case file
  /// Rows of a section came into sight.
  case seen
  /// Asked to close: Escape, or a click beside a modal.
  case dismiss
  /// Asked for one of several things to be done; the value names it.
  case action
  /// Put the row at another place; the value names the row before which it goes, empty for the end.
  case move
  /// The row can be seen.
  case appear
  /// The row can no longer be seen.
  case disappear
  /// Pressed a key that the control asks for; the value is the ``KeyPress`` as text.
  case key
  /// Pressed Escape in the control: what is being entered is given up.
  case cancel
  /// Tapped the row or control twice in quick succession.
  case doubleTap
  /// Told something of its own: a ``Signal`` that the view's class declares.
  case signal
}

/// The value that comes with an event.
public enum EventValue: Hashable, Sendable {
  /// Nothing.
  case none
  /// The text of a field, or the identifier of a chosen option.
  case text(String)
  /// The state of a switch.
  case flag(Bool)
  /// A number, nil where a field for one is empty.
  case number(Double?)
  /// A whole number.
  case integer(Int)
  /// A day, nil where none is chosen.
  case day(Day?)
  /// A file, on disk for as long as its handler runs.
  case file(ReceivedFile)
  /// A signal of a view class of the app's own; see ``Signal/value(of:)``.
  case signal(SignalContent)

  /// The text, empty when there is none.
  public var text: String {
    if case .text(let text) = self { return text }
    return ""
  }

  /// The state of a switch; off when there is none.
  public var flag: Bool { self == .flag(true) }

  /// The number, nil when there is none.
  public var number: Double? {
    switch self {
    case .number(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }

  /// The whole number, 0 when there is none.
  public var integer: Int {
    if case .integer(let number) = self { return number }
    return 0
  }

  /// The day, nil when there is none.
  public var day: Day? {
    if case .day(let day) = self { return day }
    return nil
  }
}

/// A file that a person gave to the app.
public struct ReceivedFile: Hashable, Sendable {
  /// The name that the file had where it came from; never a path to open.
  public var name: String
  /// The path of the file on disk, which is deleted when its handler has returned.
  public var path: String
  /// The size of the file in bytes.
  public var size: Int

  /// Creates a description of a file on disk.
  public init(name: String, path: String, size: Int) {
    self.name = name
    self.path = path
    self.size = size
  }
}
