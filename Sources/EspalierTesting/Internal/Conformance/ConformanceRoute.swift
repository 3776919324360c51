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
    }
  }

  init?(path: Path) {
    let number = path.segments.count == 2 ? Int(path.segments[1]) : nil
    switch (path.first, path.segments.count, number) {
    case (nil, _, _): self = .start
    case ("list", 1, _): self = .list
    case ("list", 2, let id?): self = .item(id)
    case ("form", 1, _): self = .form
    case ("form", 2, _) where path.segments[1] == "inputs": self = .inputs
    case ("shelf", 1, _): self = .shelf
    case ("lines", 1, _): self = .lines
    case ("displays", 1, _): self = .displays
    case ("messages", 2, let id?): self = .message(id)
    case ("sign-in", 1, _): self = .signIn
    case ("sign-up", 1, _): self = .signUp
    case ("work", 1, _): self = .work
    case ("folders", 1, _): self = .folders
    case ("folders", 2, let id?): self = .folder(id)
    case ("rows", 1, _): self = .rows
    case ("window", 1, _): self = .window
    default: return nil
    }
  }
}
