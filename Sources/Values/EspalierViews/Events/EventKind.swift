/// A kind of event that a person raises on a control or a row.
public enum EventKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// A tap, a click, or a press of Enter or Space.
  case tap
  /// A change of the value during typing, which surfaces report after a short pause.
  case input
  /// A settled value: the person left the field, chose an option, or flipped a switch.
  case change
  /// The arrival of the keyboard's focus at the control.
  case focus
  /// The departure of the keyboard's focus from the control.
  case blur
  /// A submission of the form that contains the control.
  case submit
  /// A file that the person chose or dropped.
  case file
  /// A change of the visible rows of a section, or of the visible part of a view that scrolls.
  case seen
  /// A request to close: Escape, or a click beside a modal.
  case dismiss
  /// A request for an action. The value names the action.
  case action
  /// A move of the row to another position. The value names the row after the new position, and is empty for the end.
  case move
  /// The appearance of the row: it is now visible.
  case appear
  /// The disappearance of the row: it is no longer visible.
  case disappear
  /// A press of one of the keys that the control handles. The value is the ``KeyPress`` as text.
  case key
  /// A press of Escape in the control, by which the person gives up the current input.
  case cancel
  /// Two taps on the row or control in quick succession.
  case doubleTap
  /// A ``Signal`` that the class of the view declares.
  case signal
}

/// The value that comes with an event.
public enum EventValue: Hashable, Sendable {
  /// No value.
  case none
  /// The text of a field, or the identifier of a chosen option.
  case text(String)
  /// The state of a switch.
  case flag(Bool)
  /// A number; nil if the number field is empty.
  case number(Double?)
  /// A whole number.
  case integer(Int)
  /// A day; nil if none is chosen.
  case day(Day?)
  /// A file, which remains on disk while its handler runs.
  case file(ReceivedFile)
  /// A signal of one of the app's own view classes; see ``Signal/value(of:)``.
  case signal(SignalContent)

  /// The text of the value; empty if the value has no text.
  public var text: String {
    if case .text(let text) = self { return text }
    return ""
  }

  /// The state of the switch; false if the value is not the state of a switch.
  public var flag: Bool { self == .flag(true) }

  /// The number of the value; nil if the value has no number.
  public var number: Double? {
    switch self {
    case .number(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }

  /// The whole number of the value; 0 if the value is not a whole number.
  public var integer: Int {
    if case .integer(let number) = self { return number }
    return 0
  }

  /// The day of the value; nil if the value has no day.
  public var day: Day? {
    if case .day(let day) = self { return day }
    return nil
  }
}

/// A file that a person gave to the app.
public struct ReceivedFile: Hashable, Sendable {
  /// The original name of the file, which must never be used as a path.
  public var name: String
  /// The path of the file on disk. The file is deleted when its handler has returned.
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
