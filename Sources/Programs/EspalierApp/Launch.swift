public import Foundation

/// The options that were chosen when a program was started.
public struct Launch<Options: Sendable>: Sendable {
  /// The app's own options.
  public var options: Options
  /// The directory for the files of the app and its surface that outlive the process. It need not exist yet.
  public var directory: URL
  /// The name of the surface: `web`, `headless`.
  public var surface: String
  /// A Boolean value that indicates whether the log is verbose.
  public var isVerbose: Bool
  /// The kind of failure that stored data must survive.
  public var durability: Durability

  /// Creates a launch, for a surface or a test.
  public init(
    options: Options, directory: URL, surface: String = "headless", isVerbose: Bool = false,
    durability: Durability = .process
  ) {
    self.options = options
    self.directory = directory
    self.surface = surface
    self.isVerbose = isVerbose
    self.durability = durability
  }
}
