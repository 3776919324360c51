internal import EspalierScreens
internal import EspalierViews
internal import Observation

/// A scene with rows that are selected and moved and have actions, with sections that collapse, and with tables.
@MainActor @Observable final class RowsScene: Scene {
  struct Fruit: Identifiable, Equatable, Sendable {
    let id: Int
    let name: String
    let weight: Int
  }

  private var fruits = [
    Fruit(id: 1, name: "Apple", weight: 180), Fruit(id: 2, name: "Banana", weight: 120),
    Fruit(id: 3, name: "Cherry", weight: 8),
  ]
  private var stocked = [
    Fruit(id: 4, name: "Date", weight: 7), Fruit(id: 5, name: "Elder", weight: 1),
    Fruit(id: 6, name: "Fig", weight: 50),
  ]
  private var counted: Set<Int> = []
  private var basket: Set<Int> = []
  private var favourite: Int? = 1
  private var archived: [String] = []
  private var isOpen = false
  private var isLoading = false
  private var isHidden = false
  private var sort: TableSort?
  private var seen: [String] = []
  private var gone: [String] = []
  private var moves: [String] = []
  private var showsWatched = true

  var screen: Screen {
    Screen(title: "Fruits") {
      Section("said") {
        Row(Label.with(.text("Basket \(names(basket))")))
        Row(Label.with(.text("Counted \(counted.sorted().map(String.init).joined(separator: ", "))")))
        Row(Label.with(.text("Favourite \(names(favourite.map { [$0] } ?? []))")))
        Row(Label.with(.text("Done \(archived.joined(separator: ", "))")))
        Row(Label.with(.text("Seen \(seen.joined(separator: ", "))")))
        Row(Label.with(.text("Gone \(gone.joined(separator: ", "))")))
        Row(Label.with(.text("Moves \(moves.joined(separator: ", "))")))
        button("Take everything") { $0.basket = [1, 2, 3] }
        button("Hide or show the secret") { $0.isHidden.toggle() }
        button("Load or have the price") { $0.isLoading.toggle() }
      }
      Section("basket", fruits, header: "Basket", selection: .many(basketBinding)) { fruit in
        Row(Label.with(.text("Pick \(fruit.name)")))
      }
      Section("favourite", fruits, header: "Favourite", selection: .one(Binding(self, \.favourite))) { fruit in
        Row(Label.with(.text("Like \(fruit.name)")))
      }
      Section(
        "order", fruits, header: "Order", onMove: { [weak self] move in self?.fruits.apply(move) }
      ) { [weak self] fruit in
        Row(Label.with(.text("Fruit \(fruit.name)"))).actions(
          .action("Archive") { self?.archived.append("archive \(fruit.name)") },
          .action("Sell", icon: .card, isEnabled: fruit.id != 2) { self?.archived.append("sell \(fruit.name)") },
          .destructive("Delete", icon: .delete) { self?.fruits.removeAll { $0.id == fruit.id } }
        ).willMove { self?.noteMove("from", of: fruit) }.didMove { self?.noteMove("to", of: fruit) }
      }
      Section("closed", header: "More about fruit", isExpanded: Binding(self, \.isOpen)) {
        Row(Label.with(.text("Fruit is healthy")))
      }
      Section("states") {
        Row(Label.with(.text("The secret"))).isHidden(isHidden)
        Row(Label.with(.text("The price is 3"))).isLoading(isLoading)
        if showsWatched {
          Row(Label.with(.text("Watched"))).onAppear { [weak self] in
            self?.seen.append("watched")
          }.onDisappear { [weak self] in
            self?.gone.append("watched")
          }.actions(.action("Take away") { [weak self] in self?.showsWatched = false })
        }
      }
      table
      stock
      leading
    }
  }

  /// A table whose rows are selected, moved and tapped, and have actions.
  private var stock: Section {
    Section(
      "stock", stocked, header: "Stock", selection: .many(Binding(self, \.counted)),
      onMove: { [weak self] move in self?.stocked.apply(move) },
      columns: TableColumn("Fruit") { Label.with(.text("Stock \($0.name)")) },
      TableColumn("Left", alignment: .end) { Label.with(.text("\($0.weight * 2) left")) }
    ) { [weak self] row, fruit in
      row.onTap { self?.archived.append("count \(fruit.name)") }
        .actions(.action("Order") { self?.archived.append("order \(fruit.name)") })
    }
  }

  /// A table whose rows lead to places, and have a control in a cell.
  private var leading: Section {
    Section(
      "leading", Array(fruits.prefix(1)), header: "More",
      columns: TableColumn("Way") { Label.with(.text("To the window of \($0.name)")) },
      TableColumn("Besides") { [weak self] fruit in
        Button.with(.title("Weigh \(fruit.name)"), .onTap { self?.archived.append("weigh \(fruit.name)") })
      }
    ) { row, _ in row.link(to: "/window") }
  }

  private var table: Section {
    let sorted = sort.map { sort in
      fruits.sorted { left, right in
        let isBefore = sort.column == "name" ? left.name < right.name : left.weight < right.weight
        return isBefore == sort.isAscending
      }
    }
    return Section(
      "weights", sorted ?? fruits, header: "Weights", sort: Binding(self, \.sort),
      columns: TableColumn("Kind", sort: "name") { Label.with(.text("A \($0.name)")) },
      TableColumn("Grams", sort: "weight", alignment: .end) { Label.with(.text("\($0.weight) g")) },
      TableColumn("Note") { Label.with(.text("no. \($0.id)")) })
  }

  /// The binding of a basket that holds at most two things. The binding refuses a third one.
  private var basketBinding: Binding<Set<Int>> {
    Binding { [weak self] in
      self?.basket ?? []
    } set: { [weak self] in
      if $0.count < 3 { self?.basket = $0 }
    }
  }

  private func names(_ ids: Set<Int>) -> String {
    let names = fruits.filter { ids.contains($0.id) }.map(\.name).sorted()
    return names.isEmpty ? "nothing" : names.joined(separator: " and ")
  }

  private func noteMove(_ word: String, of fruit: Fruit) {
    let position = fruits.firstIndex { $0.id == fruit.id } ?? -1
    moves.append("\(fruit.name) \(word) \(position + 1)")
  }

  private func button(_ title: String, _ change: @escaping @MainActor @Sendable (RowsScene) -> Void) -> Row {
    Row(
      Button.with(
        .title(title),
        .onTap { [weak self] in
          if let self { change(self) }
        }))
  }
}

/// A scene with a long list that opens around one of its rows. Loading the end of the list fails once.
@MainActor final class PageWindowScene: Scene {
  struct Line: Identifiable, Equatable, Sendable {
    let id: Int
  }

  actor Source: RowSource {
    private var hasFailed = false

    func count() async throws -> Int { 400 }

    func items(in range: Range<Int>) async throws -> [Line] {
      if range.upperBound > 320, !hasFailed {
        hasFailed = true
        throw ConformanceError("The shelf is out of reach")
      }
      return range.map { Line(id: $0 + 1) }
    }
  }

  private let pages = PagedList<Line>(pageSize: 40)

  func load() async { await pages.show(Source(), around: 140) }

  var screen: Screen {
    Screen(title: "Window") {
      Section("lines", pages) { line in Row(Label.with(.text("Line \(line.id)"))) }
    }
  }
}
