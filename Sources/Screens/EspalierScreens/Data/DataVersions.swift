internal import Observation

/// The versions of named data. When a version is raised, the scenes that read the data load again.
///
/// ```swift
/// extension DataName { static let notes: DataName = "notes" }
///
/// @MainActor @Observable final class NotesModel: ViewModel {
///   private(set) var notes: Loadable<[String]> = .idle
///   @ObservationIgnored let reads: Set<DataName> = [.notes]
///
///   func load() async { await Loadable.load(into: \.notes, of: self) { ["Buy milk"] } }
/// }
///
/// @MainActor func change(_ versions: DataVersions) { versions.raise(.notes) }
/// ```
///
/// - A feature sets them with `environment.dataVersions` for all scenes below it.
/// - The object can be shared by all windows of a process: each window loads again what it shows.
/// - A scene that is not visible loads again when it appears. A scene that reads other data does not load again.
@MainActor
public final class DataVersions {
  private var versions: [DataName: Version] = [:]

  @Observable
  fileprivate final class Version {
    var number = 0
  }

  /// The versions in an environment that sets none. A scene that names the data it reads does not follow them, but
  /// reports a fault.
  static let unset = DataVersions()

  /// Creates the versions of data that have not changed yet.
  public nonisolated init() {}

  /// The number of times that the data has changed. A screen or load that reads this number runs again when it changes.
  public subscript(name: DataName) -> Int { version(of: name).number }

  /// Raises the versions of data that have changed.
  public func raise(_ names: DataName...) {
    for name in names { version(of: name).number += 1 }
  }

  /// Returns a value that changes with each change of any of the data.
  func identity(of names: Set<DataName>) -> AnyHashable { AnyHashable(names.sorted().map { self[$0] }) }

  private func version(of name: DataName) -> Version {
    if let version = versions[name] { return version }
    let version = Version()
    versions[name] = version
    return version
  }
}
