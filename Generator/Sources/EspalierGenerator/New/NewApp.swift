public import Foundation
internal import Mustache

/// An app that is to be begun.
///
/// The whole package is written beside its place and then renamed, so that there is all of it or nothing.
public struct NewApp: Sendable {
  /// The way in which the app keeps its data.
  public enum Store: String, CaseIterable, Sendable {
    /// A SQLite database in the app's data folder.
    case sqlite
    /// The memory of the process, for a first look.
    case memory
  }

  /// The folder of the app.
  public let folder: URL
  /// The files of the app by their paths within it.
  public let files: [ChangeSet.File]
  /// The name in all its forms.
  public let name: GeneratedName

  /// Plans an app. Making one only reads.
  ///
  /// - Parameters:
  ///   - text: The name of the app, which is also that of its folder, its module and its program.
  ///   - directory: The folder that the app's folder is made in.
  ///   - store: The way in which it keeps its data.
  ///   - hasSignIn: True if people sign in.
  ///   - espalier: Where Espalier is had from.
  ///   - templates: The folders of the templates.
  /// - Throws: ``GeneratorError`` if the name cannot be used, or something is there already.
  public init(
    named text: String, in directory: URL, store: Store = .sqlite, hasSignIn: Bool = false, espalier: EspalierSource,
    templates: TemplateFolders
  ) async throws(GeneratorError) {
    let name = try GeneratedName(text)
    try ModuleNames.check(name, text)
    self.name = name
    folder = directory.appending(path: name.upper)
    var files: [ChangeSet.File] = []
    let conditions = Set([store.rawValue] + (hasSignIn ? ["sign-in"] : []))
    let rewriter = NameRewriter(replacements: [.word("Sample", name)])
    var sources: [(path: String, text: String)] = []
    var catalogues: [(path: String, file: URL)] = []
    for (from, to) in [("App/Sources", "Sources/\(name.upper)"), ("App/Tests", "Tests/\(name.upper)Tests")] {
      for (path, file) in try templates.files(in: from, kind: "new") {
        if file.lastPathComponent == TextCatalogue.fileName {
          catalogues.append(("\(to)/\(rewriter.rewritten(path: path))", file))
          continue
        }
        // It is written anew, beside its catalogue.
        if file.lastPathComponent.hasPrefix(TextAccessors.filePrefix) { continue }
        let source = try TemplateText(conditions: conditions, path: file.path).lines(of: Self.text(of: file))
        // A file that is of one way alone has nothing left in the others.
        guard !source.allSatisfy(\.isWhitespace) else { continue }
        sources.append(("\(to)/\(rewriter.rewritten(path: path))", source))
      }
    }
    var types = PlannedTypes()
    for (made, source) in zip(await rewriter.rewritten(sources.map(\.text)), sources) {
      types.add(made.template, by: rewriter, as: source.path)
      files.append(ChangeSet.File(path: source.path, content: made.content))
    }
    try types.check(text, files)
    for (path, file) in catalogues {
      let folder = path.dropLast(TextCatalogue.fileName.count)
      // The texts of sources that the app does not get are left out with them.
      guard files.contains(where: { $0.path.hasPrefix(folder) }) else { continue }
      files += try Self.texts(path, Self.text(of: file))
    }
    files = await Formatting.formatted(files, in: nil)
    let values: [String: any Sendable] = [
      "name": name.upper, "lower": name.kebab, "title": name.title, "signIn": hasSignIn,
      "sqlite": store == .sqlite, "memory": store == .memory, "espalier": espalier.line(in: folder),
      "package": espalier.identity,
    ]
    for (path, file) in try templates.files(in: "App/Files", kind: "new") {
      let content = try Self.rendered(file, values)
      guard !content.allSatisfy(\.isWhitespace) else { continue }
      files.append(
        ChangeSet.File(
          path: Self.place(of: path, name), content: content, isExecutable: Self.isExecutable(file)))
    }
    self.files = files.sorted { $0.path < $1.path }
  }

