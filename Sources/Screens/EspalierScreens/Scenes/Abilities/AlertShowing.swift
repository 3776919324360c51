internal import EspalierViews

/// A view that shows alerts with one button or two, for presenters and view models that do not know the screen.
///
/// ```swift
/// @MainActor @Observable final class TransferScene: Scene, AlertShowing {
///   var alert: Dialog?
///   var screen: Screen { Screen(title: "Transfer") {}.showing(alertOf: self) }
///
///   func ask() {
///     showAlert("Send it?", confirm: .primary("Send") {}, cancel: .cancel("Keep"))
///   }
/// }
/// ```
///
/// Store ``alert`` as an observed property, and put ``EspalierScreens/Screen/showing(alertOf:)`` behind the screen. A
/// new alert replaces the one that is shown.
@MainActor
public protocol AlertShowing: AnyObject, Sendable {
  /// The alert that is shown; nil for none.
  var alert: Dialog? { get set }
}

extension AlertShowing {
  /// Shows an alert with one button; by default the button is “OK” in the person's language.
  public func showAlert(_ title: String, message: String = "", button: DialogButton = .ok) {
    alert = .alert(title, message: message, buttons: [button])
  }

  /// Shows an alert with two buttons. Escape is the same as `cancel`.
  public func showAlert(
    _ title: String, message: String = "", confirm: DialogButton, cancel: DialogButton = .cancel()
  ) {
    alert = .alert(title, message: message, buttons: [cancel, confirm])
  }

  /// Shows an alert with an error's message for the person, and one button.
  public func showAlert(_ title: String, error: any Error) {
    showAlert(title, message: FailureLog.words(for: error))
  }
}

extension Screen {
  /// Returns the screen with the alert of a view, if the view has one. Any answer of the person removes the alert.
  @MainActor public func showing(alertOf view: any AlertShowing) -> Screen {
    dialog(Binding(get: { [weak view] in view?.alert }, set: { [weak view] in view?.alert = $0 })) { $0 }
  }
}
