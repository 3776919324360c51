import Espalier

/// The places of the app.
enum SampleRoute: Route {
  case list
  case new
  case item(Item.ID)
  case edit(Item.ID)
  // template if sign-in
  case signIn(next: String?)
  case setUp
  // template end

  var path: Path {
    switch self {
    case .list: "/"
    case .new: "/new"
    case .item(let id): "/items/\(id)"
    case .edit(let id): "/items/\(id)/edit"
    // template if sign-in
    case .signIn(let next): "/sign-in?next=\(next)"
    case .setUp: "/set-up"
    // template end
    }
  }
  static let paths = Paths<Self> {
    list
    new
    item
    edit
    // template if sign-in
    signIn
    setUp
    // template end
  }
}

/// The feature at the root of the app: it says which scene each place shows.
final class SampleFeature: Feature<SampleScope, SampleRoute> {
  // template if sign-in
  /// Leads strangers to the form, and nobody else. A place that is added needs a person who is signed in.
  override func permission(for route: SampleRoute) -> Permission<SampleRoute> {
    switch route {
    case .setUp: scope.needsSetUp ? .granted : .redirect(.list)
    case .signIn where scope.needsSetUp: .redirect(.setUp)
    case .signIn: scope.person == nil ? .granted : .redirect(.list)
    default: scope.person == nil ? .redirect(.signIn(next: route.path.description)) : .granted
    }
  }
  // template end

  override func placement(of route: SampleRoute) -> Placement<SampleRoute> {
    switch route {
    case .list: .root(self.list())
    case .new: .present(self.form(of: nil), orOver: .list)
    case .item(let id): .push(self.item(id), over: .list)
    case .edit(let id): .present(self.form(of: id), orOver: .item(id))
    // template if sign-in
    case .signIn(let next): .root(SignInScene(next: next))
    case .setUp: .root(SetUpScene())
    // template end
    }
  }

  /// Tells all scenes of changes to the items.
  override func prepare(_ environment: inout EnvironmentValues) { environment.dataVersions = scope.items.versions }

  private func list() -> ItemsScene {
    ItemsScene(
      // template if sign-in
      person: scope.person?.name,
      // template end
      model: ItemsModel(items: scope.items, deletion: scope.deletion))
  }

  private func item(_ id: Item.ID) -> ItemScene {
    ItemScene(id, items: scope.items) { [deletion = scope.deletion, weak self] item in
      try await deletion.delete(item)
      try self?.pop()
    }
  }

  private func form(of id: Item.ID?) -> ItemFormScene {
    ItemFormScene(model: ItemFormModel(id, items: scope.items) { [weak self] in try self?.dismiss() })
  }
}
