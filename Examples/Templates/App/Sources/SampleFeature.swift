import Espalier

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

  private func list() -> ItemsScene {
    ItemsScene(
      // template if sign-in
      person: scope.person?.name,
      // template end
      model: ItemsModel(items: scope.items, deletion: scope.deletion))
  }

  private func item(_ id: Item.ID) -> ItemScene {
    let model = ItemModel(id: id, items: scope.items, deletion: scope.deletion)
    model.leave = { [weak self] in try self?.pop() }
    return ItemScene(model: model)
  }

  private func form(of id: Item.ID?) -> ItemFormScene {
    let model = ItemFormModel(id: id, items: scope.items)
    model.leave = { [weak self] in try self?.dismiss() }
    return ItemFormScene(model: model)
  }
}
