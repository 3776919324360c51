internal import EspalierNavigation

/// The places of the inspector.
enum InspectorRoute: Route {
  case pages
  case page(String)
  /// An element of a page: the number of its node, and that of the view in the node.
  case element(String, Int, Int)
  case places
  case signIn

  var path: Path {
    switch self {
    case .pages: "/"
    case .page(let id): "/pages/\(id)"
    case .element(let id, let node, let element): "/pages/\(id)/elements/\(node)/\(element)"
    case .places: "/places"
    case .signIn: "/sign-in"
    }
  }

  static let paths = Paths<Self> {
    pages; page; element; places; signIn
  }
}

/// The coordinator of the inspector, which shows its scenes to visitors with the token.
final class InspectorCoordinator: Coordinator<InspectorRoute> {
  private let visitor: Visitor
  private let inspection: Inspection

  init(_ visitor: Visitor, _ inspection: Inspection) {
    self.visitor = visitor
    self.inspection = inspection
  }

  override func permission(for route: InspectorRoute) -> Permission<InspectorRoute> {
    if route == .signIn { return visitor.identity == nil ? .granted : .redirect(.pages) }
    return visitor.identity == nil ? .redirect(.signIn) : .granted
  }

  override func placement(of route: InspectorRoute) -> Placement<InspectorRoute> {
    switch route {
    case .pages: .root(InspectorPagesScene(self.inspection))
    case .page(let id): .push(InspectorPageScene(id, self.inspection, timeZone: self.visitor.timeZone), over: .pages)
    case .element(let id, let node, let element):
      .push(InspectorElementScene(page: id, node: node, element: element, self.inspection), over: .page(id))
    case .places: .push(InspectorPlacesScene(self.inspection), over: .pages)
    case .signIn: .root(InspectorSignInScene())
    }
  }
}
