/// A scene, view model or presenter with state that a person would miss, such as a half-completed form or import.
///
/// A surface that restores windows after a restart reads the value between two handlers, and restores it when the scene
/// is created again at the same place, before ``SceneLifeCycle/didLoad()``.
///
/// ```swift
/// struct Draft: Codable, Sendable { var payee = "", note = "" }
///
/// @MainActor @Observable final class PaymentModel: SceneLifeCycle, StateRestoring {
///   var draft = Draft()
///
///   var restorationState: Draft? { draft }
///   func restore(_ state: Draft) { draft = state }
/// }
/// ```
///
/// - Never keep a secret, such as a password or a key, in it. When a type refuses to be encoded, the whole value is not
///   kept, and the error is reported.
/// - A value that a newer version of the program cannot read is ignored; add properties as optionals.
/// - Data in a database or on a server is not kept state: ``SceneLifeCycle/load()`` fetches it again.
@MainActor
public protocol StateRestoring: AnyObject {
  /// The type of the state. Later versions of the program must still be able to read it.
  associatedtype RestorationState: Codable & Sendable
  /// The state to keep now, because a person would miss it; nil when there is nothing to keep.
  var restorationState: RestorationState? { get }
  /// Restores the state. It runs at most once, before anything is shown or loaded.
  func restore(_ state: RestorationState)
}
