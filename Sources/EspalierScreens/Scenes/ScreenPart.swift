/// A part of a screen with a life of its own: sections that load by themselves, for screens that are put together of
/// several.
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
/// Each part that the scene names in its ``Scene/parts`` has a load of its own: a slow one holds no other up, and one that
/// is loaded again leaves the others and the scene alone. Whoever shows the screen owns the parts. Observed properties
/// that ``sections`` reads are followed as those of the scene are.
@MainActor
public protocol ScreenPart: AnyObject, Sendable {
  /// What the part shows now. Reading it must have no effect.
  var sections: [Section] { get }
  /// Loads what the part needs. It is cancelled when the part or the screen goes.
  func load() async
  /// What the load depends on: when it becomes another value, the load under way is cancelled and ``load()`` runs again.
  var loadID: AnyHashable { get }
}

extension ScreenPart {
  /// Loads nothing.
  public func load() async {}
  /// Loads once.
  public var loadID: AnyHashable { 0 }

  /// Shows what is loaded, a preview while it loads, what to do when there is nothing, and the error with a retry when it
  /// failed: ``load()``, if nothing else is said.
  public func whenLoaded<Value>(
    _ state: Loadable<Value>, skeleton: Int = 3, empty: EmptyState? = nil,
    retry: (@MainActor @Sendable () async throws -> Void)? = nil, @ScreenBuilder content: (Value) -> [Section]
  ) -> [Section] {
    EspalierScreens.whenLoaded(
      state, skeleton: skeleton, empty: empty, retry: retry ?? { [weak self] in await self?.load() }, content: content)
  }
}
