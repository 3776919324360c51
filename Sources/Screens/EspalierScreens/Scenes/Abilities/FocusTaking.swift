public import EspalierViews

/// A view whose fields a presenter can focus by name.
///
/// ```swift
/// @MainActor @Observable final class LoginScene: Scene, FocusTaking {
///   var focus = FocusRequest()
///   var name = ""
///   func complain() { takeFocus("name") }
///   var screen: Screen {
///     Screen(title: "Sign in") {
///       Section("fields", layout: .form) {
///         Row(TextField.with(.label("Name"), .text(Binding(self, \.name)), .focusRequest(focus["name"])))
///       }
///     }
///   }
/// }
/// ```
@MainActor
public protocol FocusTaking: AnyObject, Sendable {
  /// The last request for the focus. Store it as an observed property.
  var focus: FocusRequest { get set }
}

extension FocusTaking {
  /// Moves the focus to a field, even if the field already had it.
  public func takeFocus(_ field: FieldName) { focus.ask(field) }
}

/// The field that most recently received a request for the focus, and the number of requests so far.
public struct FocusRequest: Hashable, Sendable {
  private var field: FieldName?
  private var count = 0

  /// Creates a value that names no field yet.
  public init() {}

  /// Returns the number of the last request for the focus if the request was for this field, otherwise 0. Pass the
  /// number to the field's `focusRequest` style.
  public subscript(field: FieldName) -> Int { field == self.field ? count : 0 }

  mutating func ask(_ field: FieldName) {
    self.field = field
    count += 1
  }
}
