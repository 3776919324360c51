internal import EspalierNavigation

/// The places of the conformance app.
enum ConformanceRoute: Route {
  case start
  case list
  case item(Int)
  case form
  case inputs
  case shelf
  case lines
  case displays
  case message(Int)
  case signIn
  case signUp
  case work
  case folders
  case folder(Int)
  case rows
  case window
  case many
  case parts
  case baskets
  case feed
  case local

  var path: Path {
    switch self {
    case .start: .root
    case .list: "/list"
    case .item(let id): "/list/\(id)"
    case .form: "/form"
    case .inputs: "/form/inputs"
    case .shelf: "/shelf"
    case .lines: "/lines"
    case .displays: "/displays"
    case .message(let id): "/messages/\(id)"
    case .signIn: "/sign-in"
    case .signUp: "/sign-up"
    case .work: "/work"
    case .folders: "/folders"
    case .folder(let id): "/folders/\(id)"
    case .rows: "/rows"
    case .window: "/window"
    case .many: "/many"
    case .parts: "/parts"
    case .baskets: "/baskets"
    case .feed: "/feed"
    case .local: "/local"
    }
  }

  static let paths = Paths<Self> {
    start
    list
    item
    form
    inputs
    shelf
    lines
    displays
    message
    signIn
    signUp
    work
    folders
    folder
    rows
    window
    many
    parts
    baskets
    feed
    local
    Alias("/start", of: start)
    Moved("/items", to: list)
    Moved(to: item) { "/items/\($0)" }
  }
}
