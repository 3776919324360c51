public import EspalierNavigation
public import EspalierViews

/// The surroundings that a plug-in is built with: its view of the shell, other plug-ins' offers, and its own address.
///
/// - Isolation: main actor.
/// - Ownership: it keeps the shell that the ``PluggedIn`` made for this plug-in, and knows the ``PluggedIn`` weakly.
@MainActor
public struct PlugInContext<Shell> {
  /// The shell, as the plug-in needs it.
  public let shell: Shell
  /// The plug-in's id.
  public let id: String
  /// The name of the plug-in for people.
  public let title: String
  /// The path of the plug-in's places.
  let prefix: Path
  /// The object that has the offers.
  private(set) weak var source: (any OfferSource)?

  /// The plug-in's first place, as the shell's route holds it.
  public var root: PlugInRoute { PlugInRoute(prefix) }

  /// A way to one of the plug-in's places from outside of it, such as from a part of the shell's screen.
  ///
  /// The plug-in's own screens link to its routes as every feature does.
  public func destination(_ route: some Route) -> Destination { Destination(place(route)) }

  /// Returns another plug-in's offer of a type; nil when none that is plugged in has one.
  ///
  /// - Throws: ``PlugInError/circularOffer(_:)`` when the offers need each other, and any error from making the offer.
  public func offer<Value>(_ type: Value.Type) throws -> Value? { try source?.offer(type) }

  /// One of the plug-in's places, as the shell's route holds it.
  func place(_ route: some Route) -> PlugInRoute { PlugInRoute(prefix + route.path) }

  /// The same for another shell.
  func adapted<Inner>(_ adapt: @MainActor (Shell) throws -> Inner) throws -> PlugInContext<Inner> {
    PlugInContext<Inner>(shell: try adapt(shell), id: id, title: title, prefix: prefix, source: source)
  }
}
