public import EspalierNavigation
public import EspalierViews

/// The context in which a plug-in is built. It contains the shell, the offers of other plug-ins, and the plug-in's own
/// address.
///
/// - Isolation: main actor.
/// - Ownership: it holds the shell that the ``PluggedIn`` created for this plug-in, and holds the ``PluggedIn`` weakly.
@MainActor
public struct PlugInContext<Shell> {
  /// The shell, as the type that the plug-in requires.
  public let shell: Shell
  /// The plug-in's id.
  public let id: String
  /// The title of the plug-in that people see.
  public let title: String
  /// The prefix of the paths of the plug-in's places.
  let prefix: Path
  /// The object that provides the offers.
  private(set) weak var source: (any OfferSource)?

  /// The route to the first place of the plug-in. The shell's route holds it as an associated value.
  public var root: PlugInRoute { PlugInRoute(prefix) }

  /// Returns a destination for one of the plug-in's places. It is for use outside the plug-in, such as in a part of the
  /// shell's screen.
  ///
  /// The plug-in's own screens link to its routes as every feature does.
  public func destination(_ route: some Route) -> Destination { Destination(place(route)) }

  /// Returns another plug-in's offer of a type; nil when no listed plug-in offers it.
  ///
  /// - Throws: ``PlugInError/circularOffer(_:)`` when the offers need each other, and any error that creating the offer
  ///   throws.
  public func offer<Value>(_ type: Value.Type) throws -> Value? { try source?.offer(type) }

  /// Returns the route to one of the plug-in's places. The shell's route holds it as an associated value.
  func place(_ route: some Route) -> PlugInRoute { PlugInRoute(prefix + route.path) }

  /// Returns a copy of the context for another shell.
  func adapted<Inner>(_ adapt: @MainActor (Shell) throws -> Inner) throws -> PlugInContext<Inner> {
    PlugInContext<Inner>(shell: try adapt(shell), id: id, title: title, prefix: prefix, source: source)
  }
}
