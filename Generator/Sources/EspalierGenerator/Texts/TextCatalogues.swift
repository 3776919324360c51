public import Foundation

/// The catalogues below a folder, and the Swift files beside them.
public struct TextCatalogues: Sendable {
  /// A catalogue and its place.
  public struct Place: Sendable {
    /// The path of the catalogue, as seen from the folder.
    public let path: String
    /// The texts.
    public let catalogue: TextCatalogue
    /// The Swift file beside it, as it is to be.
    public let file: ChangeSet.File
  }

  /// The folder.
  public let folder: URL
  /// The catalogues, in the order of their paths.
  public let places: [Place]
  /// The files that were written for a folder's former name, and that nothing belongs to any more.
  public let leftovers: [String]

  /// Reads all catalogues below a folder; what is hidden, such as `.build`, is passed over.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - access: Who may use the texts; nil for what each file says already, and the module alone where none is there.
  ///   - module: The module that `LocalizedText` comes from; nil for what each file says already, and Espalier where none
  ///     is there.
  /// - Throws: ``GeneratorError/noCatalogue(folder:)``, ``GeneratorError/catalogue(path:key:reason:)``, and
  ///   ``GeneratorError/exists(_:)`` where a file of that name is a person's own.
  public init(
    below folder: URL, access: AccessorOptions.Access? = nil, module: String? = nil
  ) throws(GeneratorError) {
    self.folder = folder
    let root = folder.resolvingSymlinksInPath()
    var (places, leftovers) = ([Place](), [String]())
    for catalogue in Self.files(below: root) {
      func path(_ file: URL) -> String { String(file.path.dropFirst(root.path.count + 1)) }
      let read = try TextCatalogue(Self.data(of: catalogue), at: path(catalogue))
      let beside = catalogue.deletingLastPathComponent()
      var (options, written) = (AccessorOptions(), [URL]())
      for file in Self.swiftFiles(in: beside) {
        guard let known = AccessorOptions(of: String(decoding: try Self.data(of: file), as: UTF8.self)) else {
          continue
        }
        options = known
        written.append(file)
      }
      if let access { options.access = access }
      if let module { options.module = module }
      let accessors = TextAccessors(of: read, in: beside.lastPathComponent, options: options)
      let file = beside.appending(path: accessors.fileName)
      guard
        written.contains(where: { $0.lastPathComponent == accessors.fileName })
          || !FileManager.default.fileExists(atPath: file.path)
      else { throw .exists([path(file)]) }
      leftovers += written.filter { $0.lastPathComponent != accessors.fileName }.map(path)
      places.append(
        Place(
          path: path(catalogue), catalogue: read, file: ChangeSet.File(path: path(file), content: accessors.text)))
    }
    guard !places.isEmpty else { throw .noCatalogue(folder: folder.path) }
    self.places = places
    self.leftovers = leftovers
  }

  /// The files, to be written.
  public var changes: ChangeSet {
    var changes = ChangeSet(root: folder)
    for place in places { changes.add(place.file) }
    return changes
  }

  /// The texts that are still to be translated, in all the languages that any of the catalogues speaks.
  public var problems: [String] {
    let languages = places.reduce(into: Set<String>()) { $0.formUnion($1.catalogue.languages) }
    return places.flatMap { place in
      place.catalogue.problems(in: languages.subtracting([place.catalogue.sourceLanguage])).map {
        "\(place.path): \($0)"
      }
    }
  }

  /// The files that are not as their catalogues are.
  public var stale: [String] { changes.effects().filter { $0.effect != .none }.map(\.file.path) + leftovers }

  /// Writes the files, and removes those that were written for a folder's former name.
  ///
  /// - Throws: ``GeneratorError/notWritten(path:reason:)``.
  public func write() throws(GeneratorError) {
    try changes.apply(force: true)
    try Folders.remove(leftovers, in: folder)
  }

  private static func files(below folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (found?.compactMap { $0 as? URL } ?? []).filter { $0.lastPathComponent == TextCatalogue.fileName }
      .sorted { $0.path < $1.path }
  }

  private static func swiftFiles(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasPrefix(TextAccessors.filePrefix) && $0.hasSuffix(".swift") }.sorted().map {
      folder.appending(path: $0)
    }
  }

  private static func data(of file: URL) throws(GeneratorError) -> Data {
    do {
      return try Data(contentsOf: file)
    } catch {
      throw .notRead(path: file.path, reason: Reason.of(error))
    }
  }
}
