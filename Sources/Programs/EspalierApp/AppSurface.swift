public import EspalierViews

/// A surface as a program runs it: shows an app until it ends.
///
/// An app lists the surfaces that it can be shown on (``App/surfaces``). A surface with options of its own, which a
/// person chooses on the command line, is a `CommandSurface`.
public protocol AppSurface: Sendable {
  /// The name by which the surface is chosen: `web`.
  static var name: String { get }
  /// A description of the surface in one line.
  static var summary: String { get }
  /// Returns the reasons why the surface cannot show view classes, each with the ways to mend it: those that it has no
  /// drawing for, and what is wrong with children. By default a surface says nothing but the latter.
  ///
  /// A surface that draws views by itself, such as the web, looks at ``App/views`` when it starts, and logs what it finds.
  static func problems(of views: [View.Type]) -> [String]
  /// Shows an app until the surface ends: the person closes it, the process is told to stop, the task is cancelled.
  ///
  /// The host has not been started; the surface starts it before its first window and stops it after its last one.
  func show<Hosted: App>(_ host: AppHost<Hosted>, _ launch: Launch<Hosted.Options>) async throws
}

extension AppSurface {
  /// Returns what is wrong with the children of the classes.
  public static func problems(of views: [View.Type]) -> [String] { views.flatMap(ViewSchema.problems) }
}
