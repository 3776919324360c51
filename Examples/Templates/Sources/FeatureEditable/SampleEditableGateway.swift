import Espalier

extension DataName {
  /// The entries of SampleEditable.
  static let sampleEditable: DataName = "sampleEditable"
}

/// The entries of SampleEditable, for scenes that do not know where they are stored.
protocol SampleEditableGateway: Sendable {
  /// The versions of the data; the gateway raises that of `sampleEditable` after each write.
  nonisolated var versions: DataVersions { get }

  /// Returns all entries, in the order in which they are shown.
  func entries() async throws -> [SampleEditableEntry]
  /// Returns one entry.
  ///
  /// - Throws: ``SampleEditableError/gone`` if it was deleted.
  func entry(_ id: SampleEditableEntry.ID) async throws -> SampleEditableEntry
  /// Stores a new entry at the end.
  func add(_ entry: SampleEditableEntry) async throws
  /// Stores an entry in the place of the one with its identity.
  ///
  /// - Throws: ``SampleEditableError/gone`` if it was deleted.
  func change(_ entry: SampleEditableEntry) async throws
  /// Deletes an entry, and returns the identity of the one that followed it.
  func delete(_ id: SampleEditableEntry.ID) async throws -> SampleEditableEntry.ID?
  /// Puts a deleted entry back before another one, or at the end.
  func restore(_ entry: SampleEditableEntry, before next: SampleEditableEntry.ID?) async throws
}

/// A failure, in words for the person who sees it.
enum SampleEditableError: ExplainedError {
  case gone

  var explanation: String? { "This entry does not exist. It may have been deleted." }
  var isNotFound: Bool { true }
}

/// The entries in memory, the same for all people; a restart removes them. For the entries of one person, use a gateway
/// in the scope of that person.
actor SampleEditableMemory: SampleEditableGateway {
  /// The entries that all windows of the process share.
  static let ofProcess = SampleEditableMemory()

  nonisolated let versions = DataVersions()
  private var stored: [SampleEditableEntry]

  init(_ entries: [SampleEditableEntry] = []) { stored = entries }

  func entries() -> [SampleEditableEntry] { stored }

  func entry(_ id: SampleEditableEntry.ID) throws -> SampleEditableEntry { stored[try index(of: id)] }

  func add(_ entry: SampleEditableEntry) async {
    // A handler that was interrupted runs again.
    guard !stored.contains(where: { $0.id == entry.id }) else { return }
    stored.append(entry)
    await versions.raise(.sampleEditable)
  }

  func change(_ entry: SampleEditableEntry) async throws {
    stored[try index(of: entry.id)] = entry
    await versions.raise(.sampleEditable)
  }

  func delete(_ id: SampleEditableEntry.ID) async throws -> SampleEditableEntry.ID? {
    let index = try index(of: id)
    stored.remove(at: index)
    let next = index < stored.endIndex ? stored[index].id : nil
    await versions.raise(.sampleEditable)
    return next
  }

  func restore(_ entry: SampleEditableEntry, before next: SampleEditableEntry.ID?) async {
    guard !stored.contains(where: { $0.id == entry.id }) else { return }
    stored.insert(entry, at: stored.firstIndex { $0.id == next } ?? stored.endIndex)
    await versions.raise(.sampleEditable)
  }

  private func index(of id: SampleEditableEntry.ID) throws -> Int {
    guard let index = stored.firstIndex(where: { $0.id == id }) else { throw SampleEditableError.gone }
    return index
  }
}
