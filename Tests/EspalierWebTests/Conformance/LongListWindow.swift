import Espalier
import Observation

/// A window for tests: a list of 50,000 rows that lead on, each with a field, and a table of as many.
@MainActor @Observable final class LongListModel {
  struct Line: Identifiable, Equatable, Sendable {
    let id: Int
  }

  var lines = (1...50_000).map(Line.init)
  var next = 100_000
  var count = 0
  var notes = 0
}

enum LongListRoute: Route {
  case list
  case fields
  case table
  case grid
  case movable
  case line(Int)

  var path: Path {
    switch self {
    case .list: .root
    case .fields: "/fields"
    case .table: "/table"
    case .grid: "/grid"
    case .movable: "/movable"
    case .line(let id): "/lines/\(id)"
    }
  }

  static let paths = Paths<Self> {
    list; fields; table; grid; movable; line
  }
}

final class LongListCoordinator: Coordinator<LongListRoute> {
  private let model = LongListModel()

  override func placement(of route: LongListRoute) -> Placement<LongListRoute> {
    switch route {
    case .list: .root(LongList(model: self.model))
    case .fields: .push(LongFields(model: self.model), over: .list)
    case .table: .push(LongTable(model: self.model), over: .list)
    case .grid: .push(LongGrid(model: self.model), over: .list)
    case .movable: .push(LongMovable(model: self.model), over: .list)
    case .line(let id): .push(LongLine(id: id), over: .list)
    }
  }

  static func window() -> Window { Window(coordinator: LongListCoordinator(), title: "Long") }
}

@MainActor final class LongList: Scene {
  private let model: LongListModel

  init(model: LongListModel) { self.model = model }

  var screen: Screen {
    let model = model
    return Screen(title: "Long") {
      Section("change", layout: .plain) {
        Row(
          Button.with(
            .title("Put fifty first"),
            .onTap {
              model.lines.insert(contentsOf: (model.next..<model.next + 50).map(LongListModel.Line.init), at: 0)
              model.next += 50
            }),
          Button.with(.title("Write above"), .onTap { model.notes = 10 }),
          Button.with(.title("Count"), .onTap { model.count += 1 }), Label.with(.text("\(model.count)"), .tag("count")))
        for note in 0..<model.notes { Row(Label.with(.text("Note \(note)"))) }
      }
      Section("lines", model.lines) { line in
        // Some are higher than others.
        Row(Label.with(.text("Line \(line.id)")), Label.with(.text(line.id % 7 == 0 ? "two\nlines" : "one")))
          .link(to: LongListRoute.line(line.id))
      }
    }
  }
}

@MainActor final class LongFields: Scene {
  private let model: LongListModel

  init(model: LongListModel) { self.model = model }

  var screen: Screen {
    Screen(title: "Fields") {
      Section("fields", model.lines) { Row(TextField.with(.label("Field \($0.id)"))) }
    }
  }
}

@MainActor final class LongTable: Scene {
  private let model: LongListModel

  init(model: LongListModel) { self.model = model }

  var screen: Screen {
    Screen(title: "Table") {
      Section(
        "table", model.lines, columns: TableColumn("Number") { Label.with(.text("\($0.id)")) },
        TableColumn("Name") { Label.with(.text("Name \($0.id)")) })
    }
  }
}

@MainActor final class LongGrid: Scene {
  private let model: LongListModel

  init(model: LongListModel) { self.model = model }

  var screen: Screen {
    Screen(title: "Grid") {
      Section("grid", model.lines, layout: .grid) { Row(Label.with(.text("Tile \($0.id)"))) }
    }
  }
}

@MainActor final class LongMovable: Scene {
  private let model: LongListModel

  init(model: LongListModel) { self.model = model }

  var screen: Screen {
    let model = model
    return Screen(title: "Movable") {
      Section("movable", model.lines, onMove: { model.lines.apply($0) }) { Row(Label.with(.text("Line \($0.id)"))) }
    }
  }
}

@MainActor final class LongLine: Scene {
  private let id: Int

  init(id: Int) { self.id = id }

  var screen: Screen { Screen(title: "Line \(id)") { Section("line") { Row(Label.with(.text("All of \(id)"))) } } }
}
