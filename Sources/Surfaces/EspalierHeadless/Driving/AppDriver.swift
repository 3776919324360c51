public import EspalierViews

/// A driver that operates an app as a person does, on any surface.
///
/// ``TestApp`` drives an app headless, at full speed; a browser driver uses the browser's own controls. The same checks
/// run on both. The driver finds an element by the text on it, and a row by any of the texts in it.
///
/// A driver throws if it cannot find or use the named element. After each step it waits until no work is pending.
@MainActor
public protocol AppDriver: AnyObject {
  /// Opens a path, as if its address were typed.
  func open(_ path: String) async throws
  /// Taps the button, link, tab or row with the given name.
  func tap(_ name: String) async throws
  /// Replaces the text of the field with the given name, and leaves the field if `leaves` is true. Write a day as
  /// `2024-02-29`.
  func type(_ text: String, into field: String, leaves: Bool) async throws
  /// Chooses an option of the picker with the given name, or an item of the menu with the given name.
  func choose(_ option: String, in picker: String) async throws
  /// Toggles the switch or checkbox with the given name, or selects or deselects the row with the given name.
  func toggle(_ name: String) async throws
  /// Moves the slider with the given name to a number.
  func slide(_ name: String, to number: Double) async throws
  /// Presses the stepper with the given name a number of times: up, or down for a negative number.
  func step(_ name: String, by steps: Int) async throws
  /// Moves the focus to the control with the given name.
  func focus(_ name: String) async throws
  /// Moves the focus to the control with the given name, and presses a key in it.
  func press(_ key: KeyPress, in control: String) async throws
  /// Taps the row that contains the given text, or the control with the given name, twice in quick succession.
  func doubleTap(_ name: String) async throws
  /// Returns the names of the enabled actions of the row that contains the given text.
  func actions(of row: String) async throws -> [String]
  /// Performs the action with the given name on the row that contains the given text.
  func perform(_ action: String, on row: String) async throws
  /// Moves a row within its section: before another row, or to the end.
  func move(_ row: String, before other: String?) async throws
  /// Returns a Boolean value that indicates whether the link, tab or row with the given name is marked as leading to
  /// the visible place.
  func isCurrent(_ name: String) async throws -> Bool
  /// Goes back to the previous place in the history.
  func back() async throws
  /// Goes forward to the place that ``back()`` left.
  func forward() async throws
  /// Presses Escape, which closes the topmost modal or dialog.
  func dismiss() async throws
  /// Returns the name of the control that has the focus; empty for none.
  func focus() async throws -> String
  /// Waits until no work is pending.
  func settle() async throws
  /// Scrolls to the end of the long lists on the screen. Their last rows are created, and missing rows are fetched.
  func scrollToEnd() async throws
  /// Scrolls the first long list on the screen to the row at an index, as with its scrollbar. The first row has the
  /// index 0.
  func scroll(toRow place: Int) async throws
  /// Returns the screen as text, with one line for each element in reading order. While a modal is open, only its
  /// elements are included.
  ///
  /// The driver decides how a line is decorated (`# ` before a heading, brackets around a button), and whether the line
  /// of a control shows its value. ``ReadLines`` removes the decoration.
  func text() async throws -> String
  /// Returns the visible path.
  func path() async throws -> String
  /// Returns the title of the window.
  func title() async throws -> String
  /// Returns the value of the control with the given name: the text of a field, the title chosen in a picker, `on` or
  /// `off` for a switch or a selectable row, or the number of a slider or stepper.
  func value(of field: String) async throws -> String
}

/// An error of a driver that could not perform a step.
public enum DriverError: Error, CustomStringConvertible, Equatable {
  /// No element has that kind and name.
  case notFound(kind: String, name: String, screen: String)
  /// The element exists but cannot be used.
  case disabled(name: String, reason: String)
  /// The element does not accept the given value.
  case refused(name: String, reason: String)

  /// A sentence that names the element and the problem. It includes the screen's text if the element was not found, or
  /// the reason if it could not be used.
  public var description: String {
    switch self {
    case .notFound(let kind, let name, let screen): "There is no \(kind) “\(name)” on this screen:\n\(screen)"
    case .refused(let name, let reason): "“\(name)” does not take this: \(reason)"
    case .disabled(let name, let reason): "“\(name)” cannot be used now\(reason.isEmpty ? "" : ": \(reason)")"
    }
  }
}

extension AppDriver {
  /// Replaces the text of the field with the given name, and leaves the field. Write a day as `2024-02-29`.
  public func type(_ text: String, into field: String) async throws {
    try await type(text, into: field, leaves: true)
  }
}
