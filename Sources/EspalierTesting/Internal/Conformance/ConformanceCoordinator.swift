internal import EspalierNavigation
internal import EspalierViews

/// Shows the places of the conformance app: three tabs, and modals above them.
final class ConformanceCoordinator: Coordinator<ConformanceRoute> {
  private let visitor: Visitor
  private let clock: ManualClock

  init(visitor: Visitor, clock: ManualClock) {
    self.visitor = visitor
    self.clock = clock
    super.init(navigator: Navigator())
  }

  override func show(_ route: ConformanceRoute) {
    navigator.tabs = [
      TabItem("start", title: "Start", icon: .overview, path: .root),
      TabItem("lists", title: "Lists", icon: .list, path: "/list"),
      TabItem("forms", title: "Forms", icon: .settings, path: "/form"),
    ]
    switch route {
    case .start:
      select(tab: "start")
      root(StartScene(identity: visitor.identity))
    case .list:
      select(tab: "lists")
      root(ListScene())
    case .item(let id):
      select(tab: "lists")
      push(ItemScene(id: id))
    case .form:
      select(tab: "forms")
      root(FormScene())
    case .inputs:
      select(tab: "forms")
      push(InputsScene())
    case .shelf:
      select(tab: "start")
      push(ShelfScene())
    case .lines:
      select(tab: "start")
      push(LinesScene())
    case .displays:
      select(tab: "start")
      push(DisplaysScene())
    case .rows:
      select(tab: "lists")
      push(RowsScene())
    case .window:
      select(tab: "lists")
      push(PageWindowScene())
    case .message(let id): present(MessageScene(id: id))
    case .signIn:
      select(tab: "start")
      push(SignInScene(rejection: visitor.rejection))
    case .signUp:
      select(tab: "forms")
      push(SignUpScene())
    case .work:
      select(tab: "start")
      push(WorkScene(clock: clock))
    case .folders:
      select(tab: "lists")
      push(FoldersScene())
    case .folder(let id):
      select(tab: "lists")
      push(FolderScene(id: id))
    }
  }
}
