import ArgumentParser
import EspalierGenerator
import Foundation

/// The options that say which app is meant.
struct PackageOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the app; otherwise this one or the one above.", valueName: "folder"))
  var packagePath: String?

  @Option(help: ArgumentHelp("The target of the app, where there are several.", valueName: "name"))
  var target: String?

  static var here: URL { URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory) }

  /// The package that is meant.
  func package() throws -> AppPackage {
    try AppPackage(around: packagePath.map { URL(filePath: $0, directoryHint: .isDirectory) } ?? Self.here)
  }

  /// The folders of the templates for a package.
  static func templates(for package: URL?) -> TemplateFolders {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return .standard(for: package, environment: ProcessInfo.processInfo.environment, program: program)
  }
}
