public import ArgumentParser
public import EspalierApp

/// A surface with options that a person chooses on the command line.
public protocol CommandSurface: AppSurface, ParsableArguments {
  /// Runs in the place of the app, where this process is not to be the app but to look after processes that are; the app is
  /// not made then. By default there is nothing of the kind.
  ///
  /// - Returns: Whether it did so; then the program is over.
  func runInstead<Hosted: App>(of app: Hosted.Type, _ launch: Launch<Hosted.Options>) async throws -> Bool
}

extension CommandSurface {
  /// Leaves it to the app.
  public func runInstead<Hosted: App>(of app: Hosted.Type, _ launch: Launch<Hosted.Options>) async throws -> Bool {
    false
  }
}

extension NoOptions: ParsableArguments {}

/// An app as a command: with `@main` before it, its options are those of the surface, `--surface`, `--data` and `--verbose`,
/// and its own, a `ParsableArguments` type that it names as ``App/Options``.
///
/// ```swift
/// @main struct Notes: App {
///   static let surfaces: [any AppSurface.Type] = [WebSurface.self]
///   func root(for visitor: Visitor) -> NotesFeature { NotesFeature(scope: NotesScope()) }
/// }
/// ```
///
/// Whatever it lists, it can be shown on ``HeadlessSurface``.
extension App where Options: ParsableArguments {
  /// Reads the command line and runs the program; it ends the process with the right code.
  public static func main() async {
    await AppCommand.main(Self.self, arguments: Array(CommandLine.arguments.dropFirst()))
  }
}
