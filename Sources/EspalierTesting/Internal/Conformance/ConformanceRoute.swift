internal import EspalierNavigation

/// The places of the conformance app.
enum ConformanceRoute: Route {
  case start
  case list
  case item(Int)
  case form
  case shelf
  case lines
  case message(Int)
  case signIn
  case rows
  case window

  var path: Path {
    switch self {
    case .start: .root
    case .list: Path("list")
    case .item(let id): Path("list", "\(id)")
    case .form: Path("form")
    case .shelf: Path("shelf")
    case .lines: Path("lines")
    case .message(let id): Path("messages", "\(id)")
    case .signIn: Path("sign-in")
    case .rows: Path("rows")
    case .window: Path("window")
    }
  }

  init?(path: Path) {
    let number = path.segments.count == 2 ? Int(path.segments[1]) : nil
    switch (path.first, path.segments.count, number) {
    case (nil, _, _): self = .start
    case ("list", 1, _): self = .list
    case ("list", 2, let id?): self = .item(id)
    case ("form", 1, _): self = .form
    case ("shelf", 1, _): self = .shelf
    case ("lines", 1, _): self = .lines
    case ("messages", 2, let id?): self = .message(id)
    case ("sign-in", 1, _): self = .signIn
    case ("rows", 1, _): self = .rows
    case ("window", 1, _): self = .window
    default: return nil
    }
  }
}
