import Espalier

/// The places of SampleEditable; their addresses follow that of the feature.
enum SampleEditableRoute: Route {
  case list
  case new
  case edit(SampleEditableEntry.ID)

  var path: Path {
    switch self {
    case .list: "/"
    case .new: "/new"
    case .edit(let id): "/\(id)/edit"
    }
  }
  static let paths = Paths<Self> {
    list
    new
    edit
  }
}

/// SampleEditable: it says which scene each of its places shows.
final class SampleEditableFeature: Feature<SampleEditableScope, SampleEditableRoute> {
  /// The scenes load again when the gateway has stored a change. If a scene also reads other data of the app, create the
  /// gateway with the versions that the app has, because an environment has one.
  override func prepare(_ environment: inout EnvironmentValues) {
    environment.dataVersions = scope.gateway.versions
  }

  override func placement(of route: SampleEditableRoute) -> Placement<SampleEditableRoute> {
    switch route {
    case .list: .root(SampleEditableScene(model: SampleEditableModel(self.scope.gateway)))
    case .new: .present(self.form(of: nil), orOver: .list)
    case .edit(let id): .present(self.form(of: id), orOver: .list)
    }
  }

  private func form(of id: SampleEditableEntry.ID?) -> SampleEditableFormScene {
    SampleEditableFormScene(
      model: SampleEditableFormModel(id, gateway: scope.gateway) { [weak self] in try self?.dismiss() })
  }
}
