import Foundation

/// The checked-out repository that the running tests belong to.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The Swift files of all targets in `Sources`, in the order of their paths.
  static func sources() throws -> [SourceFile] {
    try paths(under: "Sources").filter { $0.hasSuffix(".swift") }.map {
      SourceFile(path: $0, text: try text(of: $0))
    }
  }

  /// The Swift files of a folder, without those in folders of builds, in the order of their paths.
  static func swiftFiles(under folder: String) throws -> [SourceFile] {
    let names = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
    return try names.filter { !$0.hasPrefix(".") }.sorted().flatMap { name -> [SourceFile] in
      let path = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: root.appending(path: path).path, isDirectory: &isFolder) else {
        return []
      }
      if isFolder.boolValue { return try swiftFiles(under: path) }
      return name.hasSuffix(".swift") ? [SourceFile(path: path, text: try text(of: path))] : []
    }
  }

  /// README.md and the guides.
  static func documents() throws -> [String] {
    let guides = try paths(under: "Documentation").filter { $0.hasSuffix(".md") }
    return (exists("README.md") ? ["README.md"] : []) + guides
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  private static func paths(under folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .map { "\(folder)/\($0)" }.sorted()
  }
}

/// One Swift file of the repository.
struct SourceFile {
  /// Relative to the repository, as in `Sources/Scopes/EspalierScopes/Scope/Scope.swift`.
  let path: String
  let text: String

  /// The target that the file belongs to.
  var target: String {
    path.split(separator: "/").first { $0.hasPrefix("Espalier") }.map(String.init) ?? ""
  }

  /// The part of the sources that the file's target stands in.
  var part: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  /// The modules that the file imports.
  var imports: [String] {
    let statement =
      #/
      \s* (?: @\w+ (?: \([^)]*\) )? \s+ )*
      (?: (?: public | package | internal | fileprivate | private ) \s+ )?
      import \s+ (?: (?: struct | class | enum | protocol | typealias | func | var | let ) \s+ )?
      (\w+) .*
      /#
    return text.split(separator: "\n").compactMap { line in
      // Most lines are none, and looking for the word is much faster than matching.
      guard line.contains("import ") else { return nil }
      return line.wholeMatch(of: statement).map { String($0.output.1) }
    }
  }
}
