import Espalier

/// The places of the app.
enum ToDoRoute: Route {
  case list
  case item(Item.ID)

  var path: Path {
    switch self {
    case .list: "/"
    case .item(let id): "/items/\(id)"
    }
  }
  static let paths = Paths<Self> {
    list; item
  }
}
