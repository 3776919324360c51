/// The permission to go to a place: the answer of ``Coordinating/permission(for:)``.
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
/// It is asked for from the root inwards, at each level before anything behind that level is made, and on every way: a
/// link, a move, an address, the way back, a state that is restored.
@MainActor
public struct Permission<Place: Route> {
  enum Form {
    case granted
    case refused(String)
    case redirect(Place)
    case ask(@MainActor () async -> Permission<Place>)
  }

  let form: Form

  /// A permission that lets the person in.
  public static var granted: Permission { Permission(form: .granted) }

  /// A permission that keeps the person out, and shows them the words.
  public static func refused(_ why: String) -> Permission { Permission(form: .refused(why)) }

  /// A permission that leads the person to another place of the feature.
  public static func redirect(_ route: Place) -> Permission { Permission(form: .redirect(route)) }

  /// A permission that takes time: somebody is asked, or something is fetched. The current place stays in sight
  /// meanwhile, and a newer step replaces the one that waits.
  ///
  /// Restoring a state never waits: there the permission counts as refused.
  public static func ask(_ answer: @escaping @MainActor () async -> Permission) -> Permission {
    Permission(form: .ask(answer))
  }
}
