/// Where a link leads: to a place of the app, or to an address outside of it.
///
/// A place is a route (with EspalierNavigation): `.to(AccountsRoute.account(id))`. The route may be that of the feature in
/// which the link stands, of one within it, or of one above; the address is worked out where the link is drawn, so that
/// no feature knows at which address another one stands.
///
/// ```swift
/// let component = Link.with(.title("Write to us"), .to("mailto:hello@example.org"))
/// ```
///
/// An address outside is one of https, http, mailto or tel. What is written out is not looked at before it is drawn; text
/// that comes from elsewhere is checked at once:
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

  /// An address that is written out: a path of the app, or an address outside.
  public init(stringLiteral address: String) { target = .address(address) }

  /// An address that comes from elsewhere; nil when no link may have it.
  public init?(address: String) {
    guard Self.isAllowed(address) else { return nil }
    target = .address(address)
  }

  /// A file that the app makes: a browser stores it as a download, a desktop asks where to save it.
  public static func export(_ export: Export) -> Destination { Destination(target: .export(export)) }

  private init(target: Target) { self.target = target }

  /// A place, whose address follows from where the link stands.
  package init(place: any LinkedPlace) { target = .place(place) }

  /// An address that is known to be one.
  package init(checked address: String) { target = .address(address) }

  /// The beginning of an export's address, which no address from elsewhere can have.
  private static let exportPrefix = "export:"

  /// The export that an address names, for a surface that follows it.
  package static func export(at address: String) -> Export? {
    address.hasPrefix(exportPrefix) ? Export(String(address.dropFirst(exportPrefix.count))) : nil
  }

  /// The address, as it is where this is asked: within the making of a screen, that of the feature which shows it.
  public var address: String {
    switch target {
    case .address(let address): address
    case .export(let export): Self.exportPrefix + export.name
    case .place(let place): LinkSurroundings.current?.address(place) ?? place.ownAddress
    }
  }

  /// The place, when it is one.
  package var place: (any LinkedPlace)? {
    if case .place(let place) = target { place } else { nil }
  }

  /// The same when they are the same route, or the same address.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left.target, right.target) {
    case (.address(let left), .address(let right)): left == right
    case (.place(let left), .place(let right)): AnyHashable(left) == AnyHashable(right)
    case (.export(let left), .export(let right)): left == right
    default: false
    }
  }

  /// Hashes the route or the address.
  public func hash(into hasher: inout Hasher) {
    switch target {
    case .address(let address): hasher.combine(address)
    case .export(let export): hasher.combine(export)
    case .place(let place): hasher.combine(AnyHashable(place))
    }
  }
}

/// A place that a link can lead to, without its type: a route.
package protocol LinkedPlace: Hashable, Sendable {
  /// Its address where nobody says at which address it stands.
  var ownAddress: String { get }
}

/// What is known where a screen is made: at which addresses the places stand that its links lead to.
package struct LinkSurroundings: Sendable {
  /// Those of the screen that is being made.
  @TaskLocal package static var current: LinkSurroundings?

  /// The address of a place; nil when nobody has it.
  package let address: @Sendable (any LinkedPlace) -> String?

  package init(address: @escaping @Sendable (any LinkedPlace) -> String?) { self.address = address }
}
