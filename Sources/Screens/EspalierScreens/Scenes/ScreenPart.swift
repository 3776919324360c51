/// A part of a screen that loads its own sections, for screens that consist of several parts.
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
/// Each part in the scene's ``Scene/parts`` has a load of its own: a slow load does not delay the others, and a part
/// can be loaded again without the others and the scene. The window that shows the screen owns the parts. Observed
/// properties that ``sections`` reads are tracked like those of the scene.
@MainActor
public protocol ScreenPart: AnyObject, Sendable {
  /// The current sections of the part. Reading them must have no side effects.
  var sections: [Section] { get }
  /// Loads the content of the part. It is cancelled when the part or the screen is removed.
  func load() async
  /// The value that the load depends on. When it changes, the load under way is cancelled and ``load()`` runs again.
  var loadID: AnyHashable { get }
  /// The names of the data that the load reads; none by default. When the version of one of them is raised, ``load()``
  /// runs again. See ``DataVersions``.
  var reads: Set<DataName> { get }
}

extension ScreenPart {
  /// Loads nothing by default.
  public func load() async {}
  /// A constant, so that the content is loaded once.
  public var loadID: AnyHashable { 0 }
  /// By default, the load reads no data.
  public var reads: Set<DataName> { [] }

  /// Returns the value on which the load depends, including the versions of the data that the load reads in an
  /// environment.
  package func idOfLoad(in environment: EnvironmentValues?) -> AnyHashable {
    guard !reads.isEmpty, let versions = environment?.dataVersions else { return loadID }
    return AnyHashable([loadID, versions.identity(of: reads)])
  }
}
