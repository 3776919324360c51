/// The destination of a link: a place of the app, or an address outside of it.
///
/// A place is a route (with EspalierNavigation): `.to(AccountsRoute.account(id))`. The route may belong to the feature
/// that contains the link, to a feature within it, or to one above it. The address is determined when the link is
/// drawn, so that no feature knows the address of another one.
///
/// ```swift
/// let component = Link.with(.title("Write to us"), .to("mailto:hello@example.org"))
/// ```
///
/// An address outside of the app has the scheme https, http, mailto or tel. A literal address is not checked before the
/// link is drawn; text from another source is checked at once:
///
/// ```swift
/// let given = "javascript:alert(1)"
/// let homepage = Destination(address: given)  // nil
/// ```
public struct Destination: Hashable, Sendable, ExpressibleByStringLiteral {
  private enum Target: Sendable {
    case address(String)
    case place(any LinkedPlace)
    case export(Export)
  }

  private let target: Target

  /// Creates a destination from a literal address: a path of the app, or an address outside of it.
  public init(stringLiteral address: String) { target = .address(address) }

  /// Creates a destination from an address that is not a literal; nil if no link may have the address.
  public init?(address: String) {
    guard Self.isAllowed(address) else { return nil }
    target = .address(address)
  }

  /// Returns the destination of a file that the app creates. A browser stores the file as a download, and a desktop
  /// asks for the location to save it.
  public static func export(_ export: Export) -> Destination { Destination(target: .export(export)) }

  private init(target: Target) { self.target = target }

  /// Creates a destination from a place. The place in which the link is shown determines the address.
  package init(place: any LinkedPlace) { target = .place(place) }

  /// Creates a destination from an address that is known to be allowed.
  package init(checked address: String) { target = .address(address) }

  /// The beginning of an export's address. ``isAllowed(_:)`` allows no address with this beginning.
  private static let exportPrefix = "export:"

  /// Returns the export that an address names, for a surface that follows the address; nil for any other address.
  package static func export(at address: String) -> Export? {
    address.hasPrefix(exportPrefix) ? Export(String(address.dropFirst(exportPrefix.count))) : nil
  }

  /// The address of the destination.
  ///
  /// While a screen is being made, the address of a place is the one within the feature that shows the screen.
  public var address: String {
    switch target {
    case .address(let address): address
    case .export(let export): Self.exportPrefix + export.name
    case .place(let place): LinkSurroundings.current?.address(place) ?? place.ownAddress
    }
  }

  /// The place of the destination; nil for an address or an export.
  package var place: (any LinkedPlace)? {
    if case .place(let place) = target { place } else { nil }
  }

  /// Returns a Boolean value that indicates whether both destinations are the same route, address or export.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left.target, right.target) {
    case (.address(let left), .address(let right)): left == right
    case (.place(let left), .place(let right)): AnyHashable(left) == AnyHashable(right)
    case (.export(let left), .export(let right)): left == right
    default: false
    }
  }

  /// Hashes the route, the address or the export.
  public func hash(into hasher: inout Hasher) {
    switch target {
    case .address(let address): hasher.combine(address)
    case .export(let export): hasher.combine(export)
    case .place(let place): hasher.combine(AnyHashable(place))
    }
  }
}

/// A place that a link can lead to: a route without its type.
package protocol LinkedPlace: Hashable, Sendable {
  /// The address of the place, for use if no ``LinkSurroundings`` provide an address.
  var ownAddress: String { get }
}

/// The context in which the links of a screen are resolved while the screen is being made: it gives the addresses of
/// the places that they lead to.
package struct LinkSurroundings: Sendable {
  /// The surroundings of the screen that is being made; nil elsewhere.
  @TaskLocal package static var current: LinkSurroundings?

  /// A closure that returns the address of a place, or nil if the screen's surroundings have no address for the place.
  package let address: @Sendable (any LinkedPlace) -> String?

  package init(address: @escaping @Sendable (any LinkedPlace) -> String?) { self.address = address }
}
