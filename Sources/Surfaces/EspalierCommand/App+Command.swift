public import ArgumentParser
public import EspalierApp

/// A surface with options that a person chooses on the command line.
public protocol CommandSurface: AppSurface, ParsableArguments {
  /// Runs in the place of the app, where this process is to supervise processes instead of being the app; the app is
  /// not made then. By default nothing runs.
  ///
  /// - Returns: True if it ran; then the program is over.
  func runInstead<Hosted: App>(of app: Hosted.Type, _ launch: Launch<Hosted.Options>) async throws -> Bool
}

extension CommandSurface {
  /// Returns false by default, and leaves the run to the app.
  public func runInstead<Hosted: App>(of app: Hosted.Type, _ launch: Launch<Hosted.Options>) async throws -> Bool {
    false
  }
}

extension NoOptions: ParsableArguments {}
extension Durability: ExpressibleByArgument {}

/// An app as a command: with `@main` before it, its options are those of the surface, `--surface`, `--data`,
/// `--durability` and `--verbose`, and its own, a `ParsableArguments` type that it names as ``App/Options``.
///
/// ```swift
/// @main struct Notes: App {
///   static let surfaces: [any AppSurface.Type] = [WebSurface.self]
///   func root(for visitor: Visitor) -> NotesFeature { NotesFeature(scope: NotesScope()) }
/// }
/// ```
///
/// Every such app can be shown on ``HeadlessSurface`` and ``StructureSurface``, whatever surfaces it lists.
extension App where Options: ParsableArguments {
  /// Reads the command line and runs the program; it ends the process with the right code.
  public static func main() async {
    await AppCommand.main(Self.self, arguments: Array(CommandLine.arguments.dropFirst()))
  }
}
