/// A part of a screen with a life of its own: sections that load by themselves, for screens that consist of several
/// parts.
///
/// ```swift
/// @MainActor @Observable final class RatesPart: ScreenPart {
///   private var rates: Loadable<[String]> = .idle
///
///   func load() async { await Loadable.load(into: \.rates, of: self) { ["USD 1.09"] } }
///
///   var sections: [Section] {
///     whenLoaded(rates) { rates in
///       Section("rates", header: "Rates") { for rate in rates { Row(Label.with(.text(rate))) } }
///     }
///   }
/// }
///
/// @MainActor final class StartScene: Scene {
///   let parts: [any ScreenPart] = [RatesPart()]
///
///   var screen: Screen { Screen(title: "Start") { for part in parts { part.sections } } }
/// }
/// ```
///
/// Each part that the scene names in its ``Scene/parts`` has a load of its own: a slow one does not hold up the others,
/// and one that is loaded again leaves the others and the scene alone. The window that shows the screen owns the parts.
/// Observed properties that ``sections`` reads are followed as those of the scene are.
@MainActor
public protocol ScreenPart: AnyObject, Sendable {
  /// The sections that the part shows now. Reading them must have no effect.
  var sections: [Section] { get }
  /// Loads the content of the part. It is cancelled when the part or the screen goes.
  func load() async
  /// The value that the load depends on: when it changes, the load under way is cancelled and ``load()`` runs again.
  var loadID: AnyHashable { get }
  /// The names of the data that the load reads: when a version of them is raised, ``load()`` runs again. None by
  /// default; see ``DataVersions``.
  var reads: Set<DataName> { get }
}

extension ScreenPart {
  /// Loads nothing.
  public func load() async {}
  /// A constant, so that the content is loaded once.
  public var loadID: AnyHashable { 0 }
  /// No data.
  public var reads: Set<DataName> { [] }

  /// The value that the load depends on in an environment.
  package func idOfLoad(in environment: EnvironmentValues?) -> AnyHashable {
    guard !reads.isEmpty, let versions = environment?.dataVersions else { return loadID }
    return AnyHashable([loadID, versions.identity(of: reads)])
  }
}
