public import EspalierScreens

/// Says where the places of a feature stand, apart from the feature's module.
///
/// ```swift
/// final class Mail: Coordinator<MailRoute> {
///   override func placement(of route: MailRoute) -> Placement<MailRoute> {
///     switch route {
///     case .inbox: .root(TextScene("Inbox"))
///     case .message(let id): .push(TextScene("Message \(id)"), over: .inbox)
///     case .writing: .present(TextScene("New message"), orOver: .inbox)
///     }
///   }
/// }
///
/// let window = Window(coordinator: Mail(), title: "Mail")
/// ```
///
/// Most features are written as a `Feature` of EspalierModules, which is the module too.
@MainActor
open class Coordinator<Place: Route>: Coordinating {
  /// The position of this coordinator in the app.
  public let position = CoordinatorPosition<Place>()

  /// Makes a coordinator that nobody has adopted yet.
  public init() {}

  /// Returns the placement of a place and the scene shown there. Override it with one exhaustive switch; by default
  /// there is nothing.
  open func placement(of route: Place) -> Placement<Place> { .notFound }

  /// The feature's tabs, in order; none by default.
  open var tabs: [TabItem<Place>] { [] }

  /// Returns the permission to go to a place; by default, everybody is let in.
  open func permission(for route: Place) -> Permission<Place> { .granted }

  /// Sets the values that the scenes of this coordinator, and of those below it, read from their environment; by default
  /// none.
  open func prepare(_ environment: inout EnvironmentValues) {}
}

extension Coordinator: WindowOwned {
  package var owner: (any WindowOwner)? {
    get { position.owner }
    set { position.owner = newValue }
  }
}
