/// Whether somebody may come to a place: the answer of ``Coordinating/permission(for:)``.
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
/// It is asked from the root inwards, each before what lies behind it is made, and on every way: a link, a move, an
/// address, the way back, a state that is restored.
@MainActor
public struct Permission<Place: Route> {
  enum Form {
    case granted
    case refused(String)
    case redirect(Place)
    case ask(@MainActor () async -> Permission<Place>)
  }

  let form: Form

  /// They may.
  public static var granted: Permission { Permission(form: .granted) }

  /// They may not; the words are shown to them.
  public static func refused(_ why: String) -> Permission { Permission(form: .refused(why)) }

  /// They are led to another place of the feature.
  public static func redirect(_ route: Place) -> Permission { Permission(form: .redirect(route)) }

  /// It takes time to know: somebody is asked, something is fetched. Where one is stays in sight meanwhile, and a newer
  /// step takes the place of the one that waits.
  ///
  /// Restoring never waits: there it counts as refused.
  public static func ask(_ answer: @escaping @MainActor () async -> Permission) -> Permission {
    Permission(form: .ask(answer))
  }
}
