/// A scene, view model or presenter with something that a person would miss: a form half filled in, an import half read.
///
/// Whoever keeps windows over a restart takes the value between two handlers and gives it back when the scene is made anew at
/// the same place, before ``SceneLifeCycle/didLoad()``.
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
/// - Never a secret: keep no password and no key in it. A type that refuses to be encoded makes the whole value stay unkept,
///   which is reported.
/// - A value that a newer version of the program cannot read is passed over; add properties as optionals.
/// - What lies in a database or on a server is no kept state: ``SceneLifeCycle/load()`` fetches it again.
@MainActor
public protocol KeepsState: AnyObject {
  /// What is kept; the type is the contract with the version of the program that comes after.
  associatedtype Kept: Codable & Sendable
  /// What would be missed now; nil when nothing would.
  var keptState: Kept? { get }
  /// Takes back what was kept. It runs at most once, before anything is shown or loaded.
  func restore(_ kept: Kept)
}
