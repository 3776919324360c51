public import Foundation
internal import SwiftParser

/// The properties of the framework's own view classes, and the files that are written from their declarations.
///
/// The declaration in the class is the only place where a property is described. Its number, its name, its setter, and
/// its entry in the table of descriptions follow from it.
public struct ViewProperties: Sendable {
  /// The module that properties come from.
  private static let base = "EspalierViews"
  private static let modules = "Espalier"

  /// The folder.
  public let folder: URL
  /// The files, to be written.
  public let changes: ChangeSet
  /// The files that were written before, and that nothing belongs to any more.
  public let leftovers: [String]

  /// Reads the properties of all modules in a folder.
  ///
  /// - Parameter folder: The folder of the sources. Numbers are given for all modules together, so it holds them all.
  /// - Throws: ``GeneratorError/noProperties(folder:)`` and ``GeneratorError/property(path:name:reason:)``.
  public init(below folder: URL) throws(GeneratorError) {
    self.folder = folder
    let root = folder.resolvingSymlinksInPath()
    var written: [String: String] = [:]
    var sources: [String: [(path: String, text: String)]] = [:]
    for path in Folders.files(below: root) where path.hasSuffix(".swift") {
      guard let module = Self.module(of: path) else { continue }
      let text = try PlainText(PlainText.contents(of: root.appending(path: path))).text
      if text.hasPrefix(PropertyFile.mark + "\n") {
        written[path] = text
      } else {
        sources[module, default: []].append((path, text))
      }
    }
    var modules: [String: Module] = [:]
    // Most modules declare none, and need not be parsed.
    for (folder, files) in sources where files.contains(where: { $0.text.contains(" Property(.") }) {
      var module = Module(folder: folder)
      for (path, text) in files { try module.add(PropertyReader(Parser.parse(source: text), at: path)) }
      if !module.properties.isEmpty { modules[folder.split(separator: "/").last.map(String.init) ?? folder] = module }
    }
    guard !modules.isEmpty else { throw .noProperties(folder: folder.path) }
    let files = try Self.files(of: modules, written: Array(written.values))
    var changes = ChangeSet(root: folder)
    for file in files { changes.add(file) }
    self.changes = changes
    leftovers = written.keys.filter { path in !files.contains { $0.path == path } }.sorted()
  }

  /// The files that are not as the declarations are.
  public var stale: [String] { changes.effects().filter { $0.effect != .none }.map(\.file.path) + leftovers }

  /// Writes the files, and removes those that nothing belongs to any more.
  ///
  /// - Throws: ``GeneratorError/notWritten(path:reason:)``.
  public func write() throws(GeneratorError) {
    for file in changes.files {
      let place = folder.appending(path: file.path).deletingLastPathComponent()
      do { try Folders.make(place) } catch { throw .notWritten(path: file.path, reason: Reason.of(error)) }
    }
    try changes.apply(force: true)
    try Folders.remove(leftovers, in: folder)
  }

  /// The folder of the module that a file is part of; nil for one outside of all.
  private static func module(of path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    return folders.firstIndex { $0.hasPrefix(modules) }.map { folders[...$0].joined(separator: "/") }
  }

  // MARK: Files

  private struct Module {
    let folder: String
    var properties: [PropertyDeclaration] = []
    var owners: [String: PropertyOwner] = [:]
    var setters: Set<HandwrittenSetter> = []

    mutating func add(_ read: PropertyReader) {
      properties += read.properties
      owners.merge(read.owners) { first, _ in first }
      setters.formUnion(read.setters)
    }

    func owner(_ type: String) -> PropertyOwner { owners[type] ?? PropertyOwner(kind: .class, inherited: []) }

    /// Returns true if a class is of this module and no class above it is, so that it can make the module known.
    func isFirst(_ type: String, among types: Set<String>) -> Bool {
      guard let owner = owners[type], owner.kind != .other else { return false }
      var above = owner.inherited
      while let name = above.popLast() {
        if types.contains(name) { return false }
        above += owners[name]?.inherited ?? []
      }
      return true
    }
  }

  private static func files(
    of modules: [String: Module], written: [String]
  ) throws(GeneratorError) -> [ChangeSet.File] {
    let all = modules.sorted { $0.key < $1.key }
    try check(all.map(\.value))
    var numbers = PropertyNumbers(writtenIn: written)
    numbers.keep(all.flatMap(\.value.properties))
    var files: [ChangeSet.File] = []
    for (name, module) in all {
      let imported = name == base ? nil : base
      let types = Dictionary(grouping: module.properties, by: \.type)
      for (type, properties) in types.sorted(by: { $0.key < $1.key }) {
        let known = try numbers.numbers(of: properties)
        let numbered = properties.map { (number: known[$0.key] ?? 0, property: $0) }.sorted { $0.number < $1.number }
        let makesKnown = imported != nil && module.isFirst(type, among: Set(types.keys))
        let file = PropertyFile(
          type: type, owner: module.owner(type), properties: numbered, handwritten: module.setters,
          layer: makesKnown ? PropertyFile.list(of: name) : nil, imported: imported)
        files.append(
          ChangeSet.File(path: "\(module.folder)/Properties/\(PropertyFile.name(of: type))", content: file.text))
      }
      let list = PropertyFile.text(ofModule: name, types: Array(types.keys), imported: imported)
      files.append(ChangeSet.File(path: "\(module.folder)/Properties/PropertyList+\(name).swift", content: list))
    }
    return files
  }

  /// Each property is called as its class and its name are, and no two of all modules are called the same.
  private static func check(_ modules: [Module]) throws(GeneratorError) {
    var first: [String: PropertyDeclaration] = [:]
    for module in modules {
      for property in module.properties {
        let key = PropertyDeclaration.key(of: property.name, in: property.type)
        guard module.owner(property.type).kind == .other || property.key == key else {
          throw .property(
            path: property.path, name: property.fullName,
            reason: "its key is .\(property.key). Write `Property(.\(key), default: …)`")
        }
        if let other = first[property.key] {
          throw .property(
            path: property.path, name: property.fullName,
            reason: "\(other.fullName) in \(other.path) has the key .\(property.key), too. Rename one of the two")
        }
        first[property.key] = property
        guard property.documentation.first?.isEmpty == false else {
          throw .property(
            path: property.path, name: property.fullName,
            reason: "it has no documentation, from which that of its setter is written. Say what it is")
        }
      }
    }
  }
}
