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
