public import EspalierViews

/// A driver that uses an app as a person does, on any surface.
///
/// ``TestApp`` drives it headless, at full speed; a browser through its own controls. One suite of checks runs on both.
/// Elements are named as a person names them: by the text on them; a row by any of the texts in it.
///
/// A driver throws when it cannot find or use the named element, and waits after each step until nothing is under way.
@MainActor
public protocol AppDriver: AnyObject {
  /// Goes to a path, as by typing an address.
  func open(_ path: String) async throws
  /// Taps the button, link, tab or row of that name.
  func tap(_ name: String) async throws
  /// Replaces the text of the field of that name, and leaves the field unless told to stay in it; a day is written as
  /// `2024-02-29`.
  func type(_ text: String, into field: String, leaves: Bool) async throws
  /// Chooses an option of the picker of that name, or an item of the menu of that name.
  func choose(_ option: String, in picker: String) async throws
  /// Flips the switch or box of that name, or chooses the row of that name or lets go of it.
  func toggle(_ name: String) async throws
  /// Slides the slider of that name to a number.
  func slide(_ name: String, to number: Double) async throws
  /// Takes a number of steps up, or down for a negative number, with the stepper of that name.
  func step(_ name: String, by steps: Int) async throws
  /// Brings the focus to the control of that name.
  func focus(_ name: String) async throws
  /// Presses a key in the control of that name, which has the focus then.
  func press(_ key: KeyPress, in control: String) async throws
  /// Taps the row that holds that text, or the control of that name, twice in quick succession.
  func doubleTap(_ name: String) async throws
  /// Returns the names of the actions of the row that holds that text; those that cannot be used now are left out.
  func actions(of row: String) async throws -> [String]
  /// Calls one of the actions of a row.
  func perform(_ action: String, on row: String) async throws
  /// Moves a row to another place of its section: before another one, or to the end.
  func move(_ row: String, before other: String?) async throws
  /// Returns true if the link, tab or row of that name is marked as leading to the place in sight.
  func isCurrent(_ name: String) async throws -> Bool
  /// Goes back to the place before in the history.
  func back() async throws
  /// Goes forward to the place that ``back()`` has left.
  func forward() async throws
  /// Presses Escape: closes the modal or dialog that is above everything.
  func dismiss() async throws
  /// Returns the name of the control that has the focus, empty for none.
  func focus() async throws -> String
  /// Waits until nothing is under way.
  func settle() async throws
  /// Brings the end of long lists on the screen into sight: their last rows are made, and fetched where they are
  /// missing.
  func scrollToEnd() async throws
  /// Brings the row at a place, counted from 0, of the first long list on the screen into sight, as by its scrollbar.
  func scroll(toRow place: Int) async throws
  /// Returns the screen as text: each element that is read stands on a line of its own, in order; while a modal is up,
  /// only its elements.
  ///
  /// The driver decides how a line is decorated (`# ` before a heading, brackets around a button), and whether a
  /// control's line shows its value. ``ReadLines`` takes the decoration off.
  func text() async throws -> String
  /// Returns the path in sight.
  func path() async throws -> String
  /// Returns the title of the window.
  func title() async throws -> String
  /// Returns the text in the field of that name, the title chosen in the picker, `on` or `off` for the switch or for
  /// the row that can be chosen, or the number of the slider or stepper.
  func value(of field: String) async throws -> String
}

/// An error of a driver that could not take a step.
public enum DriverError: Error, CustomStringConvertible, Equatable {
  /// There is no element of that kind and name.
  case notFound(kind: String, name: String, screen: String)
  /// The element is there but cannot be used.
  case disabled(name: String, reason: String)
  /// The element does not take the given value.
  case refused(name: String, reason: String)

  /// A description of the element that was looked for, and of the screen or the reason.
  public var description: String {
    switch self {
    case .notFound(let kind, let name, let screen): "There is no \(kind) “\(name)” on this screen:\n\(screen)"
    case .refused(let name, let reason): "“\(name)” does not take this: \(reason)"
    case .disabled(let name, let reason): "“\(name)” cannot be used now\(reason.isEmpty ? "" : ": \(reason)")"
    }
  }
}

extension AppDriver {
  /// Replaces the text of the field of that name, and leaves the field; a day is written as `2024-02-29`.
  public func type(_ text: String, into field: String) async throws {
    try await type(text, into: field, leaves: true)
  }
}
