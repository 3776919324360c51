/// A surface as a program runs it: shows an app until it ends.
///
/// An app lists the surfaces that it can be shown on (``App/surfaces``). A surface with options of its own, which a
/// person chooses on the command line, is a `CommandSurface`.
public protocol AppSurface: Sendable {
  /// The name by which the surface is chosen: `web`.
  static var name: String { get }
  /// A description of the surface in one line.
  static var summary: String { get }
  /// Shows an app until the surface ends: the person closes it, the process is told to stop, the task is cancelled.
  ///
  /// The host has not been started; the surface starts it before its first window and stops it after its last one.
  func show<Hosted: App>(_ host: AppHost<Hosted>, _ launch: Launch<Hosted.Options>) async throws
}
