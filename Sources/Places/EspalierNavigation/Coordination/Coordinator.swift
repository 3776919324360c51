public import EspalierScreens

/// An object that decides the placement of a feature's places, separate from the feature's module.
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

  /// Creates a coordinator without a parent.
  public init() {}

  /// Returns the placement of a place and the scene shown there.
  ///
  /// Override it with one exhaustive switch; by default no place is found.
  open func placement(of route: Place) -> Placement<Place> { .notFound }

  /// The feature's tabs, in order; none by default.
  open var tabs: [TabItem<Place>] { [] }

  /// Returns the permission to go to a place; granted by default.
  open func permission(for route: Place) -> Permission<Place> { .granted }

  /// Sets the environment values that the scenes of this coordinator, and of the coordinators below it, read; sets none
  /// by default.
  open func prepare(_ environment: inout EnvironmentValues) {}
}

extension Coordinator: WindowOwned {
  package var owner: (any WindowOwner)? {
    get { position.owner }
    set { position.owner = newValue }
  }
}
