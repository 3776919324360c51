/// The permission to go to a place, as ``Coordinating/permission(for:)`` returns it.
///
/// ```swift
/// @MainActor func permission(for route: MailRoute, isSignedIn: Bool, mayWrite: Bool) -> Permission<MailRoute> {
///   switch route {
///   case .inbox: .granted
///   case .message: isSignedIn ? .granted : .redirect(.inbox)
///   case .writing: mayWrite ? .granted : .refused("This mailbox can only be read.")
///   }
/// }
/// ```
///
/// The window asks for it from the root inwards. At each level it asks before it creates anything behind that level,
/// and for every kind of navigation: a link, a move, an address, the way back, and a restored state.
@MainActor
public struct Permission<Place: Route> {
  enum Form {
    case granted
    case refused(String)
    case redirect(Place)
    case ask(@MainActor () async -> Permission<Place>)
  }

  let form: Form

  /// A permission that grants access.
  public static var granted: Permission { Permission(form: .granted) }

  /// Returns a permission that refuses access, and shows the person a message.
  public static func refused(_ why: String) -> Permission { Permission(form: .refused(why)) }

  /// Returns a permission that leads the person to another place of the feature.
  public static func redirect(_ route: Place) -> Permission { Permission(form: .redirect(route)) }

  /// Returns a permission that takes time to decide, because it asks the person or fetches data.
  ///
  /// The current place stays visible meanwhile, and a newer step replaces the waiting one.
  ///
  /// State restoration never waits: there, the permission counts as refused.
  public static func ask(_ answer: @escaping @MainActor () async -> Permission) -> Permission {
    Permission(form: .ask(answer))
  }
}
