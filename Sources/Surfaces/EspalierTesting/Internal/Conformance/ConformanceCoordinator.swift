internal import EspalierNavigation
internal import EspalierViews

/// The coordinator of the conformance app: three tabs, and modals above them.
final class ConformanceCoordinator: Coordinator<ConformanceRoute> {
  private let visitor: Visitor
  private let clock: ManualClock

  init(visitor: Visitor, clock: ManualClock) {
    self.visitor = visitor
    self.clock = clock
  }

  override var tabs: [TabItem<ConformanceRoute>] {
    [
      TabItem("start", title: "Start", icon: .overview, at: .start),
      TabItem("lists", title: "Lists", icon: .list, at: .list),
      TabItem("forms", title: "Forms", icon: .settings, at: .form),
    ]
  }

  override func placement(of route: ConformanceRoute) -> Placement<ConformanceRoute> {
    switch route {
    case .start: .root(StartScene(identity: self.visitor.identity), in: "start")
    case .list: .root(ListScene(), in: "lists")
    case .item(let id): .push(ItemScene(id: id), over: .list)
    case .form: .root(FormScene(), in: "forms")
    case .inputs: .push(InputsScene(), over: .form)
    case .shelf: .push(ShelfScene(), over: .start)
    case .lines: .push(LinesScene(), over: .start)
    case .displays: .push(DisplaysScene(), over: .start)
    case .rows: .push(RowsScene(), over: .list)
    case .window: .push(PageWindowScene(), over: .list)
    case .many: .push(ManyRowsScene(), over: .list)
    case .parts: .push(ManyPartsScene(), over: .list)
    case .baskets: .push(BasketsScene(), over: .list)
    case .feed: .push(FeedScene(), over: .list)
    case .local: .push(LocalScene(), over: .list)
    case .message(let id): .present(MessageScene(id: id), orOver: .start)
    case .signIn: .push(SignInScene(), over: .start)
    case .signUp: .push(SignUpScene(), over: .form)
    case .work: .push(WorkScene(clock: self.clock), over: .start)
    case .folders: .push(FoldersScene(), over: .list)
    case .folder(let id): .push(FolderScene(id: id), over: .folders)
    }
  }
}
