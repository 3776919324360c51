public import EspalierViews

/// What a person can do with an app, on whatever surface it is seen.
///
/// ``TestApp`` does it headless, at full speed; a browser does it through its own controls. One suite of checks runs on
/// both. Things are named as a person names them: by what is written on them; a row by any of the texts in it.
///
/// A driver that cannot find or use what is named throws, and waits after each step until nothing is under way.
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
  /// Flips the switch or box of that name, or chooses the row of that name, or lets go of it.
  func toggle(_ name: String) async throws
  /// Slides the slider of that name to a number.
  func slide(_ name: String, to number: Double) async throws
  /// Takes so many steps up, or down for a negative number, with the stepper of that name.
  func step(_ name: String, by steps: Int) async throws
  /// Brings the focus to the control of that name.
  func focus(_ name: String) async throws
  /// Presses a key in the control of that name, which has the focus then.
  func press(_ key: KeyPress, in control: String) async throws
  /// Taps the row that holds that text twice in quick succession.
  func doubleTap(_ row: String) async throws
  /// What can be done with the row that holds that text, by name; what cannot be done now is left out.
  func actions(of row: String) async throws -> [String]
  /// Does one of the things that can be done with a row.
  func perform(_ action: String, on row: String) async throws
  /// Puts a row at another place of its section: before another one, or at the end.
  func move(_ row: String, before other: String?) async throws
  /// Whether the link, tab or row of that name leads to the place in sight, and says so.
  func isCurrent(_ name: String) async throws -> Bool
  /// Goes back to where one came from.
  func back() async throws
  /// Goes forward to where one went back from.
  func forward() async throws
  /// Presses Escape: closes the modal or dialog that is above everything.
  func dismiss() async throws
  /// The name of the control that has the focus, empty for none.
  func focus() async throws -> String
  /// Waits until nothing is under way.
  func settle() async throws
  /// Brings the end of what is long on the screen into sight: its last rows are made, and fetched where they are not here.
  func scrollToEnd() async throws
  /// Brings the row at a place, counted from 0, of the first long list on the screen into sight, as by its scrollbar.
  func scroll(toRow place: Int) async throws
  /// The screen as text: each thing that is read stands on a line of its own, in order; while a modal is up, only what
  /// it holds.
  ///
  /// How a line is decorated (`# ` before a heading, brackets around a button) is left to the driver; so is whether a
  /// control's line shows what is in it. ``ReadLines`` takes the decoration off.
  func text() async throws -> String
  /// The path in sight.
  func path() async throws -> String
  /// The title of the window.
  func title() async throws -> String
  /// What is in the field of that name, the title chosen in the picker, `on` or `off` for the switch or for the row that
  /// can be chosen, or the number of the slider or stepper.
  func value(of field: String) async throws -> String
}

/// What went wrong while an app was driven.
public enum DriverError: Error, CustomStringConvertible, Equatable {
  /// There is nothing of that kind and name.
  case notFound(kind: String, name: String, screen: String)
  /// It is there but cannot be used.
  case disabled(name: String, reason: String)
  /// It does not take what it was given.
  case refused(name: String, reason: String)

  /// What was looked for, and what is there instead.
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
