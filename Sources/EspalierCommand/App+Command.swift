public import ArgumentParser
public import EspalierApp

/// A surface with options that a person chooses on the command line.
public protocol CommandSurface: AppSurface, ParsableArguments {}

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
