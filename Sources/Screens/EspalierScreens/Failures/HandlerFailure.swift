/// The presentation of an error that a handler throws.
///
/// It is chosen for an app or a feature in the environment, for a scene by ``Scene/handlerFailure``, and for one error by
/// ``HandlerError``:
///
/// ```swift
/// @MainActor func strict(_ environment: inout EnvironmentValues) { environment.handlerFailure = .screen }
/// ```
public enum HandlerFailure: Sendable, Hashable {
  /// A message over the screen, with the name of the control, the words for the error, and a button that runs the
  /// handler again. Everything on the screen stays.
  case message
  /// The error instead of the screen, with a button that shows the screen again and loads it.
  case screen
}

extension EnvironmentKeys {
  /// The presentation of errors that handlers throw; a message unless another one is set.
  public var handlerFailure: EnvironmentKey<HandlerFailure> { EnvironmentKey(default: .message) }
}
