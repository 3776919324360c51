import Espalier

/// A route of every form that a list can name.
indirect enum ShelfRoute: Route {
  case start, importing
  case account(ShelfID)
  case editing(ShelfID)
  case search(text: String = "", month: Int? = nil)
  case swapped(Int, of: Int)
  case view(ShelfView)
  case user(String)
  case file(ShelfID, [String])
  case tagged([String])
  case month(Int?)
  case filtered(ShelfFilter)
  case folder(String, ShelfRoute)
  case plugin(String, Path)
  case next(Path?)
  case part(String?)
  case grid
  case picker(any Sendable & Hashable)

  var path: Path {
    switch self {
    case .start: "/"
    case .importing: "/import"
    case .account(let id): "/\(id)"
    case .editing(let id): "/\(id)/edit"
    case .search(let text, let month): "/search?q=\(text)&month=\(month)"
    case .swapped(let number, let whole): "/of/\(whole)/\(number)"
    case .view(let view): "/view/\(view)"
    case .user(let name): "/@\(name)"
    case .file(let id, let parts): "/files/\(id)/\(parts)"
    case .tagged(let tags): "/tagged?tag=\(tags)"
    case .month(nil): "/months"
    case .month(let month?): "/months?number=\(month)"
    case .filtered(let filter): "/filtered" + filter.path
    case .folder(let name, let inside): "/in/\(name)" + inside.path
    case .plugin(let name, let place): "/plugins/\(name)" + place
    case .next(let path): "/next?to=\(path)"
    case .part(let name): "/parts#\(name)"
    case .grid: "/months?view=grid"
    case .picker: .none
    }
  }

  static let paths = Paths<Self> {
    // Values first: the order does not matter.
    account
    editing
    start
    importing
    search
    swapped
    view
    user
    file
    tagged
    month
    filtered
    folder
    plugin
    next
    part
    grid
    Alias("/home", of: start)
    Alias(of: account) { "/show/\($0)" }
    Moved("/upload", to: importing)
    Moved(to: swapped) { "/\($1)/part/\($0)" }
  }.withoutAddress("picker")

  static func == (left: Self, right: Self) -> Bool { "\(left)" == "\(right)" }
  func hash(into hasher: inout Hasher) { hasher.combine("\(self)") }
}

struct ShelfID: RawRepresentable, Hashable, PathValue { var rawValue: Int64 }

enum ShelfView: String, CaseIterable, PathValue { case list, table }

/// A group of parameters.
struct ShelfFilter: Route {
  var text = ""
  var account: ShelfID?
  var views: [ShelfView] = []

  var path: Path { "?text=\(text)&account=\(account)&view=\(views)" }
  static let paths = Paths<Self> { ShelfFilter.init }
}