  /// Returns a catalogue and its names in Swift.
  private static func texts(_ path: String, _ text: String) throws(GeneratorError) -> [ChangeSet.File] {
    let folder = path.split(separator: "/").dropLast()
    let accessors = TextAccessors(of: try TextCatalogue(Data(text.utf8), at: path), in: String(folder.last ?? ""))
    let source = "\(folder.joined(separator: "/"))/\(accessors.fileName)"
    return [ChangeSet.File(path: path, content: text), ChangeSet.File(path: source, content: accessors.text)]
  }

  /// Refuses a place at which something stands already.
  ///
  /// - Throws: ``GeneratorError/occupied(_:what:)``.
  public func checkPlace() throws(GeneratorError) {
    let manager = FileManager.default
    if PackagePath.isLink(folder) { throw .occupied(folder.path, what: "a link") }
    guard manager.fileExists(atPath: folder.path) else { return }
    guard let content = try? manager.contentsOfDirectory(atPath: folder.path) else {
      throw .occupied(folder.path, what: "a file")
    }
    guard content.isEmpty else { throw .occupied(folder.path, what: "a folder with something in it") }
  }

  /// Writes the app.
  ///
  /// - Throws: ``GeneratorError/occupied(_:what:)`` if something stands at its place, and
  ///   ``GeneratorError/notWritten(path:reason:)``. Nothing is left behind then.
  public func write() throws(GeneratorError) { try write(cut: false) }

  /// - Parameter cut: For tests: true to leave things as they are when the program is killed just before its last step.
  func write(cut: Bool) throws(GeneratorError) {
    try checkPlace()
    let staged: NewAppFolder
    do {
      staged = try NewAppFolder(beside: folder)
    } catch {
      throw .notWritten(path: folder.path, reason: Reason.of(error))
    }
    do {
      for file in files {
        let target = staged.url.appending(path: file.path)
        try Folders.make(target.deletingLastPathComponent())
        try Data(file.content.utf8).write(to: target)
        try FileManager.default.setAttributes(
          [.posixPermissions: (file.isExecutable ? 0o755 : 0o644) as NSNumber], ofItemAtPath: target.path)
      }
      if cut { return }
      try staged.move(to: folder)
    } catch {
      staged.remove()
      // Another start may have come first.
      try checkPlace()
      throw .notWritten(path: folder.path, reason: Reason.of(error))
    }
  }

  /// The place of a file that is no Swift source.
  static func place(of path: String, _ name: GeneratedName) -> String {
    let path = path.hasSuffix(".mustache") ? String(path.dropLast(".mustache".count)) : path
    return switch path {
    case "gitignore", "swift-format", "containerignore": ".\(path)"
    case "ci.yml": ".github/workflows/ci.yml"
    case "service": "\(name.kebab).service"
    default: path
    }
  }

  /// Returns the text of a template, with lines that end with `\n`.
  static func text(of file: URL) throws(GeneratorError) -> String { PlainText(try PlainText.contents(of: file)).text }

  /// Returns a file of the templates that is no Swift source, with values in the places of their names.
  static func rendered(_ file: URL, _ values: [String: any Sendable]) throws(GeneratorError) -> String {
    let text = try text(of: file)
    do {
      // Nothing of it is HTML.
      return try MustacheTemplate(string: "{{%CONTENT_TYPE:TEXT}}" + text).render(values)
    } catch let error as MustacheTemplate.ParserError {
      throw .template(path: file.path, reason: reason(of: error, in: text))
    } catch {
      throw .template(path: file.path, reason: "\(error)")
    }
  }

  private static func reason(of error: MustacheTemplate.ParserError, in text: String) -> String {
    let line = error.context.lineNumber
    switch error.error as? MustacheTemplate.Error {
    case .unfinishedName: return "line \(line): a tag does not end"
    case .expectedSectionEnd: return "line \(line): a section does not end"
    case .sectionCloseNameIncorrect: return "line \(line): a section ends under another name than it begins with"
    case .some(let error): return "line \(line): it is no mustache template (\(error))"
    case nil:
      // The text ended while something else was expected, so the last tag is the one without an end.
      let before = text.ranges(of: "{{").last.map { text[..<$0.lowerBound] } ?? text[...]
      return "line \(before.count { $0 == "\n" } + 1): a tag does not end"
    }
  }

  static func isExecutable(_ file: URL) -> Bool {
    let name = file.lastPathComponent
    return name == "run.mustache" || name == "test.mustache"
  }
}
