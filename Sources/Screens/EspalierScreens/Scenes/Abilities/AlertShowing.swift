internal import EspalierViews

/// A view that shows alerts with one button or two, for presenters and view models that do not know the screen.
///
/// ```swift
/// @MainActor @Observable final class TransferScene: Scene, AlertShowing {
///   var alerts: [Dialog] = []
///   var screen: Screen { Screen(title: "Transfer") {}.showing(alertsOf: self) }
///
///   func ask() {
///     showAlert("Send it?", confirm: .primary("Send") {}, cancel: .cancel("Keep"))
///   }
/// }
/// ```
///
/// Store ``alerts`` as an observed property, and put ``EspalierScreens/Screen/showing(alertsOf:)`` behind the screen. An
/// alert that comes while another one is visible waits until the person has answered that one.
@MainActor
public protocol AlertShowing: AnyObject, Sendable {
  /// The alerts that the person has not answered yet. The first one is visible, the others wait.
  var alerts: [Dialog] { get set }
}

extension AlertShowing {
  /// The alert that is visible; nil for none.
  public var alert: Dialog? { alerts.first }

  /// Shows an alert with one button; by default the button is “OK” in the person's language.
  public func showAlert(_ title: String, message: String = "", button: DialogButton = .ok) {
    add(.alert(title, message: message, buttons: [button]))
  }

  /// Shows an alert with two buttons. Escape is the same as `cancel`.
  public func showAlert(
    _ title: String, message: String = "", confirm: DialogButton, cancel: DialogButton = .cancel()
  ) {
    add(.alert(title, message: message, buttons: [cancel, confirm]))
  }

  /// Shows an alert with an error's message for the person, and one button.
  public func showAlert(_ title: String, error: any Error) {
    showAlert(title, message: FailureLog.words(for: error))
  }

  private func add(_ alert: Dialog) {
    var alert = alert
    alert.alertNumber = AlertNumbers.next()
    alerts.append(alert)
  }
}

/// The numbers that tell alerts apart.
@MainActor
private enum AlertNumbers {
  private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}

extension Screen {
  /// Returns the screen with the first alert of a view, if the view has one. Any answer of the person removes the
  /// alert, and shows the next one.
  @MainActor public func showing(alertsOf view: any AlertShowing) -> Screen {
    guard let alert = view.alert else { return self }
    return presenting(alert) { [weak view] in
      guard let view, let index = view.alerts.firstIndex(where: { $0.alertNumber == alert.alertNumber }) else { return }
      view.alerts.remove(at: index)
    }
  }
}
