import Espalier
import Observation

/// A window for tests: a long list whose rows open a sheet and a modal, each with a field.
@MainActor @Observable final class ShelfModel {
  struct Book: Identifiable, Equatable, Sendable {
    let id: Int
    var title: String
  }

  var books = (1...200).map { Book(id: $0, title: "Book \($0)") }
  var chosen: Int?
  var isAsking: Bool {
    get { chosen != nil }
    set { if !newValue { chosen = nil } }
  }
  var draft = ""
  var note = ""
  var saved = 0
}

enum ShelfRoute: Route {
  case list
  case edit(Int)

  var path: Path {
    switch self {
    case .list: .root
    case .edit(let id): "/edit/\(id)"
    }
  }

  static let paths = Paths<Self> {
    list; edit
  }
}

final class ShelfCoordinator: Coordinator<ShelfRoute> {
  private let model = ShelfModel()

  override func placement(of route: ShelfRoute) -> Placement<ShelfRoute> {
    switch route {
    case .list: .root(ShelfList(model: self.model))
    case .edit(let id):
      .present(ShelfEdit(id: id, model: self.model) { [weak self] in try self?.dismiss() }, orOver: .list)
    }
  }

  static func window() -> Window { Window(coordinator: ShelfCoordinator(), title: "Shelf") }
}

/// The list; a tap on a row asks for its title in a sheet, the link beside it opens a modal place.
@MainActor final class ShelfList: Scene {
  private let model: ShelfModel

  init(model: ShelfModel) { self.model = model }

  var screen: Screen {
    let model = model
    return Screen(title: "Shelf") {
      Section("note", layout: .form) {
        Row(TextField.with(.label("Note"), .text(Binding(model, \.note))))
        Row(TextField.with(.label("Loose")))
        Row(Label.with(.text("Noted \(model.note)")))
        Row(Label.with(.text("Saved \(model.saved)")))
        Row(Button.with(.title("Save"), .onTap { model.saved += 1 }))
      }
      Section("books", model.books) { book in
        Row(Label.with(.text(book.title))).onTap {
          model.draft = book.title
          model.chosen = book.id
        }
      }
      Section("more", model.books.suffix(3).map { $0 }) { book in
        Row(Label.with(.text("Edit \(book.title)"))).link(to: ShelfRoute.edit(book.id))
      }
    }
    .dialog(Binding(model, \.isAsking)) {
      let id = model.chosen
      return .sheet("Another title", buttons: [.cancel(), .primary("Keep") { model.rename(id) }]) {
        Section("title", layout: .form) { Row(TextField.with(.label("Title"), .text(Binding(model, \.draft)))) }
      }
    }
  }
}

extension ShelfModel {
  /// Gives the chosen book its new title, under a new identity, as an edit that sorts or regroups does.
  func rename(_ id: Int?) {
    guard let index = books.firstIndex(where: { $0.id == id }) else { return }
    books[index] = Book(id: books[index].id + 1_000, title: draft)
  }
}

/// One book, above the list.
@MainActor final class ShelfEdit: Scene {
  private let id: Int
  private let model: ShelfModel
  private let close: @MainActor @Sendable () throws -> Void

  init(id: Int, model: ShelfModel, close: @escaping @MainActor @Sendable () throws -> Void) {
    self.id = id
    self.model = model
    self.close = close
  }

  var screen: Screen {
    let close = close
    return Screen(title: "Book \(id)") {
      Section("book") { Row(Button.with(.title("Done"), .onTap { try close() })) }
    }
  }
}
