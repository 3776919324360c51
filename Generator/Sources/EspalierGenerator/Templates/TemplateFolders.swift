public import Foundation

/// The folders in which templates are looked for, the first of which that has a kind is taken.
///
/// A team's own templates in `.espalier/templates` of its package come before the generator's. The sources and tests of a
/// kind are taken whole from one folder, so that the files of two versions never mix.
public struct TemplateFolders: Sendable {
  /// The folders, the first one first.
  public let folders: [URL]

  /// - Parameter folders: The folders, the first one first. Those that are not there are passed over.
  public init(_ folders: [URL]) { self.folders = folders }

  /// The folders for a package: its own, then the one that is named by `ESPALIER_TEMPLATES`, then those beside the
  /// program where it is installed, then those of the checkout that it was built from.
  ///
  /// - Parameters:
  ///   - package: The folder of the package; nil where there is none yet.
  ///   - environment: The environment of the program.
  ///   - program: The path of the program.
  public static func standard(for package: URL?, environment: [String: String], program: URL) -> TemplateFolders {
    let own = package.map { $0.appending(path: ".espalier/templates") }
    let named = environment["ESPALIER_TEMPLATES"].map { URL(filePath: $0, directoryHint: .isDirectory) }
    let installed = program.resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "../share/espalier/templates").standardizedFileURL
    let built = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Examples/Templates").standardizedFileURL
    return TemplateFolders([own, named, installed, built].compactMap(\.self))
  }

  /// Returns the files below a folder of the first templates that have it, by their paths within it, in their order.
  ///
  /// - Throws: ``GeneratorError/noTemplates(kind:searched:)`` if none has it.
  func files(in folder: String, kind: String) throws(GeneratorError) -> [(path: String, file: URL)] {
    for root in folders {
      let found = Self.files(below: root.appending(path: folder))
      if !found.isEmpty { return found }
    }
    throw .noTemplates(kind: kind, searched: folders.map { $0.appending(path: folder).path })
  }

  /// Returns the files of a kind: those of its sources, and those of its tests from the same templates.
  func files(of kind: TemplateKind) throws(GeneratorError) -> (
    sources: [(path: String, file: URL)], tests: [(path: String, file: URL)], package: [(path: String, file: URL)]
  ) {
    for root in folders {
      let sources = Self.files(below: root.appending(path: "Sources/\(kind.folder)"))
      guard !sources.isEmpty else { continue }
      // A team that has its own sources of a plug-in may leave the rest of its package to the tool.
      return (
        sources, Self.files(below: root.appending(path: "Tests/\(kind.folder)")),
        kind.isPackage ? try files(in: "\(kind.folder)Files", kind: "\(kind.folder)Files") : []
      )
    }
    throw .noTemplates(kind: kind.name, searched: folders.map { $0.appending(path: "Sources/\(kind.folder)").path })
  }

  /// Files that systems and editors leave in folders, such as `.DS_Store`, which are no templates.
  private static func files(below folder: URL) -> [(path: String, file: URL)] {
    Folders.files(below: folder)
      .filter { path in path.split(separator: "/").allSatisfy { !$0.hasPrefix(".") && !$0.hasSuffix("~") } }
      .map { ($0, folder.appending(path: $0)) }
  }
}
