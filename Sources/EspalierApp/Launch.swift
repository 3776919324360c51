public import Foundation

/// What was chosen when a program was started.
public struct Launch<Options: Sendable>: Sendable {
  /// The app's own options.
  public var options: Options
  /// Where the app and its surface keep what outlives the process. It need not be there yet.
  public var directory: URL
  /// The name of the surface: `web`, `headless`.
  public var surface: String
  /// Whether more is to be said about what happens.
  public var isVerbose: Bool

  /// Describes a start; a surface and a test make it.
  public init(options: Options, directory: URL, surface: String = "headless", isVerbose: Bool = false) {
    self.options = options
    self.directory = directory
    self.surface = surface
    self.isVerbose = isVerbose
  }
}
