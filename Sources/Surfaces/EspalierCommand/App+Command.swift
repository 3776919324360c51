public import ArgumentParser
public import EspalierApp

/// A surface with options that a person chooses on the command line.
public protocol CommandSurface: AppSurface, ParsableArguments {
  /// Runs other work instead of the app, such as the supervision of other processes. If there is such work, the app is
  /// not created. By default there is no such work, and the app runs.
  ///
  /// - Returns: True if it ran; then the program is over.
  func runInstead<Hosted: App>(of app: Hosted.Type, _ launch: Launch<Hosted.Options>) async throws -> Bool
}

extension CommandSurface {
  /// Returns false by default, so that the app runs.
  public func runInstead<Hosted: App>(of app: Hosted.Type, _ launch: Launch<Hosted.Options>) async throws -> Bool {
    false
  }
}

extension NoOptions: ParsableArguments {}
extension Durability: ExpressibleByArgument {}

/// The command line of an app that is marked with `@main`.
///
/// Its options are those of the surface, `--surface`, `--data`, `--durability` and `--verbose`, and the app's own. The
/// app's own options are a `ParsableArguments` type that it names as ``App/Options``.
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
  /// Reads the command line, runs the program, and ends the process with its exit code.
  public static func main() async {
    await AppCommand.main(Self.self, arguments: Array(CommandLine.arguments.dropFirst()))
  }
}
