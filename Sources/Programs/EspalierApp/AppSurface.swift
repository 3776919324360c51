public import EspalierViews

/// A surface that a program runs: it shows an app until it ends.
///
/// An app lists the surfaces on which it can be shown (``App/surfaces``). A surface with options of its own, which a
/// person chooses on the command line, is a `CommandSurface`.
public protocol AppSurface: Sendable {
  /// The name that selects the surface: `web`.
  static var name: String { get }
  /// A description of the surface in one line.
  static var summary: String { get }
  /// Returns the reasons why the surface cannot show view classes, each with possible corrections.
  ///
  /// A class may have no drawing on the surface, or problems with its children. By default, only problems with children
  /// are returned.
  ///
  /// A surface that draws views itself, such as the web, checks ``App/views`` when it starts, and logs the problems.
  static func problems(of views: [View.Type]) -> [String]
  /// Shows an app until the surface ends. It ends when the person closes it, the process receives a signal to stop, or
  /// the task is cancelled.
  ///
  /// The host has not been started; the surface starts it before its first window and stops it after its last one.
  func show<Hosted: App>(_ host: AppHost<Hosted>, _ launch: Launch<Hosted.Options>) async throws
}

extension AppSurface {
  /// Returns the problems with the children of the classes.
  public static func problems(of views: [View.Type]) -> [String] { views.flatMap(ViewSchema.problems) }
}
