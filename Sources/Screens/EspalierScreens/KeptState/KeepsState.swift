/// A scene, view model or presenter with state that a person would miss: a form half filled in, an import half read.
///
/// A surface that keeps windows over a restart takes the value between two handlers and gives it back when the scene is
/// made anew at the same place, before ``SceneLifeCycle/didLoad()``.
///
/// ```swift
/// struct Draft: Codable, Sendable { var payee = "", note = "" }
///
/// @MainActor @Observable final class PaymentModel: SceneLifeCycle, KeepsState {
///   var draft = Draft()
///
///   var keptState: Draft? { draft }
///   func restore(_ kept: Draft) { draft = kept }
/// }
/// ```
///
/// - Never keep a secret, such as a password or a key, in it. When a type refuses to be encoded, the whole value stays
///   unkept, and that is reported.
/// - A value that a newer version of the program cannot read is passed over; add properties as optionals.
/// - Data in a database or on a server is not kept state: ``SceneLifeCycle/load()`` fetches it again.
@MainActor
public protocol KeepsState: AnyObject {
  /// The type of the kept value; it is the contract with the next version of the program.
  associatedtype Kept: Codable & Sendable
  /// The value that a person would miss now; nil when there is none.
  var keptState: Kept? { get }
  /// Restores the value that was kept. It runs at most once, before anything is shown or loaded.
  func restore(_ kept: Kept)
}
