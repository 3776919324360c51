public import EspalierNavigation
public import EspalierViews

/// What a plug-in is built with: what the shell is to it, what other plug-ins offer, and where its own places stand.
///
/// - Isolation: main actor.
/// - Ownership: it keeps the shell that the ``PluggedIn`` made for this plug-in, and knows the ``PluggedIn`` weakly.
@MainActor
public struct PlugInContext<Shell> {
  /// What the plug-in needs from the shell.
  public let shell: Shell
  /// The plug-in's id.
  public let id: String
  /// What the plug-in is called.
  public let title: String
  /// Where the plug-in's places stand.
  let prefix: Path
  /// Who has the offers.
  private(set) weak var source: (any OfferSource)?

  /// The plug-in's first place, as the shell's route holds it.
  public var root: PlugInRoute { PlugInRoute(prefix) }

  /// A way to one of the plug-in's places from outside of it, such as from a part of the shell's screen.
  ///
  /// The plug-in's own screens link to its routes as every feature does.
  public func destination(_ route: some Route) -> Destination { Destination(place(route)) }

  /// What another plug-in offers; nil when none that is plugged in does.
  ///
  /// - Throws: ``PlugInError/circularOffer(_:)`` when the offers need each other, and what making it throws.
  public func offer<Value>(_ type: Value.Type) throws -> Value? { try source?.offer(type) }

  /// One of the plug-in's places, as the shell's route holds it.
  func place(_ route: some Route) -> PlugInRoute { PlugInRoute(prefix + route.path) }

  /// The same for another shell.
  func adapted<Inner>(_ adapt: @MainActor (Shell) throws -> Inner) throws -> PlugInContext<Inner> {
    PlugInContext<Inner>(shell: try adapt(shell), id: id, title: title, prefix: prefix, source: source)
  }
}
